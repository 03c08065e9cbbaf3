/// Splits a stream into lines. Each line becomes available as soon as its end has been read.
struct LineStream {
    enum Line: Equatable {
        /// A line without its line break.
        case bytes([UInt8])
        /// A line that exceeds the limit. Its content is discarded.
        case tooLong
    }

    private let limit: Int
    private let read: () throws(FileError) -> [UInt8]
    private var bytes: [UInt8] = []
    /// The offset of the next line.
    private var start = 0
    /// The offset at which the search for a line break continues.
    private var searched = 0
    private var isOver = false
    private var isSkipping = false

    /// - Parameters:
    ///   - limit: the maximum number of bytes in a line.
    ///   - read: waits for the next bytes and returns them; returns an empty array at the end of the stream.
    init(limit: Int, _ read: @escaping () throws(FileError) -> [UInt8]) {
        self.limit = limit
        self.read = read
    }

    init(limit: Int, whole bytes: [UInt8]) {
        self.init(limit: limit) { () throws(FileError) in [] }
        self.bytes = bytes
    }

    /// The next line; nil at the end. Lines end with LF or CR LF; the last line may end with the stream.
    mutating func next() throws(FileError) -> Line? {
        while true {
            if let end = bytes[searched...].firstIndex(of: 0x0A) { return take(to: end, after: end + 1) }
            searched = bytes.count
            if isOver { return start < bytes.count || isSkipping ? take(to: bytes.count, after: bytes.count) : nil }
            if searched - start > limit {
                isSkipping = true
                start = searched
            }
            let more = try read()
            isOver = more.isEmpty
            bytes.removeFirst(start)
            (start, searched) = (0, searched - start)
            bytes += more
        }
    }

    /// The next line, and following lines that have already been read.
    /// - Parameter most: the maximum number of lines.
    /// - Returns: no lines at the end of the stream.
    mutating func batch(most: Int) throws(FileError) -> [Line] {
        var lines: [Line] = []
        while lines.count < most, lines.isEmpty || bytes[start...].contains(0x0A) {
            guard let line = try next() else { break }
            lines.append(line)
        }
        return lines
    }

    private mutating func take(to end: Int, after next: Int) -> Line {
        defer {
            (start, searched) = (next, next)
            isSkipping = false
        }
        if isSkipping || end - start > limit { return .tooLong }
        let hasReturn = end > start && bytes[end - 1] == 0x0D
        return .bytes(Array(bytes[start..<(hasReturn ? end - 1 : end)]))
    }
}

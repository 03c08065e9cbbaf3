/// Lines of a stream, each as soon as its end has come.
struct LineStream {
    enum Line: Equatable {
        /// Without its end.
        case bytes([UInt8])
        /// Longer than the limit; what it held is gone.
        case tooLong
    }

    private let limit: Int
    /// Waits for the next bytes; none at the end.
    private let read: () throws(FileError) -> [UInt8]
    private var bytes: [UInt8] = []
    /// Where the line begins that is next.
    private var start = 0
    /// Up to where no line end is.
    private var searched = 0
    private var isOver = false
    private var isSkipping = false

    /// - Parameters:
    ///   - limit: the most bytes of a line.
    ///   - read: waits for the next bytes; none at the end.
    init(limit: Int, _ read: @escaping () throws(FileError) -> [UInt8]) {
        self.limit = limit
        self.read = read
    }

    /// The lines of a file that has been read.
    init(limit: Int, whole bytes: [UInt8]) {
        self.init(limit: limit) { () throws(FileError) in [] }
        self.bytes = bytes
    }

    /// The next line; nil at the end. Lines end with LF or CR LF, the last one also with the stream.
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

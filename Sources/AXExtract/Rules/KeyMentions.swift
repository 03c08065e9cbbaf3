package import AXSource

/// Which keys stand in the literals of a project's sources, whatever their language.
///
/// The sources are read as bytes: a key in a literal that is used for something else counts as mentioned, so that no key is
/// called unused by mistake.
package struct KeyMentions: Sendable {
    /// The keys that are looked for, as literals spell them.
    private let wanted: [[UInt8]: StringKey]
    /// The names that constants made of the keys would have.
    private let names: [[UInt8]: StringKey]
    private let longest: Int
    /// Tells of most names that they are none of the ``names``, without making a copy to look them up.
    private let looksNamed: ByteFilter
    private var found: Set<StringKey> = []
    /// The beginnings of literals that are completed at run time.
    private var beginnings: Set<[UInt8]> = []

    /// A shorter beginning says nothing.
    private static let shortestBeginning = 4

    /// - Parameter keys: The keys that are looked for.
    package init(of keys: [StringKey]) {
        wanted = Dictionary(keys.map { (Self.spelled($0), $0) }) { first, _ in first }
        names = Dictionary(keys.map { (Self.name($0), $0) }) { first, _ in first }
        longest = max(wanted.keys.map(\.count).max() ?? 0, names.keys.map(\.count).max() ?? 0)
        looksNamed = ByteFilter(names.keys)
    }

    /// Adds what other sources mention of the same keys.
    package mutating func add(_ other: KeyMentions) {
        found.formUnion(other.found)
        beginnings.formUnion(other.beginnings)
    }

    /// Remembers what a source mentions.
    package mutating func read(_ source: [UInt8]) {
        // The open parentheses of each interpolation that the reading is inside of.
        var open: [Int] = []
        source.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                let byte = bytes[offset]
                offset += 1
                // All that are of interest are below this one, and letters are not.
                if byte > UInt8(ascii: ".") { continue }
                switch byte {
                case UInt8(ascii: "\""): offset = readLiteral(bytes, from: offset, isWhole: true, &open)
                case UInt8(ascii: "."): offset = readName(bytes, from: offset)
                case UInt8(ascii: "("): if !open.isEmpty { open[open.count - 1] += 1 }
                case UInt8(ascii: ")"):
                    guard let count = open.popLast() else { break }
                    if count > 1 {
                        open.append(count - 1)
                    } else {
                        offset = readLiteral(bytes, from: offset, isWhole: false, &open)
                    }
                case 0x0A: open = []
                default: break
                }
            }
        }
    }

    func contains(_ key: StringKey) -> Bool { found.contains(key) }

    /// The beginning of a literal that may become the key at run time; nil where there is none.
    func possibleUser(of key: StringKey) -> String? {
        let longest = beginnings.filter { key.bytes.starts(with: $0) }.max { $0.count < $1.count }
        return longest.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads a literal up to its end, its first interpolation or the end of the line.
    /// - Parameters:
    ///   - isWhole: Whether this is its beginning, not what follows an interpolation.
    ///   - open: Where an interpolation begins, it is added.
    /// - Returns: Where to go on.
    private mutating func readLiteral(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isWhole: Bool, _ open: inout [Int]
    ) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""):
                if isWhole { finish(bytes[start..<end], isContinued: Self.isContinued(bytes, from: end + 1)) }
                return end + 1
            case 0x0A, 0x0D: return end
            case UInt8(ascii: "\\"):
                if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "(") {
                    if isWhole { begin(bytes[start..<end]) }
                    open.append(1)
                    return end + 2
                }
                end += 2
            default: end += 1
            }
        }
        return bytes.count
    }

    /// Whether something is added to a literal that has ended: `"menu." + name`.
    private static func isContinued(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let next = bytes[min(start, bytes.count)...].prefix(8).first { $0 != 0x20 }
        return next == UInt8(ascii: "+")
    }

    private mutating func finish(_ literal: Slice<UnsafeBufferPointer<UInt8>>, isContinued: Bool) {
        if let key = literal.count <= longest ? wanted[Array(literal)] : nil { found.insert(key) }
        if isContinued { begin(literal) }
    }

    private mutating func begin(_ literal: Slice<UnsafeBufferPointer<UInt8>>) {
        guard (Self.shortestBeginning...200).contains(literal.count) else { return }
        beginnings.insert(Array(literal))
    }

    private mutating func readName(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
        guard end > start, end - start <= longest, looksNamed.accepts(bytes[start..<end]) else { return end }
        if let key = names[Array(bytes[start..<end])] { found.insert(key) }
        return end
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func spelled(_ key: StringKey) -> [UInt8] {
        key.bytes.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
            case 0x0A: Array("\\n".utf8)
            case 0x09: Array("\\t".utf8)
            default: [byte]
            }
        }
    }

    /// `playerPlay` for `player.play`, as generators of constants spell it.
    private static func name(_ key: StringKey) -> [UInt8] {
        var name: [UInt8] = []
        var isStart = false
        for byte in key.bytes {
            guard isNameByte(byte), byte != UInt8(ascii: "_") else {
                isStart = !name.isEmpty
                continue
            }
            let isLetter = (0x61...0x7A).contains(byte | 0x20)
            if name.isEmpty, isLetter {
                name.append(byte | 0x20)
            } else {
                name.append(isStart && isLetter ? byte & ~0x20 : byte)
            }
            isStart = false
        }
        return name
    }
}

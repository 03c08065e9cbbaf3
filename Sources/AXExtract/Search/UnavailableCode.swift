import AXSource

/// The code of a Swift file that never runs if every `#available` holds: what follows the `else` of such a test, and the
/// block of `#unavailable`. The file is scanned and not parsed.
struct UnavailableCode {
    /// A block in braces.
    private enum Block {
        case other
        /// The block of an `if` whose only condition is `#available`, so that its `else` never runs.
        case available
        /// A block that never runs, and whether it follows `else`, so that those of `else if` after it never run either.
        case unavailable(isElse: Bool)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var scan: SwiftComments
    private var parts: [Range<Int>] = []
    /// The open blocks, with the UTF-8 offsets of their braces.
    private var open: [(block: Block, start: Int)] = []
    /// The number of open braces and parentheses.
    private var depth = 0
    /// What the next block at a depth is.
    private var next: (block: Block, depth: Int)?

    private static let tests = ["#available(", "#unavailable("]
    private static let search = SubstringSearch(tests)

    /// The UTF-8 offsets of the parts of a file, in the order of their ends.
    static func parts(of file: SourceFile) -> [Range<Int>] {
        file.text.withUnsafeBufferPointer { bytes in
            guard search.contains(in: bytes, where: { _, _ in true }) else { return [] }
            var code = UnavailableCode(bytes)
            code.run()
            return code.parts
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        scan = SwiftComments(bytes)
    }

    private mutating func run() {
        while scan.offset < bytes.count {
            let start = scan.offset
            scan.skip()
            switch bytes[start] {
            case UInt8(ascii: "#"): readTest(from: start)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "{"): beginBlock(at: start)
            case UInt8(ascii: "}"): endBlock()
            default: break
            }
        }
    }

    /// Reads a test for a version, if it's the only condition of an `if` or `guard`.
    private mutating func readTest(from start: Int) {
        guard next == nil, let test = Self.tests.first(where: { bytes[start...].starts(with: $0.utf8) }),
            let end = bytes[start...].prefix(256).firstIndex(of: UInt8(ascii: ")"))
        else { return }
        let isAvailable = test == Self.tests[0]
        let before = bytes[..<start].reversed().drop(while: \.isASCIISpace).prefix(while: \.isIdentifierByte)
        switch String(decoding: before.reversed(), as: UTF8.self) {
        case "if" where follows("{", at: end + 1):
            next = (isAvailable ? .available : .unavailable(isElse: false), depth)
        case "guard" where isAvailable && follows("else", at: end + 1): next = (.unavailable(isElse: false), depth)
        default: return
        }
        scan.offset = end + 1
    }

    private func follows(_ token: String, at offset: Int) -> Bool {
        bytes[offset...].drop(while: \.isASCIISpace).starts(with: token.utf8)
    }

    private mutating func beginBlock(at start: Int) {
        if let next, next.depth == depth {
            open.append((next.block, start))
            self.next = nil
        } else {
            open.append((.other, start))
        }
        depth += 1
    }

    private mutating func endBlock() {
        depth -= 1
        guard let (block, start) = open.popLast() else { return }
        if case .unavailable = block { parts.append(start..<scan.offset) }
        switch block {
        case .available, .unavailable(isElse: true):
            if follows("else", at: scan.offset) { next = (.unavailable(isElse: true), depth) }
        case .other, .unavailable(isElse: false): break
        }
    }
}

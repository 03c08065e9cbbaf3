import AXSource

/// The cases of enumerations that Swift code makes or compares with: `.play` and `Command.play`. The patterns of `switch`
/// and `if case` don't count, and neither does the declaration of a case. Words in literals count; comments don't.
struct CaseUses: Sendable {
    /// The cases that are named without a type: `.play`.
    private(set) var implicit: Set<String> = []
    /// The last parts of the types that cases are named with, as in `Command.play`, by the names of the cases.
    private(set) var qualified: [String: Set<String>] = [:]
    /// The names that are used without a period, as the enumeration itself can.
    private(set) var bare: Set<String> = []

    /// The types that the code mentions, among those that are searched for.
    private(set) var types: Set<String> = []
    /// The types that the code calls: `Command(rawValue: name)`, `Command.init`.
    private(set) var called: Set<String> = []
    /// Whether the code makes values of raw values, or stores values as such, whose types it needn't write.
    private(set) var usesRawValues = false

    /// - Parameters:
    ///   - names: The names of cases, without their types.
    ///   - types: The last parts of the names of the enumerations.
    init(of names: Set<String>, types: Set<String>, in text: [UInt8]) {
        let lengths = Set((names.union(types).union(Self.rawValueWords)).map(\.utf8.count))
        text.withUnsafeBufferPointer { bytes in
            var offset = 0
            /// The end of the last literal. What begins like a comment in a literal isn't one.
            var literal = 0
            /// The offsets of the next names that are patterns.
            var patterns: ArraySlice<Int> = []
            while offset < bytes.count {
                guard bytes[offset].isIdentifierByte else {
                    if offset >= literal {
                        let end = SwiftComments.end(in: bytes, from: offset)
                        if bytes[offset] == UInt8(ascii: "/") { offset = end - 1 } else { literal = end }
                    }
                    offset += 1
                    continue
                }
                let start = offset
                while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
                while let first = patterns.first, first < start { patterns.removeFirst() }
                if patterns.first == start { continue }
                if bytes[start..<offset].elementsEqual("case".utf8) {
                    // A word in a list of patterns is never `case`, so no list is read twice.
                    if patterns.isEmpty { patterns = CasePatternScan.names(in: bytes, from: offset)[...] }
                } else if lengths.contains(offset - start) {
                    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
                    if names.contains(word) { note(word, at: start, bytes) }
                    if types.contains(word) { note(type: word, bytes[offset...]) }
                    if Self.rawValueWords.contains(word), word != "rawValue" || bytes[offset...].first == 0x3A {
                        usesRawValues = true
                    }
                }
            }
        }
    }

    private static let rawValueWords: Set<String> = ["AppStorage", "SceneStorage", "rawValue"]

    private mutating func note(type: String, _ rest: Slice<UnsafeBufferPointer<UInt8>>) {
        types.insert(type)
        if rest.first == UInt8(ascii: "(") || rest.starts(with: ".init".utf8) { called.insert(type) }
    }

    /// The maximum length of a type's name, in bytes.
    private static let longestType = 128

    private mutating func note(_ name: String, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        let before = start > 0 ? bytes[start - 1] : 0
        guard before == UInt8(ascii: ".") else {
            if before == UInt8(ascii: "`") { implicit.insert(name) } else { bare.insert(name) }
            return
        }
        let owner = bytes[..<(start - 1)].suffix(Self.longestType).reversed().prefix(while: \.isIdentifierByte)
        guard let first = owner.last else {
            // These end a value, which has a member of the same name.
            let endsValue = start > 1 && bytes[start - 2].isOne(of: ")]}?!\"")
            if !endsValue { implicit.insert(name) }
            return
        }
        let isType = first.isASCIILetter && !first.isASCIILowercase || first >= 0x80
        if isType { qualified[name, default: []].insert(String(decoding: owner.reversed(), as: UTF8.self)) }
    }
}

/// Reads the patterns, or the declared cases, after the word `case`.
private enum CasePatternScan {
    /// More patterns after one `case` aren't read, so their names count as uses.
    private static let mostPatterns = 64
    /// The maximum length of the associated values in a pattern, in bytes.
    private static let longestPayload = 256

    /// The offsets of the names, in order.
    static func names(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [Int] {
        var (offset, names) = (start, [Int]())
        while names.count < mostPatterns, let name = name(bytes, &offset) {
            names.append(name)
            skipSpace(bytes, &offset)
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { break }
            offset += 1
        }
        return names
    }

    /// The offset of the case's name in the next pattern, such as `.play` or `let Command.songs(count)`.
    private static func name(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
        skipSpace(bytes, &offset)
        if ["let ", "var "].contains(where: { bytes[offset...].starts(with: $0.utf8) }) { offset += 4 }
        var start = offset
        while offset < bytes.count, bytes[offset].isIdentifierByte || bytes[offset] == UInt8(ascii: ".") {
            if bytes[offset] == UInt8(ascii: ".") { start = offset + 1 }
            offset += 1
        }
        guard offset > start else { return nil }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") { skipPayload(bytes, &offset) }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "?") { offset += 1 }
        return start
    }

    private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
        while offset < bytes.count, bytes[offset].isASCIISpace { offset += 1 }
    }

    private static func skipPayload(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
        var depth = 0
        let end = min(bytes.count, offset + longestPayload)
        while offset < end {
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            offset += 1
            if depth == 0 { return }
        }
    }
}

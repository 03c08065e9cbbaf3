import AXSource

/// The properties of a file that may hold a text, as far as their lines tell.
struct TextProperties {
    /// Parts of the names of all types whose values are texts.
    private static let texts: [StaticString] = ["String", "Text", "LocalizationValue"]
    /// The letters that these begin with.
    private static let initials: ClosedRange<UInt8> = UInt8(ascii: "L")...UInt8(ascii: "T")

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The hashes of the names, without the underscore that stands before what a wrapper stores.
    private var names: NameSet = []

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Remembers the names of a property whose line names a type of text or has a literal.
    mutating func note(line: Range<Int>) {
        guard bytes[line].contains(UInt8(ascii: "\"")) || namesText(in: line) else { return }
        var offset = line.lowerBound
        while offset < line.upperBound, bytes[offset] != UInt8(ascii: "="), bytes[offset] != UInt8(ascii: "{") {
            let start = offset
            while offset < line.upperBound, bytes[offset].isIdentifierByte { offset += 1 }
            if offset > start { names.insert(hash: NameSet.hash(bytes[start..<offset])) } else { offset += 1 }
        }
    }

    /// The hashes of those that are assigned in a range: what stands before `=` or `+=`.
    func assigned(in range: Range<Int>) -> [UInt64] {
        guard !names.isEmpty else { return [] }
        var found: [UInt64] = []
        for sign in range.lowerBound + 1..<range.upperBound
        where bytes[sign] == UInt8(ascii: "=") && bytes[sign + 1] != bytes[sign] {
            var end = bytes[sign - 1] == UInt8(ascii: "+") ? sign - 1 : sign
            while end > range.lowerBound, bytes[end - 1].isASCIISpace { end -= 1 }
            var start = end
            while start > range.lowerBound, bytes[start - 1].isIdentifierByte { start -= 1 }
            guard start < end else { continue }
            found.append(NameSet.hash(bytes[start..<end]))
            // A property with a wrapper is stored under its name with an underscore.
            if bytes[start] == UInt8(ascii: "_") { found.append(NameSet.hash(bytes[start + 1..<end])) }
        }
        return found.filter(names.contains(hash:))
    }

    /// Whether a part of the file names a type of text.
    func namesText(in range: Range<Int>) -> Bool {
        for offset in range where Self.initials.contains(bytes[offset]) {
            if Self.texts.contains(where: { begins($0, at: offset, before: range.upperBound) }) { return true }
        }
        return false
    }

    func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
        range.contains { begins(text, at: $0, before: range.upperBound) }
    }

    private func begins(_ text: StaticString, at start: Int, before end: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length <= end else { return false }
        return (0..<length).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }
}

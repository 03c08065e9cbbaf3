import AXModel
import AXSource

/// A reference to a variable in a string, such as `%#@songs@` or `%2$#@songs@`.
struct VariableReference: Hashable, Sendable {
    let name: String
    /// The UTF-8 offsets of the whole reference, from the percent sign to the second at sign.
    let range: Range<Int>
    /// The range between the percent sign and the number sign. It may contain, for example, a width, or a position and
    /// its dollar sign.
    let head: Range<Int>
    /// The 1-based position of the argument, if the reference specifies one.
    let position: Int?
    /// Whether every version of Foundation recognizes the reference. Open-source CoreFoundation (`CFString.c`) only
    /// accepts names of ASCII letters, digits and underscores, and shows anything else as text; newer tools from Apple
    /// accept more. Always true in a string catalog.
    let isPortable: Bool

    /// The references in a string of a catalog, in order. Xcode's catalog compiler accepts almost any name, including
    /// names that contain periods, spaces and non-ASCII letters.
    static func inCatalog(_ text: String) -> [VariableReference] { scan(text, .catalog) }

    /// The references in a string of a `.stringsdict` file, in order: those that Foundation recognizes, and others that
    /// look like references.
    static func inStringsdict(_ text: String) -> [VariableReference] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        let specifiers = Message.placeholders(in: text)
        let known = specifiers.compactMap(VariableReference.init)
        let taken = Set(specifiers.map(\.range.lowerBound))
        let others = scan(text, .stringsdict).filter { !taken.contains($0.range.lowerBound) }
        return others.isEmpty ? known : (known + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private init(
        name: String, range: Range<Int>, head: Range<Int>, position: Int?, isPortable: Bool
    ) {
        self.name = name
        self.range = range
        self.head = head
        self.position = position
        self.isPortable = isPortable
    }

    private init?(_ specifier: FormatSpecifier) {
        guard let name = specifier.variable else { return nil }
        let (start, end) = (specifier.range.lowerBound, specifier.range.upperBound)
        self.init(
            name: name, range: specifier.range, head: start + 1..<end - name.utf8.count - 3,
            position: specifier.position, isPortable: true)
    }
}

extension VariableReference {
    /// The syntax of references in a file format.
    private enum Dialect {
        case catalog
        /// Allows any flags, and any name without white space.
        case stringsdict

        /// The end of the part that can precede `#@`.
        func headEnd(_ bytes: [UInt8], from start: Int) -> Int {
            let rest = bytes[start...]
            switch self {
            case .catalog:
                let end = rest.firstIndex { !$0.isASCIIDigit } ?? rest.endIndex
                return end < rest.endIndex && rest[end] == UInt8(ascii: "$") ? end + 1 : end
            case .stringsdict:
                return rest.firstIndex { !Self.flags.contains($0) } ?? rest.endIndex
            }
        }

        /// The end of a name; nil if the name is empty or no at sign follows it. In a string catalog, the name and the
        /// at sign can't take up more than 200 bytes, as in Xcode's compiler.
        func nameEnd(_ bytes: [UInt8], from start: Int) -> Int? {
            let rest = self == .catalog ? bytes[start...].prefix(200) : bytes[start...]
            let end = rest.firstIndex { byte in
                byte == UInt8(ascii: "@") || byte == UInt8(ascii: "%") || self == .stringsdict && byte <= 0x20
            }
            return end.flatMap { $0 > start && bytes[$0] == UInt8(ascii: "@") ? $0 : nil }
        }

        private static let flags = Set("0123456789$+-.* '".utf8)
    }

    private static func scan(_ text: String, _ dialect: Dialect) -> [VariableReference] {
        let bytes = Array(text.utf8)
        var references: [VariableReference] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            let headEnd = dialect.headEnd(bytes, from: offset)
            guard bytes[headEnd...].starts(with: "#@".utf8) else {
                // The second percent sign of `%%` doesn't begin a reference.
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") { offset += 1 }
                continue
            }
            guard let end = dialect.nameEnd(bytes, from: headEnd + 2) else { continue }
            let head = offset..<headEnd
            references.append(
                VariableReference(
                    name: String(decoding: bytes[headEnd + 2..<end], as: UTF8.self), range: percent..<end + 1,
                    head: head, position: position(bytes[head]), isPortable: dialect == .catalog))
            offset = end + 1
        }
        return references
    }

    /// The number in a head such as `2$`; nil for any other head.
    private static func position(_ head: ArraySlice<UInt8>) -> Int? {
        guard head.last == UInt8(ascii: "$"), head.dropLast().allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(String(decoding: head.dropLast(), as: UTF8.self))
    }
}

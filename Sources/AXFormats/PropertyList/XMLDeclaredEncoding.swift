import AXSource

/// The encoding in which CoreFoundation reads an XML property list (CFPropertyList.c).
enum XMLDeclaredEncoding {
    case utf8
    /// ISO 8859-1, which CoreFoundation also uses for US-ASCII and Windows-1252.
    case latin1
    /// The declaration names no encoding, or one that the bytes of the declaration itself can't be in.
    case rejected(Span)

    /// A byte order mark takes precedence over a declaration, which has to be at the beginning of the file.
    init(of file: SourceFile) {
        guard file.encoding == .utf8, !file.hasByteOrderMark, let name = Self.name(in: file.text) else {
            self = .utf8
            return
        }
        let letters = file.string(name).lowercased().utf8.filter { $0.isASCIIAlphanumeric }
        self =
            switch String(decoding: letters, as: UTF8.self) {
            case let word where Self.latin.contains(word): .latin1
            case let word where word.isEmpty || Self.wide.contains { word.hasPrefix($0) }: .rejected(name)
            default: .utf8
            }
    }

    var isLatin1: Bool {
        if case .latin1 = self { true } else { false }
    }

    /// The quoted name after the first `encoding=` of the declaration, which ends at the first `?` or `>`.
    private static func name(in text: [UInt8]) -> Span? {
        guard text.starts(with: "<?xml".utf8) else { return nil }
        let end = text[5...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ">") } ?? text.count
        let word = Array("encoding=".utf8)
        let attribute = (5..<max(5, end - word.count)).first { text[$0..<($0 + word.count)].elementsEqual(word) }
        guard let start = attribute.map({ $0 + word.count }) else { return nil }
        guard text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'"),
            let close = text[(start + 1)...].firstIndex(of: text[start]), close < end
        else { return nil }
        return Span(start + 1, close)
    }

    private static let latin: Set<String> = [
        "iso88591", "latin1", "l1", "usascii", "ascii", "cp819", "ibm819", "isoir100", "csisolatin1", "ansix341968",
        "windows1252", "cp1252",
    ]
    private static let wide = ["utf16", "utf32", "ucs", "iso10646", "unicode"]
}

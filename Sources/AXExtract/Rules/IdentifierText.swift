import AXSource

/// Distinguishes code identifiers from words for people.
enum IdentifierText {
    /// Top-level domains and file extensions.
    private static let addressEnds: Set<String> = [
        "com", "org", "net", "io", "app", "dev", "edu", "gov", "de", "fr", "uk", "us", "jp", "js", "txt", "pdf",
        "html", "swift", "json", "xml", "md", "csv", "png", "jpg", "gif", "zip", "mp3", "mp4",
    ]
    /// Prefixes of product names before a capital letter: `iPhone`, `macOS`.
    private static let brandPrefixes: Set<String> = ["i", "e", "mac", "tv", "watch", "vision", "visionOS", "x"]

    /// Whether a string is a single code identifier: `player.play`, `lblTitle`, `PLAY_BUTTON`, `play_button`.
    ///
    /// Single words (`play`), abbreviations (`OK`), addresses (`example.com`) and product names (`iPhone`) aren't
    /// identifiers.
    static func isIdentifier(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count > 3, bytes.count < 200, bytes.allSatisfy(isNameByte), bytes.contains(where: \.isASCIILetter)
        else {
            return false
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.utf8.first.map { $0.isASCIILetter || $0 == UInt8(ascii: "_") } ?? false }) else {
            return false
        }
        if parts.count > 1 { return isDotted(parts) }
        if text.contains("-") { return false }
        return text.split(separator: "_").count > 1 || isCamelCase(text)
    }

    /// Whether a string is one word with a capital letter inside, like a product name: `WordPress`, `iCloud`. A word
    /// that ends like the name of a type, such as `PlayButton`, isn't a product name.
    static func isProductName(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count > 3, bytes.count < 40, bytes.allSatisfy(\.isASCIIAlphanumeric),
            let capital = text.dropFirst().firstIndex(where: \.isUppercase)
        else { return false }
        guard text.first?.isUppercase == true else { return brandPrefixes.contains(String(text[..<capital])) }
        return text[text.index(before: capital)].isLowercase && !typeEndings.contains { text.hasSuffix($0) }
    }

    private static let typeEndings = [
        "Button", "Label", "View", "Image", "Icon", "Cell", "Field", "Switch", "Tab", "Bar", "Menu", "Item", "Screen",
    ]

    /// Whether a literal with interpolations is a single code identifier. `text` contains the interpolations as written
    /// in the source: `\(count)`.
    static func isIdentifier(_ text: String, values: [String]) -> Bool {
        isIdentifier(values.prefix(8).reduce(text) { $0.replacing("\\(\($1))", with: "value") })
    }

    private static func isDotted(_ parts: [Substring]) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        return !addressEnds.contains(last.lowercased()) && first.utf8.count > 1 && last.utf8.count > 1
    }

    private static func isCamelCase(_ text: String) -> Bool {
        guard let first = text.utf8.first, (0x61...0x7A).contains(first),
            let capital = text.firstIndex(where: \.isUppercase)
        else { return false }
        return !brandPrefixes.contains(String(text[..<capital]))
    }

    /// Whether a byte can be part of an identifier. The hyphen can, but only in dotted names: `status.context-menu`,
    /// not `check-in`.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x30...0x39: true
        default: byte.isASCIILetter
        }
    }
}

/// Splits a language tag by the grammar of RFC 5646, section 2.1. The subtags keep their case.
struct LanguageTagGrammar {
    var language = ""
    var extendedLanguages: [Substring] = []
    var script: Substring?
    var region: Substring?
    var variants: [Substring] = []
    /// Each extension with its singleton: `u-ca-buddhist`.
    var extensions: [String] = []
    /// `x-` and what follows.
    var privateUse: String?

    private var rest: ArraySlice<Substring>

    /// Nil where the text is no well-formed tag, a grandfathered one included.
    init?(_ text: String) {
        guard text.utf8.count <= 512 else { return nil }
        rest = text.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard rest.allSatisfy({ Self.isAlphanumeric($0, 1...8) }) else { return nil }
        if let first = rest.first, Self.isPrivateUse(first) {
            guard parsePrivateUse() else { return nil }
        } else {
            guard parseLanguage(), parseExtensions(), parsePrivateUse() else { return nil }
        }
        guard rest.isEmpty else { return nil }
    }

    private mutating func parseLanguage() -> Bool {
        guard let first = take({ Self.isAlphabetic($0, 2...8) }) else { return false }
        language = String(first)
        while first.utf8.count <= 3, extendedLanguages.count < 3, let next = take({ Self.isAlphabetic($0, 3...3) }) {
            extendedLanguages.append(next)
        }
        script = take { Self.isAlphabetic($0, 4...4) }
        region = take { Self.isAlphabetic($0, 2...2) || Self.isNumeric($0, 3) }
        while let variant = take(Self.isVariant) { variants.append(variant) }
        return true
    }

    private mutating func parseExtensions() -> Bool {
        while let singleton = take({ $0.utf8.count == 1 && !Self.isPrivateUse($0) }) {
            var subtags = [singleton]
            while let next = take({ $0.utf8.count >= 2 }) { subtags.append(next) }
            guard subtags.count > 1 else { return false }
            extensions.append(subtags.joined(separator: "-"))
        }
        return true
    }

    private mutating func parsePrivateUse() -> Bool {
        guard take(Self.isPrivateUse) != nil else { return true }
        guard !rest.isEmpty else { return false }
        privateUse = "x-" + rest.joined(separator: "-")
        rest = []
        return true
    }

    /// The next subtag, when it has the form asked for.
    private mutating func take(_ fits: (Substring) -> Bool) -> Substring? {
        guard let next = rest.first, fits(next) else { return nil }
        rest.removeFirst()
        return next
    }

    private static func isPrivateUse(_ subtag: Substring) -> Bool { subtag == "x" || subtag == "X" }

    /// Five to eight letters and digits, or four that begin with a digit.
    private static func isVariant(_ subtag: Substring) -> Bool {
        subtag.utf8.count >= 5 || (subtag.utf8.count == 4 && isNumeric(subtag.prefix(1), 1))
    }

    private static func isAlphanumeric(_ subtag: Substring, _ length: ClosedRange<Int>) -> Bool {
        length.contains(subtag.utf8.count) && subtag.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }

    private static func isAlphabetic(_ subtag: Substring, _ length: ClosedRange<Int>) -> Bool {
        length.contains(subtag.utf8.count) && subtag.utf8.allSatisfy(isLetter)
    }

    private static func isNumeric(_ subtag: Substring, _ length: Int) -> Bool {
        subtag.utf8.count == length && subtag.utf8.allSatisfy(isDigit)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

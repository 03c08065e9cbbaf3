/// Parses a language tag by the grammar of RFC 5646, section 2.1. The subtags keep their case.
struct LanguageTagGrammar {
    var language = ""
    var extendedLanguages: [Substring] = []
    var script: Substring?
    var region: Substring?
    var variants: [Substring] = []
    /// Each extension with its singleton: `u-ca-buddhist`.
    var extensions: [String] = []
    /// `x-` and the parts after it.
    var privateUse: String?

    /// The maximum length of a tag, in bytes. RFC 5646 doesn't set a limit, but says that a tag of registered subtags
    /// needs at most 35 characters (section 4.4.1).
    static let longest = 512

    private var rest: ArraySlice<Substring>

    /// - Throws: the first error in a string that doesn't match the grammar. Grandfathered tags aren't recognized.
    init(_ text: String) throws(LanguageTagError) {
        guard !text.isEmpty else { throw .isEmpty }
        guard text.utf8.count <= Self.longest else { throw .isTooLong }
        rest = text.split(separator: "-", omittingEmptySubsequences: false)[...]
        for subtag in rest { try Self.requireSubtag(subtag) }
        if let first = rest.first, !Self.isPrivateUse(first) {
            try parseLanguage(first)
            try parseExtensions()
        }
        try parsePrivateUse()
        if let stranger = rest.first { throw .misplaced(String(stranger)) }
    }

    /// A subtag consists of one to eight ASCII letters and digits.
    private static func requireSubtag(_ subtag: Substring) throws(LanguageTagError) {
        guard !subtag.isEmpty else { throw .emptySubtag }
        if subtag.contains("_") { throw .underscore }
        for character in subtag where !isAlphanumeric(character) { throw .character(character) }
        guard subtag.utf8.count <= 8 else { throw .longSubtag(String(subtag)) }
    }

    private mutating func parseLanguage(_ subtag: Substring) throws(LanguageTagError) {
        guard let first = take({ Self.isAlphabetic($0, 2...8) }) else { throw .noLanguage(String(subtag)) }
        language = String(first)
        while first.utf8.count <= 3, extendedLanguages.count < 3, let next = take({ Self.isAlphabetic($0, 3...3) }) {
            extendedLanguages.append(next)
        }
        script = take { Self.isAlphabetic($0, 4...4) }
        region = take { Self.isAlphabetic($0, 2...2) || Self.isNumeric($0, 3) }
        while let variant = take(Self.isVariant) { variants.append(variant) }
    }

    private mutating func parseExtensions() throws(LanguageTagError) {
        while let singleton = take({ $0.utf8.count == 1 && !Self.isPrivateUse($0) }) {
            var subtags = [singleton]
            while let next = take({ $0.utf8.count >= 2 }) { subtags.append(next) }
            guard subtags.count > 1 else { throw .nothingAfter(String(singleton)) }
            extensions.append(subtags.joined(separator: "-"))
        }
    }

    private mutating func parsePrivateUse() throws(LanguageTagError) {
        guard let singleton = take(Self.isPrivateUse) else { return }
        guard !rest.isEmpty else { throw .nothingAfter(String(singleton)) }
        privateUse = "x-" + rest.joined(separator: "-")
        rest = []
    }

    private mutating func take(_ fits: (Substring) -> Bool) -> Substring? {
        guard let next = rest.first, fits(next) else { return nil }
        rest.removeFirst()
        return next
    }

    private static func isPrivateUse(_ subtag: Substring) -> Bool { subtag == "x" || subtag == "X" }

    /// A variant has five to eight letters and digits, or four if it begins with a digit.
    private static func isVariant(_ subtag: Substring) -> Bool {
        subtag.utf8.count >= 5 || (subtag.utf8.count == 4 && isNumeric(subtag.prefix(1), 1))
    }

    private static func isAlphanumeric(_ character: Character) -> Bool {
        character.utf8.count == 1 && character.utf8.allSatisfy { isLetter($0) || isDigit($0) }
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

import AXLocale
import AXSource

/// Names that projects and translators give to locales: `.lproj` folders, and parts of file names.
enum LocaleName {
    /// The `.lproj` folder of what all locales share: storyboards, and strings of the development language.
    static let base = "Base"

    /// The language tag that the name of an `.lproj` folder stands for: `zh-CN` for `zh_CN`, `en` for `English`.
    /// A name that is no tag stays as it is; ``base`` is not a locale.
    static func tag(ofFolder name: String) -> String? {
        if name.lowercased() == base.lowercased() { return nil }
        return LegacyLocaleNames.tag(of: name) ?? canonicalSpelling(name)
    }

    /// The tag that text from a file name stands for; nil for what is more likely a word.
    ///
    /// The language must have two letters, or be one of the three-letter ones that apps are translated into: `Player-app`
    /// is not a player in Apma.
    static func tag(ofText text: String) -> String? {
        if let tag = LegacyLocaleNames.tag(of: text) { return tag }
        let subtags = text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        guard let language = subtags.first, subtags.count <= 3, subtags.dropFirst().allSatisfy(isScriptOrRegion),
            isLanguage(language)
        else { return nil }
        return canonicalSpelling(text)
    }

    /// Whether a folder's name is an old one: a language in English, or a tag with an underscore.
    static func isLegacy(_ name: String) -> Bool {
        LegacyLocaleNames.tag(of: name) != nil || name.utf8.contains(UInt8(ascii: "_"))
    }

    /// Hyphens between subtags, and case as RFC 5646 (2.1.1) recommends it: `zh-Hant-TW`.
    static func canonicalSpelling(_ name: String) -> String {
        let subtags = name.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        guard let language = subtags.first, subtags.allSatisfy(isSubtag) else { return name }
        let rest = subtags.dropFirst().map { subtag in
            switch subtag.count {
            case 2: subtag.uppercased()
            case 4 where subtag.allSatisfy(\.isLetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            default: subtag.lowercased()
            }
        }
        return ([language.lowercased()] + rest).joined(separator: "-")
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character == "-" || character == "_"
    }

    private static func isSubtag(_ text: Substring) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }

    private static func isLanguage(_ text: Substring) -> Bool {
        guard text.utf8.allSatisfy(\.isASCIILetter) else { return false }
        if text.utf8.count == 2 { return !folderWords.contains(text.lowercased()) }
        return threeLetterLanguages.contains(text.lowercased())
    }

    /// A script of four letters, or a region of two letters or three digits.
    private static func isScriptOrRegion(_ text: Substring) -> Bool {
        let letters = text.utf8.allSatisfy(\.isASCIILetter)
        if text.utf8.count == 2 || text.utf8.count == 4 { return letters }
        return text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIIDigit)
    }

    /// Codes that are more often the name of a folder than a language: `in` (Indonesian until 1989) and `to` (Tongan).
    private static let folderWords: Set<String> = ["in", "to"]

    private static let threeLetterLanguages: Set<String> = [
        "ast", "bal", "bho", "ceb", "chr", "ckb", "cmn", "csb", "dsb", "fil", "frp", "fur", "gsw", "haw", "hsb", "kab",
        "kok", "lij", "mai", "mni", "nan", "nap", "nds", "oci", "pap", "rup", "sah", "sat", "scn", "sco", "szl", "tet",
        "tok", "tzm", "vec", "wuu", "yue", "zgh",
    ]
}

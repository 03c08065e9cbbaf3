import AXLocale
import AXSource

/// The names that projects and translators use for locales, in `.lproj` folders and in parts of file names.
enum LocaleName {
    /// The name of the `.lproj` folder for resources that all locales share, such as storyboards and strings in the
    /// development language.
    static let base = "Base"

    /// The language tag for the name of an `.lproj` folder, such as `zh-CN` for `zh_CN` and `en` for `English`. A name
    /// that isn't a tag is returned unchanged.
    /// - Returns: nil for ``base``.
    static func tag(ofFolder name: String) -> String? {
        if name.lowercased() == base.lowercased() { return nil }
        return LegacyLocaleNames.tag(of: name) ?? canonicalSpelling(name)
    }

    /// The language tag in a part of a file name; nil if the part is more likely a word.
    ///
    /// A language code must have two letters, or three if apps are translated into the language. For example, “app” in
    /// `Player-app` isn't the language Apma.
    static func tag(ofText text: String) -> String? {
        if let tag = LegacyLocaleNames.tag(of: text) { return tag }
        let subtags = text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        guard let language = subtags.first, subtags.count <= 3, subtags.dropFirst().allSatisfy(isScriptOrRegion),
            isLanguage(language)
        else { return nil }
        return canonicalSpelling(text)
    }

    /// Whether a folder has a legacy name, which is the English name of a language or a tag with an underscore.
    static func isLegacy(_ name: String) -> Bool {
        LegacyLocaleNames.tag(of: name) != nil || name.utf8.contains(UInt8(ascii: "_"))
    }

    /// The tag with hyphens, and with the case that RFC 5646 (2.1.1) recommends, such as `zh-Hant-TW` for `zh_hant_tw`.
    /// A name that can't be a tag is returned unchanged.
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

    /// Whether a subtag is a script of four letters, or a region of two letters or three digits.
    private static func isScriptOrRegion(_ text: Substring) -> Bool {
        let letters = text.utf8.allSatisfy(\.isASCIILetter)
        if text.utf8.count == 2 || text.utf8.count == 4 { return letters }
        return text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIIDigit)
    }

    /// Language codes that are usually words in the names of folders: `in` (Indonesian until 1989) and `to` (Tongan).
    private static let folderWords: Set<String> = ["in", "to"]

    private static let threeLetterLanguages: Set<String> = [
        "ast", "bal", "bho", "ceb", "chr", "ckb", "cmn", "csb", "dsb", "fil", "frp", "fur", "gsw", "haw", "hsb", "kab",
        "kok", "lij", "mai", "mni", "nan", "nap", "nds", "oci", "pap", "rup", "sah", "sat", "scn", "sco", "szl", "tet",
        "tok", "tzm", "vec", "wuu", "yue", "zgh",
    ]
}

extension LanguageTag {
    /// The locale that a user specifies in an option or argument.
    /// - Throws: an error if the text isn't a valid language tag (RFC 5646). The message suggests the tag that was
    ///   probably intended.
    static func valid(_ text: String) throws(CommandFailure) -> LanguageTag {
        let judgement = LanguageTagValidation(text)
        if let tag = judgement.tag, judgement.isValid { return tag }
        let reason = judgement.faults.first.map { ": \($0)" } ?? ""
        let offer = judgement.meant.map { "; did you mean “\($0.text)” (\($0.englishName))?" } ?? reason
        throw CommandFailure(.usage, PathName.printable("“\(text)” isn't a valid language tag\(offer)"))
    }
}

package import AXSource

/// The pages of rules that several targets need. The rules check files of several formats, compare strings files with
/// the code that uses them, or have priority over rules of other targets.
extension RulePage {
    package static let languageTag = RulePage(
        id: "language-tag", concern: .files,
        summary: "The name of a localization isn't a valid language tag.",
        why: """
            Devices request localizations by language tag (BCP 47), such as `de`, `es-419` or `zh-Hant`. Devices never \
            request unregistered codes, or country codes in place of language codes. At best, users hear translations \
            under an invalid code only if no other localization is a better match. A deprecated code still works and \
            is reported as a note.
            """,
        example: Example(catalogText(language: "cz")),
        instead: Example(catalogText(language: "cs")),
        severity: .warning)

    package static let encoding = RulePage(
        id: "encoding", concern: .files,
        summary: "The file's encoding isn't what Apple's runtime expects.",
        why: """
            Apple's runtime reads a strings file as UTF-8, or as UTF-16 or UTF-32 if the file begins with the matching \
            byte order mark. The runtime rejects the whole file if it finds a single byte that isn't valid UTF-8 \
            (except 0xA9), even in a comment. It also rejects a file with a second byte order mark, which Xcode's build \
            removes (swift-build, CopyStringsFileTaskAction.swift). A UTF-16 file without a byte order mark loses its \
            first character (CoreFoundation, CFOldStylePList.c).
            """,
        example: Example("\u{FEFF}\u{FEFF}\"key\" = \"Play\";"),
        instead: Example("\"key\" = \"Play\";"),
        severity: .error, or: [.warning], isFixable: true)

    private static func catalogText(language: String) -> String {
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"\(language)\": "
            + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"v\"}}}}}}"
    }

    package static let pluralHandRolled = RulePage(
        id: "plural-hand-rolled", concern: .plurals,
        summary: "Singular and plural are two separate strings, and the code chooses between them.",
        why: """
            Two forms are enough for English and many other languages, but Russian has three for whole numbers, Arabic \
            has six and Japanese has one (CLDR plural rules). Only a plural entry in a stringsdict file or string \
            catalog lets each language have its own forms.
            """,
        example: Example(
            "star", role: "label", key: "rating.singular.label", others: ["rating.plural.label": "stars"]),
        instead: Example(
            forms: [.init("one", "%lld star"), .init("other", "%lld stars")], role: "label", key: "rating.label"),
        severity: .warning)

    package static let pluralExtraCategory = RulePage(
        id: "plural-extra-category", concern: .plurals,
        summary: "A plural form has a category that no number ever selects.",
        why: """
            The plural categories are zero, one, two, few, many and other, and each language uses one or more of them \
            (CLDR, UTS 35 part 3). Users never hear a form whose key isn't a plural category (for example, `three`) or \
            is a category that the language doesn't use. The category `zero` is an exception: it is used for 0 in \
            every language (Apple, OS X 10.9 release notes).
            """,
        example: Example(forms: [.init("one", "%lld曲だけ"), .init("other", "%lld曲")], locale: "ja"),
        instead: Example(forms: [.init("zero", "曲なし"), .init("other", "%lld曲")], locale: "ja"),
        severity: .warning)

    package static let labelCarriesValue = RulePage(
        id: "label-carries-value", concern: .labels,
        summary: "The label contains a value or a state.",
        why: """
            VoiceOver speaks the accessibility value after the label, and a braille display shows the value \
            separately. If the label doesn't contain the value, Voice Control users can always say the same name. A \
            state belongs in a trait. The value changes while the label stays the same (Apple, Accessibility \
            Programming Guide for iOS).
            """,
        example: Example("Volume, 50%", role: "label"),
        instead: Example("Volume", role: "label"),
        severity: .warning, traits: [.causedByCode])

    package static let labelDiffersFromTitle = RulePage(
        id: "label-differs-from-title", concern: .labels,
        summary: "The label doesn't contain the visible title of the control.",
        why: """
            Voice Control users say the words they see, but Voice Control listens for the label: a button titled \
            “Send” with the label “Submit message” doesn't respond to its title (WCAG 2.5.3, Label in Name). The label \
            should begin with the words in the title.
            """,
        example: Example(
            "Nachricht abschicken", locale: "de", role: "label", key: "send.label", source: "Send message",
            others: ["send.title": "Senden"], otherSources: ["send.title": "Send"], relation: .title),
        instead: Example(
            "Nachricht senden", locale: "de", role: "label", key: "send.label", source: "Send message",
            others: ["send.title": "Senden"], otherSources: ["send.title": "Send"], relation: .title),
        severity: .warning, traits: [.causedByCode])

    package static let outdatedTranslation = RulePage(
        id: "outdated-translation", concern: .translations,
        summary: "The source string has changed since it was exported for translation.",
        why: """
            The translator worked from an older source string, so the translation may describe something that the app \
            no longer does. Xcode's import silently skips a string whose source has changed. Export the string again.
            """,
        example: Example(
            "Spielt den Titel.", locale: "de", role: "hint", source: "Plays the album.", exported: "Plays the song."),
        instead: Example(
            "Spielt das Album.", locale: "de", role: "hint", source: "Plays the album.", exported: "Plays the album."),
        severity: .error, traits: [.blocksApply], formerIDs: ["stale-unit"])

    package static let variableUndefined = RulePage(
        id: "variable-undefined", concern: .variations,
        summary: "A string refers to a variable that isn't defined.",
        why: """
            `%#@songs@` refers to the variable `songs` in the same entry or, in a string catalog, to the substitution \
            `songs` in the same localization. A definition elsewhere isn't used. If the variable is missing or its \
            name was translated, VoiceOver speaks the sentence with a gap. In a string catalog, Xcode's compiler \
            rejects an undefined variable.
            """,
        example: Example(stringsdictText(format: "%#@songs@"), key: "songs"),
        instead: Example(stringsdictText(format: "%#@n@"), key: "songs"),
        severity: .error, traits: [.blocksApply])

    private static func stringsdictText(format: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>songs</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>\(format)</string>
        \t\t<key>n</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%d song</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%d songs</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """
    }
}

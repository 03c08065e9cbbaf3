import AXLocale
import AXReport
import ArgumentParser

/// `axstrings locale`: what a language tag says.
struct LocaleVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "locale",
        abstract: "Judge language tags: well-formed, valid, canonical, direction, plural categories.",
        discussion: """
            Examples:
              axstrings locale pt-BR zh_CN iw
              axstrings locale English --format json

            The name of an old .lproj folder, such as English or zh_CN, is taken for the tag it stands for. \
            The exit code is 1 when a tag is not well-formed.
            """)

    @Argument(help: "Language tags or names of .lproj folders.")
    var tags: [String]

    @Option(help: "text or json.")
    var format: AnswerFormat = .text

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let answers = tags.map(LocaleAnswer.init)
        switch format {
        case .text: workplace.print(answers.map(\.text).joined())
        case .json: workplace.print(JSONText.pretty(Answers(locales: answers)))
        }
        return answers.allSatisfy(\.wellFormed) ? .clean : .findings
    }

    private struct Answers: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool = JSONTool(.current)
        let locales: [LocaleAnswer]
    }
}

/// What can be said about one tag.
struct LocaleAnswer: Encodable {
    let input: String
    let wellFormed: Bool
    let valid: Bool
    var canonical: String?
    var language: String?
    var script: String?
    var region: String?
    var direction: String?
    var parents: [String] = []
    var pluralCategories: [String] = []
    /// The categories with the numbers that reach them.
    var plurals: PluralAnswer?
    /// Why the canonical form differs from the input.
    var reasons: [String] = []

    init(_ input: String) {
        self.input = input
        let name = LocaleName.isLegacy(input) ? LocaleName.tag(ofFolder: input) ?? input : input
        guard let tag = LanguageTag(name) else {
            (wellFormed, valid) = (false, false)
            reasons = ["“\(input)” is not well-formed (RFC 5646)"]
            return
        }
        wellFormed = true
        valid = Self.unregistered(tag).isEmpty
        canonical = tag.canonical.text
        language = tag.language
        script = tag.script
        region = tag.region
        direction = tag.isRightToLeft ? "rtl" : "ltr"
        parents = tag.parents
        pluralCategories = PluralRules(tag).categories.map(\.rawValue)
        plurals = PluralAnswer(tag)
        reasons = Self.reasons(input, name, tag)
    }

    /// The subtags that CLDR's data does not know.
    private static func unregistered(_ tag: LanguageTag) -> [String] {
        if tag.isGrandfathered { return [] }
        let parts: [(String?, SubtagRegistry.Kind)] =
            [(tag.language, .language), (tag.script, .script), (tag.region, .region)]
            + tag.variants.map { ($0, .variant) }
        return parts.compactMap { text, kind in
            text.flatMap { $0.isEmpty || SubtagRegistry.status(of: $0, kind) != nil ? nil : $0 }
        }
    }

    private static func reasons(_ input: String, _ name: String, _ tag: LanguageTag) -> [String] {
        var reasons: [String] = []
        if name != input { reasons.append("“\(input)” is an old folder name for “\(name)”") }
        reasons += Self.unregistered(tag).map { "“\($0)” is not registered (CLDR)" }
        if tag.canonical.text != name { reasons.append("the canonical form of “\(name)” is “\(tag.canonical)”") }
        return reasons
    }

    /// The answer for people.
    var text: String {
        guard wellFormed else { return "\(PathName.printable(input)): not well-formed\n" }
        let facts =
            [
                valid ? "valid" : "not valid", "canonical \(canonical ?? "")", direction ?? "",
                "plural \(pluralCategories.joined(separator: " "))",
            ] + (parents.isEmpty ? [] : ["parents \(parents.joined(separator: ", "))"])
        let remarks = reasons.map { "  \(PathName.printable($0))\n" }.joined()
        return "\(PathName.printable(input)): \(facts.joined(separator: "; "))\n\(plurals?.text ?? "")\(remarks)"
    }
}

import AXLocale

/// The facts about one tag.
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
    /// The localization that users with the tag hear; nil for the development language, or if none was requested.
    var lproj: String?
    var pluralCategories: [String] = []
    /// The categories with the numbers that reach them.
    var plurals: PluralAnswer?
    /// What is wrong with the input, and why the canonical form differs from it.
    var reasons: [String] = []
    /// The localizations that are taken, the best one first; nil where none is asked for.
    private var localizations: [String]?

    private enum CodingKeys: CodingKey {
        case input, wellFormed, valid, canonical, language, script, region, direction, parents, lproj, pluralCategories
        case plurals, reasons
    }

    init(_ input: String, _ match: LocalizationMatch?) {
        self.input = input
        let name = LocaleName.isLegacy(input) ? LocaleName.tag(ofFolder: input) ?? input : input
        let judgement = TagJudgement(name)
        (wellFormed, valid) = (judgement.isWellFormed, judgement.isValid)
        reasons = Self.reasons(input, judgement)
        guard let tag = judgement.tag else { return }
        canonical = judgement.canonical?.text
        language = tag.language
        script = tag.script
        region = tag.region
        direction = tag.isRightToLeft ? "rtl" : "ltr"
        parents = tag.parents
        localizations = match?.localizations(for: [name])
        lproj = localizations?.first
        pluralCategories = PluralRules(tag).categories.map(\.rawValue)
        plurals = PluralAnswer(tag)
    }

    private static func reasons(_ input: String, _ judgement: TagJudgement) -> [String] {
        let name = judgement.text
        let legacy = name == input ? [] : ["“\(input)” is a legacy folder name for “\(name)”"]
        let meant = judgement.meant.map { ["did you mean “\($0)”?"] } ?? []
        let changes = judgement.isValid ? judgement.changes.map(\.description) : []
        return legacy + judgement.faults.map(\.description) + meant + changes
    }

    /// The answer for people.
    var text: String {
        let lines = (reasons + hearing).map { "  \(PathName.printable($0))\n" }.joined()
        guard wellFormed else { return "\(PathName.printable(input)): not well-formed\n" + lines }
        let facts =
            [
                valid ? "valid" : "not valid", "canonical \(canonical ?? "")", direction ?? "",
                "plural \(pluralCategories.joined(separator: " "))",
            ] + (parents.isEmpty ? [] : ["parents \(parents.joined(separator: ", "))"])
        return "\(PathName.printable(input)): " + facts.joined(separator: "; ") + "\n" + (plurals?.text ?? "") + lines
    }

    /// What its listeners hear.
    private var hearing: [String] {
        guard let localizations else { return [] }
        guard let first = localizations.first else {
            return ["users hear the development language because no localization matches"]
        }
        let others = localizations.dropFirst()
        let rest = others.isEmpty ? "" : "; missing strings come from \(others.joined(separator: ", "))"
        return ["users hear \(first)\(rest)"]
    }
}

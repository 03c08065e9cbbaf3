import AXLocale
import AXModel
import AXScan
import AXSource

/// Variations that Xcode's compiler rejects, or that Xcode's import loses, because of their order or position.
enum VariationNesting: FileRule {
    static let page = RulePage.variationNesting

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.complexLocalizations.flatMap { localization in
            check(localization.member, step: nil, depth: 0, localization, survey.document)
                + substitutions(localization, survey.document)
        }
    }

    /// Checks a localization or a form, and its descendants.
    /// - Parameters:
    ///   - step: the step to the form; nil for the localization.
    ///   - depth: the number of steps to the form.
    private static func check(
        _ member: JSONTree.Member, step: VariationPath.Step?, depth: Int,
        _ localization: StringCatalogSurvey.Localization, _ document: StringCatalogDocument
    ) -> [Diagnostic] {
        let tree = document.tree
        guard let variations = tree.member("variations", of: member.value) else { return [] }
        let span = tree.nodes[variations.key].span
        guard depth < VariationPath.maximumSteps else {
            return [finding(.tooDeep, at: span, in: document, localization: localization)]
        }
        var findings: [Diagnostic] = []
        if let message = refusal(of: step) {
            findings.append(finding(message, at: span, in: document, localization: localization))
        }
        if tree.member("stringUnit", of: member.value) != nil {
            findings.append(lost(.plainAndVaried, at: span, localization, document))
        }
        let axes = tree.members(of: variations.value)
        if axes.count > 1 { findings.append(lost(.twoAxes, at: span, localization, document)) }
        for axis in axes {
            for form in tree.members(of: axis.value) {
                let step =
                    tree.isText(axis.key, "device") ? VariationPath.Step.device(tree.string(form.key)) : .plural(.other)
                findings += check(form, step: step, depth: depth + 1, localization, document)
            }
        }
        return findings
    }

    private static func lost(
        _ message: String, at span: Span, _ localization: StringCatalogSurvey.Localization,
        _ document: StringCatalogDocument
    ) -> Diagnostic {
        finding(
            message, at: span, in: document, severity: .warning, explanation: .lostOnImport,
            localization: localization)
    }

    /// The message about a form that must not vary further; nil if it may vary.
    private static func refusal(of step: VariationPath.Step?) -> String? {
        switch step {
        case .plural: .pluralVaried
        case .device("other"): .fallbackVaried
        default: nil
        }
    }

    /// Reports substitutions in a localization without a string that could refer to them.
    private static func substitutions(
        _ localization: StringCatalogSurvey.Localization, _ document: StringCatalogDocument
    ) -> [Diagnostic] {
        guard let member = document.tree.member("substitutions", of: localization.member.value),
            !document.tree.members(of: member.value).isEmpty
        else { return [] }
        let parents = document.values(of: localization.member.value).filter { value in
            if case .substitution? = value.path.steps.first { false } else { true }
        }
        guard parents.isEmpty else { return [] }
        return [finding(.noParent, at: document.tree.nodes[member.key].span, in: document, localization: localization)]
    }
}

extension String {
    fileprivate static let pluralVaried = "plural form varies further, which Xcode's compiler rejects"
    fileprivate static let fallbackVaried = "string for device “other” varies further, which Xcode's compiler rejects"
    fileprivate static let plainAndVaried = "plain string at the same level as these variations"
    fileprivate static let twoAxes = "string varies by device and by plural at the same level"
    fileprivate static let lostOnImport =
        "Xcode compiles both alternatives, but loses one of them when it imports a translation."
    fileprivate static let tooDeep =
        "variations are nested more than \(VariationPath.maximumSteps) levels deep; deeper levels aren't read"
    fileprivate static let noParent = "localization has substitutions but no string, so Xcode's compiler rejects it"
}

import AXLocale
import AXModel
import AXScan
import AXSource

/// Variations in an order or a location in which Xcode's compiler rejects them, or its import loses them.
enum VariationNesting: FileRule {
    static let page = RulePage.variationNesting

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.formed.flatMap { place in
            check(place.localization, step: nil, depth: 0, place, survey.document)
                + substitutions(place, survey.document)
        }
    }

    /// Checks a node that holds a unit or variations, and its descendants.
    /// - Parameters:
    ///   - step: the case that the node is for.
    ///   - depth: how many cases lead to it.
    private static func check(
        _ member: JSONTree.Member, step: VariationPath.Step?, depth: Int, _ place: StringCatalogPlace,
        _ document: StringCatalogDocument
    ) -> [Diagnostic] {
        let tree = document.tree
        guard let variations = tree.member("variations", of: member.value) else { return [] }
        let span = tree.nodes[variations.key].span
        guard depth < VariationPath.maximumSteps else {
            return [finding(.tooDeep, at: span, in: document, place: place)]
        }
        var findings: [Diagnostic] = []
        if let message = refusal(of: step) {
            findings.append(finding(message, at: span, in: document, place: place))
        }
        if tree.member("stringUnit", of: member.value) != nil {
            findings.append(
                finding(
                    .unitBeside, at: span, in: document, severity: .warning, explanation: .lostOnImport, place: place))
        }
        let axes = tree.members(of: variations.value)
        if axes.count > 1 {
            findings.append(
                finding(.twoAxes, at: span, in: document, severity: .warning, explanation: .lostOnImport, place: place))
        }
        for axis in axes {
            for form in tree.members(of: axis.value) {
                let step =
                    tree.isText(axis.key, "device") ? VariationPath.Step.device(tree.string(form.key)) : .plural(.other)
                findings += check(form, step: step, depth: depth + 1, place, document)
            }
        }
        return findings
    }

    /// Why a case must not vary further; nil if it may.
    private static func refusal(of step: VariationPath.Step?) -> String? {
        switch step {
        case .plural: .pluralVaried
        case .device("other"): .fallbackVaried
        default: nil
        }
    }

    /// Substitutions need a string that refers to them.
    private static func substitutions(_ place: StringCatalogPlace, _ document: StringCatalogDocument) -> [Diagnostic] {
        guard let member = document.tree.member("substitutions", of: place.localization.value),
            !document.tree.members(of: member.value).isEmpty
        else { return [] }
        let parents = document.texts(of: place.localization.value).filter { text in
            if case .substitution? = text.path.steps.first { false } else { true }
        }
        guard parents.isEmpty else { return [] }
        return [finding(.noParent, at: document.tree.nodes[member.key].span, in: document, place: place)]
    }
}

extension String {
    fileprivate static let pluralVaried = "plural form varies further, which Xcode's compiler rejects"
    fileprivate static let fallbackVaried = "string for device “other” varies further, which Xcode's compiler rejects"
    fileprivate static let unitBeside = "plain string at the same level as these variations"
    fileprivate static let twoAxes = "string varies by device and by plural at the same level"
    fileprivate static let lostOnImport =
        "Xcode compiles both alternatives, but loses one of them when it imports a translation."
    fileprivate static let tooDeep =
        "variations are nested more than \(VariationPath.maximumSteps) levels deep; deeper levels aren't read"
    fileprivate static let noParent = "localization has substitutions but no string, so Xcode's compiler rejects it"
}

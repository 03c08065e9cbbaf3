import AXLocale
import AXModel
import AXSource

/// A plural without the form that stands in for all others.
struct PluralMissingOther: ScopedRule {
    static let page = RulePage(
        id: "plural-missing-other",
        summary: "A plural has no form `other`.",
        why: """
            Every language has the category `other` (CLDR), and every number without a form of its own takes it, \
            also where whole numbers never reach it: numbers with a fraction do (Apple, “Localizing strings that \
            contain plurals”). Without it the runtime has no text to speak for those numbers.
            """,
        example: Example(forms: [.init("one", "%lld song")]),
        instead: Example(forms: [.init("one", "%lld song"), .init("other", "%lld songs")]),
        severity: .error)

    static let scope = RuleScope(needs: .rare)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.countedTexts.filter { !$0.categories.contains(.other) }.map { counted in
            Diagnostic(
                id: page.id, severity: page.severity, path: unit.path ?? context.path,
                span: counted.forms.first?.text.span ?? unit.keySpan, message: message(counted, context.plurals),
                explanation: .noText + (context.plurals.map { " \($0.need)." } ?? ""), key: unit.key,
                locale: context.locale)
        }
    }

    private func message(_ counted: CountedText, _ plurals: LocalePlurals?) -> String {
        let present = counted.categories.sorted().map { plurals?.name($0) ?? $0.rawValue }
        let only = present.isEmpty ? "" : ", only for \(NumberList.sentence(present))"
        return "\(counted.title) has no form for other\(only)"
    }
}

extension String {
    fileprivate static let noText = "Numbers whose own category has no form are shown, and spoken, without a text."
}

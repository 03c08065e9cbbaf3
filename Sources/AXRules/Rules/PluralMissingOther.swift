import AXLocale
import AXModel
import AXSource

/// A plural without the form `other`, which is used for all numbers without a separate form.
enum PluralMissingOther: StringRule {
    static let page = RulePage(
        id: "plural-missing-other", concern: .plurals,
        summary: "A plural doesn't have the form `other`.",
        why: """
            Every language has the category `other` (CLDR). The form `other` is used for every number whose category \
            doesn't have a separate form. In languages where `other` includes no whole numbers, it is used for numbers \
            with a fraction (Apple, “Localizing strings that contain plurals”). Without the form `other`, the runtime \
            has no string for numbers whose category has no form.
            """,
        example: Example(forms: [.init("one", "%lld song")]),
        instead: Example(forms: [.init("one", "%lld song"), .init("other", "%lld songs")]),
        severity: .error, traits: [.blocksApply, .needsAllForms])

    static let needs = StringNeeds(forms: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        context.counts(of: unit).filter { !$0.categories.contains(.other) }.map { counted in
            Diagnostic(
                id: page.id, severity: page.severity, path: unit.path ?? context.path,
                span: counted.forms.first?.text.span ?? unit.keySpan, message: message(counted, context.plurals),
                explanation: .noText + (context.plurals.map { " \($0.need)." } ?? ""), key: unit.key,
                locale: context.locale)
        }
    }

    private static func message(_ counted: CountedText, _ plurals: LocalePlurals?) -> String {
        let present = counted.categories.sorted().map { plurals?.name($0) ?? $0.rawValue }
        let only = present.isEmpty ? "" : ", only for \(NumberList.sentence(present))"
        return "\(counted.title) has no form for the category other\(only)"
    }
}

extension String {
    fileprivate static let noText =
        "Add the form `other`: without it, the runtime has no string for numbers whose "
        + "category has no form."
}

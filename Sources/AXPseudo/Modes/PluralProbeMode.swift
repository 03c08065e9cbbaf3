import AXLocale

/// `plural-probe`: adds the category to every plural form, so that testers see and hear which form is used.
package struct PluralProbeMode: PseudoMode {
    package let id = "plural-probe"
    package let summary = "begin every plural form with the name of its category, as in “few: 3 stars”"
    package let changes = PseudoAspect.category

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        guard let category = context.category else { return }
        text.parts.insert(.words(context.write(category.rawValue) + ": "), at: 0)
    }
}

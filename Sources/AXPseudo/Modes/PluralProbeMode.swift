import AXLocale

/// `plural-probe`: every plural form names its category, so that a tester sees and hears which one was taken.
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

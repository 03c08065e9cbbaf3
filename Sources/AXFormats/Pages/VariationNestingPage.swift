import AXSource

extension RulePage {
    /// Variations in an order or a place in which nobody reads them.
    static let variationNesting = RulePage(
        id: "variation-nesting",
        summary: "A text varies in a way that is not read.",
        why: """
            An entry of a `.stringsdict` holds one of three things: a format string with its variables, a text for \
            each width, or a text or format for each device; a variable has the rule NSStringPluralRuleType and \
            plain texts as forms. Anything else is passed over, and Xcode's build does not look at it (Apple, \
            “Creating width and device variants of strings”). In a catalog a text varies by device and, below a \
            device, by plural: its compiler refuses a plural form that varies further (“Plural case cannot be \
            further varied”) and a device `other` that does (“Fallback value cannot be further varied”); a plain \
            text beside variations is lost when a translation is imported.
            """,
        example: StringsdictExample.file(rule: "NSStringPlural"),
        instead: StringsdictExample.file(),
        severity: .error)
}

import AXSource

extension RulePage {
    /// Variations that aren't read because of their order or location.
    static let variationNesting = RulePage(
        id: "variation-nesting", concern: .variations,
        summary: "A string varies in a way that isn't supported.",
        why: """
            An entry in a `.stringsdict` file contains one of the following: a format string with its variables, a \
            string for each width, or a string or format string for each device. A variable must have the rule type \
            NSStringPluralRuleType, and its plural forms must be plain strings. Any other structure is ignored, and \
            Xcode doesn't report it during a build (Apple, “Creating width and device variants of strings”). In a \
            string catalog, a string can vary by plural or by device, and the string for a device can vary by plural. \
            Xcode's compiler rejects a plural form that varies further (“Plural case cannot be further varied”) and a \
            string for the device `other` that varies further (“Fallback value cannot be further varied”). A plain \
            string at the same level as variations is lost when a translation is imported.
            """,
        example: StringsdictExample.file(rule: "NSStringPlural"),
        instead: StringsdictExample.file(),
        severity: .error, traits: [.blocksApply])
}

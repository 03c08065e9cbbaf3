import AXSource

extension RulePage {
    /// A plural whose number type is unknown, or differs from the type that its forms print.
    static let valueType = RulePage(
        id: "value-type", concern: .variations,
        summary: "The value type of a plural variable is missing, isn't numeric or doesn't match the plural forms.",
        why: """
            A variable's specifier (`NSStringFormatValueTypeKey`, or `formatSpecifier` in a string catalog) determines \
            how its number is read from the arguments. Write the specifier without a percent sign: `d`, `lld`, `f`. If \
            a plural form formats the argument as a type that doesn't match the specifier, the app shows a wrong \
            number or crashes (Apple, “Localizing strings that contain plurals”). If no numeric specifier is found, \
            Xcode's string catalog compiler stops with an error (“Cannot infer format specifier”).
            """,
        example: StringsdictExample.file(valueType: "d", forms: [("one", "%@ song"), ("other", "%@ songs")]),
        instead: StringsdictExample.file(valueType: "d"),
        severity: .error, isFixable: true, traits: [.blocksApply])
}

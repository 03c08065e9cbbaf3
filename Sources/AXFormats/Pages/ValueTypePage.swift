import AXSource

extension RulePage {
    /// A plural whose number is not known, or is read as another type than its forms print.
    static let valueType = RulePage(
        id: "value-type",
        summary: "The type of a plural's number is not stated, is no number, or is not what its forms print.",
        why: """
            The specifier beside a variable (`NSStringFormatValueTypeKey`, in a catalog `formatSpecifier`) says how \
            its number is read from the arguments, without a percent sign: `d`, `lld`, `f`. A form that prints the \
            same argument otherwise shows a wrong number or crashes (Apple, “Localizing strings that contain \
            plurals”). Without a numeric one Xcode's catalog compiler stops (“Cannot infer format specifier”).
            """,
        example: StringsdictExample.file(valueType: "d", forms: [("one", "%@ song"), ("other", "%@ songs")]),
        instead: StringsdictExample.file(valueType: "d"),
        severity: .error, isFixable: true)
}

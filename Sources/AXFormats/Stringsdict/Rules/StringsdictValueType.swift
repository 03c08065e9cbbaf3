import AXModel
import AXSource

/// A variable whose value type is missing, isn't numeric, or doesn't match the specifiers in its forms.
enum StringsdictValueType: FileRule {
    static let page = RulePage.valueType

    static func check(_ file: StringsdictEntries) -> [Diagnostic] { file.findings(check) }

    private static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule in
            let others = rule.variables.map(otherForms)
            // Counting the arguments is slow, because it parses all forms of all variables.
            let arguments = others.allSatisfy(\.isEmpty) ? [:] : rule.arguments
            return zip(rule.variables, others).flatMap { variable, others in
                declaration(of: variable, in: entry, edits)
                    + mismatches(in: others, of: variable, argument: arguments[variable.name], in: entry, edits)
            }
        }
    }

    private static func declaration(
        of variable: StringsdictVariable, in entry: StringsdictEntry, _ edits: PropertyListEdits
    ) -> [Diagnostic] {
        guard let type = variable.valueType, !type.located.string.isEmpty else {
            let message = "variable “\(variable.name)” has no value type"
            return [finding(message, at: variable.entry.key.span, in: entry, edits, severity: .warning)]
        }
        guard let specifier = specifier(of: variable), specifier.type.isNumber else {
            let message = "“\(type.located.string)” isn't a numeric type"
            return [finding(message, at: type.located.span, in: entry, edits, severity: .warning)]
        }
        guard type.located.string.hasPrefix("%") else { return [] }
        let fix = FixIt("Remove the percent sign", edits: [type.located.edit(0..<1, "")], safety: .safe)
        return [
            finding(
                "value type “\(type.located.string)” begins with a percent sign", at: type.located.span, in: entry,
                edits, severity: .warning, explanation: "The runtime expects the specifier without the percent sign.",
                fixIts: [fix])
        ]
    }

    /// The forms that contain a specifier whose type differs from the variable's. The specifier could belong to a
    /// different argument.
    private static func otherForms(
        of variable: StringsdictVariable
    ) -> [(form: StringsdictVariable.Form, message: Message)] {
        guard let declared = specifier(of: variable), declared.type.isNumber else { return [] }
        return variable.forms.map { ($0, Message(parsing: $0.text.located.string)) }
            .filter { $0.1.placeholders.contains { $0.variable == nil && $0.type != declared.type } }
    }

    /// Reports the specifiers that format the variable's argument as a type other than the variable's.
    private static func mismatches(
        in others: [(form: StringsdictVariable.Form, message: Message)], of variable: StringsdictVariable,
        argument: Int?, in entry: StringsdictEntry, _ edits: PropertyListEdits
    ) -> [Diagnostic] {
        guard let argument, let declared = specifier(of: variable) else { return [] }
        return others.flatMap { form, message in
            message.numberedSpecifiers(from: argument)
                .filter { $0.argument == argument && $0.specifier.variable == nil }
                .filter { $0.specifier.type != declared.type }
                .map { mismatch($0.specifier, declared, form, in: entry, edits) }
        }
    }

    private static func mismatch(
        _ printed: FormatSpecifier, _ declared: FormatSpecifier, _ form: StringsdictVariable.Form,
        in entry: StringsdictEntry, _ edits: PropertyListEdits
    ) -> Diagnostic {
        let isSizeOnly = printed.type.isInteger && declared.type.isInteger
        return finding(
            "“\(printed.raw)” doesn't match the value type “\(declared.raw.dropFirst())”",
            at: form.text.located.span(of: printed.range), in: entry, edits, severity: isSizeOnly ? .note : .error,
            explanation: isSizeOnly
                ? "Large numbers are truncated."
                : "The argument is read as two different types, and one of them is wrong.")
    }

    private static func specifier(of variable: StringsdictVariable) -> FormatSpecifier? {
        let text = "%" + variable.specifier
        let specifiers = Message(parsing: text).placeholders
        return specifiers.count == 1 && specifiers[0].raw == text ? specifiers[0] : nil
    }
}

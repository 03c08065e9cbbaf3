import AXSource

/// A variable that no string refers to.
enum VariableUnused: FileRule {
    static let page = RulePage(
        id: "variable-unused", concern: .variations,
        summary: "A variable is defined, but no string refers to it.",
        why: """
            The variable's plural forms are translated but never heard. Usually, the reference to the variable was \
            lost or renamed in translation, so the number is missing from the sentence. Xcode's compiler warns about \
            an unused variable in a string catalog; in other files, such a variable goes unnoticed.
            """,
        example: StringsdictExample.file(format: "%d songs"),
        instead: StringsdictExample.file(format: "%#@n@"),
        severity: .warning)

    static func check(_ strings: [StringVariables]) -> [Diagnostic] {
        strings.flatMap { string in
            string.definitions.filter { !string.used.contains($0.name) }.compactMap { finding($0, in: string) }
        }
    }

    private static func finding(
        _ definition: StringVariables.Definition, in string: StringVariables
    ) -> Diagnostic? {
        definition.span.map { span in
            Diagnostic(
                id: page.id, severity: page.severity, path: string.path, span: span,
                message: "no string refers to the \(string.term.singular) “\(definition.name)”", key: string.key,
                locale: string.locale,
                fixIts: definition.removal.map {
                    [FixIt("Remove the variable", edits: [$0], safety: .needsReview)]
                } ?? [])
        }
    }
}

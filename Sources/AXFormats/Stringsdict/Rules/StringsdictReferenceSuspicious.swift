import AXSource

/// A reference that some versions of Foundation don't recognize.
enum StringsdictReferenceSuspicious: FileRule {
    static let page = RulePage(
        id: "reference-suspicious", concern: .variations,
        summary: "A variable reference is written in a way that some versions of Foundation don't recognize.",
        why: """
            A reference is written as `%#@name@` or `%2$#@name@`, where the name consists of ASCII letters, digits and \
            underscores. If a name contains anything but ASCII letters, digits and underscores, open-source \
            CoreFoundation doesn't recognize the reference and shows it as text (CFString.c). Xcode's own compiler \
            also accepts other characters in names. A name that consists only of ASCII letters works everywhere.
            """,
        example: StringsdictExample.file(format: "%0$#@n@"),
        instead: StringsdictExample.file(format: "%1$#@n@"),
        severity: .warning)

    static func check(_ file: StringsdictEntries) -> [Diagnostic] { file.findings(check) }

    private static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule in
            rule.strings.flatMap { text in
                VariableReference.inStringsdict(text.located.string).filter { !$0.isPortable }.map { reference in
                    finding(
                        message(reference), at: text.located.span(of: reference.range), in: entry, edits,
                        explanation: "If Foundation doesn't recognize the reference, users see and hear the "
                            + "reference itself.")
                }
            }
        }
    }

    private static func message(_ reference: VariableReference) -> String {
        let unsupported = reference.name.unicodeScalars.first { scalar in
            !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
                && scalar != "_"
        }
        guard let unsupported else { return "invalid argument position before “#@\(reference.name)@”" }
        return "variable name “\(reference.name)” contains “\(unsupported)”, "
            + "which some versions of Foundation don't accept"
    }
}

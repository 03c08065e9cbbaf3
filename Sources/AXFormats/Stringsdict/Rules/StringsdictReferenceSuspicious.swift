import AXSource

/// A reference that not every version of Foundation reads.
enum StringsdictReferenceSuspicious: StringsdictRule {
    static let page = RulePage(
        id: "reference-suspicious",
        summary: "A reference to a variable is written in a way that may be shown as text.",
        why: """
            A reference is `%#@name@` or `%2$#@name@`, with a name of ASCII letters, digits and underscores. At any other \
            character open CoreFoundation ends the name and shows the whole reference as text (CFString.c); Xcode's own \
            compiler takes more. A name of letters works everywhere.
            """,
        example: StringsdictExample.file(format: "%0$#@n@"),
        instead: StringsdictExample.file(format: "%1$#@n@"),
        severity: .warning)

    static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule in
            ([rule.format] + rule.variables.flatMap { $0.forms.map(\.text) }).flatMap { text in
                StringsdictReference.all(in: text.located.string).filter { !$0.isPortable }.map { reference in
                    finding(
                        message(reference), at: text.located.span(of: reference.range), in: entry, edits,
                        explanation: "Where Foundation does not read it, the reference itself is shown and spoken.")
                }
            }
        }
    }

    private static func message(_ reference: StringsdictReference) -> String {
        let stranger = reference.name.unicodeScalars.first { scalar in
            !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
                && scalar != "_"
        }
        guard let stranger else { return "what stands before “#@\(reference.name)@” is no position" }
        return "the name “\(reference.name)” holds “\(stranger)”, which not every Foundation takes"
    }
}

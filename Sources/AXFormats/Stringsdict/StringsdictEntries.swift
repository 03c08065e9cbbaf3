import AXModel
import AXSource

/// The entries of a `.stringsdict` file that the rules check: the last one for each key.
struct StringsdictEntries {
    private let all: [StringsdictEntry]
    private let edits: PropertyListEdits

    init(_ document: StringsdictDocument) {
        all = document.lastEntryPerKey
        edits = PropertyListEdits(document.list)
    }

    var variables: [StringVariables] { all.flatMap { $0.variables(edits) } }

    func findings(_ check: (StringsdictEntry, PropertyListEdits) -> [Diagnostic]) -> [Diagnostic] {
        all.flatMap { check($0, edits) }
    }
}

extension FileRule where Whole == StringsdictEntries {
    static func finding(
        _ message: String, at span: Span, in entry: StringsdictEntry, _ edits: PropertyListEdits,
        severity: Severity? = nil, explanation: String? = nil, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: edits.list.file.path, span: span, message: message,
            explanation: explanation, key: entry.key, fixIts: edits.list.readOnlyReason == nil ? fixIts : [])
    }
}

extension StringsdictEntry {
    /// The variables of the entry's format, or of the format for each device.
    func variables(_ edits: PropertyListEdits) -> [StringVariables] {
        formats.map { _, rule in
            let canEdit = edits.list.readOnlyReason == nil
            return StringVariables(
                path: edits.list.file.path, key: key, locale: nil, term: .variable, gap: StringVariables.spokenGap,
                definitions: rule.variables.map {
                    .init(
                        name: $0.name, span: $0.entry.key.span, removal: canEdit ? edits.removal(of: $0.entry) : nil)
                },
                references: rule.strings.filter(\.mayRefer).flatMap { text in
                    VariableReference.inStringsdict(text.located.string).map { $0.located(in: text.located, canEdit) }
                },
                // An entry whose format is empty isn't translated yet, so all its variables are treated as used.
                used: rule.isEmpty ? Set(rule.variables.map(\.name)) : rule.reached)
        }
    }
}

extension VariableReference {
    fileprivate func located(in text: LocatedText, _ canEdit: Bool) -> StringVariables.Reference {
        let end = range.upperBound - 1
        return StringVariables.Reference(
            name: name, span: text.span(of: range),
            spelling: canEdit ? (text, (end - name.utf8.count)..<end) : nil)
    }
}

extension StringsdictFormatRule {
    /// The names that the format string refers to, directly or through the forms of other variables.
    fileprivate var reached: Set<String> {
        let variables = Dictionary(variables.map { ($0.name, $0) }) { $1 }
        var reached: Set<String> = []
        var waiting = [format]
        while let text = waiting.popLast() {
            for reference in text.references where reached.insert(reference.name).inserted {
                waiting += variables[reference.name]?.forms.map(\.text).filter(\.mayRefer) ?? []
            }
        }
        return reached
    }

    fileprivate var isEmpty: Bool { format.located.string.allSatisfy(\.isWhitespace) }
}

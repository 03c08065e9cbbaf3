import AXModel
import AXSource

/// A reference to a variable that isn't defined.
enum VariableUndefined: FileRule {
    static let page = RulePage.variableUndefined

    static func check(_ strings: [StringVariables]) -> [Diagnostic] { strings.flatMap(undefined) }

    private static func undefined(in string: StringVariables) -> [Diagnostic] {
        let defined = Set(string.definitions.map(\.name))
        let free = defined.subtracting(string.references.map(\.name))
        return string.references.filter { !defined.contains($0.name) }.map { reference in
            Diagnostic(
                id: page.id, severity: page.severity, path: string.path, span: reference.span,
                message: message(reference.name, string), explanation: string.gap, key: string.key,
                locale: string.locale, fixIts: free.count == 1 ? free.compactMap { rename(reference, to: $0) } : [])
        }
    }

    private static func message(_ name: String, _ string: StringVariables) -> String {
        let names = string.definitions.map(\.name)
        guard !names.isEmpty else {
            return "“\(name)” isn't defined: the \(string.term.holder) has no \(string.term.plural)"
        }
        let shown = names.prefix(5).map { "“\($0)”" } + (names.count > 5 ? ["…"] : [])
        return "“\(name)” isn't defined; defined \(string.term.plural): \(shown.joined(separator: ", "))"
    }

    /// The fix that changes the reference to `name`, the only variable that is defined but never used, which is
    /// probably the intended one. Nil if the reference can't be edited.
    private static func rename(_ reference: StringVariables.Reference, to name: String) -> FixIt? {
        reference.spelling.map { written in
            FixIt("Refer to “\(name)”", edits: [written.text.edit(written.range, name)], safety: .needsReview)
        }
    }
}

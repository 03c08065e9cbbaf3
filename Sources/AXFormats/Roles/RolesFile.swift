package import AXModel
import AXScan
package import AXSource

/// The output of `extract --format jsonl` or `--format json`, or a catalog's file of role notes, read back: what the
/// strings of a project are for.
package enum RolesFile {
    package static let page = RulePage(
        id: "roles-file", concern: .settings,
        summary: "A roles file has a row that can't be read.",
        why: """
            A roles file specifies what each string is for. If a row were silently skipped, its string would be \
            checked for the wrong role, or not at all. axstrings therefore reports the location of the row and exits \
            with code 2.
            """,
        example: Example("{\"key\":\"play.hint\",\"role\":\"hnit\"}\n"),
        instead: Example("{\"key\":\"play.hint\",\"role\":\"hint\"}\n"),
        severity: .error)

    /// The version of the document that is read: within it, members are only added.
    private static let schemaVersion = "1"

    /// The occurrences in the file. An invalid row is reported and skipped.
    ///
    /// An occurrence has what its row has, but no API. Its span only shows whether two rows are about the same
    /// location. A row without `kind` is about a key of a strings file.
    package static func parse(_ file: SourceFile) -> Parsed<[Occurrence]> {
        let whole = JSONTree(file.text)
        if let root = whole.root, let list = whole.value("occurrences", of: root) {
            return document(whole, root, list, file)
        }
        let lines = file.text.split(separator: 0x0A).filter { !$0.allSatisfy { $0 <= 0x20 } }
        // A document that is broken is not a list of broken lines.
        if let first = lines.first, JSONTree(Array(first)).fault?.cause == .unexpectedEnd, let fault = whole.fault {
            return Parsed([], diagnostics: [notJSON(fault.span, file)])
        }
        var result: Parsed<[Occurrence]> = Parsed([])
        var places = RolePlaces()
        for line in lines {
            let tree = JSONTree(Array(line))
            var row = RoleRow(tree, offset: line.startIndex)
            if let fault = tree.fault {
                let start = line.startIndex + fault.span.start
                result.diagnostics.append(notJSON(Span(start, start + fault.span.length), file))
            } else if let occurrence = tree.root.flatMap({ row.occurrence($0, &places) }) {
                result.value.append(occurrence)
            }
            result.diagnostics += row.mistakes.map { diagnostic($0, file) }
        }
        return result
    }

    private static func document(
        _ tree: JSONTree, _ root: Int, _ list: Int, _ file: SourceFile
    ) -> Parsed<[Occurrence]> {
        if let fault = tree.fault { return Parsed([], diagnostics: [notJSON(fault.span, file)]) }
        if let version = tree.value("schemaVersion", of: root), tree.string(version) != schemaVersion {
            let text = "unknown schema version \(tree.string(version)); expected \(schemaVersion)"
            return Parsed([], diagnostics: [diagnostic((tree.nodes[version].span, text), file)])
        }
        var row = RoleRow(tree, offset: 0)
        if tree.nodes[list].kind != .array { row.report(list, "“occurrences” must be a list") }
        var places = RolePlaces()
        let occurrences = tree.elements(of: list).compactMap { row.occurrence($0, &places) }
        return Parsed(occurrences, diagnostics: row.mistakes.map { diagnostic($0, file) })
    }

    private static func notJSON(_ span: Span, _ file: SourceFile) -> Diagnostic {
        diagnostic(
            (span, "invalid JSON; expected the output of `extract --format jsonl` or `extract --format json`"), file)
    }

    private static func diagnostic(_ mistake: RoleRow.Mistake, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: mistake.span, message: mistake.message)
    }
}

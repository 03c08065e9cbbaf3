import AXModel
package import AXSource

/// A rule about source code, whatever the language: about one string (``FoundString``), the strings of one file
/// (``FileStrings``), or a key and all locations that use it (``ExtractedEntry``).
package protocol SourceRule<Found>: Rule {
    associatedtype Found

    /// The findings about what was found.
    /// - Parameter tables: The project's tables; empty where they are not known.
    static func check(_ found: Found, in tables: ProjectTables) -> [Diagnostic]
}

extension SourceRule {
    /// A finding at the string of an occurrence.
    static func finding(
        at occurrence: Occurrence, severity: Severity? = nil, _ message: String, why explanation: String? = nil,
        key: StringKey?, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: occurrence.path,
            span: occurrence.leafSpan ?? occurrence.span, message: message, explanation: explanation, key: key,
            notes: notes, fixIts: fixIts)
    }
}

import AXModel
package import AXSource

/// A rule about source code, in any language: about one string (``FoundString``), the strings of one file
/// (``FileStrings``), or a key and all locations that use it (``ExtractedEntry``).
package protocol SourceRule<Found>: Rule {
    associatedtype Found

    /// The findings about a string, a file or a key.
    /// - Parameter tables: The project's tables; empty if they are unknown.
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

    static func note(_ message: String, at occurrence: Occurrence) -> Diagnostic.Note {
        Diagnostic.Note(message, path: occurrence.path, span: occurrence.leafSpan ?? occurrence.span)
    }
}

/// The strings of one source file, in file order, for the rules and for `localize`.
package struct FileStrings: Sendable {
    package let found: [FoundString]
    let handRolledPlurals: [CountedPair]

    /// - Parameter tables: The project's tables; empty if they are unknown.
    init(_ found: [FoundString], in tables: ProjectTables) {
        self.found = found
        handRolledPlurals = CountedPair.pairs(of: found, in: tables)
    }
}

/// Occurrences of one key that differ in a property, such as the comment.
struct Contradiction {
    /// The first occurrence whose value differs from the first occurrence's value; nil if all values are equal.
    let second: Occurrence?
    /// The first occurrence of each value other than that of ``second``.
    let others: [Occurrence]

    /// - Parameter property: The value to compare. Occurrences without one, or with a blank one, are ignored.
    init(_ occurrences: [Occurrence], by property: (Occurrence) -> String?) {
        let distinct = occurrences.filter { !(property($0) ?? "").allSatisfy(\.isWhitespace) }
            .uniqued { StringKey(property($0) ?? "") }
        second = distinct.count > 1 ? distinct[1] : nil
        others = distinct.isEmpty ? [] : [distinct[0]] + distinct.dropFirst(2)
    }
}

extension [Occurrence] {
    /// The uses, grouped by the bundle in which they look up the key, in the order of the first uses. Each bundle has
    /// its own tables.
    var byBundle: [[Occurrence]] {
        let names = map(\.nameOfBundle)
        return names.uniqued().map { name in zip(self, names).filter { $0.1 == name }.map(\.0) }
    }
}

extension Occurrence {
    /// Empty for the app's own bundle.
    fileprivate var nameOfBundle: String {
        guard let bundle, ![".main", "Bundle.main", "nil"].contains(bundle) else { return "" }
        return bundle
    }
}

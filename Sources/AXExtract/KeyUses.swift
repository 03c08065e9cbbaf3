package import AXModel
import AXSource

/// Finds where else the keys of spoken strings are used: for what is seen, or for what is not known to be spoken.
///
/// Places of keys in quotes and of constants' names are looked for in the bytes; only files that have one are parsed again.
package struct KeyUses {
    private let index: ProjectIndex
    private let options: ExtractionOptions
    private let keys: Set<StringKey>
    private let mentions: MentionSearch
    /// The strings that are known, by file.
    private let leaves: [String: [Span]]
    /// Where constants and wrappers are declared, by file.
    private let declarations: [String: [Occurrence.Resolved]]
    /// The keys behind the names of constants.
    private let constants: [String: Occurrence.Resolved]

    /// - Parameter occurrences: The spoken strings.
    package init(_ occurrences: [Occurrence], in index: ProjectIndex, options: ExtractionOptions) {
        self.index = index
        var options = options
        options.allStrings = true
        self.options = options
        keys = Set(occurrences.compactMap(\.tableKey))
        let resolved = occurrences.filter { $0.kind == .constant && $0.key.text.first?.isUppercase == true }
        constants = Dictionary(resolved.compactMap { row in row.resolved.map { (row.key.text, $0) } }) { known, _ in
            known
        }
        declarations = Dictionary(grouping: Set(occurrences.compactMap(\.resolved)), by: \.path)
        leaves = Dictionary(grouping: occurrences, by: \.path).mapValues { $0.map { $0.leafSpan ?? $0.span } }
        let ofDocuments = occurrences.filter { $0.function == XcodeFunctions.interfaceBuilder }.compactMap(\.tableKey)
        mentions = MentionSearch(keys: keys.subtracting(ofDocuments), names: Set(constants.keys))
    }

    /// The other uses in a file, in the order of the text, with the role ``AccessibilityRole/other``.
    package func uses(in facts: FileFacts) -> [Occurrence] {
        let file = facts.file
        let known = Set((leaves[file.path] ?? []).map(\.start))
        var found = mentions.places(in: file.text)
        found.keys.removeAll { known.contains($0) || known.contains($0 - 1) }
        found.names.removeAll { known.contains($0.start) }
        var uses = found.names.compactMap { constant($0, in: file) }
        if !found.keys.isEmpty { uses += calls(in: file).filter { !known.contains(($0.leafSpan ?? $0.span).start) } }
        return uses.sorted { $0.span < $1.span }
    }

    private func constant(_ span: Span, in file: SourceFile) -> Occurrence? {
        let name = file.string(span)
        guard let resolved = constants[name] else { return nil }
        var use = Occurrence(
            path: file.path, span: span, role: .other, api: name, kind: .constant, key: StringKey(name))
        use.resolved = resolved
        return use
    }

    /// The localization calls of a file, apart from those that constants are made of.
    private func calls(in file: SourceFile) -> [Occurrence] {
        let name = file.path.split(separator: ".").last.map(String.init) ?? ""
        guard let extractor = Extractors.extractor(forExtension: name) else { return [] }
        let facts = extractor.facts(in: file, options: options)
        let calls = extractor.occurrences(of: facts, in: index).value.filter { use in
            use.role == .other && use.tableKey.map(keys.contains) ?? false
        }
        let starts = facts.declarations.map(\.span.start).sorted()
        let byKey = Dictionary(grouping: calls) { $0.tableKey }
        let made = (declarations[file.path] ?? []).flatMap { declaration in
            let next = starts.first { $0 > declaration.span.start } ?? file.text.count
            return byKey[declaration.key, default: []].map(\.span)
                .filter { (declaration.span.start..<next).contains($0.start) }
        }
        let definitions = Set(made)
        return calls.filter { !definitions.contains($0.span) }
    }
}

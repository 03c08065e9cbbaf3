package import AXModel
import AXSource

/// Finds where else the keys of spoken strings are used: for visible strings, or for strings that aren't known to be
/// spoken.
///
/// It searches the bytes of every file for keys in quotes and for names of constants. A file that contains a key is
/// parsed unless it was parsed before.
package struct KeyUseSearch {
    private let index: ProjectIndex
    private let options: ExtractionOptions
    private let keys: Set<StringKey>
    private let mentions: KeyScanner
    /// The spans of the known strings, by file.
    private let leaves: [String: [Span]]
    /// The declarations of constants and wrappers, by file.
    private let declarations: [String: [Occurrence.Resolved]]
    /// The keys of constants, by name.
    private let constants: [String: Occurrence.Resolved]

    /// - Parameter occurrences: The spoken strings.
    package init(_ occurrences: [Occurrence], in index: ProjectIndex, options: ExtractionOptions) {
        self.index = index
        self.options = options
        keys = Set(occurrences.compactMap(\.tableKey))
        let resolved = occurrences.filter { $0.kind == .constant && $0.key.text.first?.isUppercase == true }
        constants = Dictionary(resolved.compactMap { row in row.resolved.map { (row.key.text, $0) } }) { known, _ in
            known
        }
        declarations = Dictionary(grouping: Set(occurrences.compactMap(\.resolved)), by: \.path)
        leaves = Dictionary(grouping: occurrences, by: \.path).mapValues { $0.map { $0.leafSpan ?? $0.span } }
        let ofDocuments = occurrences.filter { $0.function == XcodeFunctions.interfaceBuilder }.compactMap(\.tableKey)
        mentions = KeyScanner(keys: keys.subtracting(ofDocuments), names: Set(constants.keys))
    }

    /// The other uses in each file, in file order, with the role ``AccessibilityRole/other``.
    package func uses(in facts: [FileFacts]) -> [[Occurrence]] {
        let found = facts.concurrentMap { [self] file in unknownMentions(in: file.file) }
        var (facts, index) = (facts, index)
        let unread = facts.indices.filter { found[$0].hasKeys && !facts[$0].isParsed }
        let read = ProjectFacts.declarations(of: unread.map { facts[$0].file }, options)
        for (file, read) in zip(unread, read) { facts[file] = read }
        index.add(unread, of: facts)
        return Array(facts.indices).concurrentMap { [self, facts, index] file in
            let constants = found[file].names.compactMap { constant($0, in: facts[file].file) }
            return (constants + (found[file].hasKeys ? calls(in: facts[file], index) : []))
                .sorted { $0.span < $1.span }
        }
    }

    /// Whether a file contains a key outside the known strings, and the spans of the constants' names outside them.
    private func unknownMentions(in file: SourceFile) -> (hasKeys: Bool, names: [Span]) {
        let known = knownStarts(in: file)
        let found = mentions.places(in: file.text)
        return (
            found.keys.contains { !known.contains($0) && !known.contains($0 - 1) },
            found.names.filter { !known.contains($0.start) }
        )
    }

    private func knownStarts(in file: SourceFile) -> Set<Int> {
        Set((leaves[file.path] ?? []).map(\.start))
    }

    private func constant(_ span: Span, in file: SourceFile) -> Occurrence? {
        let name = file.string(span)
        guard let resolved = constants[name] else { return nil }
        var use = Occurrence(
            path: file.path, span: span, role: .other, api: .constant(name), kind: .constant, key: StringKey(name))
        use.resolved = resolved
        return use
    }

    /// The localization calls in a file that look up known keys, except for those that define constants.
    private func calls(in facts: FileFacts, _ index: ProjectIndex) -> [Occurrence] {
        var all = facts
        all.sites += facts.visibleSites
        let known = knownStarts(in: facts.file)
        let calls = SiteStrings(facts: all, index: index).strings().map(\.occurrence).filter { use in
            use.role == .other && use.tableKey.map(keys.contains) ?? false
        }
        let resolved = declarations[facts.file.path] ?? []
        let definitions = Set(resolved.map { Definition(start: $0.span.start, key: $0.key) })
        let starts = (facts.declarations.map(\.span.start) + resolved.map(\.span.start)).sorted()
        return calls.filter { use in
            let declaration = starts[..<starts.partitioningIndex { $0 > use.span.start }].last
            let isDefinition =
                declaration.flatMap { start in use.tableKey.map { Definition(start: start, key: $0) } }
                .map(definitions.contains) ?? false
            return !isDefinition && !known.contains((use.leafSpan ?? use.span).start)
        }
    }

    /// A key in the declaration of its constant.
    private struct Definition: Hashable {
        /// The UTF-8 offset of the declaration's name.
        let start: Int
        let key: StringKey
    }
}

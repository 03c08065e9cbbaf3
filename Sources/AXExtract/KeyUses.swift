package import AXModel
import AXSource

/// Finds where else the keys of spoken strings are used: for what is seen, or for what is not known to be spoken.
///
/// Places of keys in quotes and of constants' names are looked for in the bytes. Of files that have a key, what is around it
/// is parsed again, and what uses it: what is spoken there is known by then.
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

    /// The other uses in each of the files, in the order of the text, with the role ``AccessibilityRole/other``.
    package func uses(in facts: [FileFacts]) -> [[Occurrence]] {
        let found = facts.concurrentMap { [self] file in unknownMentions(in: file.file) }
        let calls = calls(in: facts, at: found.map(\.keys))
        return facts.indices.map { index in
            let file = facts[index].file
            return (found[index].names.compactMap { constant($0, in: file) } + calls[index])
                .sorted { $0.span < $1.span }
        }
    }

    /// The places of keys and names, where one of the keys is none of the strings that are known, and not only what a
    /// constant is made of.
    private func unknownMentions(in file: SourceFile) -> (keys: [Int], names: [Span]) {
        let known = knownStarts(in: file)
        var found = mentions.places(in: file.text)
        found.names.removeAll { known.contains($0.start) }
        let unknown = found.keys.filter { !known.contains($0) && !known.contains($0 - 1) }
        let definitions = KeyDefinitions.unused(unknown, of: declarations[file.path] ?? [], in: file.text)
        if unknown.count == definitions.count { return ([], found.names) }
        return (found.keys.filter { !definitions.contains($0) } + found.likely, found.names)
    }

    private func knownStarts(in file: SourceFile) -> Set<Int> {
        Set((leaves[file.path] ?? []).map(\.start))
    }

    private func constant(_ span: Span, in file: SourceFile) -> Occurrence? {
        let name = file.string(span)
        guard let resolved = constants[name] else { return nil }
        var use = Occurrence(
            path: file.path, span: span, role: .other, api: name, kind: .constant, key: StringKey(name))
        use.resolved = resolved
        return use
    }

    /// The localization calls of files that have keys, apart from those that constants are made of.
    private func calls(in facts: [FileFacts], at places: [[Int]]) -> [[Occurrence]] {
        var options = options
        options.allStrings = true
        let files = facts.indices.filter { !places[$0].isEmpty }.map { (index: $0, places: places[$0]) }
        let read = files.concurrentMap(largestFirst: { facts[$0.index].file.text.count }) { [options] place in
            Self.strings(of: facts[place.index], at: place.places, options)
        }
        // What the strings are made of is known of files that were parsed before.
        var parsed = facts
        let again = zip(files, read).filter { facts[$0.0.index].isParsed }
        for (place, found) in again { parsed[place.index] = found.joined(with: facts[place.index]) }
        var index = index
        index.replace(again.map { facts[$0.0.index] }, in: parsed, options: options)
        ProjectFacts.follow(&parsed, &index, self.options, of: files.map(\.index), opensFiles: false)
        var calls = Array(repeating: [Occurrence](), count: facts.count)
        let found = Array(zip(files, read)).concurrentMap { [self, parsed, index] place, found in
            let file = facts[place.index].isParsed ? parsed[place.index] : found
            return self.calls(in: file, index)
        }
        for (place, found) in zip(files, found) { calls[place.index] = found }
        return calls
    }

    private static func strings(of facts: FileFacts, at places: [Int], _ options: ExtractionOptions) -> FileFacts {
        var options = options
        options.stringPlaces = places
        return Extractors.extractor(of: facts.file)?.facts(in: facts.file, options: options) ?? facts
    }

    private func calls(in facts: FileFacts, _ index: ProjectIndex) -> [Occurrence] {
        guard let extractor = Extractors.extractor(of: facts.file) else { return [] }
        let known = knownStarts(in: facts.file)
        let calls = extractor.occurrences(of: facts, in: index).value.filter { use in
            use.role == .other && use.tableKey.map(keys.contains) ?? false
        }
        let starts = facts.declarations.map(\.span.start).sorted()
        let byKey = Dictionary(grouping: calls) { $0.tableKey }
        let made = (declarations[facts.file.path] ?? []).flatMap { declaration in
            let next = starts.first { $0 > declaration.span.start } ?? facts.file.text.count
            return byKey[declaration.key, default: []].map(\.span)
                .filter { (declaration.span.start..<next).contains($0.start) }
        }
        let definitions = Set(made)
        return calls.filter {
            !definitions.contains($0.span) && !known.contains(($0.leafSpan ?? $0.span).start)
        }
    }
}

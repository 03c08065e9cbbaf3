package import AXModel
package import AXSource

/// The rules about keys.
package enum EntryRules {
    /// The rules that don't need tables.
    static let ofUses: [any SourceRule<ExtractedEntry>.Type] = [CommentConflict.self, DefaultConflict.self]

    /// The rules that compare keys with the project's tables.
    static let ofTables: [any SourceRule<ExtractedEntry>.Type] = [
        KeyMissing.self, CommentContradictsRole.self, CountWithoutPlural.self,
    ]

    static var pages: [RulePage] { (ofUses + ofTables).map { $0.page } }

    /// The findings about a project's keys, in the order of the keys.
    package static func diagnostics(for entries: [ExtractedEntry], in tables: ProjectTables) -> [Diagnostic] {
        entries.flatMap { entry in ofTables.flatMap { $0.check(entry, in: tables) } }
    }

    /// The keys that the code looks up and a table lacks, by the name of the table. The caller checks which
    /// translations lack them too.
    package static func keysLacking(
        of entries: [ExtractedEntry], in tables: ProjectTables
    ) -> [String: Set<StringKey>] {
        entries.reduce(into: [:]) { lacking, entry in
            guard let table = KeyMissing.table(lacking: entry, in: tables) else { return }
            lacking[table, default: []].insert(entry.key)
        }
    }

    /// The source strings that only the code contains, by the name of the table that lacks the key in the development
    /// language. A source string is the default value in the code or, without one, the key. Left out are identifiers
    /// without a default value, keys without letters, and keys that other bundles or tables chosen at run time contain.
    package static func strings(
        of entries: [ExtractedEntry], lackedBy tables: ProjectTables
    ) -> [String: [Unit]] {
        entries.reduce(into: [:]) { strings, entry in
            let isText = entry.value != nil || !IdentifierText.isIdentifier(entry.key.text)
            guard isText, let use = entry.occurrences.first, !Wording.isGlue(entry.key.text),
                !entry.occurrences.contains(where: KeyMissing.isElsewhere),
                case let table = KeyMissing.table(of: entry), tables.text(of: entry.key, in: table) == nil
            else { return }
            let text = LocatedText(entry.value ?? entry.key.text, span: entry.spanInLiteral ?? use.span).readOnly
            var unit = Unit(
                key: entry.key, comment: entry.catalogComment, only: text, span: use.span, keySpan: use.span)
            unit.path = use.path
            unit.roleSet = RoleSet(entry.roles.subtracting([.other]))
            strings[table, default: []].append(unit)
        }
    }
}

extension ExtractedEntry {
    /// The location of the string in the code, if it's the whole content of a literal without escapes; otherwise nil.
    fileprivate var spanInLiteral: Span? {
        guard value == nil || value == key.text, let use = occurrences.first, let literal = use.leafSpan,
            use.resolved == nil, use.arguments.isEmpty, literal.length == key.text.utf8.count + 2
        else { return nil }
        return Span(literal.start + 1, literal.end - 1)
    }
}

extension Extractors {
    /// The pages of all rules about source code, each once.
    package static var pages: [RulePage] {
        (all.flatMap(\.pages) + EntryRules.pages + [KeyUnused.page, BundleWrong.page]).uniqued(on: \.id)
    }
}

package import AXModel
package import AXSource

/// Turns changes into edits. Every edit keeps the file's line ends, and touches only the entry it is about.
extension StringsDocument {
    /// In a file that the runtime refuses, where an entry ends is not certain: there, texts are all that changes.
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        var index: [StringKey: [StringsEntry]]?
        var added: [StringsAddition.Entry] = []
        var removed: [StringsEntry] = []
        var edits: [TextEdit] = []
        for change in changes {
            switch change {
            case .add(let key, let value, let comment): added.append((key, value, comment))
            case .insert(let unit): added += additions(of: unit)
            default:
                let entries = index ?? entriesByKey()
                index = entries
                if case .remove(let key) = change, status == .ok { removed += entries[key] ?? [] }
                edits += self.edits(for: change, in: entries)
            }
        }
        let addition = StringsAddition(self, without: removed).edit(for: added)
        edits += StringsRemoval(self).edits(for: removed, isFilled: addition != nil)
        return edits + (addition.map { [$0] } ?? [])
    }

    private func edits(for change: CatalogChange, in entries: [StringKey: [StringsEntry]]) -> [TextEdit] {
        switch change {
        case .set(let key, at: .plain, let value):
            return entries[key]?.last.flatMap { edit(of: $0, to: value) }.map { [$0] } ?? []
        case .comment where status != .ok, .sort where status != .ok: return []
        case .comment(let key, let text):
            return entries[key]?.last.map { StringsCommentEdit(self, $0).edits(to: text) } ?? []
        case .sort: return StringsSorting(self).edits()
        case .set, .state, .add, .insert, .remove, .keptByHand, .canonicalize: return []
        }
    }

    /// The edit that gives an entry a value; nil if it has that value already.
    private func edit(of entry: StringsEntry, to value: String) -> TextEdit? {
        if entry.isShorthand {
            guard !key(of: entry).bytes.elementsEqual(value.utf8) else { return nil }
            return .insertion(at: Int(entry.keyEnd), " = " + StringsSpelling.quoted(value))
        }
        let token = entry.textToken.span
        guard let text = text(of: entry) else { return TextEdit(token, StringsSpelling.quoted(value)) }
        return text.oldStyleEdit(to: value, token: token, in: file.text)
    }

    /// A string table holds one text a key; a unit with several forms belongs into a `.stringsdict`.
    private func additions(of unit: Unit) -> [StringsAddition.Entry] {
        guard case .plain(let text) = unit.text, unit.substitutions.isEmpty else { return [] }
        return [(unit.key, text.string, unit.comment)]
    }

    /// The entries of each key that load; of a file that is refused, all that can be made out.
    private func entriesByKey() -> [StringKey: [StringsEntry]] {
        Dictionary(grouping: status == .ok ? loadedEntries : syntax.entries[...], by: key)
    }
}

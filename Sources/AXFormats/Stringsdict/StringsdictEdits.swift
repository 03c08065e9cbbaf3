package import AXModel
package import AXSource

/// Turns changes into edits. Each touches only the text, form or entry it is about, and follows the layout around it.
extension StringsdictDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        guard list.readOnlyReason == nil, let root = list.root, root.entries != nil else { return [] }
        let edits = PropertyListEdits(list)
        let index = Dictionary(grouping: entries, by: \.key)
        var forms = StringsdictFormEdits(edits)
        var added: [PropertyListDraft.Entry] = []
        var removed: [PropertyListEntry] = []
        var result: [TextEdit] = []
        for change in changes {
            switch change {
            case .set(let key, let path, let value):
                guard let entry = index[key]?.last, list.status == .ok || StringsdictUnits.hasText(entry, at: path)
                else { continue }
                forms.set(path, of: entry, to: value)
            case _ where !list.canGrow: continue
            case .remove(let key): removed += (index[key] ?? []).map(\.entry)
            case .comment(let key, let text):
                result += index[key]?.last.map { edits.comment(text, of: $0.entry) } ?? []
            case .add(let key, let value, let comment):
                let format = PropertyListDraft.Entry(key: StringsdictKeys.format.description, value: .text(value))
                added.append(.init(key: key.text, value: .dictionary([format]), comment: comment))
            case .insert(let unit):
                added.append(
                    .init(key: unit.key.text, value: StringsdictDraft(of: unit).value, comment: unit.comment))
            case .sort: result += sorting(edits)
            case .state, .keptByHand, .canonicalize: continue
            }
        }
        return result + forms.edits + edits.removals(of: removed)
            + (added.isEmpty ? [] : [edits.insertion(of: added, into: root)])
    }

    private func sorting(_ edits: PropertyListEdits) -> [TextEdit] {
        if case .oldStyle(let document) = list.form { return StringsSorting(document).edits() }
        return edits.sorting(list.entries)
    }
}

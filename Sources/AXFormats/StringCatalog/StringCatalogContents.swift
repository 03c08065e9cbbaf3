package import AXModel
import AXScan
package import AXSource

extension StringCatalogDocument: StringsFile {
    package func catalogs(locale: String, table: String) -> [Catalog] {
        var units = StringCatalogUnits(tree, sourceLanguage: sourceTag ?? StringKey(locale))
        if let strings { units.read(strings: strings.value) }
        return units.catalogs(path: file.path, table: table)
    }

    package func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit] {
        var units = StringCatalogUnits(
            tree, sourceLanguage: sourceTag ?? locale.map { StringKey($0) } ?? Self.usualSource)
        if let strings { units.read(strings: strings.value, only: keys) }
        let catalogs = units.catalogs(path: file.path, table: "")
        let catalog = locale == nil ? catalogs.first : catalogs.last { $0.locale == locale }
        return Dictionary((catalog?.units ?? []).map { ($0.key, $0) }) { $1 }
    }

    package var status: FileContents.Status { refusal == nil ? .ok : .error }

    package var lostKeys: Set<StringKey> { refusal == nil ? [] : Set(entries.map(key)) }

    package var contents: FileContents {
        let isRefused = refusal != nil
        let entries = entries
        let lost = isRefused ? entries.map { FileContents.Lost(key: key($0), span: tree.nodes[$0.key].span) } : []
        var contents = FileContents(
            status: status, entries: entries.flatMap(contentsEntries), loaded: [], lost: lost)
        if !isRefused { contents.loadedByLocale = StringCatalogRuntime.tables(of: catalogs(locale: "", table: "")) }
        return contents
    }

    package var sourceLanguage: String? { sourceTag?.text }

    package var readOnlyReason: String? {
        switch refusal {
        case nil: nil
        case .notJSON: "its JSON is invalid"
        case .notObject, .noStrings: "it has no object named “strings”"
        }
    }

    package var keys: [(key: StringKey, span: Span)] {
        entries.map { (key($0), tree.nodes[$0.key].span) }.uniqued(on: \.key)
    }

    /// The keys of entries that aren't marked as manually managed.
    package var extractedKeys: Set<StringKey>? {
        Set(
            entries.filter { entry in
                tree.value("extractionState", of: entry.value).map { tree.string($0) } != "manual"
            }.map(key))
    }

    /// One entry per string; the source language has an entry even if its string is the key.
    private func contentsEntries(of entry: JSONTree.Member) -> [FileContents.Entry] {
        let localizations = localizations(of: entry)
        let comment = tree.value("comment", of: entry.value).flatMap { tree.nodes[$0].isText ? tree.string($0) : nil }
        var entries: [FileContents.Entry] = []
        if let source = sourceTag,
            !localizations.contains(where: { key($0) == source && !values(of: $0.value).isEmpty })
        {
            entries.append(
                FileContents.Entry(
                    key: key(entry), value: .string(key(entry)), comment: comment, span: tree.nodes[entry.key].span,
                    locale: source.text, form: .plain))
        }
        for localization in localizations {
            let locale = tree.string(localization.key)
            entries += values(of: localization.value).map { value in
                FileContents.Entry(
                    key: key(entry), value: .string(StringKey(bytes: tree.bytes(value.node))), comment: comment,
                    span: tree.nodes[value.node].span, locale: locale, form: value.path,
                    state: value.state.map { tree.string($0) })
            }
        }
        return entries
    }
}

extension StringCatalogDocument {
    /// The members of every object, including unknown members; nil if the file isn't a catalog.
    package var keyedTree: KeyedTree? {
        guard refusal == nil, let root = tree.root else { return nil }
        return keyedTree(of: root, span: file.fullSpan)
    }

    /// - Parameters:
    ///   - object: the node of an object.
    ///   - span: the span of the members and of the text between and around them.
    private func keyedTree(of object: Int, span: Span) -> KeyedTree {
        let members = tree.members(of: object)
        let parts = members.map { member in
            KeyedTree.Part(key: key(member), span: tree.span(of: member), inside: inside(member.value))
        }
        let first = members.first.map { Int(tree.nodes[$0.key].start) }
        let space = first.map { file.string(Span(Int(tree.nodes[object].start) + 1, $0)) } ?? "\n"
        return KeyedTree(span: span, parts: parts, usualSeparator: "," + space)
    }

    private func inside(_ node: Int) -> KeyedTree? {
        guard isObject(node) else { return nil }
        let span = tree.nodes[node].span
        return keyedTree(of: node, span: Span(span.start + 1, span.end - 1))
    }
}

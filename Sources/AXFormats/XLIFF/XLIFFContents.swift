package import AXModel
import AXScan
package import AXSource

extension XLIFFDocument: StringsFile {
    package var readOnlyReason: String? {
        if syntax.fault != nil { return "it isn't well-formed XML" }
        return isXLIFF12 ? nil : "it isn't XLIFF 1.2"
    }

    /// Whether the root element is one whose units are known. Version 2 has another structure under the same name.
    var isXLIFF12: Bool {
        guard let root = syntax.root, root.localName == "xliff" else { return false }
        return root.version.map { $0.hasPrefix("1.") } ?? true
    }

    /// nil also where the `file` elements name several.
    package var sourceLanguage: String? {
        let languages = Set(syntax.files.map(\.sourceLanguage))
        return languages.count == 1 ? languages.first ?? nil : nil
    }

    /// For each `file` element the catalog of its source language and that of its target language; one catalog where
    /// the two are the same.
    package func catalogs(locale: String, table: String) -> [Catalog] {
        XLIFFCatalogs(self).catalogs(locale: locale)
    }

    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        guard readOnlyReason == nil else { return [] }
        let layout = XLIFFLayout(self)
        let edits = syntax.files.flatMap { element -> [TextEdit] in
            guard let side = XLIFFEdits.side(of: locale, in: element) else { return [] }
            return XLIFFEdits(self, element, side, layout).edits(for: changes)
        }
        return allowsNonASCII ? edits : edits.map { TextEdit($0.span, XLIFFEscaping.inASCII($0.replacement)) }
    }

    /// Whether characters above ASCII can stand as they are: not in a file that declares another encoding than its own.
    var allowsNonASCII: Bool { file.encoding != .utf8 || XMLDeclaration.allowsNonASCII(file.text) }

    /// The entries are the texts of the target language; for a unit without target, that of the source language.
    package var contents: FileContents { contents(of: XLIFFImport(self)) }

    package func contents(against project: ProjectTexts) -> FileContents {
        contents(of: XLIFFImport(self, into: project))
    }

    private func contents(of dryRun: XLIFFImport) -> FileContents {
        var contents = FileContents(
            status: status,
            entries: syntax.files.flatMap { file in file.units.map { entry($0, file, dryRun) } },
            loaded: [], lost: [])
        contents.loadedByLocale = loadedByLocale(dryRun)
        return contents
    }

    package var lostKeys: Set<StringKey> { [] }

    package var status: FileContents.Status {
        if syntax.fault != nil { return .error }
        return isXLIFF12 ? .ok : .notDictionary
    }

    private func entry(_ unit: XLIFFUnit, _ file: XLIFFFile, _ dryRun: XLIFFImport) -> FileContents.Entry {
        let element = unit.target ?? unit.source
        var entry = FileContents.Entry(
            key: unit.identity.key, value: .string(StringKey(element.map { text(of: $0).string } ?? "")),
            comment: comment(of: unit), span: unit.idSpan)
        entry.locale = unit.target == nil ? file.sourceLanguage : file.targetLanguage
        entry.form = unit.identity.path
        entry.state = unit.target.flatMap(stateName)
        entry.id = unit.id.text
        entry.importVerdict = dryRun.verdict(of: unit, in: file)
        return entry
    }

    /// What the import would take: each key once, with its forms as a dictionary of the steps to them.
    private func loadedByLocale(
        _ dryRun: XLIFFImport
    ) -> [(locale: String, table: [(key: StringKey, value: PropertyValue)])] {
        var tables: [String: XLIFFLoadedTable] = [:]
        for file in syntax.files {
            guard let locale = file.targetLanguage else { continue }
            for unit in file.units where dryRun.verdict(of: unit, in: file).outcome != .skipped {
                guard let target = unit.target else { continue }
                tables[locale, default: XLIFFLoadedTable()].add(unit.identity, text(of: target).string)
            }
        }
        return tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value.pairs) }
    }
}

/// Collects the texts that an import takes, by key and form.
struct XLIFFLoadedTable {
    private var order: [StringKey] = []
    private var values: [StringKey: PropertyValue] = [:]

    mutating func add(_ identity: XLIFFIdentity, _ text: String) {
        if values[identity.key] == nil { order.append(identity.key) }
        let names = identity.path.names.map { StringKey($0) }
        values[identity.key] = Self.joined(values[identity.key], names[...], .string(StringKey(text)))
    }

    /// In the order in which the keys first appeared.
    var pairs: [(key: StringKey, value: PropertyValue)] {
        order.compactMap { key in values[key].map { (key, $0) } }
    }

    /// A string that has forms or variables as well keeps its own text under the empty name.
    private static func joined(
        _ old: PropertyValue?, _ names: ArraySlice<StringKey>, _ value: PropertyValue
    ) -> PropertyValue {
        guard let name = names.first else {
            guard case .dictionary(var table) = old else { return value }
            table[""] = value
            return .dictionary(table)
        }
        var table: [StringKey: PropertyValue] = [:]
        switch old {
        case .dictionary(let known): table = known
        case .some(let plain): table[""] = plain
        case nil: break
        }
        table[name] = joined(table[name], names.dropFirst(), value)
        return .dictionary(table)
    }
}

extension XLIFFDocument {
    /// The `file` elements by the paths of their originals, and in each its units by their ids; nil for what is not
    /// XLIFF 1.2.
    package var keyedTree: KeyedTree? {
        guard readOnlyReason == nil else { return nil }
        let parts = syntax.files.map { file in
            KeyedTree.Part(key: StringKey(file.original), span: file.span, inside: units(of: file))
        }
        return KeyedTree(span: self.file.fullSpan, parts: parts, usualSeparator: space(before: parts.first))
    }

    /// nil where units stand in several elements: a `group` around some of them cannot be kept together.
    private func units(of file: XLIFFFile) -> KeyedTree? {
        guard file.containerCount == 1, let start = file.bodyStart, let end = file.bodyEnd else { return nil }
        let parts = file.units.map { KeyedTree.Part(key: $0.id, span: $0.span) }
        return KeyedTree(span: Span(start, end), parts: parts, usualSeparator: space(before: parts.first))
    }

    private func space(before part: KeyedTree.Part?) -> String {
        guard let start = part?.span.start else { return file.newline }
        return file.string(Span(start - XLIFFLayout.lengthOfSpace(before: start, in: file.text), start))
    }
}

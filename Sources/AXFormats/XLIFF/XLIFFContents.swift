import AXModel
import AXScan
package import AXSource

extension XLIFFDocument: StringsFile {
    package var readOnlyReason: String? {
        if syntax.fault != nil { return "it isn't well-formed XML" }
        return isXLIFF12 ? nil : "it isn't XLIFF 1.2"
    }

    /// Whether the root element is `xliff` and its version is 1.x or missing. Version 2 has the same root element, but
    /// a different structure.
    var isXLIFF12: Bool {
        guard let root = syntax.root, root.localName == "xliff" else { return false }
        return root.version.map { $0.hasPrefix("1.") } ?? true
    }

    /// The source language that all `file` elements specify; nil if they specify different languages, or none.
    package var sourceLanguage: String? {
        let languages = Set(syntax.files.map(\.sourceLanguage))
        return languages.count == 1 ? languages.first ?? nil : nil
    }

    package func edits(for changes: [LocaleChanges]) -> FileEdits {
        if let readOnlyReason { return .refusing(changes, .readOnly(readOnlyReason)) }
        let layout = XLIFFLayout(self)
        var result = FileEdits()
        let (changes, unwritable) = changes.inXML
        result.refused = unwritable
        for part in changes {
            var causes = [RefusedChange.Cause?](repeating: .unknownLanguage, count: part.changes.count)
            for element in syntax.files {
                guard let side = element.side(of: part.locale) else { continue }
                result.edits += XLIFFEdits(self, element, side, layout).edits(for: part.changes, refused: &causes)
            }
            result.refused += zip(part.changes, causes).compactMap { change, cause in
                cause.map { RefusedChange(change: change, locale: part.locale, cause: $0) }
            }
        }
        guard !allowsNonASCII else { return result }
        result.edits = result.edits.map { TextEdit($0.span, XMLEscaping.inASCII($0.replacement)) }
        return result
    }

    /// Whether characters beyond ASCII can be written unescaped. False for a UTF-8 file that declares another encoding.
    var allowsNonASCII: Bool { file.encoding != .utf8 || XMLDeclaration.allowsNonASCII(file.text) }

    /// One entry per unit, with its target, or with its source if there isn't a target.
    package var contents: FileContents { contents(of: XLIFFImport(self)) }

    package func contents(against project: ProjectStrings) -> FileContents {
        contents(of: XLIFFImport(self, into: project))
    }

    private func contents(of dryRun: XLIFFImport) -> FileContents {
        var contents = FileContents(
            status: status,
            entries: dryRun.files.flatMap { file in file.units.map { entry($0, file.element) } },
            loaded: [], lost: [])
        contents.loadedByLocale = importedByLocale(dryRun)
        return contents
    }

    package var lostKeys: Set<StringKey> { [] }

    package var status: FileContents.Status {
        if syntax.fault != nil { return .error }
        return isXLIFF12 ? .ok : .notDictionary
    }

    private func entry(_ imported: XLIFFImport.ImportedUnit, _ file: XLIFFFileElement) -> FileContents.Entry {
        let unit = imported.unit
        let element = unit.target ?? unit.source
        var entry = FileContents.Entry(
            key: unit.identity.key, value: .string(StringKey(element.map { text(of: $0).string } ?? "")),
            comment: comment(of: unit), span: unit.idSpan)
        entry.locale = unit.target == nil ? file.sourceLanguage : file.targetLanguage
        entry.form = unit.identity.path
        entry.state = unit.target.flatMap(stateName)
        entry.id = unit.id.text
        entry.importVerdict = FileContents.ImportVerdict(cause: imported.causes.first)
        return entry
    }

    /// The table that the import would produce for each locale.
    private func importedByLocale(
        _ dryRun: XLIFFImport
    ) -> [(locale: String, table: [(key: StringKey, value: PropertyValue)])] {
        var tables: [String: XLIFFImportedTable] = [:]
        for file in dryRun.files {
            guard let locale = file.element.targetLanguage else { continue }
            for imported in file.units where imported.causes.first?.skips != true {
                guard let target = imported.unit.target else { continue }
                tables[locale, default: XLIFFImportedTable()].add(imported.unit.identity, text(of: target).string)
            }
        }
        return tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value.pairs) }
    }
}

extension XLIFFDocument {
    /// The `file` elements, keyed by the paths of their originals, and their units, keyed by id; nil if the file can't
    /// be edited.
    package var keyedTree: KeyedTree? {
        guard readOnlyReason == nil else { return nil }
        let parts = syntax.files.map { file in
            KeyedTree.Part(key: StringKey(file.original), span: file.span, inside: units(of: file))
        }
        return KeyedTree(span: self.file.fullSpan, parts: parts, usualSeparator: separator(before: parts.first))
    }

    /// The units of a `file` element. Nil if its `body` is missing or an empty tag. Also nil if it has a `group` or a
    /// second `body`, because the units in a `group` couldn't be kept together.
    private func units(of file: XLIFFFileElement) -> KeyedTree? {
        guard file.containerCount == 1, let start = file.bodyStart, let end = file.bodyEnd else { return nil }
        let parts = file.units.map { KeyedTree.Part(key: $0.id, span: $0.span) }
        return KeyedTree(span: Span(start, end), parts: parts, usualSeparator: separator(before: parts.first))
    }

    private func separator(before part: KeyedTree.Part?) -> String {
        guard let start = part?.span.start else { return file.newline }
        return file.string(Span(start - XLIFFLayout.lengthOfSpace(before: start, in: file.text), start))
    }
}

/// The translations that an import applies. Each key appears only once, with its variations as nested dictionaries.
private struct XLIFFImportedTable {
    private var order: [StringKey] = []
    private var values: [StringKey: PropertyValue] = [:]

    mutating func add(_ identity: XLIFFIdentity, _ text: String) {
        if values[identity.key] == nil { order.append(identity.key) }
        let names = identity.path.names.map { StringKey($0) }
        values[identity.key] = Self.joined(values[identity.key], names[...], .string(StringKey(text)))
    }

    /// The keys and values, in the order in which the keys first appeared.
    var pairs: [(key: StringKey, value: PropertyValue)] {
        order.compactMap { key in values[key].map { (key, $0) } }
    }

    /// Adds a value to `old` at the path `names`. If a string also has variations or variables, its plain text has an
    /// empty name.
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

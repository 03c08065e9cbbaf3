import AXLocale
import AXModel
import AXSource

/// A dry run of Xcode's import: its effect on each unit, and the reasons. Xcode exits with status 0 even if it skips
/// units (recorded with Xcode 27).
struct XLIFFImport {
    /// A `file` element.
    struct File {
        let element: XLIFFFileElement
        /// The project's current strings in the table that the element comes from; nil if they aren't known.
        let project: ProjectStrings.Table?
        /// The units, in the order of the file.
        let units: [ImportedUnit]
    }

    struct ImportedUnit {
        let unit: XLIFFUnit
        /// The reasons why Xcode skips or changes the unit; empty if Xcode imports it unchanged. The first reason
        /// determines the effect. If it's fixed, the next one does.
        let causes: [ImportCause]
    }

    let document: XLIFFDocument
    /// The `file` elements, in the order of the document.
    let files: [File]

    /// - Parameter project: the current strings of the project; nil to check the file by itself.
    init(_ document: XLIFFDocument, into project: ProjectStrings? = nil) {
        self.document = document
        files = document.syntax.files.map { element in
            let table = project?.tables[element.origin]
            let all = document.importCauses(of: element)
            return File(
                element: element, project: table,
                units: element.units.map { unit in
                    let own = document.importCauses(of: unit) + (table?.importCauses(of: unit, in: document) ?? [])
                    return ImportedUnit(unit: unit, causes: all + own + document.changes(to: unit))
                })
        }
    }
}

extension XLIFFDocument {
    /// The reasons why the import skips all units of a `file` element, which may apply to the whole document.
    fileprivate func importCauses(of element: XLIFFFileElement) -> [ImportCause] {
        var causes: [ImportCause] = []
        if syntax.fault != nil { causes.append(.malformedXML) }
        if let root = syntax.root, !root.prefix.isEmpty { causes.append(.namespacePrefix(root.prefix)) }
        if element.targetLanguage == nil { causes.append(.noTargetLanguage) }
        return causes
    }

    fileprivate func importCauses(of unit: XLIFFUnit) -> [ImportCause] {
        var causes: [ImportCause] = []
        if unit.idSpan.isEmpty && unit.idSpan.end == unit.startTag.end { causes.append(.noID) }
        guard let target = unit.target else { return causes + [.noTarget] }
        if let state = stateName(of: target), XLIFFStates.unfinished.contains(state) {
            causes.append(.unfinished(state: state))
        }
        return causes
    }

    /// How the import changes the translation if it doesn't skip the unit: it drops inline tags, or an empty target
    /// clears the project's translation. Empty if it imports the target unchanged.
    fileprivate func changes(to unit: XLIFFUnit) -> [ImportCause] {
        guard let target = unit.target else { return [] }
        let text = text(of: target).string
        if !content(of: target).inlineTags.isEmpty { return [.inlineTags(text: text)] }
        // An unfinished translation may be empty.
        guard text.isEmpty, !XLIFFStates.unfinished.contains(stateName(of: target) ?? ""), let source = unit.source,
            !self.text(of: source).string.isEmpty
        else { return [] }
        return [.emptyTarget]
    }
}

extension ProjectStrings.Table {
    /// The reasons in the project's strings why the import skips a unit.
    fileprivate func importCauses(of unit: XLIFFUnit, in document: XLIFFDocument) -> [ImportCause] {
        let identity = unit.identity
        if source[unit.id] != nil, identity.path != .plain { return [.keyLooksLikeVariation] }
        if source[identity.key] == nil { return [.unknownKey] }
        var causes: [ImportCause] = hasVariable(of: identity) ? [] : [.unknownVariable]
        if let source = unit.source, let current = sourceText(of: identity) {
            let delivered = document.text(of: source).string
            if !XLIFFArgumentNumbering.isSame(delivered, current) {
                causes.append(.sourceChanged(delivered: delivered, project: current))
            }
        }
        return causes
    }

    /// The string that Xcode's import compares the unit's source with; nil if the project has no such string.
    ///
    /// Languages differ in their plural categories. For a category that the source doesn't have, Xcode exports the
    /// source's string for `other`, or its only string if the source doesn't vary.
    private func sourceText(of identity: XLIFFIdentity) -> String? {
        guard let unit = source[identity.key] else { return nil }
        let path = identity.path
        if let exact = unit.text(at: path) { return exact.string }
        if case .plural = path.steps.last,
            let other = unit.text(at: VariationPath(path.steps.dropLast()) + .plural(.other))
        {
            return other.string
        }
        if case .substitution = path.steps.first { return nil }
        return unit.text(at: .plain)?.string
    }

    /// Whether the project's source string or translation has the variable that the unit belongs to; true for a unit
    /// that doesn't belong to a variable.
    private func hasVariable(of identity: XLIFFIdentity) -> Bool {
        guard case .substitution(let name) = identity.path.steps.first else { return true }
        return source[identity.key]?.variables[name] != nil || target[identity.key]?.variables[name] != nil
    }
}

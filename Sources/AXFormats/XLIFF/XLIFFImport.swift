import AXLocale
import AXModel
import AXSource

/// A dry run of Xcode's import: what it does with each unit, and why. Xcode ends with status 0 even if it skips units
/// (recorded with Xcode 27).
struct XLIFFImport {
    /// A `file` element.
    struct File {
        let element: XLIFFFileElement
        /// The current strings of the project that the element belongs to.
        let project: ProjectStrings.Table?
        /// In the order of the file.
        let units: [ImportedUnit]
    }

    struct ImportedUnit {
        let unit: XLIFFUnit
        /// The first one decides what happens; the others would once the first is removed. Empty if Xcode imports the
        /// unit as it is.
        let causes: [ImportCause]
    }

    let document: XLIFFDocument
    /// In the order of the document.
    let files: [File]

    /// - Parameter project: the current strings of the project; nil to examine the file alone.
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
    /// Why the import reads nothing from the document or from its `file` element.
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

    /// Why the imported translation differs from the one in the file.
    fileprivate func changes(to unit: XLIFFUnit) -> [ImportCause] {
        guard let target = unit.target else { return [] }
        let text = text(of: target).string
        if !content(of: target).inlineTags.isEmpty { return [.inlineTags(text: text)] }
        // An unfinished translation may still be empty.
        guard text.isEmpty, !XLIFFStates.unfinished.contains(stateName(of: target) ?? ""), let source = unit.source,
            !self.text(of: source).string.isEmpty
        else { return [] }
        return [.emptyTarget]
    }
}

extension ProjectStrings.Table {
    /// Why the import skips a unit because of the strings in the project.
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
    /// Languages differ in their plural categories: a category that the source lacks is exported with the string for
    /// `other`, and a form of a string without forms with that string.
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

    /// Whether the project has the variable that the unit belongs to, in either language; true for other units.
    private func hasVariable(of identity: XLIFFIdentity) -> Bool {
        guard case .substitution(let name) = identity.path.steps.first else { return true }
        return source[identity.key]?.variables[name] != nil || target[identity.key]?.variables[name] != nil
    }
}

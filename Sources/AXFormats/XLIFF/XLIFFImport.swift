import AXLocale
package import AXModel
package import AXSource

/// A dry run of Xcode's import: for each unit, whether it is applied, skipped or changed, and why. Xcode ends with
/// status 0 even if it skips units (recorded with Xcode 27).
package struct XLIFFImport: Sendable {
    package struct Result: Sendable {
        /// The unit's id, as an XML reader sees it.
        package let id: StringKey
        package let key: StringKey
        package let path: VariationPath
        package let original: String
        /// The whole unit.
        package let span: Span
        package let verdict: FileContents.ImportVerdict
    }

    private let document: XLIFFDocument
    private let project: ProjectStrings?

    /// - Parameter project: the current strings of the project; nil to examine the file alone.
    package init(_ document: XLIFFDocument, into project: ProjectStrings? = nil) {
        self.document = document
        self.project = project
    }

    /// One result per unit, in the order of the file.
    package var results: [Result] {
        document.syntax.files.flatMap { file in
            file.units.map { unit in
                Result(
                    id: unit.id, key: unit.identity.key, path: unit.identity.path, original: file.original,
                    span: unit.span, verdict: verdict(of: unit, in: file))
            }
        }
    }

    func verdict(of unit: XLIFFUnit, in file: XLIFFFileElement) -> FileContents.ImportVerdict {
        if let reason = documentReason(file) ?? unitReason(unit) ?? projectReason(unit, file) {
            return FileContents.ImportVerdict(outcome: .skipped, reason: reason)
        }
        if let reason = change(unit) { return FileContents.ImportVerdict(outcome: .changed, reason: reason) }
        return FileContents.ImportVerdict(outcome: .applied, reason: nil)
    }

    /// Why the import reads nothing from the file, or from its `file` element.
    private func documentReason(_ file: XLIFFFileElement) -> String? {
        if document.syntax.fault != nil { return "the file isn't well-formed XML" }
        if let root = document.syntax.root, !root.prefix.isEmpty {
            return
                "the elements have the namespace prefix “\(root.prefix)”, but Xcode looks for elements without a prefix"
        }
        return file.targetLanguage == nil ? "the file element has no target language" : nil
    }

    private func unitReason(_ unit: XLIFFUnit) -> String? {
        if unit.idSpan.isEmpty && unit.idSpan.end == unit.startTag.end { return "the unit has no id" }
        guard let target = unit.target else {
            return "the unit has no target, so the project keeps the current translation"
        }
        if let state = document.stateName(of: target), XLIFFStates.unfinished.contains(state) {
            return "the state “\(state)” marks the translation as unfinished"
        }
        return nil
    }

    private func projectReason(_ unit: XLIFFUnit, _ file: XLIFFFileElement) -> String? {
        guard let project = project?.tables[file.origin] else { return nil }
        if project.source[unit.id] != nil, unit.identity.path != .plain {
            return "the key itself ends with “|==|” and the name of a variation, so Xcode looks for a different string"
        }
        guard project.source[unit.identity.key] != nil else { return "no string in the project has this key" }
        guard project.hasVariable(of: unit.identity) else {
            return "neither the source string nor the translation in the project has this variable"
        }
        guard let source = unit.source, let current = project.sourceText(of: unit.identity) else { return nil }
        return XLIFFArgumentNumbering.isSame(document.text(of: source).string, current)
            ? nil : "the unit's source differs from the project's source string"
    }

    /// Why the imported translation differs from the file.
    private func change(_ unit: XLIFFUnit) -> String? {
        guard let target = unit.target else { return nil }
        let text = document.text(of: target).string
        if !document.content(of: target).inlineTags.isEmpty { return "inline tags are dropped, leaving “\(text)”" }
        let hasSource = unit.source.map { !document.text(of: $0).string.isEmpty } ?? false
        return text.isEmpty && hasSource ? "the target is empty, which clears the translation" : nil
    }
}

extension ProjectStrings.Table {
    /// The string that Xcode's import compares the unit's source with; nil if the project has no such string.
    ///
    /// Languages differ in their plural categories: a category that the source lacks is exported with the string for
    /// `other`, and a form of a string without forms with that string.
    func sourceText(of identity: XLIFFIdentity) -> String? {
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
    func hasVariable(of identity: XLIFFIdentity) -> Bool {
        guard case .substitution(let name) = identity.path.steps.first else { return true }
        return source[identity.key]?.substitutions[name] != nil || target[identity.key]?.substitutions[name] != nil
    }
}

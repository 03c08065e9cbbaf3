import AXModel
import AXScan
package import AXSource

/// XLIFF 1.2 as Xcode exports and imports it, alone or inside an `.xcloc`.
package struct XLIFFFormat: FileFormat {
    package let id = "xliff"
    package let extensions = XLIFFScheme.ownExtensions

    package init() {}

    package var pages: [RulePage] { [.fileUnparsable] + XLIFFRules.all.map { $0.page } + [VariableUndefined.page] }

    /// A new file has an empty `file` element for the table that every project begins with, `Localizable`.
    package func emptyFile(sourceLanguage: String, locale: String) -> String {
        XLIFFExport(from: sourceLanguage, to: locale, files: [("Localizable.xcstrings", [])]).text
    }

    package func document(of file: SourceFile) -> any StringsFile { XLIFFDocument(file) }

    package func parse(_ file: SourceFile) -> Parsed<any StringsFile> {
        let document = XLIFFDocument(file)
        return Parsed(document, diagnostics: document.diagnostics())
    }
}

/// The rules for XLIFF files, most important first.
enum XLIFFRules {
    static let all: [any FileRule<XLIFFImport>.Type] = [
        XLIFFDuplicateKey.self, XLIFFNamespace.self, XLIFFTargetLanguage.self, XLIFFLanguageTag.self,
        XLIFFIDChanged.self,
        XLIFFSourceChanged.self, XLIFFTargetMissing.self, XLIFFStateSkipped.self, XLIFFInlineMarkup.self,
    ]
}

extension XLIFFDocument {
    package func diagnostics(against project: ProjectStrings) -> [Diagnostic]? { diagnostics(into: project) }

    /// The findings in the file, and the findings about the effects of Xcode's import.
    /// - Parameter project: the current strings of the project; nil to check the file by itself.
    func diagnostics(into project: ProjectStrings? = nil) -> [Diagnostic] {
        if let refusal { return [refusal] }
        let dryRun = XLIFFImport(self, into: project)
        return (XLIFFRules.all.flatMap { $0.check(dryRun) } + VariableUndefined.check(variables))
            .sorted { $0.span < $1.span }
    }

    /// The finding that the file can't be read at all; nil if it can be read.
    private var refusal: Diagnostic? {
        if let fault = syntax.fault {
            var refusal = refusal(fault.message, fault.span)
            refusal.notes = fault.opened.map { [Diagnostic.Note("the unclosed element begins here", span: $0)] } ?? []
            return refusal
        }
        guard !isXLIFF12, let root = syntax.root else { return nil }
        let isOtherVersion = root.localName == "xliff"
        return refusal(
            isOtherVersion
                ? "file is XLIFF \(root.version ?? ""), but Xcode reads only version 1.2"
                : "root element isn't “xliff”", root.span)
    }

    private func refusal(_ message: String, _ span: Span) -> Diagnostic {
        Diagnostic(
            id: RulePage.fileUnparsable.id, severity: .error, path: file.path, span: span, message: message,
            explanation: "Xcode imports nothing from the file.")
    }

    /// The variables in each translation of a string that has several units.
    private var variables: [StringVariables] {
        syntax.files.flatMap { file in
            let groups = XLIFFGroups(file.units)
            return groups.firsts.indices.flatMap { string -> [StringVariables] in
                let units = groups.units(ofString: string).map { file.units[$0] }
                guard units.count > 1, units.contains(where: { $0.target != nil }) else { return [] }
                let names = units.compactMap { unit -> String? in
                    if case .substitution(let name) = unit.identity.path.steps.first { name } else { nil }
                }.uniqued()
                // If no unit in this file translates a variable of the string, the units of its variables could be in
                // another file.
                return names.isEmpty ? [] : units.compactMap { variables(of: $0, among: names, file) }
            }
        }
    }

    private func variables(of unit: XLIFFUnit, among names: [String], _ file: XLIFFFileElement) -> StringVariables? {
        guard let target = unit.target else { return nil }
        let text = text(of: target)
        // If the source contains the same reference, the error is in the source.
        let inSource = unit.source.map { VariableReference.inCatalog(self.text(of: $0).string).map(\.name) } ?? []
        let known = Set(inSource).subtracting(names)
        let references = VariableReference.inCatalog(text.string).filter { !known.contains($0.name) }
        return StringVariables(
            path: self.file.path, key: unit.identity.key, locale: file.targetLanguage, term: .variable,
            gap: StringVariables.spokenGap, definitions: names.map { .init(name: $0) },
            references: references.map { .init(name: $0.name, span: text.span(of: $0.range)) },
            used: Set(names))
    }
}

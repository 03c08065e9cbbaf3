import AXModel
import AXScan
package import AXSource

/// The rules in the order in which people would want to hear of them.
enum XLIFFRules {
    static let all: [any FileRule<DeliveredXLIFF>.Type] = [
        XLIFFDuplicateKey.self, XLIFFNamespace.self, XLIFFTargetLanguage.self, XLIFFLanguageTag.self,
        XLIFFIDChanged.self,
        XLIFFSourceChanged.self, XLIFFTargetMissing.self, XLIFFStateSkipped.self, XLIFFInlineMarkup.self,
    ]
}

extension XLIFFDocument {
    package func diagnostics(against project: ProjectTexts) -> [Diagnostic]? { diagnostics(into: project) }

    /// What is wrong with the file, and with what Xcode's import would make of it.
    /// - Parameter project: what the project holds now; nil for what can be said from the file alone.
    func diagnostics(into project: ProjectTexts? = nil) -> [Diagnostic] {
        if let refusal = XLIFFRefusal.diagnostic(of: self) { return [refusal] }
        let delivered = DeliveredXLIFF(document: self, project: project)
        return (XLIFFRules.all.flatMap { $0.check(delivered) } + VariableUndefined.check(variables))
            .sorted { $0.span < $1.span }
    }
}

/// Why an XLIFF file can't be read at all.
enum XLIFFRefusal {
    static func diagnostic(of document: XLIFFDocument) -> Diagnostic? {
        if let fault = document.syntax.fault {
            let notes = fault.opened.map { [Diagnostic.Note("the unclosed element begins here", span: $0)] } ?? []
            var diagnostic = diagnostic(fault.message, fault.span, document)
            diagnostic.notes = notes
            return diagnostic
        }
        guard !document.isXLIFF12, let root = document.syntax.root else { return nil }
        let isOther = root.localName == "xliff"
        return diagnostic(
            isOther
                ? "file is XLIFF \(root.version ?? ""), but Xcode reads only version 1.2"
                : "root element isn't “xliff”", root.span, document)
    }

    private static func diagnostic(_ message: String, _ span: Span, _ document: XLIFFDocument) -> Diagnostic {
        Diagnostic(
            id: RulePage.tableFails.id, severity: .error, path: document.file.path, span: span, message: message,
            explanation: "Xcode imports nothing from the file.")
    }
}

extension XLIFFDocument {
    /// The variables of each translation whose string has forms for some.
    var variables: [StringVariables] {
        syntax.files.flatMap { file in
            XLIFFDeliveredStrings(file).all.flatMap { string -> [StringVariables] in
                let variables = string.variables
                // A string without variables in the file may have them in another one.
                guard !variables.isEmpty else { return [] }
                return string.units.compactMap { self.variables(of: $0, among: variables, file) }
            }
        }
    }

    private func variables(
        of unit: XLIFFUnit, among variables: [String], _ file: XLIFFFile
    ) -> StringVariables? {
        guard let target = unit.target else { return nil }
        let text = text(of: target)
        // A reference that the source has as well is the source's error.
        let known = Set(unit.source.map { names(in: self.text(of: $0)) } ?? []).subtracting(variables)
        let references = SubstitutionReference.all(in: text.string).filter { !known.contains($0.name) }
        return StringVariables(
            path: self.file.path, key: unit.identity.key, locale: file.targetLanguage, term: .variable,
            gap: StringVariables.spokenGap, definitions: variables.map { .init(name: $0) },
            references: references.map { .init(name: $0.name, span: text.span(of: $0.range)) },
            used: Set(variables))
    }

    private func names(in text: LocatedText) -> [String] {
        SubstitutionReference.all(in: text.string).map(\.name)
    }
}

/// The strings of a `file` element that bring a translation of several texts: forms, or texts with variables.
struct XLIFFDeliveredStrings {
    struct DeliveredString {
        let units: [XLIFFUnit]

        /// The variables that have forms of their own, in the order of the file.
        var variables: [String] {
            units.compactMap { unit -> String? in
                if case .substitution(let name) = unit.identity.path.steps.first { name } else { nil }
            }.uniqued()
        }
    }

    let all: [DeliveredString]

    init(_ file: XLIFFFile) {
        var places: [StringKey: Int] = [:]
        var groups: [[XLIFFUnit]] = []
        for unit in file.units {
            if let place = places[unit.identity.key] {
                groups[place].append(unit)
            } else {
                places[unit.identity.key] = groups.count
                groups.append([unit])
            }
        }
        all = groups.filter { $0.count > 1 && $0.contains { $0.target != nil } }.map(DeliveredString.init)
    }
}

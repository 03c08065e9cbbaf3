import AXModel
import AXSource

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
        let references = StringCatalogReferences.references(in: text.string).filter { !known.contains($0.name) }
        return StringVariables(
            path: self.file.path, key: unit.identity.key, locale: file.targetLanguage, term: .variable,
            gap: StringVariables.spokenGap, definitions: variables.map { .init(name: $0) },
            references: references.map { .init(name: $0.name, span: text.span(of: $0.range)) },
            used: Set(variables))
    }

    private func names(in text: LocatedText) -> [String] {
        StringCatalogReferences.references(in: text.string).map(\.name)
    }
}

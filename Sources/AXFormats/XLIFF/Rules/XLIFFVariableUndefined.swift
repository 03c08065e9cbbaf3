import AXModel
import AXSource

/// A reference to a variable that the string has no forms for.
enum XLIFFVariableUndefined: XLIFFRule {
    static let page = RulePage.variableUndefined

    static func check(_ document: XLIFFDocument, against project: ProjectTexts?) -> [Diagnostic] {
        document.syntax.files.flatMap { file in
            XLIFFDeliveredStrings(file).all.flatMap { string -> [Diagnostic] in
                let variables = string.variables
                // A string without variables in the file may have them in another one.
                guard !variables.isEmpty else { return [] }
                return string.units.flatMap { check($0, variables, document, file) }
            }
        }
    }

    private static func check(
        _ unit: XLIFFUnit, _ variables: [String], _ document: XLIFFDocument, _ file: XLIFFFile
    ) -> [Diagnostic] {
        guard let target = unit.target else { return [] }
        let text = document.text(of: target)
        // A reference that the source has as well is the source's error.
        let known = Set(variables).union(unit.source.map { names(in: document.text(of: $0)) } ?? [])
        let defined = variables.prefix(5).map { "“\($0)”" } + (variables.count > 5 ? ["…"] : [])
        let unknown = StringCatalogReferences.references(in: text.string).filter { !known.contains($0.name) }
        return unknown.map { reference in
            finding(
                "“\(reference.name)” isn't defined; defined variables: \(defined.joined(separator: ", "))",
                at: text.span(of: reference.range), in: document, file, unit,
                explanation: "The sentence is shown and spoken with a gap here.")
        }
    }

    private static func names(in text: LocatedText) -> Set<String> {
        Set(StringCatalogReferences.references(in: text.string).map(\.name))
    }
}

import AXModel
import AXSource

/// The strings of a `file` element whose texts are written otherwise than a catalog holds them: those with variables.
struct XLIFFRespelling {
    private let exported: [StringKey: XLIFFExportedText]
    private let texts: [XLIFFIdentity: String]

    init(_ document: XLIFFDocument, _ element: XLIFFFile, _ side: XLIFFCatalogs.Side) {
        let hasVariables = element.units.contains { unit in
            if case .substitution = unit.identity.path.steps.first { true } else { false }
        }
        guard hasVariables, XLIFFScheme(original: element.original).respells else {
            (exported, texts) = ([:], [:])
            return
        }
        let catalogs = XLIFFCatalogs(document)
        let own = catalogs.units(of: element, side).filter { !$0.substitutions.isEmpty }
        // Of a string without a translation the source has the variables.
        let sources = catalogs.units(of: element, .source).filter { !$0.substitutions.isEmpty }
        exported = Dictionary((sources + own).map { ($0.key, XLIFFExportedText($0)) }) { $1 }
        let forms = own.flatMap { unit in
            unit.forms.map { (XLIFFIdentity(key: unit.key, path: $0.path), $0.text.string) }
        }
        texts = Dictionary(forms) { $1 }
    }

    /// Whether a text is what the catalog would hold already.
    func holds(_ text: String, at identity: XLIFFIdentity) -> Bool {
        texts[identity].map { $0.utf8.elementsEqual(text.utf8) } ?? false
    }

    /// A text of a catalog as the export writes it.
    func spell(_ text: String, at identity: XLIFFIdentity) -> String {
        exported[identity.key]?.spell(text, at: identity.path) ?? text
    }
}

import AXModel
import AXSource

/// Puts the units of a `file` element in the order of their keys. What stands between them stays in place.
struct XLIFFSorting {
    private let document: XLIFFDocument
    private let units: [XLIFFUnit]

    init(_ document: XLIFFDocument, _ element: XLIFFFile) {
        self.document = document
        units = element.units
    }

    /// The forms of a string keep the order among them that they had.
    func edits() -> [TextEdit] {
        let sorted = units.enumerated().sorted {
            ($0.element.identity.key, $0.offset) < ($1.element.identity.key, $1.offset)
        }
        return zip(units, sorted).compactMap { place, unit in
            guard place.span != unit.element.span else { return nil }
            return TextEdit(place.span, document.file.string(unit.element.span))
        }
    }
}

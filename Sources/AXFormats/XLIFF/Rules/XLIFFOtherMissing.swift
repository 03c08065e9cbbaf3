import AXLocale
import AXModel
import AXSource

/// A translated plural without the form that all numbers fall back to.
enum XLIFFOtherMissing: XLIFFRule {
    static let page = RulePage.pluralMissingOther

    static func check(_ document: XLIFFDocument, against project: ProjectTexts?) -> [Diagnostic] {
        document.syntax.files.flatMap { file in
            XLIFFDeliveredStrings(file).all.flatMap { string in
                plurals(of: string).filter { !holdsOther($0, project?.tables[file.table]) }.compactMap { plural in
                    guard let first = plural.units.first else { return nil }
                    return finding(
                        message(plural.units), at: first.idSpan, in: document, file, first, explanation: .missing)
                }
            }
        }
    }

    private struct Plural {
        /// The way to the plural.
        let stem: FormPath
        /// The units that bring a translation.
        var units: [XLIFFUnit]
    }

    private static func plurals(of string: XLIFFDeliveredStrings.DeliveredString) -> [Plural] {
        var plurals: [Plural] = []
        var places: [FormPath: Int] = [:]
        for unit in string.units where unit.target != nil {
            guard case .plural? = unit.identity.path.steps.last else { continue }
            let stem = FormPath(unit.identity.path.steps.dropLast())
            if let place = places[stem] {
                plurals[place].units.append(unit)
            } else {
                places[stem] = plurals.count
                plurals.append(Plural(stem: stem, units: [unit]))
            }
        }
        return plurals
    }

    /// Whether the delivery brings the form, or the project has it already.
    private static func holdsOther(_ plural: Plural, _ project: ProjectTexts.Table?) -> Bool {
        let other = plural.stem + .plural(.other)
        if plural.units.contains(where: { $0.identity.path == other }) { return true }
        let current = plural.units.first.flatMap { project?.target[$0.identity.key] }
        return current?.forms.contains { $0.path == other } ?? false
    }

    private static func message(_ units: [XLIFFUnit]) -> String {
        let names = units.prefix(6).compactMap { $0.identity.path.names.last.map { "“\($0)”" } }
        return "the translated plural has no form “other”, only \(names.joined(separator: ", "))"
    }
}

extension String {
    fileprivate static let missing = "Numbers whose own category has no form are shown, and spoken, without a text."
}

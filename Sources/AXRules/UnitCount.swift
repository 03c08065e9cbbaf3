import AXModel
import AXSource

extension RuleContext {
    /// Findings about units of one file: an error for each when the delivery must be complete, else one warning that
    /// counts them and names the first three.
    /// - Parameters:
    ///   - path: the file that the units are in.
    ///   - one: what is said behind the key of one unit.
    ///   - several: what is said between the number of several units and their keys.
    func perUnitOrCounted(
        _ page: RulePage, _ units: [Unit], at path: String, one: String, several: String
    ) -> [Diagnostic] {
        guard let first = units.first else { return [] }
        if isComplete {
            return units.map { unit in
                Diagnostic(
                    id: page.id, severity: .error, path: unit.path ?? path, span: unit.keySpan,
                    message: "\(unit.key.text.quoted) \(one)", key: unit.key, locale: locale)
            }
        }
        let places = units.map { CountedStrings.Place(key: $0.key, path: $0.path ?? path, span: $0.keySpan) }
        return [
            Diagnostic(
                id: page.id, severity: page.severity,
                counting: CountedStrings(places, .keys(one: one, several: several)), path: first.path ?? path,
                span: first.keySpan, locale: locale)
        ]
    }
}

extension [Unit] {
    /// The units without those that repeat an earlier key.
    var uniqueByKey: [Unit] {
        var seen: Set<StringKey> = []
        return filter { seen.insert($0.key).inserted }
    }
}

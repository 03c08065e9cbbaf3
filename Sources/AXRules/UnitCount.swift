import AXModel
import AXSource

extension RuleContext {
    /// Findings about units of one file: an error for each when the delivery must be complete, else one warning that
    /// counts them and names the first three.
    /// - Parameters:
    ///   - path: the file that the units are in.
    ///   - one: the message about one unit.
    ///   - all: the message about several, from the list of their keys.
    func perUnitOrCounted(
        _ page: RulePage, _ units: [Unit], at path: String, one: (Unit) -> String, all: (String) -> String
    ) -> [Diagnostic] {
        guard let first = units.first else { return [] }
        if isComplete { return units.map { absence(page, .error, $0, at: path, one($0)) } }
        let keys = units.prefix(3).map { "“\($0.key.text)”" }.joined(separator: ", ") + (units.count > 3 ? " …" : "")
        var counted = absence(page, page.severity, first, at: path, units.count == 1 ? one(first) : all(keys))
        counted.countedKeys = units.map(\.key)
        return [counted]
    }

    private func absence(
        _ page: RulePage, _ severity: Severity, _ unit: Unit, at path: String, _ message: String
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity, path: unit.path ?? path, span: unit.keySpan, message: message,
            key: unit.key, locale: locale)
    }
}

extension [Unit] {
    /// The units without those that repeat an earlier key.
    var uniqueByKey: [Unit] {
        var seen: Set<StringKey> = []
        return filter { seen.insert($0.key).inserted }
    }
}

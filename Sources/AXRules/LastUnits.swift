package import AXModel
import AXSource

/// The units of a catalog that Apple's runtime uses: the last unit of each key, in file order.
struct LastUnits: Sendable {
    let all: [Unit]
    private let indices: [StringKey: Int]

    init(of catalog: Catalog) {
        let units = catalog.units
        let indices = Self.lastIndices(of: units)
        guard indices.count < units.count else {
            (all, self.indices) = (units, indices)
            return
        }
        all = units.indices.filter { indices[units[$0].key] == $0 }.map { units[$0] }
        self.indices = Self.lastIndices(of: all)
    }

    private static func lastIndices(of units: [Unit]) -> [StringKey: Int] {
        Dictionary(units.indices.lazy.map { (units[$0].key, $0) }) { _, last in last }
    }

    /// These units, and the units of `others` whose keys they don't contain.
    func completed(by others: [Unit]) -> LastUnits {
        LastUnits(of: Catalog(path: "", locale: "", table: "", units: all + lacking(of: others)))
    }

    subscript(key: StringKey) -> Unit? {
        indices[key].map { all[$0] }
    }

    /// The units of a source that this catalog doesn't contain or that aren't translated yet.
    func undelivered(from source: [Unit]) -> [Unit] {
        source.filter { unit in self[unit.key].map { !$0.isDelivered(for: unit) } ?? true }
    }

    /// The given units whose keys aren't in this catalog.
    func lacking(of units: [Unit]) -> [Unit] {
        units.filter { indices[$0.key] == nil }
    }
}

extension Unit {
    /// Whether the unit is translated: at least one form isn't marked as new, and at least one form isn't blank. If the
    /// source is blank, the translation may also be blank.
    package func isDelivered(for source: Unit) -> Bool {
        if let only = onlyText, states.isEmpty { return !only.isBlank || source.onlyText?.isBlank == true }
        if !states.isEmpty, states.values.allSatisfy({ $0 == .new }) { return false }
        let texts = forms.map(\.text)
        // Users don't hear the forms of variables if the string that refers to them is blank.
        if hasVariables, text.forms.allSatisfy(\.isBlank), !source.text.forms.allSatisfy(\.isBlank) { return false }
        return texts.isEmpty || texts.contains { !$0.isBlank } || source.forms.allSatisfy(\.text.isBlank)
    }
}

extension [Unit] {
    /// The units, without those that repeat an earlier key.
    var uniqueByKey: [Unit] {
        var seen: Set<StringKey> = []
        return filter { seen.insert($0.key).inserted }
    }
}

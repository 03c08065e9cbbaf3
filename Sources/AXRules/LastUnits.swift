import AXModel
import AXSource

/// The units of a catalog that users hear: the last one of each key, in the order of the file.
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

    subscript(key: StringKey) -> Unit? {
        indices[key].map { all[$0] }
    }

    /// Those units of a source that are not among these, or not translated yet.
    func notDelivering(_ source: [Unit]) -> [Unit] {
        lacking(of: source) { !$0.isDelivered(for: $1) }
    }

    /// Those of some units whose keys are not among these.
    /// - Parameter isIdle: whether a unit with the key of another one does not count.
    func lacking(of units: [Unit], unless isIdle: (Unit, Unit) -> Bool = { _, _ in false }) -> [Unit] {
        units.filter { unit in self[unit.key].map { isIdle($0, unit) } ?? true }
    }
}

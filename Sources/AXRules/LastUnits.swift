import AXModel
import AXSource

/// The units of a catalog that users hear: the last one of each key, in the order of the file.
struct LastUnits: Sendable {
    let all: [Unit]
    private let places: KeyPlaces

    init(of catalog: Catalog) {
        let units = catalog.units
        let places = KeyPlaces(units.count) { units[$0].key }
        let hidden = Set(places.covered)
        guard !hidden.isEmpty else {
            (all, self.places) = (units, places)
            return
        }
        let last = units.indices.filter { !hidden.contains($0) }.map { units[$0] }
        (all, self.places) = (last, KeyPlaces(last.count) { last[$0].key })
    }

    subscript(key: StringKey) -> Unit? {
        place(of: key).map { all[$0] }
    }

    /// Where the unit of a key stands in ``all``.
    /// - Parameter guess: where it may well stand: a translation has most units in the order of its source.
    func place(of key: StringKey, near guess: Int = -1) -> Int? {
        if all.indices.contains(guess), all[guess].key == key { return guess }
        return places.place(of: key) { all[$0].key }
    }

    /// Those units of a source that are not among these, or not translated yet.
    func notDelivering(_ source: [Unit]) -> [Unit] {
        lacking(of: source) { !$0.isDelivered(for: $1) }
    }

    /// Those of some units whose keys are not among these.
    /// - Parameter isIdle: whether a unit with the key of another one does not count.
    func lacking(of units: [Unit], unless isIdle: (Unit, Unit) -> Bool = { _, _ in false }) -> [Unit] {
        var next = 0
        return units.filter { unit in
            guard let place = place(of: unit.key, near: next) else { return true }
            next = place + 1
            return isIdle(all[place], unit)
        }
    }
}

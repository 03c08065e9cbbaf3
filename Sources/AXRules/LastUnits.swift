import AXModel
import AXSource

/// The units of a catalog that users hear: the last one of each key, in the order of the file.
struct LastUnits: Sendable {
    let all: [Unit]
    private let places: [StringKey: Int]

    init(of catalog: Catalog) {
        var places: [StringKey: Int] = [:]
        places.reserveCapacity(catalog.units.count)
        var covered: Set<Int> = []
        for (place, unit) in catalog.units.enumerated() {
            if let earlier = places.updateValue(place, forKey: unit.key) { covered.insert(earlier) }
        }
        if covered.isEmpty {
            all = catalog.units
            self.places = places
        } else {
            let last = catalog.units.indices.filter { !covered.contains($0) }.map { catalog.units[$0] }
            all = last
            self.places = Dictionary(last.enumerated().map { ($1.key, $0) }) { $1 }
        }
    }

    subscript(key: StringKey) -> Unit? {
        places[key].map { all[$0] }
    }
}

import AXModel
import AXSource

/// The strings of a `file` element that bring a translation of several texts: forms, or texts with variables.
struct XLIFFDeliveredStrings {
    struct DeliveredString {
        let units: [XLIFFUnit]

        /// The variables that have forms of their own, in the order of the file.
        var variables: [String] {
            units.compactMap { unit -> String? in
                if case .substitution(let name) = unit.identity.path.steps.first { name } else { nil }
            }.uniqued()
        }
    }

    let all: [DeliveredString]

    init(_ file: XLIFFFile) {
        var places: [StringKey: Int] = [:]
        var groups: [[XLIFFUnit]] = []
        for unit in file.units {
            if let place = places[unit.identity.key] {
                groups[place].append(unit)
            } else {
                places[unit.identity.key] = groups.count
                groups.append([unit])
            }
        }
        all = groups.filter { $0.count > 1 && $0.contains { $0.target != nil } }.map(DeliveredString.init)
    }
}

import AXSource

/// The units of a `file` element by the strings that they are texts of. Units go by their numbers.
struct XLIFFGroups {
    /// The first unit of each string, in the order of the file.
    private(set) var firsts: [Int] = []
    /// The other units of those strings that have several, by the place of the string in ``firsts``.
    private(set) var others: [Int: [Int]] = [:]
    private var places: [StringKey: Int] = [:]

    init(_ units: [XLIFFUnit]) {
        for (number, unit) in units.enumerated() {
            if let place = places[unit.identity.key] {
                others[place, default: []].append(number)
            } else {
                places[unit.identity.key] = firsts.count
                firsts.append(number)
            }
        }
    }

    /// The place of a string in ``firsts``; nil for a key that no unit has.
    func place(of key: StringKey) -> Int? { places[key] }

    /// The units of a key, in the order of the file.
    subscript(key: StringKey) -> [Int] {
        place(of: key).map { [firsts[$0]] + (others[$0] ?? []) } ?? []
    }
}

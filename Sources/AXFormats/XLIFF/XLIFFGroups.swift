import AXSource

/// The units of a `file` element by the strings that they are texts of. Units go by their numbers.
struct XLIFFGroups {
    /// The first unit of each string, in the order of the file.
    private(set) var firsts: [Int] = []
    /// The other units of those strings that have several, by the place of the string in ``firsts``.
    private(set) var others: [Int: [Int]] = [:]
    private let units: [XLIFFUnit]
    private var index: ByteIndex

    init(_ units: [XLIFFUnit]) {
        self.units = units
        index = ByteIndex(capacity: units.count)
        firsts.reserveCapacity(units.count)
        for number in units.indices {
            let place = units[number].identity.key.bytes.withUnsafeBufferPointer { key in
                index.insert(key) { Self.isKey(key, of: units[firsts[$0]]) }
            }
            if place < firsts.count {
                others[place, default: []].append(number)
            } else {
                firsts.append(number)
            }
        }
    }

    /// The place of a string in ``firsts``; nil for a key that no unit has.
    func place(of key: StringKey) -> Int? {
        key.bytes.withUnsafeBufferPointer { key in index.find(key) { Self.isKey(key, of: units[firsts[$0]]) } }
    }

    /// The units of a key, in the order of the file.
    subscript(key: StringKey) -> [Int] {
        place(of: key).map { [firsts[$0]] + (others[$0] ?? []) } ?? []
    }

    @inline(__always)
    private static func isKey(_ key: UnsafeBufferPointer<UInt8>, of unit: XLIFFUnit) -> Bool {
        unit.identity.key.bytes.withUnsafeBufferPointer { ByteHash.areEqual($0, key) }
    }
}

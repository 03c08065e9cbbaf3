import AXModel
import AXSource

/// Collects the texts that an import takes, by key and form.
struct XLIFFLoadedTable {
    private var order: [StringKey] = []
    private var values: [StringKey: PropertyValue] = [:]

    mutating func add(_ identity: XLIFFIdentity, _ text: String) {
        if values[identity.key] == nil { order.append(identity.key) }
        let names = identity.path.names.map { StringKey($0) }
        values[identity.key] = Self.joined(values[identity.key], names[...], .string(StringKey(text)))
    }

    /// In the order in which the keys first appeared.
    var pairs: [(key: StringKey, value: PropertyValue)] {
        order.compactMap { key in values[key].map { (key, $0) } }
    }

    /// A string that has forms or variables as well keeps its own text under the empty name.
    private static func joined(
        _ old: PropertyValue?, _ names: ArraySlice<StringKey>, _ value: PropertyValue
    ) -> PropertyValue {
        guard let name = names.first else {
            guard case .dictionary(var table) = old else { return value }
            table[""] = value
            return .dictionary(table)
        }
        var table: [StringKey: PropertyValue] = [:]
        switch old {
        case .dictionary(let known): table = known
        case .some(let plain): table[""] = plain
        case nil: break
        }
        table[name] = joined(table[name], names.dropFirst(), value)
        return .dictionary(table)
    }
}

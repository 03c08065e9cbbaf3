import AXModel
import AXSource

/// The places of a report by the key that they use.
struct KeyUsers {
    private var users: [Place: [Occurrence]] = [:]

    /// So many other places are listed, at most: a key may be used anywhere.
    static let mostUses = 50

    private struct Place: Hashable {
        let key: StringKey
        let table: String?

        init?(_ occurrence: Occurrence) {
            guard let key = occurrence.tableKey else { return nil }
            self.key = key
            let table = occurrence.resolved?.table ?? occurrence.table
            self.table = table == "Localizable" ? nil : table
        }
    }

    init(_ occurrences: [Occurrence]) {
        for occurrence in occurrences {
            if let place = Place(occurrence) { users[place, default: []].append(occurrence) }
        }
    }

    /// The other places that use the key of an occurrence, in the report's order.
    func others(of occurrence: Occurrence) -> [Occurrence] {
        guard let place = Place(occurrence), let users = users[place], users.count > 1 else { return [] }
        return users.filter { $0.path != occurrence.path || $0.span != occurrence.span }
    }
}

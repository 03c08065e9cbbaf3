import AXModel
import AXSource

/// The places of a report by the key that they use.
struct KeyUsers {
    private var users: [Place: [Occurrence]] = [:]
    /// How many of them are spoken.
    private var spoken: [Place: Int] = [:]

    /// So many other places are listed, at most: a key may be used anywhere.
    private static let mostUses = 50

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
            guard let place = Place(occurrence) else { continue }
            users[place, default: []].append(occurrence)
            if occurrence.role != .other { spoken[place, default: 0] += 1 }
        }
    }

    /// The first of the other places that use the key of an occurrence, in the report's order.
    func others(of occurrence: Occurrence) -> [Occurrence] {
        guard let place = Place(occurrence), let users = users[place] else { return [] }
        return Array(
            users.lazy.filter { $0.path != occurrence.path || $0.span != occurrence.span }.prefix(Self.mostUses))
    }

    /// Whether the key of an occurrence serves both what is spoken and what is not.
    func isShared(_ occurrence: Occurrence) -> Bool {
        guard let place = Place(occurrence), let users = users[place], let spoken = spoken[place] else { return false }
        return spoken < users.count
    }
}

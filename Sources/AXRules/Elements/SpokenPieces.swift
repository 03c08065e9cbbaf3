import AXModel
import AXSource

/// Finds texts that the code puts beside others into one label or value: “scheduled %@” in “Line 5, scheduled 10:30”.
///
/// Branches of one place are never heard together; what stands in no branch is heard with each of them.
struct SpokenPieces {
    fileprivate struct Place: Hashable {
        let path: String
        let span: Span
        let role: AccessibilityRole
    }

    /// By the test of their branch; what the code fills in counts with its expression.
    private var texts: [String?: Set<StringKey>] = [:]

    static func keys(of occurrences: [Occurrence]) -> Set<StringKey> {
        // A row of a file tells no place.
        let placed = occurrences.filter { !$0.span.isEmpty && ($0.role == .label || $0.role == .value) }
        var places: [Place: SpokenPieces] = [:]
        for occurrence in placed { places[Place(occurrence), default: SpokenPieces()].add(occurrence) }
        return placed.reduce(into: []) { keys, occurrence in
            guard let key = occurrence.tableKey, let place = places[Place(occurrence)] else { return }
            if place.joins(key, in: occurrence.condition) { keys.insert(key) }
        }
    }

    private mutating func add(_ occurrence: Occurrence) {
        texts[occurrence.condition, default: []].insert(occurrence.tableKey ?? occurrence.key)
    }

    /// Whether something else is said with a text.
    private func joins(_ key: StringKey, in condition: String?) -> Bool {
        if texts[condition, default: []].contains(where: { $0 != key }) { return true }
        guard let condition else { return false }
        // A text that stands in for a missing one is not beside it.
        return texts[nil, default: []].contains { $0 != key && !condition.contains("\($0.text) == nil") }
    }
}

extension SpokenPieces.Place {
    fileprivate init(_ occurrence: Occurrence) {
        self.init(path: occurrence.path, span: occurrence.span, role: occurrence.role)
    }
}

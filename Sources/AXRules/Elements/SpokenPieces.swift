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

    /// By branch; what the code fills in counts with its expression.
    private var texts: [Branch: Set<StringKey>] = [:]

    static func keys(of occurrences: [Occurrence]) -> Set<StringKey> {
        // A row of a file tells no place.
        let placed = occurrences.filter { !$0.span.isEmpty && ($0.role == .label || $0.role == .value) }
        var places: [Place: SpokenPieces] = [:]
        for occurrence in placed { places[Place(occurrence), default: SpokenPieces()].add(occurrence) }
        return placed.reduce(into: []) { keys, occurrence in
            guard let key = occurrence.tableKey, let place = places[Place(occurrence)] else { return }
            if place.joins(key, in: occurrence.branch) { keys.insert(key) }
        }
    }

    private mutating func add(_ occurrence: Occurrence) {
        texts[occurrence.branch, default: []].insert(occurrence.tableKey ?? occurrence.key)
    }

    /// Whether something else is said with a text.
    private func joins(_ key: StringKey, in branch: Branch) -> Bool {
        if texts[branch, default: []].contains(where: { $0 != key }) { return true }
        return texts.contains { other, keys in
            guard branch != other, branch.isInside(other) else { return false }
            // A fallback is never spoken with the string that it replaces.
            return keys.contains { $0 != key && !Self.isFallback(branch, for: $0) }
        }
    }

    private static func isFallback(_ branch: Branch, for key: StringKey) -> Bool {
        branch.tests.contains { test in
            if case .isNil(let expression) = test { expression.hasSuffix(key.text) } else { false }
        }
    }
}

extension SpokenPieces.Place {
    fileprivate init(_ occurrence: Occurrence) {
        self.init(path: occurrence.path, span: occurrence.span, role: occurrence.role)
    }
}

import AXModel
import AXSource

/// Findings of rules that yield to another rule, where that one reports the same string.
struct RepeatedFindings {
    private struct Place: Hashable {
        let id: String
        let path: String
        let key: StringKey?
    }

    private static let better: [String: [String]] = RuleCatalogue.pages.reduce(into: [:]) { better, page in
        if !page.yieldsTo.isEmpty { better[page.id] = page.yieldsTo.map(\.id) }
    }

    private let places: Set<Place>

    init(_ findings: [Diagnostic]) {
        let better = Set(Self.better.values.joined())
        places = Set(
            findings.filter { better.contains($0.id) }.map { Place(id: $0.id, path: $0.path, key: $0.key) })
    }

    func contains(_ finding: Diagnostic) -> Bool {
        guard let better = Self.better[finding.id] else { return false }
        return better.contains { places.contains(Place(id: $0, path: finding.path, key: finding.key)) }
    }
}

import AXModel
import AXSource

/// Findings that tell again what another one tells better.
struct RepeatedFindings {
    private struct Place: Hashable {
        let id: String
        let path: String
        let key: StringKey?
    }

    /// What is dropped, where the other stands about the same unit.
    private static let betterTold = [
        "xliff-source-changed": ["outdated-translation"], "variable-renamed": ["variable-undefined"],
        "spoken-too-long": ["label-too-long", "hint-too-long"],
        "format-argument-missing": ["plural-literal-number"],
    ]

    private let places: Set<Place>

    init(_ findings: [Diagnostic]) {
        let told = Set(Self.betterTold.values.joined())
        places = Set(
            findings.filter { told.contains($0.id) }.map { Place(id: $0.id, path: $0.path, key: $0.key) })
    }

    func contains(_ finding: Diagnostic) -> Bool {
        guard let better = Self.betterTold[finding.id] else { return false }
        return better.contains { places.contains(Place(id: $0, path: finding.path, key: finding.key)) }
    }
}

import AXModel
import AXSource

/// Finds texts that are heard as a part of something longer: several strings that the code sets as one, and labels of what
/// holds other views, which tell all that is in it.
enum CombinedTexts {
    /// Where an attribute is set, in one branch of the code.
    private struct Place: Hashable {
        let path: String
        let span: Span
        let role: AccessibilityRole
        let branch: Branch
    }

    /// Views that hold others. A cell of a table and a row of a list are heard as one element.
    private static let containers: Set<String> = [
        "vstack", "hstack", "zstack", "lazyvstack", "lazyhstack", "grid", "gridrow", "group", "section", "list", "cell",
        "uitableviewcell", "uicollectionviewcell", "contentview",
    ]

    static func keys(of occurrences: [Occurrence]) -> Set<StringKey> {
        var keysByPlace: [Place: Set<StringKey>] = [:]
        var combined: Set<StringKey> = []
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            if occurrence.element.map({ containers.contains($0.lowercased()) }) == true { combined.insert(key) }
            // A row of a file tells no place.
            guard !occurrence.span.isEmpty else { continue }
            let place = Place(
                path: occurrence.path, span: occurrence.span, role: occurrence.role, branch: occurrence.branch)
            keysByPlace[place, default: []].insert(key)
        }
        for keys in keysByPlace.values where keys.count > 1 { combined.formUnion(keys) }
        return combined
    }
}

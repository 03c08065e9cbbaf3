import AXModel
import AXRules
import AXSource

/// What is known about the strings of a project beside their texts: what each is for, and what element it belongs to.
struct KnownStrings: Sendable {
    private let inference: RoleInference
    let links: ElementLinks

    init(_ occurrences: [Occurrence], configuration: Configuration) {
        var roles: [StringKey: Set<AccessibilityRole>] = [:]
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            roles[key, default: []].insert(occurrence.role)
        }
        inference = RoleInference(extracted: roles, configured: { configuration.role(of: $0) })
        links = ElementLinks(occurrences)
    }

    /// Whether the code or the key says that a string is spoken.
    func isSpoken(_ key: StringKey) -> Bool {
        !inference.roles(of: key, comment: nil).isEmpty
    }

    /// A table and its translations with the roles of their units.
    func withRoles(
        _ source: Catalog, _ translations: [Catalog] = []
    ) -> (source: Catalog, translations: [Catalog]) {
        inference.withRoles(source, translations)
    }
}

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

    /// The catalog with the roles of its units.
    /// - Parameter source: the roles of units in the development language; they count for translations too.
    func withRoles(_ catalog: Catalog, source: [StringKey: Set<AccessibilityRole>] = [:]) -> Catalog {
        var catalog = catalog
        for index in catalog.units.indices {
            let unit = catalog.units[index]
            catalog.units[index].roles = source[unit.key] ?? inference.roles(of: unit.key, comment: unit.comment)
        }
        return catalog
    }
}

import AXModel
import AXRules
import AXSource

/// What is known about the strings of a project beside their texts: what each is for, which label goes with which hint,
/// what control it belongs to.
struct KnownStrings: Sendable {
    private let inference: RoleInference
    /// The key of the label for the key of a hint.
    let pairs: [StringKey: StringKey]
    /// The traits and the control of the element that a key belongs to.
    let controls: [StringKey: Set<String>]

    init(_ occurrences: [Occurrence], configuration: Configuration) {
        var roles: [StringKey: Set<AccessibilityRole>] = [:]
        var pairs: [StringKey: StringKey] = [:]
        var controls: [StringKey: Set<String>] = [:]
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            roles[key, default: []].insert(occurrence.role)
            if occurrence.role == .hint, let label = occurrence.pair { pairs[key] = label }
            controls[key, default: []].formUnion(occurrence.traits)
            if let control = occurrence.control { controls[key, default: []].insert(control) }
        }
        inference = RoleInference(extracted: roles, configured: { configuration.role(of: $0) })
        self.pairs = pairs
        self.controls = controls
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

/// Which arguments the references to the variables of a format name.
struct StringsdictPositions {
    private let references: [StringsdictReference]
    /// By the names of the variables, where there are many references.
    private let byName: [String: [StringsdictReference]]

    init(_ references: [StringsdictReference]) {
        self.references = references
        byName = references.count > 8 ? Dictionary(grouping: references, by: \.name) : [:]
    }

    /// The argument that all references of a variable name; nil where they differ or one names none.
    func position(of name: String) -> Int? {
        let own = byName.isEmpty ? references : byName[name] ?? []
        var found: Int??
        for reference in own where reference.name == name {
            if let found, found != reference.position { return nil }
            found = reference.position
        }
        return found ?? nil
    }
}

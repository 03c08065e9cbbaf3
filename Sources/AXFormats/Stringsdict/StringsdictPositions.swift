/// Which arguments the references to the variables of a format name.
struct StringsdictPositions {
    private let rule: StringsdictFormatRule
    /// The references of the format string itself.
    private let inFormat: References
    /// Also those of the forms, once they are needed.
    private var all: References?

    init(_ rule: StringsdictFormatRule) {
        self.rule = rule
        inFormat = References(rule.format.references)
    }

    /// The argument that all references of a variable name; nil where they differ or one names none.
    mutating func position(of name: String) -> Int? {
        // Nearly all format strings name none, so that the forms need not be searched.
        if inFormat.isAnyUnnumbered(name) { return nil }
        let references = all ?? References(rule.references)
        all = references
        return references.position(of: name)
    }
}

/// References by the names of their variables.
private struct References {
    private let references: [StringsdictReference]
    /// Empty where there are few.
    private let byName: [String: [StringsdictReference]]

    init(_ references: [StringsdictReference]) {
        self.references = references
        byName = references.count > 8 ? Dictionary(grouping: references, by: \.name) : [:]
    }

    private func named(_ name: String) -> [StringsdictReference] {
        byName.isEmpty ? references : byName[name] ?? []
    }

    func isAnyUnnumbered(_ name: String) -> Bool {
        named(name).contains { $0.position == nil && $0.name == name }
    }

    /// The argument that all references of a variable name; nil where they differ or one names none.
    func position(of name: String) -> Int? {
        var found: Int??
        for reference in named(name) where reference.name == name {
            if let found, found != reference.position { return nil }
            found = reference.position
        }
        return found ?? nil
    }
}

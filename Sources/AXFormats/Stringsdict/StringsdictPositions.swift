import AXSource

/// Which arguments the references to the variables of a format name.
struct StringsdictPositions {
    private let rule: StringsdictFormatRule
    /// The references of the format string itself.
    private var inFormat: References?
    /// Also those of the forms, once they are needed.
    private var all: References?

    init(_ rule: StringsdictFormatRule) {
        self.rule = rule
    }

    /// The argument that all references of a variable name; nil where they differ or one names none.
    /// - Parameters:
    ///   - name: the variable's name.
    ///   - key: where it is from.
    mutating func position(of name: String, _ key: PropertyListText) -> Int? {
        // Nearly all format strings name none, so that the forms need not be searched.
        if rule.format.isShort, rule.format.isPlainlyUnnumbered(key) { return nil }
        let inFormat = inFormat ?? References(rule.format.references)
        self.inFormat = inFormat
        if inFormat.isAnyUnnumbered(name) { return nil }
        let references = all ?? References(rule.references)
        all = references
        return references.position(of: name)
    }
}

extension PropertyListText {
    /// Whether it may be searched once for each variable.
    fileprivate var isShort: Bool {
        let record = tree.records[number]
        return record.kind == .plainText && record.content.length < 128
    }

    fileprivate func isPlainlyUnnumbered(_ name: PropertyListText) -> Bool {
        tree.withBytes(of: number) { text in
            tree.withBytes(of: name.number) { StringsdictReference.isPlainlyUnnumbered($0, in: text) }
        }
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

import AXModel

extension FlowResolver {
    /// The strings of the property that a leaf names, if its value is known; nil for other leaves.
    mutating func knownStrings(for leaf: StringLeaf, _ frame: Frame) -> [StringLeaf]? {
        var property = leaf.newValueOf
        if let reference = leaf.reference, !reference.isParameter, reference.path.count == 1,
            reference.arguments == nil, case .declarations(let found) = index.find(reference, in: frame.path)
        {
            property = found.first?.name
        }
        guard let property, let value = known[property] else { return nil }
        used.insert(property)
        return value.leaves.map { leaf.taking($0, as: value.value.expression) }
    }
}

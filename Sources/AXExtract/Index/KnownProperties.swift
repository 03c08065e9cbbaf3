import AXModel

extension FlowResolver {
    /// The known value of the property that a leaf is; nil for other leaves.
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

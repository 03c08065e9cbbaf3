import AXModel
import AXSource

/// The values of an enumeration case that code passes to a localizer: `title` in `localize(.card(title: title))`.
extension StringLeaf {
    /// The arguments of the case; empty for other leaves.
    private var valuesOfCase: [Reference.Argument] {
        guard let arguments = reference?.arguments, arguments.count == 1, arguments[0].leaves.count > 0,
            let written = arguments[0].leaves[0].reference, written.path.first?.isEmpty == true
        else { return [] }
        return written.arguments ?? []
    }

    /// The names among the arguments of the case.
    var namesInCase: [String] {
        valuesOfCase.flatMap(\.leaves).compactMap { value in
            guard let reference = value.reference, reference.path.count == 1, reference.arguments == nil else {
                return nil
            }
            return reference.name
        }
    }

    /// The leaf after `change` has replaced the values of the case.
    func mappingValuesOfCase(_ change: (StringLeaf) -> StringLeaf) -> StringLeaf {
        let values = valuesOfCase
        guard !values.isEmpty else { return self }
        var leaf = self
        leaf.reference?.arguments?[0].leaves[0].reference?.arguments = values.map { value in
            var value = value
            value.leaves = value.leaves.map(change)
            return value
        }
        return leaf
    }
}

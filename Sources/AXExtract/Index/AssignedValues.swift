import AXModel
import AXSource

/// The values that the code assigns to a property.
struct AssignedValues {
    /// The strings. For a transcript, with the unknown values that take their place as an operand of a concatenation: the
    /// template of the concatenation shows only operands of which nothing is known.
    let strings: [StringLeaf]
    /// Whether the property may have a value that isn't known at all.
    let hasOthers: Bool

    init(_ leaves: [StringLeaf], isForTranscript: Bool) {
        let known = leaves.filter { $0.kind != .dynamic }
        let sums = isForTranscript ? Set(known.compactMap { $0.operand?.sum }) : []
        let whole = leaves.filter(\.insertedAs.isEmpty)
        let parts = Set(whole.filter { $0.kind != .dynamic || $0.silence != nil }.compactMap(\.operand))
        strings = leaves.filter { leaf in
            if leaf.kind != .dynamic { return true }
            // What is inserted into an unknown string isn't heard by itself.
            guard leaf.insertedAs.isEmpty, leaf.keyForm != .interpolated else { return false }
            return leaf.operand.map { sums.contains($0.sum) && parts.contains($0) } ?? false
        }
        hasOthers = leaves.contains { leaf in
            leaf.kind == .dynamic && leaf.silence == nil && leaf.operand.map { !sums.contains($0.sum) } ?? true
        }
    }
}

/// An operand of a concatenation.
private struct Operand: Hashable {
    let sum: SourcePlace
    let part: Int
}

extension StringLeaf {
    /// The operand of the outermost concatenation that contains the string.
    fileprivate var operand: Operand? {
        slots.first.map { slot in
            Operand(sum: SourcePlace(path: slot.path ?? "", span: slot.concatenation.span), part: slot.part)
        }
    }
}

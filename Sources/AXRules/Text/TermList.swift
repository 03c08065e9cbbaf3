/// Terms one behind the other, found by their first or last scalar.
struct TermList: Sendable {
    private var scalars: [Unicode.Scalar] = []
    /// Where each term begins, and where the last one ends.
    private var starts = [0]
    /// The terms of each scalar.
    private var groups: [Unicode.Scalar: Range<Int>] = [:]
    /// Those of the scalars of ASCII.
    private var asciiGroups: [Range<Int>] = []
    /// A bit for the low bits of each scalar: most words are no term, and need no further look.
    private var edges: UInt64 = 0

    var isEmpty: Bool { edges == 0 }

    /// - Parameter edge: by what the terms are found.
    init(_ terms: [[Unicode.Scalar]], by edge: KeyPath<[Unicode.Scalar], Unicode.Scalar?>) {
        for (scalar, terms) in Dictionary(grouping: terms, by: { $0[keyPath: edge] }) {
            guard let scalar else { continue }
            let first = starts.count - 1
            for term in terms {
                scalars += term
                starts.append(scalars.count)
            }
            groups[scalar] = first..<starts.count - 1
            edges |= Self.bit(scalar)
        }
        guard !isEmpty else { return }
        asciiGroups = (0..<0x80).map { groups[Unicode.Scalar($0)] ?? 0..<0 }
    }

    private static func bit(_ scalar: Unicode.Scalar) -> UInt64 { 1 << UInt64(scalar.value & 63) }

    @inline(__always)
    func mayHave(_ edge: Unicode.Scalar) -> Bool { edges & Self.bit(edge) != 0 }

    /// Offers each term of an edge that is longer than `length`, which becomes the length of one that is taken.
    @inline(__always)
    func forEach(
        at edge: Unicode.Scalar, longerThan length: inout Int, _ isTaken: (UnsafeBufferPointer<Unicode.Scalar>) -> Bool
    ) {
        guard mayHave(edge) else { return }
        let group = edge.isASCII ? asciiGroups[Int(edge.value)] : groups[edge] ?? 0..<0
        guard !group.isEmpty else { return }
        scalars.withUnsafeBufferPointer { scalars in
            starts.withUnsafeBufferPointer { starts in
                for number in group where starts[number + 1] - starts[number] > length {
                    let term = UnsafeBufferPointer(rebasing: scalars[starts[number]..<starts[number + 1]])
                    if isTaken(term) { length = term.count }
                }
            }
        }
    }
}

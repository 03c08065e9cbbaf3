import AXSource

/// Terms one behind the other, found by their first or last scalar.
struct TermList: Sendable {
    private var scalars: [Unicode.Scalar] = []
    /// Where each term begins, and where the last one ends.
    private var starts = [0]
    /// By what each term is found, in order.
    private var edges: [Unicode.Scalar] = []
    /// A bit for the low bits of each edge: most words are no term, and need no further look.
    private var bits: UInt64 = 0

    var isEmpty: Bool { edges.isEmpty }

    /// - Parameters:
    ///   - terms: No empty ones.
    ///   - edge: By what they are found.
    init(_ terms: [[Unicode.Scalar]], by edge: ([Unicode.Scalar]) -> Unicode.Scalar?) {
        let found = terms.compactMap { term in edge(term).map { (edge: $0, term: term) } }
        for (edge, term) in found.sorted(by: { $0.edge < $1.edge }) {
            edges.append(edge)
            bits |= Self.bit(edge)
            scalars += term
            starts.append(scalars.count)
        }
    }

    private static func bit(_ scalar: Unicode.Scalar) -> UInt64 { 1 << UInt64(scalar.value & 63) }

    @inline(__always)
    func mayHave(_ edge: Unicode.Scalar) -> Bool { bits & Self.bit(edge) != 0 }

    /// Offers each term of an edge that is longer than `length`, which becomes the length of one that is taken.
    @inline(__always)
    func forEach(
        at edge: Unicode.Scalar, longerThan length: inout Int, _ isTaken: (UnsafeBufferPointer<Unicode.Scalar>) -> Bool
    ) {
        guard mayHave(edge) else { return }
        let first = edges.partitioningIndex { $0 >= edge }
        let group = first..<first + edges[first...].prefix { $0 == edge }.count
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

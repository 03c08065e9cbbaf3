import AXFormats
import AXSource

/// One of the three versions of a file, or of a part of it, in a merge.
struct MergedVersion {
    private let text: [UInt8]
    private let tree: KeyedTree
    private let places: [KeyedPlace: Int]

    init(_ text: [UInt8], _ tree: KeyedTree) {
        self.text = text
        self.tree = tree
        var counts: [StringKey: Int] = [:]
        var places: [KeyedPlace: Int] = [:]
        for (index, part) in tree.parts.enumerated() {
            places[KeyedPlace(part.key, occurrence: counts[part.key, default: 0])] = index
            counts[part.key, default: 0] += 1
        }
        self.places = places
    }

    /// A version with no parts.
    static let empty = MergedVersion([], KeyedTree(span: Span(at: 0), parts: []))

    var isEmpty: Bool { tree.parts.isEmpty }

    var entries: [KeyedEntry<[UInt8]>] {
        tree.parts.map { KeyedEntry(key: $0.key, content: bytes($0.span)) }
    }

    /// The text before the first part; the whole text if there are no parts.
    var prefix: [UInt8] { bytes(Span(tree.span.start, tree.parts.first?.span.start ?? tree.span.end)) }

    /// The text after the last part.
    var suffix: [UInt8] { tree.parts.last.map { bytes(Span($0.span.end, tree.span.end)) } ?? [] }

    /// nil if this version doesn't contain the part.
    func text(of place: KeyedPlace) -> [UInt8]? {
        places[place].map { bytes(tree.parts[$0].span) }
    }

    /// The text between a part and the one before it; nil for the first part.
    func separator(before place: KeyedPlace) -> [UInt8]? {
        guard let index = places[place], index > 0 else { return nil }
        return bytes(Span(tree.parts[index - 1].span.end, tree.parts[index].span.start))
    }

    /// The text between the first two parts, which shows how this version separates parts.
    var separator: [UInt8]? {
        guard tree.parts.count > 1 else { return nil }
        return bytes(Span(tree.parts[0].span.end, tree.parts[1].span.start))
    }

    /// The format's usual separator, if this version has too few parts to show its own.
    var usualSeparator: [UInt8] { Array(tree.usualSeparator.utf8) }

    /// A part that contains parts: the text before them, the parts, and the text after them.
    func inside(of place: KeyedPlace) -> (head: [UInt8], version: MergedVersion, tail: [UInt8])? {
        guard let index = places[place], let inside = tree.parts[index].inside else { return nil }
        let span = tree.parts[index].span
        return (
            bytes(Span(span.start, inside.span.start)), MergedVersion(text, inside),
            bytes(Span(inside.span.end, span.end))
        )
    }

    private func bytes(_ span: Span) -> [UInt8] { Array(text[span.range]) }
}

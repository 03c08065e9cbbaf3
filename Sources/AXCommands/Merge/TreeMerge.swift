import AXFormats
import AXSource

/// Merges the text of three versions of a file by key. Text that neither side changed is kept byte for byte. Conflicts
/// are marked as in Git.
struct TreeMerge {
    private(set) var text: [UInt8] = []
    /// The path of keys to each part that has a conflict.
    private(set) var conflicts: [[StringKey]] = []

    init(base: MergeInput, ours: MergeInput, theirs: MergeInput) {
        self.init(base, ours, theirs, path: [])
    }

    private init(_ base: MergeInput, _ ours: MergeInput, _ theirs: MergeInput, path: [StringKey]) {
        let steps = KeyedMerge(base: base.entries, ours: ours.entries, theirs: theirs.entries).steps
        var parts: [MergedPart] = []
        for step in steps {
            let separator = ours.separator(before: step.place) ?? theirs.separator(before: step.place)
            guard let content = content(of: step, base, ours, theirs, path) else { continue }
            parts.append(MergedPart(separator: separator, content: content))
        }
        let edges = ours.isEmpty ? theirs : ours
        let prefix = Self.merged(base.prefix, edges.prefix, theirs.prefix) ?? edges.prefix
        let suffix = Self.merged(base.suffix, edges.suffix, theirs.suffix) ?? edges.suffix
        let usual = ours.separator ?? theirs.separator ?? edges.usualSeparator
        text = prefix + MergedPart.joined(parts, separator: usual) + suffix
    }

    /// The content that a step adds to the result; nil if it adds nothing. If both sides changed a part in different
    /// ways, the parts inside it are merged. If that isn't possible, the part is added to ``conflicts``.
    private mutating func content(
        of step: MergeStep, _ base: MergeInput, _ ours: MergeInput, _ theirs: MergeInput,
        _ path: [StringKey]
    ) -> MergedPart.Content? {
        switch step.decision {
        case .keepOurs: return ours.text(of: step.place).map(MergedPart.Content.text)
        case .takeTheirs, .add: return theirs.text(of: step.place).map(MergedPart.Content.text)
        case .remove: return nil
        case .conflict:
            if let merged = inside(step.place, base, ours, theirs, path) { return .text(merged) }
            conflicts.append(path + [step.place.key])
            return .conflict(ours: ours.text(of: step.place) ?? [], theirs: theirs.text(of: step.place) ?? [])
        }
    }

    /// Merges the parts inside a part that both sides changed; nil if that isn't possible. Conflicts between the inner
    /// parts are added to ``conflicts``.
    private mutating func inside(
        _ place: KeyedPlace, _ base: MergeInput, _ ours: MergeInput, _ theirs: MergeInput,
        _ path: [StringKey]
    ) -> [UInt8]? {
        guard let our = ours.inside(of: place), let their = theirs.inside(of: place),
            !our.version.excludes(their.version)
        else { return nil }
        let old = base.inside(of: place) ?? (our.head, .empty, our.tail)
        guard let head = Self.merged(old.head, our.head, their.head),
            let tail = Self.merged(old.tail, our.tail, their.tail)
        else { return nil }
        let merge = TreeMerge(old.version, our.version, their.version, path: path + [place.key])
        conflicts += merge.conflicts
        return head + merge.text + tail
    }

    /// The text of the side that changed; nil if both sides changed in different ways.
    private static func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        if ours == theirs || theirs == base { return ours }
        return ours == base ? theirs : nil
    }
}

private struct MergedPart {
    enum Content {
        case text([UInt8])
        /// A conflict. The text of a side that removed the part is empty.
        case conflict(ours: [UInt8], theirs: [UInt8])
    }

    /// The text before the part in its version; nil if the part was the first one.
    let separator: [UInt8]?
    let content: Content

    /// - Parameter separator: the separator before parts that were the first ones in their version.
    static func joined(_ parts: [MergedPart], separator: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        for (index, part) in parts.enumerated() {
            var gap = index == 0 ? [] : part.separator ?? separator
            // Both sides of a conflict end with the comma that would follow the part.
            let next = index + 1 < parts.count ? parts[index + 1].separator ?? separator : []
            let comma = Array(next.prefix { !$0.isASCIISpace })
            if index > 0, case .conflict = parts[index - 1].content {
                gap.removeFirst(gap.prefix { !$0.isASCIISpace }.count)
            }
            text += gap
            switch part.content {
            case .text(let bytes): text += bytes
            case .conflict(let ours, let theirs): appendConflict(ours, theirs, comma, to: &text)
            }
        }
        return text
    }

    /// Appends a conflict. Git's conflict markers are at the beginning of a line. Each side keeps the indentation of
    /// the part.
    private static func appendConflict(_ ours: [UInt8], _ theirs: [UInt8], _ comma: [UInt8], to text: inout [UInt8]) {
        let indentation = Array(text.reversed().prefix(while: \.isSpaceOrTab).reversed())
        text.removeLast(indentation.count)
        if let last = text.last, !last.isLineEnd { text.append(0x0A) }
        let sides = [ours, theirs].map { $0.isEmpty ? [] : indentation + $0 + comma + [0x0A] }
        text += Array("<<<<<<< ours\n".utf8) + sides[0] + Array("=======\n".utf8) + sides[1]
        text += Array(">>>>>>> theirs".utf8)
    }
}

extension MergeInput {
    /// Whether the two versions contain parts that exclude each other. In a string catalog, a localization contains
    /// either one string or variations.
    fileprivate func excludes(_ other: MergeInput) -> Bool {
        let (own, others) = (Set(entries.map(\.key)), Set(other.entries.map(\.key)))
        return [("stringUnit", "variations"), ("variations", "stringUnit")].contains { one, two in
            let (one, two) = (StringKey(one), StringKey(two))
            return own.contains(one) && others.contains(two) && !own.contains(two) && !others.contains(one)
        }
    }
}

/// One of the three versions of a file, or of a part of it, in a merge.
struct MergeInput {
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

    /// A version without parts.
    static let empty = MergeInput([], KeyedTree(span: Span(at: 0), parts: []))

    var isEmpty: Bool { tree.parts.isEmpty }

    var entries: [KeyedEntry<[UInt8]>] {
        tree.parts.map { KeyedEntry(key: $0.key, content: bytes($0.span)) }
    }

    /// The text before the first part; the whole text in a version without parts.
    var prefix: [UInt8] { bytes(Span(tree.span.start, tree.parts.first?.span.start ?? tree.span.end)) }

    /// The text after the last part; empty in a version without parts.
    var suffix: [UInt8] { tree.parts.last.map { bytes(Span($0.span.end, tree.span.end)) } ?? [] }

    /// The text of a part; nil if this version doesn't contain the part.
    func text(of place: KeyedPlace) -> [UInt8]? {
        places[place].map { bytes(tree.parts[$0].span) }
    }

    /// The text between a part and the one before it; nil for the first part, and if this version doesn't contain the
    /// part.
    func separator(before place: KeyedPlace) -> [UInt8]? {
        guard let index = places[place], index > 0 else { return nil }
        return bytes(Span(tree.parts[index - 1].span.end, tree.parts[index].span.start))
    }

    /// The text between the first two parts, which shows how parts are separated in this version; nil if there are
    /// fewer than two parts.
    var separator: [UInt8]? {
        guard tree.parts.count > 1 else { return nil }
        return bytes(Span(tree.parts[0].span.end, tree.parts[1].span.start))
    }

    /// The usual separator of the format, for a version that has too few parts to show its own.
    var usualSeparator: [UInt8] { Array(tree.usualSeparator.utf8) }

    /// The contents of a part that contains parts itself: the text before these parts, the parts, and the text after
    /// them; nil for any other part.
    func inside(of place: KeyedPlace) -> (head: [UInt8], version: MergeInput, tail: [UInt8])? {
        guard let index = places[place], let inside = tree.parts[index].inside else { return nil }
        let span = tree.parts[index].span
        return (
            bytes(Span(span.start, inside.span.start)), MergeInput(text, inside),
            bytes(Span(inside.span.end, span.end))
        )
    }

    private func bytes(_ span: Span) -> [UInt8] { Array(text[span.range]) }
}

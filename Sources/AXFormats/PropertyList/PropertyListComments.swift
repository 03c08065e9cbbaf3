import AXSource

/// The comments of a property list. Comments of inner entries can appear between comments of an outer entry, so each
/// comment contains the index of the next comment of the same entry.
struct PropertyListComments: Sendable {
    /// The comments of one entry, as the indexes of the first and the last.
    struct Chain: Sendable {
        fileprivate(set) var first = PropertyListComments.none
        fileprivate var last = PropertyListComments.none

        var isEmpty: Bool { first == PropertyListComments.none }
    }

    private struct Comment {
        let span: Span
        var next = PropertyListComments.none
    }

    /// The index that represents no comment.
    static let none = UInt32.max

    private var comments: [Comment] = []

    mutating func append(_ span: Span, to chain: inout Chain) {
        comments.append(Comment(span: span))
        let index = UInt32(comments.count - 1)
        join(Chain(first: index, last: index), to: &chain)
    }

    /// Appends one chain to another.
    @inline(__always)
    mutating func join(_ more: Chain, to chain: inout Chain) {
        guard !more.isEmpty else { return }
        if chain.isEmpty {
            chain = more
        } else {
            comments[Int(chain.last)].next = more.first
            chain.last = more.last
        }
    }

    /// The comment of a chain with exactly one comment; nil for any other chain.
    func only(from first: UInt32) -> Span? {
        guard first != Self.none, comments[Int(first)].next == Self.none else { return nil }
        return comments[Int(first)].span
    }

    /// The comments of a chain, in file order.
    func spans(from first: UInt32) -> [Span] {
        var spans: [Span] = []
        var index = first
        while index != Self.none {
            spans.append(comments[Int(index)].span)
            index = comments[Int(index)].next
        }
        return spans
    }
}

/// The comments between two parts of a property list, divided into those of the previous part and those of the next
/// part.
struct PropertyListCommentRun: Sendable {
    /// The comments on the line of the previous part.
    private(set) var trailing = PropertyListComments.Chain()
    /// The comments on separate lines above the next part, without a blank line in between.
    private(set) var leading = PropertyListComments.Chain()
    private var isNewLine: Bool

    /// - Parameter isNewLine: whether all comments belong to the next part. If false, comments before the first line
    ///   end belong to the previous part.
    init(isNewLine: Bool) {
        self.isNewLine = isNewLine
    }

    mutating func add(_ comment: Span, _ comments: inout PropertyListComments) {
        if isNewLine {
            comments.append(comment, to: &leading)
        } else {
            comments.append(comment, to: &trailing)
        }
    }

    mutating func lineEnds(_ count: Int) {
        isNewLine = true
        if count > 1 { leading = PropertyListComments.Chain() }
    }
}

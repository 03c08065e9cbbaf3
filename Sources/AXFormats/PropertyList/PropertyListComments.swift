import AXSource

/// The comments of a property list. Those of one entry need not follow each other, as inner entries have their own:
/// each leads to the next of its chain.
struct PropertyListComments: Sendable {
    /// Comments that belong together, by the places of the first and the last.
    struct Chain: Sendable {
        fileprivate(set) var first = PropertyListComments.none
        fileprivate var last = PropertyListComments.none

        var isEmpty: Bool { first == PropertyListComments.none }
    }

    private struct Comment {
        let span: Span
        var next = PropertyListComments.none
    }

    /// The place of no comment.
    static let none = UInt32.max

    private var comments: [Comment] = []

    mutating func append(_ span: Span, to chain: inout Chain) {
        comments.append(Comment(span: span))
        let place = UInt32(comments.count - 1)
        join(Chain(first: place, last: place), to: &chain)
    }

    /// Puts the comments of one chain behind those of another.
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

    /// The one comment of a chain; nil where there is none or are several.
    func only(from first: UInt32) -> Span? {
        guard first != Self.none, comments[Int(first)].next == Self.none else { return nil }
        return comments[Int(first)].span
    }

    /// The chain that begins with a comment, in file order.
    func spans(from first: UInt32) -> [Span] {
        var spans: [Span] = []
        var place = first
        while place != Self.none {
            spans.append(comments[Int(place)].span)
            place = comments[Int(place)].next
        }
        return spans
    }
}

/// The comments between two parts of a property list, told apart by what they belong to.
struct PropertyListCommentRun: Sendable {
    /// On the line of what stands before.
    private(set) var trailing = PropertyListComments.Chain()
    /// On lines of their own above what follows, without a blank line between.
    private(set) var leading = PropertyListComments.Chain()
    private var isNewLine: Bool

    /// - Parameter isNewLine: whether nothing stands before, so that a comment on the same line belongs to what follows.
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

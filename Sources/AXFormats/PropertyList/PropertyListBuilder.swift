import AXSource

/// Builds a property list from its parts as they come, without recursion.
struct PropertyListBuilder {
    enum Container: Sendable {
        case dictionary, array
    }

    /// A container that is not closed yet.
    private struct Frame {
        let container: Container
        let start: Int
        var entries: [PropertyListEntry] = []
        var elements: [PropertyListNode] = []
        /// A key that waits for its value.
        var key: PropertyListText?
        /// The comments of that key.
        var keyComments: [Span] = []
        /// The comments since the last entry or the waiting key.
        var comments = CommentRun(isNewLine: true)
    }

    private var frames: [Frame] = []
    /// The first value that was completed outside of any container.
    private(set) var root: PropertyListNode?

    /// The container that is open; nil outside of all.
    var container: Container? { frames.last?.container }

    /// Whether a key and no value may come next.
    var expectsKey: Bool { frames.last.map { $0.container == .dictionary && $0.key == nil } ?? false }

    /// The key that waits for its value.
    var waitingKey: PropertyListText? { frames.last?.key }

    var depth: Int { frames.count }

    mutating func open(_ container: Container, at start: Int) {
        frames.append(Frame(container: container, start: start))
    }

    /// Ends the open container. A key without a value is dropped.
    mutating func close(at end: Int) {
        guard var frame = frames.popLast() else { return }
        Self.giveTrailing(&frame)
        let content: PropertyListNode.Content =
            frame.container == .dictionary ? .dictionary(frame.entries) : .array(frame.elements)
        add(PropertyListNode(content: content, span: Span(frame.start, max(end, frame.start))))
    }

    mutating func key(_ text: PropertyListText) {
        guard let last = frames.indices.last else { return }
        Self.giveTrailing(&frames[last])
        frames[last].key = text
        frames[last].keyComments = frames[last].comments.leading
        frames[last].comments = CommentRun(isNewLine: true)
    }

    /// A whole value.
    mutating func add(_ node: PropertyListNode) {
        guard let last = frames.indices.last else {
            if root == nil { root = node }
            return
        }
        if frames[last].container == .array {
            frames[last].elements.append(node)
        } else if let key = frames[last].key {
            let span = Span(key.span.start, max(node.span.end, key.span.end))
            let comments = frames[last].keyComments + frames[last].comments.all
            frames[last].entries.append(PropertyListEntry(key: key, value: node, span: span, comments: comments))
            frames[last].key = nil
            frames[last].comments = CommentRun(isNewLine: false)
        }
    }

    /// The last entry reaches further than its value: to a semicolon.
    mutating func extendEntry(to end: Int) {
        guard let last = frames.indices.last, let entry = frames[last].entries.popLast() else { return }
        let span = Span(entry.span.start, max(end, entry.span.end))
        frames[last].entries.append(
            PropertyListEntry(key: entry.key, value: entry.value, span: span, comments: entry.comments))
    }

    mutating func comment(_ span: Span) {
        guard let last = frames.indices.last else { return }
        frames[last].comments.add(span)
    }

    /// - Parameter newlines: how many lines end in the white space.
    mutating func whitespace(newlines: Int) {
        guard newlines > 0, let last = frames.indices.last else { return }
        frames[last].comments.lineEnds(newlines)
    }

    /// Closes all that is open, for a file that breaks off.
    mutating func finish(at end: Int) -> PropertyListNode? {
        while !frames.isEmpty { close(at: end) }
        return root
    }

    /// Comments behind an entry, on its line, are the entry's.
    private static func giveTrailing(_ frame: inout Frame) {
        guard frame.key == nil, !frame.comments.trailing.isEmpty, let entry = frame.entries.popLast() else { return }
        let comments = entry.comments + frame.comments.trailing
        frame.entries.append(
            PropertyListEntry(key: entry.key, value: entry.value, span: entry.span, comments: comments))
    }
}

/// The comments between two parts of a property list, told apart by what they belong to.
private struct CommentRun {
    /// On the line of what stands before.
    private(set) var trailing: [Span] = []
    /// On lines of their own above what follows, without a blank line between.
    private(set) var leading: [Span] = []
    private var isNewLine: Bool

    /// - Parameter isNewLine: whether nothing stands before, so that a comment on the same line belongs to what follows.
    init(isNewLine: Bool) {
        self.isNewLine = isNewLine
    }

    var all: [Span] { trailing + leading }

    mutating func add(_ comment: Span) {
        if isNewLine { leading.append(comment) } else { trailing.append(comment) }
    }

    mutating func lineEnds(_ count: Int) {
        isNewLine = true
        if count > 1 { leading = [] }
    }
}

import AXModel
import AXSource

/// Builds a property list from its parts in file order, without recursion.
struct PropertyListBuilder: Sendable {
    private enum Container {
        case outside, dictionary, array
    }

    /// An open container.
    private struct Frame {
        let container: Container
        /// The record number of the container.
        let number: Int
        /// The record number of the key whose value hasn't been added yet; nil if there isn't one.
        var key: Int?
        var keyComments = PropertyListComments.Chain()
        /// The record number of the last entry's key; nil before the first entry.
        var last: Int?
        var lastComments = PropertyListComments.Chain()
        /// The comments since the last entry or since ``key``.
        var run = PropertyListCommentRun(isNewLine: true)

        var takesValue: Bool { container != .dictionary || key != nil }
    }

    private var records: [PropertyListRecord] = []
    private var decodedTexts: [PropertyListTree.DecodedText] = []
    private var values: [PropertyValue] = []
    private var comments = PropertyListComments()
    private var top = Frame(container: .outside, number: 0)
    /// The open containers around ``top``.
    private var outer: [Frame] = []

    /// - Parameter capacity: the expected number of records.
    init(capacity: Int = 0) {
        records.reserveCapacity(capacity)
    }

    /// Whether the root value is complete. Further root values are ignored.
    var hasRoot: Bool { outer.isEmpty && !records.isEmpty }

    /// Whether the next part must be a key.
    @inline(__always)
    var expectsKey: Bool { !top.takesValue }

    /// Whether a key is waiting for its value.
    var isWaiting: Bool { top.key != nil }

    /// The span of the key that is waiting for its value.
    var waitingKey: Span? { top.key.map { records[$0].span } }

    var depth: Int { outer.count }

    /// Closes the open containers at `end`, because a file can end early, and returns the list; nil if there is no
    /// value.
    mutating func finish(at end: Int, _ text: [UInt8]) -> PropertyListTree? {
        closeAll(at: end)
        return tree(text, isLatin1: false, mayHoldSurrogates: true)
    }

    mutating func closeAll(at end: Int) {
        while depth > 0 { close(at: end) }
    }

    /// The list; nil if there is no value or a container is still open.
    func tree(_ text: [UInt8], isLatin1: Bool, mayHoldSurrogates: Bool) -> PropertyListTree? {
        guard hasRoot else { return nil }
        return PropertyListTree(
            text, isLatin1: isLatin1, mayHoldSurrogates: mayHoldSurrogates, records: records, comments: comments,
            decodedTexts: decodedTexts, values: values)
    }

    // MARK: Containers

    mutating func openDictionary(at start: Int) { open(.dictionary, PropertyListRecord(.dictionary, Span(at: start))) }

    mutating func openArray(at start: Int) { open(.array, PropertyListRecord(.array, Span(at: start))) }

    private mutating func open(_ container: Container, _ record: PropertyListRecord) {
        outer.append(top)
        top = Frame(container: container, number: records.count)
        records.append(record)
    }

    /// Closes the innermost container. Drops its last key if the key has no value. Drops the container if a key is
    /// expected in its place, or if the root value is already complete.
    mutating func close(at end: Int) {
        guard let parent = outer.popLast() else { return }
        giveTrailing()
        if top.key != nil { records.removeLast() }
        let number = top.number
        records[number].end = max(UInt32(end), records[number].start)
        records[number].reach = UInt32(records.count)
        top = parent
        guard top.takesValue, depth > 0 || number == 0 else { return records.removeLast(records.count - number) }
        completeEntry()
    }

    // MARK: Keys and values

    /// Adds a key to the innermost dictionary.
    @inline(__always)
    mutating func key(_ record: PropertyListRecord) {
        giveTrailing()
        top.key = records.count
        top.keyComments = top.run.leading
        top.run = PropertyListCommentRun(isNewLine: true)
        records.append(record)
    }

    /// Adds a value that isn't a container. Ignores the value if a key is expected, or if the root value is already
    /// complete.
    @inline(__always)
    mutating func add(_ record: PropertyListRecord) {
        guard top.takesValue, !hasRoot else { return }
        records.append(record)
        completeEntry()
    }

    mutating func add(_ value: PropertyValue, _ span: Span) {
        let record = PropertyListRecord(.other, span, index: values.count)
        values.append(value)
        add(record)
    }

    /// Creates a record for a string that is already decoded.
    mutating func record(_ text: PropertyListTree.DecodedText, _ span: Span) -> PropertyListRecord {
        let record = PropertyListRecord(.decodedText, span, index: decodedTexts.count)
        decodedTexts.append(text)
        return record
    }

    @inline(__always)
    private mutating func completeEntry() {
        guard let key = top.key else { return }
        top.lastComments = top.keyComments
        comments.join(top.run.trailing, to: &top.lastComments)
        comments.join(top.run.leading, to: &top.lastComments)
        records[key].comments = top.lastComments.first
        records[key].reach = max(records[key + 1].end, records[key].end)
        top.key = nil
        top.last = key
        top.run = PropertyListCommentRun(isNewLine: false)
    }

    /// Extends the last entry to `end`, so that it includes the semicolon after its value. Does nothing if another key
    /// has been added since.
    mutating func extendEntry(to end: Int) {
        guard let last = top.last, top.key == nil else { return }
        records[last].reach = max(UInt32(end), records[last].reach)
    }

    // MARK: Comments and white space

    mutating func comment(_ span: Span) {
        if depth > 0 { top.run.add(span, &comments) }
    }

    /// - Parameter newlines: the number of line ends in the white space.
    @inline(__always)
    mutating func whitespace(newlines: Int) {
        if newlines > 0 { top.run.lineEnds(newlines) }
    }

    /// Replaces the comments of the last entry.
    mutating func setComments(_ spans: [Span]) {
        guard let last = top.last else { return }
        top.lastComments = PropertyListComments.Chain()
        top.run = PropertyListCommentRun(isNewLine: false)
        for span in spans { comments.append(span, to: &top.lastComments) }
        records[last].comments = top.lastComments.first
    }

    /// Adds the comments that follow the last entry on its line to that entry.
    @inline(__always)
    private mutating func giveTrailing() {
        guard top.key == nil, let last = top.last, !top.run.trailing.isEmpty else { return }
        comments.join(top.run.trailing, to: &top.lastComments)
        records[last].comments = top.lastComments.first
    }
}

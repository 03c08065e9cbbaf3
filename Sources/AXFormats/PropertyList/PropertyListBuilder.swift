import AXModel
import AXSource

/// Builds a property list from its parts as they come, without recursion.
struct PropertyListBuilder: Sendable {
    /// What is open, or the outside of all.
    private enum Container {
        case outside, dictionary, array
    }

    /// A container that is not closed yet.
    private struct Frame {
        let container: Container
        /// The number of its record.
        let number: Int
        /// The number of a key that waits for its value.
        var key: Int?
        /// The comments of that key.
        var keyComments = PropertyListComments.Chain()
        /// The number of the last entry's key.
        var last: Int?
        /// The comments of the last entry.
        var lastComments = PropertyListComments.Chain()
        /// The comments since the last entry or the waiting key.
        var run = PropertyListCommentRun(isNewLine: true)

        /// Whether a value may stand here: a dictionary takes one behind each key.
        var takesValue: Bool { container != .dictionary || key != nil }
    }

    private var records: [PropertyListRecord] = []
    private var decodedTexts: [PropertyListTree.DecodedText] = []
    private var values: [PropertyValue] = []
    private var comments = PropertyListComments()
    private var top = Frame(container: .outside, number: 0)
    /// What is open around ``top``.
    private var outer: [Frame] = []

    /// - Parameter capacity: about how many records there will be.
    init(capacity: Int = 0) {
        records.reserveCapacity(capacity)
    }

    /// Whether a value was completed outside of any container. No second one is taken.
    var hasRoot: Bool { outer.isEmpty && !records.isEmpty }

    /// Whether a key and no value may come next.
    @inline(__always)
    var expectsKey: Bool { !top.takesValue }

    /// Whether a key waits for its value.
    var isWaiting: Bool { top.key != nil }

    /// The place of the key that waits for its value.
    var waitingKey: Span? { top.key.map { records[$0].span } }

    var depth: Int { outer.count }

    /// The list; nil where there is no value at all. What is open is closed at `end`, for a file that breaks off.
    mutating func finish(at end: Int, _ text: [UInt8]) -> PropertyListTree? {
        closeAll(at: end)
        return tree(text, isLatin1: false, mayHoldSurrogates: true)
    }

    /// Ends all that is open.
    mutating func closeAll(at end: Int) {
        while depth > 0 { close(at: end) }
    }

    /// The list once nothing is open; nil where there is no value at all.
    /// - Parameters:
    ///   - isLatin1: whether bytes above ASCII are ISO 8859-1.
    ///   - mayHoldSurrogates: whether lone surrogates may stand in the text.
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

    /// Ends the open container. A key without a value is dropped.
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

    // MARK: Texts and values

    /// A key, as the record of a text.
    @inline(__always)
    mutating func key(_ record: PropertyListRecord) {
        giveTrailing()
        top.key = records.count
        top.keyComments = top.run.leading
        top.run = PropertyListCommentRun(isNewLine: true)
        records.append(record)
    }

    /// A whole value that is no container.
    @inline(__always)
    mutating func add(_ record: PropertyListRecord) {
        guard top.takesValue, !hasRoot else { return }
        records.append(record)
        completeEntry()
    }

    mutating func add(_ value: PropertyValue, _ span: Span) {
        let record = PropertyListRecord(.other, span, place: values.count)
        values.append(value)
        add(record)
    }

    /// The record of a text that is decoded already.
    mutating func record(_ text: PropertyListTree.DecodedText, _ span: Span) -> PropertyListRecord {
        let record = PropertyListRecord(.decodedText, span, place: decodedTexts.count)
        decodedTexts.append(text)
        return record
    }

    /// The waiting key has got its value.
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

    /// The last entry reaches further than its value: to a semicolon.
    mutating func extendEntry(to end: Int) {
        guard let last = top.last, top.key == nil else { return }
        records[last].reach = max(UInt32(end), records[last].reach)
    }

    // MARK: Comments and white space

    mutating func comment(_ span: Span) {
        if depth > 0 { top.run.add(span, &comments) }
    }

    /// - Parameter newlines: how many lines end in the white space.
    @inline(__always)
    mutating func whitespace(newlines: Int) {
        if newlines > 0 { top.run.lineEnds(newlines) }
    }

    /// The comments of the last entry, where they are known from elsewhere.
    mutating func setComments(_ spans: [Span]) {
        guard let last = top.last else { return }
        top.lastComments = PropertyListComments.Chain()
        top.run = PropertyListCommentRun(isNewLine: false)
        for span in spans { comments.append(span, to: &top.lastComments) }
        records[last].comments = top.lastComments.first
    }

    /// Comments behind an entry, on its line, are the entry's.
    @inline(__always)
    private mutating func giveTrailing() {
        guard top.key == nil, let last = top.last, !top.run.trailing.isEmpty else { return }
        comments.join(top.run.trailing, to: &top.lastComments)
        records[last].comments = top.lastComments.first
    }
}

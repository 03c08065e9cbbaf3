import AXScan
import AXSource

/// A value of a JSON file with the changes that are to be made in it. Only what is opened is copied; the rest stays the
/// file's.
final class JSONDraft {
    /// A member that is in the file or is to be added.
    struct Member {
        let key: StringKey
        /// Its place in the file; nil for one that is to be added.
        let origin: JSONTree.Member?
        let draft: JSONDraft
        var isRemoved = false
    }

    private let tree: JSONTree
    /// The node in the file; nil for an object that is to be added.
    let node: Int?
    /// What takes the node's place as a whole.
    private(set) var replacement: JSONValue?
    /// The members, those of the file first; nil as long as nobody asked for one.
    private(set) var members: [Member]?
    /// Where the last member of each name is that is not removed.
    private var places: [StringKey: Int] = [:]
    private var hasRepeatedNames = false

    init(_ tree: JSONTree, node: Int?) {
        self.tree = tree
        self.node = node
        if node == nil { members = [] }
    }

    /// The draft of a member; nil where there is none. Of repeated members the last one.
    func member(_ key: StringKey) -> JSONDraft? {
        open()
        return places[key].flatMap { members?[$0].draft }
    }

    /// The drafts of all members of a name, in their order.
    func all(_ key: StringKey) -> [JSONDraft] {
        guard let last = member(key) else { return [] }
        return hasRepeatedNames
            ? (members ?? []).filter { $0.key == key && !$0.isRemoved }.map(\.draft) : [last]
    }

    /// The draft of a member that is an object, which is added where there is none.
    func object(_ key: StringKey) -> JSONDraft {
        if let member = member(key), member.isObject { return member }
        remove(key)
        return append(key, JSONDraft(tree, node: nil))
    }

    /// Gives a member a value; adds it where there is none.
    func set(_ key: StringKey, to value: JSONValue) {
        if let member = member(key) {
            member.replace(by: value)
        } else {
            append(key, JSONDraft(tree, node: nil)).replace(by: value)
        }
    }

    /// Takes out all members of a name.
    func remove(_ key: StringKey) {
        open()
        guard places.removeValue(forKey: key) != nil else { return }
        for place in (members ?? []).indices where members?[place].key == key { members?[place].isRemoved = true }
    }

    func replace(by value: JSONValue) {
        replacement = value
        members = nil
    }

    /// Whether the value is an object, in the file or as it is to be.
    var isObject: Bool {
        switch replacement {
        case .object?: true
        case .array?, .text?, .raw?: false
        case nil: node.map { tree.nodes[$0].kind == .object } ?? true
        }
    }

    /// Whether the value is a text, in the file or as it is to be.
    var isText: Bool {
        switch replacement {
        case .text?: true
        case .object?, .array?, .raw?: false
        case nil: node.map { tree.nodes[$0].isText } ?? false
        }
    }

    /// Whether there is such a member; of repeated members the last one counts.
    func contains(where isWanted: (StringKey, JSONDraft) -> Bool) -> Bool {
        open()
        return places.contains { key, place in
            members.map { isWanted(key, $0[place].draft) } ?? false
        }
    }

    /// The value with all changes.
    var value: JSONValue {
        if let replacement, members == nil { return replacement }
        guard let members else { return node.map { JSONValue(tree, $0) } ?? .object([JSONValue.Member]()) }
        return .object(
            members.filter { !$0.isRemoved }.map { JSONValue.Member(key: $0.key, value: $0.draft.value) })
    }

    /// The elements of an array, each as a draft of its own place; none for other values.
    lazy var elements: [JSONDraft] = node.map { tree.elements(of: $0).map { JSONDraft(tree, node: $0) } } ?? []

    private func append(_ key: StringKey, _ draft: JSONDraft) -> JSONDraft {
        open()
        places[key] = members?.count
        members?.append(Member(key: key, origin: nil, draft: draft))
        return draft
    }

    /// Makes the members: those of the file, or those of the object that takes its place.
    private func open() {
        guard members == nil else { return }
        if case .object(let values)? = replacement {
            members = values.map { member in
                let draft = JSONDraft(tree, node: nil)
                draft.replace(by: member.value)
                return Member(key: member.key, origin: nil, draft: draft)
            }
        } else {
            members = (node.map { tree.members(of: $0) } ?? []).map {
                Member(key: StringKey(bytes: tree.bytes($0.key)), origin: $0, draft: JSONDraft(tree, node: $0.value))
            }
        }
        for (place, member) in (members ?? []).enumerated() { places[member.key] = place }
        hasRepeatedNames = places.count < (members ?? []).count
    }
}

/// Turns a draft into edits of the file: the smallest ones for texts, and members added at their place in the order.
struct JSONDraftEdits {
    private let tree: JSONTree
    private let layout: JSONLayout

    init(_ tree: JSONTree, layout: JSONLayout) {
        self.tree = tree
        self.layout = layout
    }

    func edits(of draft: JSONDraft) -> [TextEdit] {
        guard let node = draft.node else { return [] }
        if let replacement = draft.replacement {
            return edits(replacing: node, by: draft.members == nil ? replacement : draft.value)
        }
        if let members = draft.members { return edits(of: node, members) }
        return tree.nodes[node].kind == .array ? draft.elements.flatMap(edits) : []
    }

    private func edits(replacing node: Int, by value: JSONValue) -> [TextEdit] {
        if case .text(let text) = value, tree.nodes[node].isText {
            let escapes = JSONSpelling.escapes(slashes: layout.escapesSlashes)
            let old = JSONView.read(tree) { $0.located(node, escapes) }
            return old.edit(to: text.text).map { [$0] } ?? []
        }
        guard JSONValue(tree, node) != value else { return [] }
        let indentation = indentation(ofLineAt: Int(tree.nodes[node].start))
        return [TextEdit(tree.nodes[node].span, layout.text(of: value.inCatalogOrder, indentation: indentation))]
    }

    // MARK: Objects

    private func edits(of node: Int, _ members: [JSONDraft.Member]) -> [TextEdit] {
        let kept = members.filter { !$0.isRemoved && $0.origin != nil }
        let added = members.filter { !$0.isRemoved && $0.origin == nil }
        let removed = members.filter { $0.isRemoved && $0.origin != nil }
        guard !added.isEmpty || !removed.isEmpty else { return kept.flatMap { edits(of: $0.draft) } }
        guard !kept.isEmpty else { return [rewritten(node, added)] }
        return kept.flatMap { edits(of: $0.draft) } + removals(members) + insertions(added, into: kept)
    }

    /// An object of which nothing stays.
    private func rewritten(_ node: Int, _ added: [JSONDraft.Member]) -> TextEdit {
        let value = JSONValue.object(added.map { JSONValue.Member(key: $0.key, value: $0.draft.value) }).inCatalogOrder
        let start = Int(tree.nodes[node].start)
        return TextEdit(
            tree.nodes[node].span, layout.text(of: value, indentation: indentation(ofLineAt: start)))
    }

    /// Takes out runs of members, each with the comma and the white space that told it from its neighbor.
    private func removals(_ members: [JSONDraft.Member]) -> [TextEdit] {
        let members = members.compactMap { member in
            member.origin.map { (span: tree.span(of: $0), isRemoved: member.isRemoved) }
        }
        var edits: [TextEdit] = []
        var keptEnd: Int?
        var run: Span?
        for member in members {
            if member.isRemoved {
                run = Span(run?.start ?? member.span.start, member.span.end)
                continue
            }
            if let removed = run {
                edits.append(.removal(Span(keptEnd ?? removed.start, keptEnd == nil ? member.span.start : removed.end)))
            }
            (keptEnd, run) = (member.span.end, nil)
        }
        if let run, let keptEnd { edits.append(.removal(Span(keptEnd, run.end))) }
        return edits
    }

    /// Adds members behind the last one that comes before them; at the end where the members are in no order.
    private func insertions(_ added: [JSONDraft.Member], into kept: [JSONDraft.Member]) -> [TextEdit] {
        let spans = kept.compactMap { $0.origin.map(tree.span) }
        let keys = kept.map(\.key)
        let isSorted = CatalogKeyOrder.isSorted(keys)
        let indentation = spans.first.map { self.indentation(ofLineAt: $0.start) } ?? ""
        return CatalogKeyOrder.order(of: added.map(\.key)).map { number in
            let member = JSONValue.Member(key: added[number].key, value: added[number].draft.value.inCatalogOrder)
            let place = isSorted ? place(of: member.key, in: keys) : keys.count
            let text = layout.text(of: member, indentation: indentation)
            let separator = layout.comma + layout.lineBreak(indentation)
            return place == 0
                ? .insertion(at: spans[0].start, text + separator)
                : .insertion(at: spans[place - 1].end, separator + text)
        }
    }

    /// How many of the keys come before a new one.
    private func place(of key: StringKey, in keys: [StringKey]) -> Int {
        keys.partitioningIndex { CatalogKeyOrder.precedes(key, $0) }
    }

    /// The white space that the line of an offset begins with; empty where the file is written in one line.
    private func indentation(ofLineAt offset: Int) -> String {
        guard layout.indent != nil else { return "" }
        var start = offset
        while start > 0, tree.text[start - 1] != 0x0A, tree.text[start - 1] != 0x0D { start -= 1 }
        var end = start
        while end < offset, tree.text[end] == 0x20 || tree.text[end] == 0x09 { end += 1 }
        return String(decoding: tree.text[start..<end], as: UTF8.self)
    }
}

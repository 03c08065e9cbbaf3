import AXScan
import AXSource

/// A value of a JSON file with pending changes. Only values whose members are accessed are copied from the file.
final class JSONDraft {
    struct Member {
        let key: StringKey
        /// The member in the file; nil for an added member.
        let origin: JSONTree.Member?
        let draft: JSONDraft
        var isRemoved = false
    }

    private let tree: JSONTree
    /// The node in the file; nil for an added value.
    private let node: Int?
    /// The value that replaces the whole node; nil if the node isn't replaced.
    private var replacement: JSONValue?
    /// The members, those of the file first; nil until the first access to a member.
    private var members: [Member]?
    /// For each name, the index of its last member that isn't removed.
    private var indexes: [StringKey: Int] = [:]
    private var hasRepeatedNames = false

    init(_ tree: JSONTree, node: Int?) {
        self.tree = tree
        self.node = node
        if node == nil { members = [] }
    }

    /// The last member with a name.
    func member(_ key: StringKey) -> JSONDraft? {
        open()
        return indexes[key].flatMap { members?[$0].draft }
    }

    /// All members with a name, in order.
    func all(_ key: StringKey) -> [JSONDraft] {
        guard let last = member(key) else { return [] }
        return hasRepeatedNames
            ? (members ?? []).filter { $0.key == key && !$0.isRemoved }.map(\.draft) : [last]
    }

    /// The object with a name. If the last member with the name isn't an object, or if there isn't one, replaces all
    /// members with the name with a new object.
    func object(_ key: StringKey) -> JSONDraft {
        if let member = member(key), member.isObject { return member }
        remove(key)
        return append(key, JSONDraft(tree, node: nil))
    }

    /// Sets the value of a member, and adds the member if it doesn't exist.
    func set(_ key: StringKey, to value: JSONValue) {
        if let member = member(key) {
            member.replace(by: value)
        } else {
            append(key, JSONDraft(tree, node: nil)).replace(by: value)
        }
    }

    /// Removes all members with a name.
    func remove(_ key: StringKey) {
        open()
        guard indexes.removeValue(forKey: key) != nil else { return }
        for index in (members ?? []).indices where members?[index].key == key { members?[index].isRemoved = true }
    }

    func replace(by value: JSONValue) {
        replacement = value
        members = nil
    }

    /// Whether the value is an object after the changes.
    var isObject: Bool {
        switch replacement {
        case .object?: true
        case .array?, .text?, .raw?: false
        case nil: node.map { tree.nodes[$0].kind == .object } ?? true
        }
    }

    /// Whether the value is a string after the changes.
    var isText: Bool {
        switch replacement {
        case .text?: true
        case .object?, .array?, .raw?: false
        case nil: node.map { tree.nodes[$0].isText } ?? false
        }
    }

    /// Whether a member satisfies a condition. If a name is repeated, only its last member is checked.
    func contains(where isWanted: (StringKey, JSONDraft) -> Bool) -> Bool {
        open()
        return indexes.contains { key, index in
            members.map { isWanted(key, $0[index].draft) } ?? false
        }
    }

    /// The value with all changes.
    var value: JSONValue {
        if let replacement, members == nil { return replacement }
        guard let members else { return node.map { JSONValue(tree, $0) } ?? .object([JSONValue.Member]()) }
        return .object(
            members.filter { !$0.isRemoved }.map { JSONValue.Member(key: $0.key, value: $0.draft.value) })
    }

    /// The elements of an array in the file; empty for any other value.
    private(set) lazy var elements: [JSONDraft] =
        node.map { tree.elements(of: $0).map { JSONDraft(tree, node: $0) } } ?? []

    private func append(_ key: StringKey, _ draft: JSONDraft) -> JSONDraft {
        open()
        indexes[key] = members?.count
        members?.append(Member(key: key, origin: nil, draft: draft))
        return draft
    }

    /// Creates the members from the file, or from the object that replaces the node.
    private func open() {
        guard members == nil else { return }
        if case .object(let values)? = replacement {
            members = values.map { member in
                let draft = JSONDraft(tree, node: nil)
                draft.replace(by: member.value)
                return Member(key: member.key, origin: nil, draft: draft)
            }
        } else {
            members = (node.map { Array(tree.members(of: $0)) } ?? []).map {
                Member(key: StringKey(bytes: tree.bytes($0.key)), origin: $0, draft: JSONDraft(tree, node: $0.value))
            }
        }
        for (index, member) in (members ?? []).enumerated() { indexes[member.key] = index }
        hasRepeatedNames = indexes.count < (members ?? []).count
    }
}

extension JSONDraft {
    /// The edits that make the draft's changes in the file. An edit to a string replaces only the part that differs.
    /// Added members are inserted at their position in the order of keys.
    func edits(_ layout: JSONLayout) -> [TextEdit] {
        guard let node else { return [] }
        if let replacement { return edits(replacing: node, by: members == nil ? replacement : value, layout) }
        if let members { return edits(of: node, members, layout) }
        return tree.nodes[node].kind == .array ? elements.flatMap { $0.edits(layout) } : []
    }

    private func edits(replacing node: Int, by value: JSONValue, _ layout: JSONLayout) -> [TextEdit] {
        if case .text(let text) = value, tree.nodes[node].isText {
            let escapes = JSONEscaping.escapes(slashes: layout.escapesSlashes)
            return tree.located(node, escapes).edit(to: text.text).map { [$0] } ?? []
        }
        guard JSONValue(tree, node) != value else { return [] }
        return [rewritten(node, value, layout)]
    }

    private func rewritten(_ node: Int, _ value: JSONValue, _ layout: JSONLayout) -> TextEdit {
        let indentation = indentation(ofLineAt: Int(tree.nodes[node].start), layout)
        return TextEdit(tree.nodes[node].span, layout.text(of: value.inCatalogOrder, indentation: indentation))
    }

    private func edits(of node: Int, _ members: [Member], _ layout: JSONLayout) -> [TextEdit] {
        let kept = members.filter { !$0.isRemoved && $0.origin != nil }
        let added = members.filter { !$0.isRemoved && $0.origin == nil }
        let removed = members.filter { $0.isRemoved && $0.origin != nil }
        guard !added.isEmpty || !removed.isEmpty else { return kept.flatMap { $0.draft.edits(layout) } }
        guard !kept.isEmpty else { return [rewritten(node, value, layout)] }
        return kept.flatMap { $0.draft.edits(layout) } + removals(members) + insertions(added, into: kept, layout)
    }

    /// The edits that remove runs of adjacent members, together with the comma and the white space next to each run.
    private func removals(_ members: [Member]) -> [TextEdit] {
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

    /// The edits that insert each added member after the last member that precedes it in the order of keys, or at the
    /// end if the existing members aren't sorted.
    private func insertions(_ added: [Member], into kept: [Member], _ layout: JSONLayout) -> [TextEdit] {
        let spans = kept.compactMap { $0.origin.map(tree.span) }
        let keys = kept.map(\.key)
        let isSorted = CatalogKeyOrder.isSorted(keys)
        let indentation = spans.first.map { self.indentation(ofLineAt: $0.start, layout) } ?? ""
        return CatalogKeyOrder.order(of: added.map(\.key)).map { number in
            let member = JSONValue.Member(key: added[number].key, value: added[number].draft.value.inCatalogOrder)
            let index =
                isSorted ? keys.partitioningIndex { CatalogKeyOrder.precedes(member.key, $0) } : keys.count
            let text = layout.text(of: member, indentation: indentation)
            let separator = layout.comma + layout.lineBreak(indentation)
            return index == 0
                ? .insertion(at: spans[0].start, text + separator)
                : .insertion(at: spans[index - 1].end, separator + text)
        }
    }

    /// The white space at the beginning of the line that contains `offset`; empty if the file is a single line.
    private func indentation(ofLineAt offset: Int, _ layout: JSONLayout) -> String {
        guard layout.indent != nil else { return "" }
        var start = offset
        while start > 0, tree.text[start - 1] != 0x0A, tree.text[start - 1] != 0x0D { start -= 1 }
        var end = start
        while end < offset, tree.text[end] == 0x20 || tree.text[end] == 0x09 { end += 1 }
        return String(decoding: tree.text[start..<end], as: UTF8.self)
    }
}

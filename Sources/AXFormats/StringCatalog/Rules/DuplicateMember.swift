import AXScan
import AXSource

/// A key that appears more than once in one JSON object.
enum DuplicateMember: FileRule {
    static let page = RulePage.duplicateKey

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        let document = survey.document
        let objects = document.tree.nodes.indices.filter { repeatsKey($0, document.tree) }
        guard !objects.isEmpty else { return [] }
        var owners = NodeOwners(document)
        return objects.flatMap { object in
            let members = Array(document.tree.members(of: object))
            return members.indices.repeated { document.key(members[$0]) }.map { earlier, later in
                var finding = finding(members, earlier: earlier, later: later, document)
                (finding.key, finding.locale) = owners.owner(of: members[later].key)
                return finding
            }
        }
    }

    private static func repeatsKey(_ object: Int, _ tree: JSONTree) -> Bool {
        guard tree.nodes[object].kind == .object else { return false }
        return tree.members(of: object).map { StringKey(bytes: tree.bytes($0.key)) }.hasRepetition
    }

    private static func finding(
        _ members: [JSONTree.Member], earlier: Int, later: Int, _ document: StringCatalogDocument
    ) -> Diagnostic {
        let tree = document.tree
        let (first, second) = (members[earlier], members[later])
        let key = document.key(second)
        let isSame = isSame(first.value, second.value, tree)
        // Remove the earlier member, up to the next key.
        let removal = TextEdit.removal(
            Span(Int(tree.nodes[first.key].start), Int(tree.nodes[members[earlier + 1].key].start)))
        return finding(
            isSame ? .repeated(key) : .contradicted(key), at: tree.nodes[second.key].span, in: document,
            severity: isSame ? .warning : .error, explanation: isSame ? nil : .undefined,
            notes: [Diagnostic.Note("the earlier occurrence is here", span: tree.nodes[first.key].span)],
            fixIts: isSame ? [FixIt(.removeEarlier, edits: [removal], safety: .safe)] : [])
    }

    /// Whether two values are equal, regardless of the order of their members. The numbers of nodes are compared first;
    /// otherwise, values with repetitions at many levels would be read once per level.
    private static func isSame(_ left: Int, _ right: Int, _ tree: JSONTree) -> Bool {
        guard Int(tree.nodes[left].next) - left == Int(tree.nodes[right].next) - right else { return false }
        return JSONValue(tree, left).inCatalogOrder == JSONValue(tree, right).inCatalogOrder
    }
}

extension String {
    fileprivate static func repeated(_ key: StringKey) -> String {
        "“\(key)” appears twice in this object with the same value"
    }
    fileprivate static func contradicted(_ key: StringKey) -> String {
        "“\(key)” appears twice in this object with different values"
    }
    fileprivate static let undefined = "Which of the two values is used depends on the parser; the other value is lost."
    fileprivate static let removeEarlier = "Remove the earlier one"
}

/// Finds the entry and the localization that contain a node. Fast for nodes in the order of the file.
private struct NodeOwners {
    private let document: StringCatalogDocument
    private let entries: [JSONTree.Member]
    private var lastEntry: JSONTree.Member?
    /// The localizations of ``lastEntry``.
    private var localizations: [JSONTree.Member] = []

    init(_ document: StringCatalogDocument) {
        self.document = document
        entries = document.entries
    }

    /// The key of the entry and the language of the localization that contain a node; nil for a node outside them.
    mutating func owner(of node: Int) -> (key: StringKey?, locale: String?) {
        guard let entry = find(node, among: entries) else { return (nil, nil) }
        if entry != lastEntry {
            lastEntry = entry
            localizations = document.localizations(of: entry)
        }
        let localization = find(node, among: localizations)
        return (document.key(entry), localization.map { document.tree.string($0.key) })
    }

    /// The member that contains a node. Members are sorted by node.
    private func find(_ node: Int, among members: [JSONTree.Member]) -> JSONTree.Member? {
        guard let member = members[..<members.partitioningIndex { $0.key > node }].last,
            node < Int(document.tree.nodes[member.value].next)
        else { return nil }
        return member
    }
}

import AXScan
import AXSource

/// Finds the entry and the localization in which a node of a catalog stands. Fast for nodes in the order of the file.
struct StringCatalogOwners {
    private let document: StringCatalogDocument
    private let entries: [JSONTree.Member]
    /// The localizations of the entry that was found last.
    private var localizations: [JSONTree.Member] = []
    private var lastEntry: JSONTree.Member?

    init(_ document: StringCatalogDocument) {
        self.document = document
        entries = document.entries
    }

    /// The key of the entry, and the language of the localization, that hold a node or are named by it; nil outside.
    mutating func owner(of node: Int) -> (key: StringKey?, locale: String?) {
        guard let entry = find(node, among: entries) else { return (nil, nil) }
        if entry != lastEntry {
            lastEntry = entry
            localizations = document.localizations(of: entry)
        }
        let localization = find(node, among: localizations)
        return (document.key(entry), localization.map { document.tree.string($0.key) })
    }

    /// The member that a node stands in: members stand in the order of their nodes.
    private func find(_ node: Int, among members: [JSONTree.Member]) -> JSONTree.Member? {
        guard let member = members[..<members.partitioningIndex { $0.key > node }].last,
            node < Int(document.tree.nodes[member.value].next)
        else { return nil }
        return member
    }
}

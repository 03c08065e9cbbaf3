/// Source tables by their names and, among those of one name, by their folders: hundreds of modules may each have a
/// `Localizable`.
struct NamedTables: Sendable {
    /// The tables that a delivered file may mean.
    struct Match: Sendable {
        var count = 0
        /// The first of them, in the order of the source.
        var examples: [DeliverySource.Table] = []

        mutating func add(_ table: DeliverySource.Table) {
            count += 1
            if examples.count < 3 { examples.append(table) }
        }
    }

    /// All tables whose folders end in the same names.
    private struct Node: Sendable {
        var children: [String: Int] = [:]
        var match = Match()
    }

    private var nodes: [Node] = []
    private var roots: [String: Int] = [:]

    init(_ tables: [DeliverySource.Table], from currentFolder: String) {
        for table in tables {
            var node = roots[table.name] ?? nodes.count
            if node == nodes.count { nodes.append(Node()) }
            roots[table.name] = node
            nodes[node].match.add(table)
            let folder = PathName.absolute(table.folder, from: currentFolder)
            for name in PathName.components(of: folder).reversed() {
                let next = nodes[node].children[name] ?? nodes.count
                if next == nodes.count { nodes.append(Node()) }
                nodes[node].children[name] = next
                nodes[next].match.add(table)
                node = next
            }
        }
    }

    /// The tables of a name whose folders agree best, from the end, with one that has these components.
    func match(_ name: String, in folder: [String]) -> Match {
        guard var node = roots[name] else { return Match() }
        if nodes[node].match.count == 1 { return nodes[node].match }
        for name in folder.reversed() {
            guard let next = nodes[node].children[name] else { break }
            node = next
        }
        return nodes[node].match
    }
}

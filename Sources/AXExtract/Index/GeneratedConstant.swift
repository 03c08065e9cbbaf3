import AXModel
import AXSource

/// A name that a tool makes of a table's key.
enum GeneratedConstant {
    /// `L10n.Player.play`, with the names behind the root.
    case constant([String])
    /// `R.string.localizable.play`.
    case ofTable(String, name: String)
    /// `.play` where a `LocalizedStringResource` is expected; of another table than the default one, `.player.play`.
    case symbol([String])

    /// Nil where a leaf is no such name.
    /// - Parameter roots: the roots of generated constants.
    init?(_ leaf: StringLeaf, roots: Set<String>) {
        guard leaf.kind == .constant, let path = leaf.reference?.path, path.count > 1 else { return nil }
        if path.count == 4, path[0] == "R", path[1] == "string" {
            self = .ofTable(path[2], name: path[3])
        } else if path[0].isEmpty || path[0] == "LocalizedStringResource" {
            self = .symbol(Array(path.dropFirst()))
        } else if roots.contains(path[0]) {
            self = .constant(Array(path.dropFirst()))
        } else if path.count > 2, roots.contains("\(path[0]).\(path[1])") {
            self = .constant(Array(path.dropFirst(2)))
        } else {
            return nil
        }
    }

    /// The keys that the name may stand for.
    func keys(_ names: GeneratedNames) -> [TableKey] {
        switch self {
        case .constant(let path): return names.keys(path)
        case .ofTable(let table, let name): return names.keys(name, inTable: table)
        case .symbol(let path):
            let keys = names.keys(path)
            // If keys differ only by case, Xcode's rule decides.
            let exact = keys.filter { CatalogSymbol.name(of: $0.key.text) == path.last }
            return exact.isEmpty ? keys : exact
        }
    }
}

extension StringLeaf {
    /// The constant with the one key that its name stands for; without the key, and with the reason, where none or
    /// several do.
    func generated(_ keys: [TableKey]) -> StringLeaf {
        var leaf = self
        leaf.reference = nil
        guard let key = keys.first, keys.count == 1 else {
            leaf.kind = .dynamic
            leaf.remark = .unresolved(.matchingKeys(keys.count))
            return leaf
        }
        leaf.resolved = Occurrence.Resolved(
            key: key.key, table: key.table, path: key.path, span: key.span, line: key.line)
        leaf.call = LocalizationCall(function: "")
        leaf.call?.table = key.table
        leaf.isCertain = true
        return leaf
    }
}

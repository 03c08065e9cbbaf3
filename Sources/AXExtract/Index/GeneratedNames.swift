import AXModel
public import AXSource

/// A key of one of the project's string tables.
public struct TableKey: Hashable, Sendable {
    /// The table's name, such as `Localizable`.
    public let table: String
    public let key: StringKey
    /// The file that holds the table's texts in the development language.
    public let path: String
    /// Where the key stands in the file.
    public let span: Span
    /// The line of the key, 1-based.
    public let line: Int

    public init(table: String, key: StringKey, path: String, span: Span, line: Int) {
        self.table = table
        self.key = key
        self.path = path
        self.span = span
        self.line = line
    }
}

/// Finds the keys that generated constants stand for where the generated file is not in the project.
///
/// SwiftGen, R.swift and Xcode's catalog symbols make an identifier of a key: dots begin a nested type, what is no letter
/// or digit is left out, and capitals mark the beginnings of words. So a name and a key belong together where both are
/// the same letters and digits, whatever their case.
struct GeneratedNames: Sendable {
    /// The keys by their letters and digits alone, and by those of the table's name before them.
    private let keys: [String: [TableKey]]

    /// Whether nothing is known about the project's tables.
    var isEmpty: Bool { keys.isEmpty }

    init(_ keys: [TableKey]) {
        var names: [String: [TableKey]] = [:]
        var seen: Set<Place> = []
        for key in keys where seen.insert(Place(table: key.table, key: key.key)).inserted {
            for name in Self.names(of: key.key.text) {
                names[name, default: []].append(key)
                names[Self.plain(key.table) + "." + name, default: []].append(key)
            }
        }
        self.keys = names
    }

    private struct Place: Hashable {
        let table: String
        let key: StringKey
    }

    /// The keys that a dotted name may stand for.
    /// - Parameter name: the names behind the root: `["Player", "play"]` of `L10n.Player.play`.
    func keys(_ name: [String]) -> [TableKey] {
        let whole = keys[Self.plain(name.joined())] ?? []
        guard whole.isEmpty, name.count > 1 else { return whole }
        return keys[Self.plain(name[0]) + "." + Self.plain(name.dropFirst().joined())] ?? []
    }

    /// The keys of one table that a name may stand for.
    func keys(_ name: String, inTable table: String) -> [TableKey] {
        keys[Self.plain(table) + "." + Self.plain(name)] ?? []
    }

    /// What names have of a key: its letters and digits, those of its format specifiers among them or, as Xcode has it, not.
    private static func names(of key: String) -> Set<String> {
        [plain(key), plain(CatalogSymbol.name(of: key) ?? key)]
    }

    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
        )
        .lowercased()
    }
}

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

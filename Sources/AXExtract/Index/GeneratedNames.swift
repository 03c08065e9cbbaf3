import AXModel
package import AXSource

/// A key of one of the project's tables.
package struct TableKey: Hashable, Sendable {
    /// The table's name, such as `Localizable`.
    package let table: String
    package let key: StringKey
    /// The file of the table in the development language or in `Base.lproj`.
    package let path: String
    /// The span of the key in the file.
    package let span: Span
    /// The line of the key, 1-based.
    package let line: Int

    package init(table: String, key: StringKey, path: String, span: Span, line: Int) {
        self.table = table
        self.key = key
        self.path = path
        self.span = span
        self.line = line
    }
}

/// Finds the keys of generated constants if the generated file isn't in the project.
///
/// SwiftGen, R.swift and Xcode's catalog symbols turn a key into an identifier: a dot begins a nested type, characters
/// other than letters and digits are left out, and a capital letter begins a word. So a name belongs to a key if both
/// have the same letters and digits, regardless of case.
struct GeneratedNames: Sendable {
    /// The keys by the lowercase letters and digits of the key, and of the symbol that Xcode generates for it: once
    /// alone, and once after those of the table's name and a dot.
    private let keys: [String: [TableKey]]
    /// The names of the tables, as in ``keys``.
    private let tables: Set<String>

    var isEmpty: Bool { keys.isEmpty }

    init(_ keys: [TableKey]) {
        var names: [String: [TableKey]] = [:]
        for key in keys.uniqued(on: { KeyID(table: $0.table, key: $0.key) }) {
            for name in Self.names(of: key.key.text) {
                names[name, default: []].append(key)
                names[Self.plain(key.table) + "." + name, default: []].append(key)
            }
        }
        self.keys = names
        tables = Set(keys.map { Self.plain($0.table) })
    }

    private struct KeyID: Hashable {
        let table: String
        let key: StringKey
    }

    /// The keys that a dotted name may refer to.
    /// - Parameter name: The parts after the root: `["Player", "play"]` for `L10n.Player.play`.
    func keys(_ name: [String]) -> [TableKey] {
        let whole = keys[Self.plain(name.joined())] ?? []
        guard whole.isEmpty, name.count > 1 else { return whole }
        return keys[Self.plain(name[0]) + "." + Self.plain(name.dropFirst().joined())] ?? []
    }

    func hasTable(_ name: String) -> Bool { tables.contains(Self.plain(name)) }

    /// The keys of one table that a name may refer to.
    func keys(_ name: String, inTable table: String) -> [TableKey] {
        keys[Self.plain(table) + "." + Self.plain(name)] ?? []
    }

    /// The letters and digits of a key, and those of the symbol that Xcode generates for it. The symbol leaves out
    /// format specifiers.
    private static func names(of key: String) -> Set<String> {
        [plain(key), plain(CatalogSymbol.name(of: key) ?? key)]
    }

    private static func plain(_ text: String) -> String {
        // Most keys are ASCII, and looking up Unicode properties is slow.
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    $0.isASCII ? UInt8(ascii: $0).isASCIIAlphanumeric : $0.properties.isAlphabetic
                })
        )
        .lowercased()
    }
}

/// A name that a tool generates for a key.
enum GeneratedConstant {
    /// A constant such as `L10n.Player.play`: the parts after the root.
    case constant([String])
    /// A constant of R.swift, such as `R.string.localizable.play`: the table and the name.
    case ofTable(String, name: String)
    /// Xcode's symbol, a `LocalizedStringResource`: `.play`, or `.player.play` for a table other than the default
    /// table.
    case symbol([String])
    /// A constant of xcstrings-tool, such as `.localizable(.play)`: the table and the name. Without such a table, it's
    /// Xcode's symbol with an argument.
    case ofTableOrSymbol(String, name: String)

    /// Recognizes a leaf that is such a name; nil for any other leaf.
    /// - Parameter roots: The roots of generated constants.
    init?(_ leaf: StringLeaf, roots: ConstantRoots) {
        guard leaf.kind == .constant, let path = leaf.reference?.path, path.count > 1 else { return nil }
        if path.count == 4, path[0] == "R", path[1] == "string" {
            self = .ofTable(path[2], name: path[3])
        } else if path.count == 2, let name = leaf.reference?.onlyMemberArgument {
            self = .ofTableOrSymbol(path[1], name: name)
        } else if path[0].isEmpty || path[0] == "LocalizedStringResource" {
            self = .symbol(Array(path.dropFirst()))
        } else if let root = roots.length(in: path) {
            self = .constant(Array(path.dropFirst(root)))
        } else {
            return nil
        }
    }

    /// The keys that the name may refer to.
    func keys(_ names: GeneratedNames) -> [TableKey] {
        switch self {
        case .constant(let path): return names.keys(path)
        case .ofTable(let table, let name): return names.keys(name, inTable: table)
        case .ofTableOrSymbol(let table, let name):
            return names.hasTable(table) ? names.keys(name, inTable: table) : Self.symbol([table]).keys(names)
        case .symbol(let path):
            let keys = names.keys(path)
            // If keys differ only by case, Xcode's rule decides.
            let exact = keys.filter { CatalogSymbol.name(of: $0.key.text) == path.last }
            return exact.isEmpty ? keys : exact
        }
    }
}

extension Reference {
    /// `play` for `.localizable(.play)`; nil for any other reference.
    fileprivate var onlyMemberArgument: String? {
        guard path.first?.isEmpty == true || path.first == "LocalizedStringResource", let arguments,
            arguments.count == 1, arguments[0].label == nil, arguments[0].leaves.count == 1,
            let member = arguments[0].leaves[0].reference?.path, member.first?.isEmpty == true
        else { return nil }
        return member.dropFirst().joined(separator: ".")
    }
}

extension StringLeaf {
    /// The constant with its key. If the name matches no key or several keys, an unresolved leaf with the number of
    /// matches.
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

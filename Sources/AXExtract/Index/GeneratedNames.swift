import AXModel
import AXSource

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

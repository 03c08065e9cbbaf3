import AXFormats
import AXModel
import AXSource

/// Tells of places whether Xcode will generate a symbol for their key, with arguments that take the place's values.
struct SymbolChoice {
    /// The keys of catalogs by their symbols' names: those that are managed by hand, and those of this run.
    private var named: [String: [String: StringKey]] = [:]
    /// The keys that Xcode extracts, of which it makes no symbols.
    private let extracted: [String: Set<StringKey>]

    init(_ tables: SourceTables) {
        extracted = Dictionary(
            tables.files.compactMap { table in table.parsed.value.extractedKeys.map { (table.file.path, $0) } }
        ) { $0.union($1) }
        for catalog in tables.catalogs {
            for key in catalog.units.map(\.key) where extracted[catalog.path]?.contains(key) == false {
                guard let name = CatalogSymbol.name(of: key.text) else { continue }
                named[catalog.path, default: [:]][name] = key
            }
        }
    }

    /// Whether a key of a catalog may be looked up by its symbol; it counts as taken from then on.
    /// - Parameters:
    ///   - text: in the development language.
    ///   - catalog: its file.
    mutating func mayTake(_ key: String, saying text: String, in catalog: String) -> Bool {
        let key = StringKey(key)
        guard let name = CatalogSymbol.name(of: key.text), extracted[catalog]?.contains(key) != true,
            named[catalog]?[name].map({ $0 == key }) ?? true,
            Message(parsing: text).placeholders.allSatisfy(Self.takesValue)
        else { return false }
        named[catalog, default: [:]][name] = key
        return true
    }

    /// Whether the argument has the type of Swift's values: `%d` would ask for an `Int32`, and `Int` does not convert.
    private static func takesValue(_ specifier: FormatSpecifier) -> Bool {
        specifier.isLiteralPercent
            || ["lld", "llu", "lf", "@"].contains(specifier.length + String(specifier.conversion))
    }
}

import AXModel
import AXSource

/// How Xcode spells the id of a unit; it depends on the kind of the original file (seen in the exports of Xcode 11 to
/// 27).
enum XLIFFScheme: Sendable {
    /// The key, of a string table.
    case table
    /// `/KEY:dict/VARIABLE:dict/one:dict/:string`, the way through a `.stringsdict`.
    case propertyList
    /// The key, or `KEY|==|plural.one`, of catalogs and all else.
    case catalog

    init(original: String) {
        if original.hasSuffix(".stringsdict") {
            self = .propertyList
        } else {
            self = original.hasSuffix(".strings") ? .table : .catalog
        }
    }

    func identity(of id: StringKey) -> XLIFFIdentity {
        switch self {
        case .table: XLIFFIdentity(key: id, path: .plain)
        case .propertyList: PropertyListIdentifier.identity(of: id)
        case .catalog: CatalogIdentifier.identity(of: id)
        }
    }

    /// A text of a unit as the export writes it.
    func spell(_ text: String, at path: FormPath, of unit: Unit) -> String {
        if case .catalog = self { XLIFFExportedText.spell(text, at: path, of: unit) } else { text }
    }

    /// - Returns: nil for a path that the scheme cannot spell.
    func id(of identity: XLIFFIdentity) -> StringKey? {
        switch self {
        case .table: identity.path == .plain ? identity.key : nil
        case .propertyList: PropertyListIdentifier.id(of: identity)
        case .catalog: CatalogIdentifier.id(of: identity)
        }
    }
}

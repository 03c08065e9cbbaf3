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

    /// The name extensions of XLIFF files themselves.
    static let ownExtensions = ["xliff", "xlf"]

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

    /// Whether texts are exported otherwise than the project holds them.
    var respells: Bool {
        if case .catalog = self { true } else { false }
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

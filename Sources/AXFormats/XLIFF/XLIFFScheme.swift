import AXLocale
import AXModel
import AXSource

/// The string that a `trans-unit` translates, and the path of the variation in that string.
struct XLIFFIdentity: Hashable, Sendable {
    let key: StringKey
    let path: VariationPath
}

/// The scheme of Xcode's unit ids, which depends on the kind of the original file (seen in the exports of Xcode 11 to
/// 27).
enum XLIFFScheme: Sendable {
    /// Strings files: the id is the key.
    case table
    /// `.stringsdict` files: `/KEY:dict/VARIABLE:dict/one:dict/:string`, the path through the property list.
    case propertyList
    /// String catalogs and all other files: the key, or `KEY|==|plural.one`.
    case catalog

    /// The file name extensions of XLIFF files themselves.
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
        case .propertyList: PropertyListID.identity(of: id)
        case .catalog: CatalogID.identity(of: id)
        }
    }

    /// The id for an identity; nil for a path that the scheme's ids can't represent.
    func id(of identity: XLIFFIdentity) -> StringKey? {
        switch self {
        case .table: identity.path == .plain ? identity.key : nil
        case .propertyList: PropertyListID.id(of: identity)
        case .catalog: CatalogID.id(of: identity)
        }
    }

    /// Whether the export numbers the arguments of variables (see ``XLIFFArgumentNumbering``).
    var numbersArguments: Bool {
        if case .catalog = self { true } else { false }
    }
}

/// Ids of units of string catalogs: `KEY`, `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`,
/// `KEY|==|substitutions.NAME.plural.other`, where a name that contains a period is written `@NAME@`.
private enum CatalogID {
    /// Splits an id at its last separator if a known path follows the separator. Otherwise, the whole id is the key,
    /// because keys can contain the separator.
    static func identity(of id: StringKey) -> XLIFFIdentity {
        guard let (key, path) = id.bytes.splitAtLast("|==|"),
            let steps = steps(of: String(decoding: path, as: UTF8.self))
        else { return XLIFFIdentity(key: id, path: .plain) }
        return XLIFFIdentity(key: StringKey(bytes: key), path: VariationPath(steps))
    }

    static func id(of identity: XLIFFIdentity) -> StringKey? {
        guard identity.path != .plain else { return identity.key }
        let names = identity.path.steps.map(name)
        guard !names.contains("") else { return nil }
        return StringKey(bytes: identity.key.bytes + Array("|==|\(names.joined(separator: "."))".utf8))
    }

    private static func name(of step: VariationPath.Step) -> String {
        switch step {
        case .plural(let category): "plural.\(category.rawValue)"
        case .device(let device): "device.\(device)"
        case .width: ""
        case .substitution(let name): "substitutions." + (name.contains(".") ? "@\(name)@" : name)
        }
    }

    private static func steps(of path: String) -> [VariationPath.Step]? {
        var rest = path[...]
        var steps: [VariationPath.Step] = []
        if let name = takeSubstitution(&rest) {
            steps.append(.substitution(name))
        }
        if take("device.", &rest) {
            let device = String(rest.prefix { $0 != "." })
            guard devices.contains(device) else { return nil }
            steps.append(.device(device))
            rest = rest.dropFirst(device.count)
            if rest.isEmpty { return steps }
            guard take(".", &rest) else { return nil }
        }
        guard take("plural.", &rest), let category = PluralCategory(rawValue: String(rest)) else { return nil }
        return steps + [.plural(category)]
    }

    private static func take(_ prefix: String, _ rest: inout Substring) -> Bool {
        guard rest.hasPrefix(prefix) else { return false }
        rest = rest.dropFirst(prefix.count)
        return true
    }

    /// Removes `substitutions.NAME.` or `substitutions.@NAME@.` from the beginning and returns the name; nil if the
    /// text begins with neither.
    private static func takeSubstitution(_ rest: inout Substring) -> String? {
        let before = rest
        guard take("substitutions.", &rest) else { return nil }
        let isQuoted = take("@", &rest)
        let end = isQuoted ? rest.range(of: "@.") : rest.range(of: ".")
        guard let end, end.lowerBound > rest.startIndex else {
            rest = before
            return nil
        }
        let name = String(rest[..<end.lowerBound])
        rest = rest[end.upperBound...]
        return name
    }

    private static let devices = Set(DeviceNames.all)
}

/// Ids of units of `.stringsdict` files: the path through the property list, with the type of each value.
///
/// For example, `/KEY:dict/NSStringLocalizedFormatKey:dict/:string`, `/KEY:dict/VARIABLE:dict/one:dict/:string`,
/// `/KEY:dict/NSStringDeviceSpecificRuleType:dict/iphone:dict/:string`. Keys can contain slashes, so ids are read from
/// the end.
private enum PropertyListID {
    static func identity(of id: StringKey) -> XLIFFIdentity {
        let unread = XLIFFIdentity(key: id, path: .plain)
        guard id.bytes.first == UInt8(ascii: "/"), let (path, type) = id.bytes.splitAtLast("/:string"), type.isEmpty,
            let (inner, leaf) = withoutSlashAndType(path)?.splitAtLast(":dict/")
        else { return unread }
        let name = WTF8.string(leaf)
        if name == "NSStringLocalizedFormatKey" { return XLIFFIdentity(key: StringKey(bytes: inner), path: .plain) }
        guard let (key, variable) = inner.splitAtLast(":dict/"), let steps = steps(WTF8.string(variable), name) else {
            return unread
        }
        return XLIFFIdentity(key: StringKey(bytes: key), path: VariationPath(steps))
    }

    static func id(of identity: XLIFFIdentity) -> StringKey? {
        guard let tail = tail(of: identity.path) else { return nil }
        return StringKey(bytes: Array("/".utf8) + identity.key.bytes + Array(":dict/\(tail):dict/:string".utf8))
    }

    /// The path without its first slash and without the type of the last dictionary; nil if it doesn't end with that
    /// type.
    private static func withoutSlashAndType(_ path: [UInt8]) -> [UInt8]? {
        guard let (inner, rest) = path.splitAtLast(":dict"), rest.isEmpty, inner.count > 1 else { return nil }
        return Array(inner.dropFirst())
    }

    private static func steps(_ variable: String, _ name: String) -> [VariationPath.Step]? {
        switch variable {
        case "NSStringDeviceSpecificRuleType": [.device(name)]
        case "NSStringVariableWidthRuleType": Int(name).map { [.width($0)] }
        default: PluralCategory(rawValue: name).map { [.substitution(variable), .plural($0)] }
        }
    }

    private static func tail(of path: VariationPath) -> String? {
        switch (path.steps.count, path.steps.first, path.steps.last) {
        case (0, _, _): "NSStringLocalizedFormatKey"
        case (1, .device(let device), _): "NSStringDeviceSpecificRuleType:dict/\(device)"
        case (1, .width(let width), _): "NSStringVariableWidthRuleType:dict/\(width)"
        case (2, .substitution(let name), .plural(let category)): "\(name):dict/\(category.rawValue)"
        default: nil
        }
    }
}

extension [UInt8] {
    /// The bytes before and after the last occurrence of `separator`; nil if there isn't one.
    fileprivate func splitAtLast(_ separator: StaticString) -> (before: [UInt8], after: [UInt8])? {
        let length = separator.utf8CodeUnitCount
        let pattern = UnsafeBufferPointer(start: separator.utf8Start, count: length)
        var start = count - length
        while start >= 0 {
            if self[start..<(start + length)].elementsEqual(pattern) {
                return (Array(self[..<start]), Array(self[(start + length)...]))
            }
            start -= 1
        }
        return nil
    }
}

extension Substring {
    /// The first occurrence of `other`, compared by UTF-8 code units; nil if there isn't one.
    fileprivate func range(of other: String) -> Range<Index>? {
        let pattern = Array(other.utf8)
        var start = utf8.startIndex
        while start < utf8.endIndex {
            if utf8[start...].starts(with: pattern) {
                return start..<utf8.index(start, offsetBy: pattern.count)
            }
            start = utf8.index(after: start)
        }
        return nil
    }
}

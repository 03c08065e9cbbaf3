import AXLocale
import AXModel
import AXSource

/// Ids of units of `.stringsdict` files: the way through the property list, with the type of each value.
///
/// `/KEY:dict/NSStringLocalizedFormatKey:dict/:string`, `/KEY:dict/VARIABLE:dict/one:dict/:string`,
/// `/KEY:dict/NSStringDeviceSpecificRuleType:dict/iphone:dict/:string`. Keys may hold slashes, so ids are read from the
/// end.
enum PropertyListIdentifier {
    static func identity(of id: StringKey) -> XLIFFIdentity {
        let unread = XLIFFIdentity(key: id, path: .plain)
        guard id.bytes.first == UInt8(ascii: "/"), let (way, type) = id.bytes.splitAtLast("/:string"), type.isEmpty,
            let (inner, leaf) = stripped(way)?.splitAtLast(":dict/")
        else { return unread }
        let name = string(leaf)
        if name == "NSStringLocalizedFormatKey" { return XLIFFIdentity(key: StringKey(bytes: inner), path: .plain) }
        guard let (key, variable) = inner.splitAtLast(":dict/"), let steps = steps(string(variable), name) else {
            return unread
        }
        return XLIFFIdentity(key: StringKey(bytes: key), path: VariationPath(steps))
    }

    static func id(of identity: XLIFFIdentity) -> StringKey? {
        guard let tail = tail(of: identity.path) else { return nil }
        return StringKey(bytes: Array("/".utf8) + identity.key.bytes + Array(":dict/\(tail):dict/:string".utf8))
    }

    /// The way without its leading slash and the type of the value that holds the text.
    private static func stripped(_ way: [UInt8]) -> [UInt8]? {
        guard let (inner, rest) = way.splitAtLast(":dict"), rest.isEmpty, inner.count > 1 else { return nil }
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

    private static func string(_ bytes: [UInt8]) -> String { WTF8.string(bytes) }
}

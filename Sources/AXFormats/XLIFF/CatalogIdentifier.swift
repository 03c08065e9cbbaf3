import AXLocale
import AXModel
import AXSource

/// Ids of units of string catalogs: `KEY`, `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`,
/// `KEY|==|substitutions.NAME.plural.other`, where a name with dots is written `@NAME@`.
enum CatalogIdentifier {
    /// A key may hold the separator: only the last one counts, and only when a known path follows.
    static func identity(of id: StringKey) -> XLIFFIdentity {
        guard let (key, path) = id.bytes.splitAtLast("|==|"),
            let steps = steps(of: String(decoding: path, as: UTF8.self))
        else { return XLIFFIdentity(key: id, path: .plain) }
        return XLIFFIdentity(key: StringKey(bytes: key), path: VariationPath(steps))
    }

    static func id(of identity: XLIFFIdentity) -> StringKey? {
        guard identity.path != .plain else { return identity.key }
        let names = identity.path.steps.map(spell)
        guard !names.contains("") else { return nil }
        return StringKey(bytes: identity.key.bytes + Array("|==|\(names.joined(separator: "."))".utf8))
    }

    private static func spell(_ step: VariationPath.Step) -> String {
        switch step {
        case .plural(let category): "plural.\(category.rawValue)"
        case .device(let device): "device.\(device)"
        case .width: ""
        case .substitution(let name): "substitutions." + (name.contains(".") ? "@\(name)@" : name)
        }
    }

    /// The steps of a path; nil for any other text.
    private static func steps(of path: String) -> [VariationPath.Step]? {
        var rest = path[...]
        var steps: [VariationPath.Step] = []
        if let name = takeSubstitution(&rest) {
            steps.append(.substitution(name))
        }
        if take("device.", &rest) {
            let device = String(rest.prefix { $0 != "." })
            guard DeviceNames.all.contains(device) else { return nil }
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

    /// The name behind `substitutions.`, up to the axis that follows it.
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
}

/// The devices that catalogs and `.stringsdict` files can tell apart (Apple, “Creating width and device variants of
/// strings”).
enum DeviceNames {
    static let all: Set = ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other"]
}

extension Substring {
    /// The first place of `other`, compared as code units.
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

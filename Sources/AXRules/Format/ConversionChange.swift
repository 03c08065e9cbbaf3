import AXModel
import AXSource

/// What becomes of an argument when its conversion changes in translation (measured on Foundation).
enum ConversionChange: Int, Comparable, Sendable {
    /// The same value is read; it may look the same.
    case none
    /// The same value is read; width, precision or notation differ.
    case look
    /// The same bytes are read with another sign: right by luck, as long as it is not negative.
    case sign
    /// Another size, or another base: right by luck, or cut off.
    case size
    /// Another kind of value: a crash, or garbage.
    case kind

    init(from source: FormatArguments.Use, to target: FormatArguments.Use) {
        if source.specifier.variable != nil || target.specifier.variable != nil {
            self = .none  // What a variable takes is told by its own entry.
        } else if source.isAmount || target.isAmount {
            self = source.isAmount == target.isAmount ? .none : .kind
        } else {
            self = Self.between(source.read, target.read)
        }
    }

    private static func between(_ source: FormatSpecifier, _ target: FormatSpecifier) -> ConversionChange {
        switch (source.type, target.type) {
        case (.integer(let left), .integer(let right)):
            if left != right { return .size }
            let bases = Set([base(source), base(target)])
            if bases.count > 1 { return bases == ["d", "u"] ? .sign : .size }
        case (.float, .float):
            if (source.length == "L") != (target.length == "L") { return .kind }
        case (.object, .object), (.character, .character):
            break
        case (.pointer, .pointer):
            if source.conversion != target.conversion { return .kind }
        default:
            return .kind
        }
        let sameLook = source.conversion == target.conversion && source.flags == target.flags
        return sameLook && source.width == target.width && source.precision == target.precision ? .none : .look
    }

    /// Signed decimal, or the notation of an unsigned number.
    private static func base(_ specifier: FormatSpecifier) -> Character {
        switch specifier.conversion {
        case "d", "i", "D": "d"
        case "u", "U": "u"
        case "o", "O": "o"
        default: "x"
        }
    }

    var severity: Severity {
        switch self {
        case .none, .look: .note
        case .sign, .size: .warning
        case .kind: .error
        }
    }

    static func < (left: ConversionChange, right: ConversionChange) -> Bool { left.rawValue < right.rawValue }
}

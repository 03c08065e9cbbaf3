import AXModel
import AXSource

/// A specifier that reads an argument as a different type than the source does.
enum FormatTypeChanged: StringRule {
    static let page = RulePage(
        id: "format-type-changed", concern: .placeholders,
        summary: "The translation reads an argument as a different type than the source does.",
        why: """
            The code passes arguments of the types that the source string specifies. Reading a number as an object \
            crashes the app, reading an object as a number prints an address, and reading a number with a smaller size \
            truncates it (tested with Foundation). A change in signedness goes unnoticed until a number is negative or \
            very large. Translators are free to change the width, precision and notation of a decimal number (%f or \
            %e), so such changes are reported only as notes. The forms of one string, such as its plural forms, must \
            also read an argument as the same type.
            """,
        example: Example("%@ Titel", locale: "de", source: "%lld songs"),
        instead: Example("%lld Titel", locale: "de", source: "%lld songs"),
        severity: .error, or: [.warning, .note], isFixable: true, traits: [.blocksApply])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.comparableFormatPairs(unit, source) {
            guard pair.reordering(in: unit) == nil,
                let worst = pair.worstChange, worst.change > .none, !pair.lacksPosition(worst.target)
            else { continue }
            let (old, new) = (worst.source.specifier, worst.target.specifier)
            return [
                context.finding(
                    page, unit, pair.text, at: new.range, severity: worst.change.severity,
                    "argument \(worst.target.position) is \(old.raw) in the source and \(new.raw) here",
                    why: worst.change.consequence, fixIts: fixIts(worst, in: pair.text))
            ]
        }
        return source == nil || context.speaksSourceLanguage ? mixed(unit, in: context) : []
    }

    /// The finding about forms of a string that read the same argument as different types.
    private static func mixed(_ unit: Unit, in context: RuleContext) -> [Diagnostic] {
        if unit.onlyText != nil { return [] }
        var known: [Int: FormatArguments.Use] = [:]
        for text in unit.text.forms {
            for use in FormatText(text.string, in: nil).arguments.uses where use.specifier.type != .ownArgument {
                guard let other = known[use.position] else {
                    known[use.position] = use
                    continue
                }
                guard ConversionChange(from: other, to: use) == .kind else { continue }
                let raw = (other.specifier.raw, use.specifier.raw)
                return [
                    context.finding(
                        page, unit, text, at: use.specifier.range, severity: .error,
                        "argument \(use.position) is \(raw.0) in another form and \(raw.1) here",
                        why: ConversionChange.kind.consequence)
                ]
            }
        }
        return []
    }

    /// Replaces the translation's conversion with the source's and keeps the position. There is no fix if only the look
    /// differs, or if a conversion can't be replaced separately, such as a width from the argument list.
    private static func fixIts(_ worst: FormatPair.Change, in text: LocatedText) -> [FixIt] {
        let (old, new) = (worst.source.specifier, worst.target.specifier)
        let ending = new.length + String(new.conversion)
        guard worst.change > .look, old.type != .ownArgument, !worst.source.isAmount, !worst.target.isAmount,
            new.raw.hasSuffix(ending)
        else {
            return []
        }
        let cured = String(new.raw.dropLast(ending.count)) + old.length + String(old.conversion)
        let safety: FixIt.Safety = worst.change < .kind ? .safe : .needsReview
        return [FixIt("Replace \(new.raw) with \(cured)", edits: [text.edit(new.range, cured)], safety: safety)]
    }
}

extension FormatPair {
    fileprivate struct Change {
        let source: FormatArguments.Use
        let target: FormatArguments.Use
        let change: ConversionChange
    }

    /// The most severe change of an argument; the first one if several are equally severe, and nil if no argument
    /// changes.
    fileprivate var worstChange: Change? {
        var worst: Change?
        let originals = Dictionary(grouping: source.arguments.uses, by: \.position)
        for use in target.arguments.uses {
            guard let change = mildest(originals[use.position, default: []], use) else { continue }
            if change.change > (worst?.change ?? .none) { worst = change }
        }
        return worst
    }

    /// Whether a specifier shows the wrong argument because it lacks a position. This defect is reported as a missing
    /// argument.
    fileprivate func lacksPosition(_ use: FormatArguments.Use) -> Bool {
        source.arguments.highest > target.arguments.highest
            && target.arguments.unnumbered?.specifier.range == use.specifier.range
    }

    /// The mildest change from any of the source's first eight uses of the argument; nil if the source doesn't use it.
    /// The source may read one argument in several ways, for example if one variable follows another. Reading the
    /// argument in any of these ways isn't a change.
    private func mildest(_ originals: [FormatArguments.Use], _ use: FormatArguments.Use) -> Change? {
        let changes = originals.prefix(8).map {
            Change(source: $0, target: use, change: ConversionChange(from: $0, to: use))
        }
        return changes.min { $0.change < $1.change }
    }
}

extension ConversionChange {
    fileprivate var consequence: String {
        switch self {
        case .none, .look: "The same value is shown in a different format."
        case .sign:
            "The number is passed as signed and read as unsigned, or vice versa, so negative or very large values "
                + "come out wrong."
        case .size:
            "The number is read with a different size or shown in a different base, so users may see the wrong value."
        case .kind: "The value is read as the wrong type, so the app crashes or shows garbage."
        }
    }
}

/// The effect of a different conversion on an argument (measured with Foundation).
private enum ConversionChange: Int, Comparable {
    /// The same value is read in the same way.
    case none
    /// The same value is read, but width, precision or notation differ.
    case look
    /// The same bytes are read with a different signedness. The result is correct only if the number is neither
    /// negative nor very large.
    case sign
    /// The value is read with another size or base. The result is truncated, or correct by chance.
    case size
    /// A different kind of value is read. The result is a crash or garbage.
    case kind

    init(from source: FormatArguments.Use, to target: FormatArguments.Use) {
        if source.specifier.variable != nil || target.specifier.variable != nil {
            self = .none  // A variable's own entry specifies what it takes.
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

    /// The notation of an integer: “d” for signed decimal, or “u”, “o” or “x” for unsigned numbers.
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

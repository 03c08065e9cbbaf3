import AXModel
import AXSource

/// A conversion that reads an argument as something else than the source does.
struct FormatTypeChanged: ScopedRule {
    static let page = RulePage(
        id: "format-type-changed",
        summary: "A conversion reads an argument as another type than the source does.",
        why: """
            The code passes what the source text asks for. Reading a number as an object crashes, an object as a \
            number prints an address, and another size cuts the number off (measured on Foundation); another sign is \
            right by luck, until a number is negative. Width, precision and notation may change; they are only noted.
            """,
        example: Example("%@ Titel", locale: "de", source: "%lld songs"),
        instead: Example("%lld Titel", locale: "de", source: "%lld songs"),
        severity: .error, or: [.warning], isFixable: true)

    static let scope = RuleScope(needs: .translated)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.comparableFormatPairs(unit, source) {
            guard Reordering(from: pair.source.arguments, to: pair.target.arguments) == nil,
                let worst = pair.worstChange, worst.change > .none
            else { continue }
            let (old, new) = (worst.source.specifier, worst.target.specifier)
            return [
                context.finding(
                    page, unit, pair.text, at: new.range, severity: worst.change.severity,
                    "argument \(worst.target.position) is \(old.raw) in the source and \(new.raw) here",
                    why: worst.change.consequence, fixIts: fixIts(worst, in: pair.text))
            ]
        }
        return []
    }

    /// The source's conversion in place of the translation's; positions stay.
    private func fixIts(_ worst: FormatPair.Change, in text: LocatedText) -> [FixIt] {
        let (old, new) = (worst.source.specifier, worst.target.specifier)
        let ending = new.length + String(new.conversion)
        guard worst.change > .look, old.type != .ownArgument, !worst.source.isAmount, !worst.target.isAmount,
            new.raw.hasSuffix(ending)
        else {
            return []
        }
        let cured = String(new.raw.dropLast(ending.count)) + old.length + String(old.conversion)
        let safety: FixIt.Safety = worst.change < .kind ? .safe : .needsReview
        return [FixIt("Write \(cured)", edits: [text.edit(new.range, cured)], safety: safety)]
    }
}

extension FormatPair {
    fileprivate struct Change {
        let source: FormatArguments.Use
        let target: FormatArguments.Use
        let change: ConversionChange
    }

    /// The gravest change of an argument; the first of several that are as grave.
    fileprivate var worstChange: Change? {
        var worst: Change?
        let originals = Dictionary(grouping: source.arguments.uses, by: \.position)
        for use in target.arguments.uses {
            guard let change = mildest(originals[use.position, default: []], use) else { continue }
            if change.change > (worst?.change ?? .none) { worst = change }
        }
        return worst
    }

    /// A source text may read one argument in several ways, where a variable stands behind another one; what any of them
    /// does is no change.
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
        case .none, .look: "The same value is shown in another look."
        case .sign: "The number is read with another sign than it is passed: a negative value comes out wrong."
        case .size:
            "The number is read in another size or notation than it is passed: large values come out wrong."
        case .kind: "The value is read as something that it is not: the app crashes or shows garbage."
        }
    }
}

import AXModel
import AXSource

/// A translation that uses an argument that the code doesn't pass.
enum FormatArgumentExtra: StringRule {
    static let page = RulePage(
        id: "format-argument-extra", concern: .placeholders,
        summary: "The translation uses an argument that the source doesn't use.",
        why: """
            The code passes only as many arguments as the source uses. Any extra argument is read from beyond the end \
            of the argument list, so the app crashes or shows “(null)” or garbage (tested with Foundation).
            """,
        example: Example("%@ von %@", locale: "de", source: "%@"),
        instead: Example("%@", locale: "de", source: "%@"),
        severity: .error, traits: [.blocksApply])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        if unit.key.isOfInterfaceBuilder, source?.isFormat != true { return [] }
        // If the key is a format string, the code passes its values even if the source string ignores them.
        let passed = FormatText(unit.key.text).arguments.highest
        for pair in context.comparableFormatPairs(unit, source) {
            let highest = max(pair.source.arguments.highest, pair.counted, passed)
            guard let use = pair.target.arguments.uses.first(where: { $0.position > highest }) else { continue }
            let raw = use.specifier.raw
            return [
                context.finding(
                    page, unit, pair.text, at: use.specifier.range,
                    highest == 0
                        ? "\(raw) takes an argument, but the source takes none"
                        : "\(raw) takes argument \(use.position), but the source has only \(highest)",
                    why: "Unless the code passes that argument, the app crashes or shows garbage.")
            ]
        }
        return []
    }
}

extension Unit {
    fileprivate var isFormat: Bool { text.forms.contains { FormatText($0.string).isFormat } }
}

import AXModel
import AXSource

/// A percent sign for people that a formatter takes for code.
struct FormatPhantom: Rule {
    static let page = RulePage(
        id: "format-phantom",
        summary: "A percent sign in prose is not escaped.",
        why: """
            In a text that goes through a formatter, “50 % de” holds the conversion “% d”, since a space is a flag: \
            it takes an argument that nobody passes, and prints garbage or crashes. A sign that begins no conversion \
            disappears (measured on Foundation). Write %%.
            """,
        example: Example("%d von 50 % der Titel", locale: "de", source: "%d of 50%% of the songs"),
        instead: Example("%d von 50 %% der Titel", locale: "de", source: "%d of 50%% of the songs"),
        severity: .error, or: [.note], isFixable: true)

    /// A text with more stray signs than this is no prose; it is left to people.
    private static let mostEdits = 100

    private static let unknownUse =
        "The source shows no sign of a formatter, and without one %% would be spoken twice: look at the code first."

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        if let only = unit.onlyText, context.format(only).strays.isEmpty { return [] }
        let originals = (source ?? unit).text.forms.map { context.format($0) }
        let isFormat = originals.contains(where: \.isFormat)
        if unit.key.isOfInterfaceBuilder, !isFormat { return [] }
        guard isFormat || (source != nil && !originals.contains(where: \.hasPercent)) else { return [] }
        for form in unit.text.forms {
            let strays = context.format(form).strays
            guard let first = strays.first else { continue }
            if isFormat, let lost = context.format(form).lost(of: originals) {
                return [context.finding(page, unit, form, at: first.range, first.damage(lost), why: .damagedBecause)]
            }
            guard isFormat else { return [doubt(first, unit, form, in: context)] }
            let isMeant =
                first.conversion != nil || originals.contains(where: \.meansPercent)
                || first.standsBehindValue(in: form.string)
            return [
                context.finding(
                    page, unit, form, at: first.range, severity: isMeant ? nil : .note,
                    first.message(isMeant: isMeant), why: "The text goes through a formatter.",
                    fixIts: strays.count <= Self.mostEdits && isMeant ? [escaping(strays, in: form)] : [])
            ]
        }
        return []
    }

    private func doubt(
        _ stray: StrayPercent, _ unit: Unit, _ form: LocatedText, in context: RuleContext
    ) -> Diagnostic {
        context.finding(page, unit, form, at: stray.range, severity: .note, stray.doubt, why: Self.unknownUse)
    }

    private func escaping(_ strays: [StrayPercent], in text: LocatedText) -> FixIt {
        let edits = strays.map { text.edit($0.offset..<$0.offset + 1, "%%") }
        return FixIt("Escape the percent sign as %%", edits: edits, safety: .safe)
    }
}

extension FormatText {
    /// A specifier that all forms of the source have and this text has not: a stray sign is what is left of it.
    fileprivate func lost(of originals: [FormatText]) -> FormatSpecifier? {
        let own = Set(arguments.uses.map(\.position))
        return originals.min { $0.arguments.byPosition.count < $1.arguments.byPosition.count }?.arguments.uses
            .first { !own.contains($0.position) }?.specifier
    }
}

extension StrayPercent {
    fileprivate func damage(_ specifier: FormatSpecifier) -> String {
        "the percent sign begins no conversion that the source has; \(specifier.raw) may be meant"
    }

    /// Whether a figure or a format specifier stands before the sign, with a space between at most.
    fileprivate func standsBehindValue(in text: String) -> Bool {
        let before = text.utf8.prefix(offset)
        let last = before.last { $0 != UInt8(ascii: " ") }
        return last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
            || Message(parsing: text).placeholders.contains { (offset - 1...offset).contains($0.range.upperBound) }
    }

    fileprivate var range: Range<Int> { conversion?.range ?? offset..<offset + 1 }

    /// For a text that goes through a formatter.
    /// - Parameter isMeant: whether a percent sign is to be read: the source has one, or it stands behind a value. One that
    ///   begins a conversion does harm in any case.
    fileprivate func message(isMeant: Bool) -> String {
        conversion.map { "the percent sign is read as the conversion “\($0.raw)”; write %%" }
            ?? "the percent sign begins no conversion and disappears; \(isMeant ? "write %%" : "leave it out, or write %%")"
    }

    /// For a text of which nobody knows whether it goes through one.
    fileprivate var doubt: String {
        let effect = conversion.map { "“\($0.raw)” takes an argument" } ?? "the percent sign disappears"
        return "if the code formats this text, \(effect), and %% is due; otherwise leave it"
    }
}

extension String {
    fileprivate static let damagedBecause =
        "A specifier of the source is missing here. Escaping the sign would hide that a value is not shown."
}

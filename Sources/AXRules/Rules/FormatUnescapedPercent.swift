import AXModel
import AXSource

/// A percent sign in prose that isn't escaped, so that a formatter misinterprets it.
enum FormatUnescapedPercent: StringRule {
    static let page = RulePage(
        id: "format-unescaped-percent", concern: .placeholders,
        summary: "A percent sign in prose isn't escaped.",
        why: """
            In a format string, “50 % de” contains the specifier “% d”, because a space is a valid flag. The specifier \
            takes an argument that the code doesn't pass, so the app shows garbage or crashes. In a format string, a \
            percent sign that doesn't begin a specifier disappears (tested with Foundation). Write %% instead.
            """,
        example: Example("%d von 50 % der Titel", locale: "de", source: "%d of 50%% of the songs"),
        instead: Example("%d von 50 %% der Titel", locale: "de", source: "%d of 50%% of the songs"),
        severity: .error, or: [.note], isFixable: true, traits: [.blocksApply], formerIDs: ["format-phantom"])

    /// The maximum number of percent signs that a fix escapes. A string with more isn't prose, so the fix requires a
    /// person.
    private static let mostEdits = 100

    private static let unknownUse =
        "If the code uses the string as a format string, escape the percent sign as %%. Otherwise, leave the "
        + "percent sign unchanged, "
        + "because VoiceOver would speak %% as two percent signs."

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
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
                || first.followsValue(in: form.string)
            return [
                context.finding(
                    page, unit, form, at: first.range, severity: isMeant ? nil : .note,
                    first.message,
                    why: "The app uses this string as a format string."
                        + (isMeant ? "" : " Remove the percent sign, or escape it as %%."),
                    fixIts: strays.count <= Self.mostEdits && isMeant ? [escaping(strays, in: form)] : [])
            ]
        }
        return []
    }

    private static func doubt(
        _ stray: StrayPercent, _ unit: Unit, _ form: LocatedText, in context: RuleContext
    ) -> Diagnostic {
        context.finding(page, unit, form, at: stray.range, severity: .note, stray.doubt, why: Self.unknownUse)
    }

    private static func escaping(_ strays: [StrayPercent], in text: LocatedText) -> FixIt {
        let edits = strays.map { text.edit($0.offset..<$0.offset + 1, "%%") }
        return FixIt("Escape the percent sign as %%", edits: edits, safety: .safe)
    }
}

extension FormatText {
    /// The first specifier whose argument this string doesn't use, in the source form with the fewest arguments; nil if
    /// the string uses all arguments. The stray percent sign is probably the rest of that specifier.
    fileprivate func lost(of originals: [FormatText]) -> FormatSpecifier? {
        let own = Set(arguments.uses.map(\.position))
        return originals.min { $0.arguments.byPosition.count < $1.arguments.byPosition.count }?.arguments.uses
            .first { !own.contains($0.position) }?.specifier
    }
}

extension StrayPercent {
    fileprivate func damage(_ specifier: FormatSpecifier) -> String {
        "percent sign may be what remains of \(specifier.raw), a specifier in the source"
    }

    /// Whether a digit precedes the percent sign, with or without spaces in between, or a format specifier ends at most
    /// one byte before the percent sign.
    fileprivate func followsValue(in text: String) -> Bool {
        let before = text.utf8.prefix(offset)
        let last = before.last { $0 != UInt8(ascii: " ") }
        return last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
            || Message(parsing: text).placeholders.contains { (offset - 1...offset).contains($0.range.upperBound) }
    }

    fileprivate var range: Range<Int> { conversion?.range ?? offset..<offset + 1 }

    /// The message for a string that is formatted.
    fileprivate var message: String {
        conversion.map { "unescaped percent sign is read as the specifier “\($0.raw)”" }
            ?? "unescaped percent sign disappears"
    }

    /// The message for a string that may be formatted.
    fileprivate var doubt: String {
        "unescaped percent sign " + (conversion.map { "takes an argument (“\($0.raw)”)" } ?? "disappears")
            + " if this is a format string"
    }
}

extension String {
    fileprivate static let damagedBecause =
        "A specifier from the source is missing here. Restore the specifier: escaping the percent sign would only "
        + "hide the fact that the value is missing."
}

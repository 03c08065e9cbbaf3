import AXLocaleData
import AXModel
import AXSource

/// A number and a unit without a space between them.
enum SpokenGluedUnit: StringRule {
    static let page = RulePage(
        id: "spoken-glued-unit", concern: .speech,
        summary: "A unit follows its number without a space.",
        why: """
            With a space, voices read “5 km” as five kilometers. Without the space, many voices spell out the unit, or \
            read “5m” as five million. The space is also required by the standard: BIPM, The International System of \
            Units, 9th edition, 5.4.3. In Chinese, Japanese and Korean, units are written without a space, so these \
            languages aren't checked.
            """,
        example: Example("5km away", role: "value"),
        instead: Example("5 km away", role: "value"),
        severity: .note)

    static let needs = StringNeeds(
        roles: Unit.elementRoles, bytes: ByteSet("0123456789%", 0xD9...0xD9, 0xDB...0xDB))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.style.hazards.spacesUnits else { return [] }
        return unit.firstFinding { text in
            guard let range = context.analyzed(text).folded.gluedUnit(context.lexicon) else { return nil }
            return context.finding(
                page, unit, text, at: range,
                "no space between number and unit: \(text.string.quoted(range)); a voice may spell out the unit",
                why: "Put a space between the number and the unit; a no-break space keeps them on one line.")
        }
    }
}

extension FoldedText {
    /// The UTF-8 offsets of the first number with a unit of two or more letters; nil if there isn't one. Units of one
    /// letter often have other meanings (“4K”, “5G”), so they are reported only if there are at least two (“1h 30m”).
    fileprivate func gluedUnit(_ lexicon: Lexicon) -> Range<Int>? {
        var short: [Range<Int>] = []
        for word in words {
            guard let start = unitStart(in: word) else { continue }
            let symbol = string(start..<word.upperBound)
            if UnitSymbols.time.contains(symbol) || lexicon.shortUnits.contains(symbol) {
                short.append(word)
            } else if UnitSymbols.international.contains(symbol) || lexicon.units.contains(symbol) {
                return offsets(of: word)
            }
        }
        return short.count > 1 ? offsets(of: short[0].lowerBound..<short[short.count - 1].upperBound) : nil
    }

    /// The index of the first letter in a word that begins with a number or a placeholder.
    private func unitStart(in word: Range<Int>) -> Int? {
        let start =
            scalars[word.lowerBound] == Self.placeholder
            ? word.lowerBound + 1
            : scalars[word].firstIndex { $0.properties.numericType != .decimal } ?? word.upperBound
        return start > word.lowerBound && start < word.upperBound ? start : nil
    }
}

/// Symbols of units that are the same in all languages, in lowercase.
private enum UnitSymbols {
    /// The symbols from BIPM, The International System of Units, 9th edition, from IEC 80000-13 for bits and bytes, and
    /// other common symbols. Symbols that often have other meanings are omitted: in, am, pm, K, G, D.
    static let international: Set<String> = [
        "km", "cm", "mm", "dm", "nm", "μm", "µm", "mi", "ft", "yd", "kg", "mg", "lb", "oz", "ml", "dl", "cl", "gal",
        "kb", "mb", "gb", "tb", "kib", "mib", "gib", "tib", "bps", "kbps", "mbps", "gbps", "kbit", "mbit", "gbit",
        "hz", "khz", "mhz", "ghz", "kw", "kwh", "wh", "mah", "ma", "kv", "ms", "min", "kcal", "kj", "px", "pt", "dpi",
        "ppi", "fps", "mph", "kmh", "rpm", "bpm", "db", "dbm", "hpa", "kpa", "psi", "mmhg",
    ]

    /// The symbols of days, hours, minutes and seconds.
    static let time: Set<String> = ["d", "h", "m", "s"]
}

import AXLocaleData
import AXModel
import AXSource

/// How long a text may be, as the comment to translators says: “max 40 characters”, “max 2 s”.
struct LengthBudget: Hashable, Sendable {
    /// In grapheme clusters.
    private(set) var characters: Int?
    private(set) var seconds: Double?

    /// - Returns: nil for a comment that names no budget. What else it says about numbers is none: “max 3 songs”.
    init?(_ comment: String) {
        guard comment.utf8.count <= Self.longestComment, Self.mayStand(in: comment) else { return nil }
        for match in comment.matches(of: Self.pattern) {
            guard let number = Double(match.number) else { continue }
            if match.unit.lowercased().hasPrefix("c") {
                characters = min(characters ?? .max, Int(min(number, 1e6)))
            } else {
                seconds = min(seconds ?? .infinity, number)
            }
        }
        if characters == nil, seconds == nil { return nil }
    }

    /// No person writes a longer comment.
    private static let longestComment = 65_536

    private static var pattern: Regex<(Substring, number: Substring, unit: Substring)> {
        #/\bmax(?:imum|\.)?\s+(?<number>\d+(?:\.\d+)?)\s*(?<unit>characters?|chars?|seconds?|secs?|s)\b/#.ignoresCase()
    }

    /// The budget of a comment, and a platform's most characters; nil where neither says anything.
    init?(comment: String?, characters: Int?) {
        let named = comment.flatMap(LengthBudget.init)
        seconds = named?.seconds
        self.characters = [named?.characters, characters].compactMap { $0 }.min()
        if self.characters == nil, seconds == nil { return nil }
    }

    /// Few comments name a budget: their bytes are looked at for the word “max”, by its rarest letter, before the pattern
    /// is tried.
    private static func mayStand(in comment: String) -> Bool {
        var comment = comment
        return comment.withUTF8 { bytes in
            for (end, byte) in bytes.enumerated().dropFirst(2) where byte | 0x20 == UInt8(ascii: "x") {
                if bytes[end - 1] | 0x20 == UInt8(ascii: "a"), bytes[end - 2] | 0x20 == UInt8(ascii: "m") {
                    return true
                }
            }
            return false
        }
    }

    /// The messages about a string that is over the budget.
    /// - Parameter meter: of the text's language; made only where the budget is one of seconds.
    func faults(of text: String, _ meter: @autoclosure () -> SpeechMeter) -> [String] {
        var faults: [String] = []
        if let characters, text.count > characters {
            faults.append("string has \(text.count) characters; the limit is \(characters)")
        }
        if let seconds {
            let spoken = meter().seconds(of: Self.words(text))
            if spoken > seconds {
                faults.append(
                    "string takes about \(Self.rounded(spoken)) seconds to speak; "
                        + "the limit is \(Self.rounded(seconds))")
            }
        }
        return faults
    }

    /// Nobody knows how long what is filled in will be.
    private static func words(_ text: String) -> String {
        Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }

    /// To a tenth.
    private static func rounded(_ seconds: Double) -> String {
        let tenths = Int((min(seconds, 1000) * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension CheckedTables {
    /// The texts that are longer than their comments allow. The source's comment counts where a translation has none.
    func budgetFindings(_ styles: LocaleStyles) -> [Diagnostic] {
        let ofGroups = groups.flatMap { group in
            let ofSource = Self.budgets(of: group.source)
            return Self.findings(in: group.source, ofSource, styles)
                + group.translations.flatMap { translation in
                    let own = Self.budgets(of: translation)
                    return Self.findings(in: translation, ofSource.merging(own) { $1 }, styles)
                }
        }
        return ofGroups + alone.flatMap { Self.findings(in: $0, Self.budgets(of: $0), styles) }
    }

    private static func budgets(of catalog: Catalog) -> [StringKey: LengthBudget] {
        let budgets = catalog.units.compactMap { unit in
            unit.comment.flatMap(LengthBudget.init).map { (unit.key, $0) }
        }
        return Dictionary(budgets) { $1 }
    }

    private static func findings(
        in catalog: Catalog, _ budgets: [StringKey: LengthBudget], _ styles: LocaleStyles
    ) -> [Diagnostic] {
        guard !budgets.isEmpty else { return [] }
        let meter = SpeechMeter(styles.style(for: catalog.locale))
        return catalog.units.flatMap { unit -> [Diagnostic] in
            guard let budget = budgets[unit.key] else { return [] }
            return unit.forms.flatMap { form in
                budget.faults(of: form.text.string, meter).map { fault in
                    Diagnostic(
                        id: UnitsFile.lengthPage.id, severity: UnitsFile.lengthPage.severity,
                        path: unit.path ?? catalog.path, span: form.text.span, message: fault, key: unit.key,
                        locale: catalog.locale)
                }
            }
        }
    }
}

import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXPseudoChecking
import AXSource
import Foundation

/// One mode or several combined modes, applied to all strings.
struct ModeRun {
    let ids: [String]
    let locale: String

    var name: String { "\(ids.joined(separator: ",")) (\(locale))" }

    /// Each mode by itself, each script, and the largest combinations.
    static let all: [ModeRun] =
        PseudoModes.all.map(\.id).filter { $0 != "script" }.map { ModeRun(ids: [$0], locale: "en-XA") }
        + ["ar", "el", "he", "hi", "ja", "ko", "ru", "th"].map { ModeRun(ids: ["script"], locale: $0 + "-XA") }
        + [
            ModeRun(ids: ["accent", "length", "plural-probe", "bounded", "rtl"], locale: "en-XA"),
            ModeRun(ids: ["script", "length", "plural-probe", "bounded", "rtl"], locale: "he-XA"),
            ModeRun(ids: ["script", "spoken", "plural-probe"], locale: "ru-XA"),
        ]

    func count(over texts: [String]) -> (transformed: Int, violations: Int) {
        let style = LocaleStyles.embedded.style(for: "root")
        guard let tag = LanguageTag(locale), let modes = try? PseudoModes.select(ids, for: tag) else { return (0, 1) }
        let pseudolocalizer = Pseudolocalizer(
            modes: modes, growth: LengthExpansion(style, .distribution, source: style), protected: [])
        var counts = (transformed: 0, violations: 0)
        for text in texts {
            let source = Message(parsing: text)
            let result = pseudolocalizer.transform(source, category: .few, key: StringKey(text))
            if !result.text.utf8.elementsEqual(text.utf8) { counts.transformed += 1 }
            let harm =
                PseudoInvariants.violations(source: text, pseudo: result.text) + pseudolocalizer.verify(source, result)
            guard !harm.isEmpty else { continue }
            counts.violations += 1
            if counts.violations <= 20 {
                print("  \(name): \(text.debugDescription) → \(result.text.debugDescription): \(harm)")
            }
        }
        return counts
    }
}

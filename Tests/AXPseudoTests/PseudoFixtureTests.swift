import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXTestSupport
import Foundation
import Testing

/// Every file in `Fixtures/Pseudo` contains sources (lines that begin with `= `), each followed by the results of the
/// modes. A line break is shown as ⏎, a tab as ⇥, an edge space as ·.
@Suite struct PseudoFixtureTests {
    static let combinations = [
        ["accent"], ["length"], ["spoken"], ["script"], ["rtl"], ["bounded"], ["accent", "length", "bounded"],
    ]

    @Test(arguments: Fixtures.entries(of: "Pseudo"))
    func aFixtureShowsWhatTheModesDo(file: URL) throws {
        let sources = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("= ") }.map { Self.text(ofLine: $0.dropFirst(2)) }
        #expect(!sources.isEmpty)
        let page = try sources.map(Self.block).joined()
        let difference = Snapshot.difference(page, from: file)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func theFolderIsTheTestListAndCoversEveryMode() throws {
        let files = Fixtures.entries(of: "Pseudo")
        #expect(files.count >= 6, "\(files.map(\.lastPathComponent))")
        // A string by itself doesn't have a plural category.
        #expect(Set(Self.combinations.joined()) == Set(PseudoModes.all.map(\.id)).subtracting(["plural-probe"]))
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let sources = lines.count { $0.hasPrefix("= ") }
            #expect(sources > 1, "\(file.lastPathComponent) has \(sources) sources")
            #expect(lines.count == sources * (1 + Self.combinations.count), "\(file.lastPathComponent)")
        }
    }

    private static func block(_ source: String) throws -> String {
        var lines = ["= " + shown(source)]
        for ids in combinations {
            let pseudo = try pseudolocalizer(ids)
            let message = Message(parsing: source)
            let result = pseudo.transform(message)
            let harm = pseudo.verify(message, result)
            #expect(harm.isEmpty, "\(source) → \(result.text): \(harm)")
            let name = ids.count == 1 ? ids[0] : "visual"
            lines.append(name.padding(toLength: 9, withPad: " ", startingAt: 0) + shown(result.text))
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func text(ofLine line: Substring) -> String {
        String(line).replacing("⏎", with: "\n").replacing("⇥", with: "\t").replacing("·", with: " ")
    }

    private static func shown(_ text: String) -> String {
        text.replacing("\n", with: "⏎").replacing("\t", with: "⇥")
            .replacing("\u{2067}", with: "‹RLI›").replacing("\u{2069}", with: "‹PDI›")
            .replacing(#/^ | $/#, with: "·")
    }
}

/// A pseudolocalizer with the length models of all languages, which protects the names in the fixtures.
func pseudolocalizer(
    _ ids: [String], locale: String = "ru-XA", quantile: LengthExpansion.Quantile = .p90
) throws -> Pseudolocalizer {
    let growth = LengthExpansion(
        characters: lengths, seconds: seconds, quantile, meter: SpeechMeter(LocaleStyles.embedded.style(for: "en")))
    return Pseudolocalizer(
        modes: try PseudoModes.select(ids, for: LanguageTag(locale)), growth: growth,
        protected: ["AirDrop", "Acme Pay", "C++", " "])
}

/// A pseudolocalizer with the lengths of a locale.
func pseudolocalizer(
    _ ids: [String], _ style: LocaleStyle, _ quantile: LengthExpansion.Quantile
) throws -> Pseudolocalizer {
    Pseudolocalizer(
        modes: try PseudoModes.select(ids),
        growth: LengthExpansion(style, quantile, source: LocaleStyles.embedded.style(for: "en")), protected: [])
}

/// The length that one translation in ten exceeds, over all languages except Chinese, Japanese and Korean.
let ninety = LengthModel.Line(intercept: 4.7, slope: 1.33)

private let lengths = LengthModel(
    p50: .init(intercept: 0.8, slope: 1.11), p90: ninety, p99: .init(intercept: 11.5, slope: 1.51))
private let seconds = LengthModel(
    p50: .init(intercept: 0, slope: 1.18), p90: .init(intercept: 0, slope: 1.58), p99: .init(intercept: 0, slope: 2.16))

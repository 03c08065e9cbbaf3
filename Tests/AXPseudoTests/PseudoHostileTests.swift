import AXLocaleData
import AXModel
import AXPseudo
import AXTestSupport
import Testing

@Suite struct PseudoHostileTests {
    /// Pieces that, if repeated, make a careless scanner read the rest of the text again and again.
    static let pieces = [
        "Play the song. ", "a", "<a", "<a =\"\" =\"", "<a href='", "](", "[](((", "{{", "${a", "&a", "\\", "@a", "a@",
        "a.b@", "%",
        "%1$", "https://", "www.", "(", "https://a(", "1a", ".", "👍🏽", "🇩🇪", "\u{301}", " ", "AirDrop", "A", "é", "%(",
        "} x ",
        "{a, plural, ", "{a, plural, one {", "\n", "a\n", "{a,",
        "}",
    ]

    @Test(arguments: InputShare.of(pieces, ["accent,length,rtl,bounded", "spoken"]))
    func longTextIsChangedInOnePass(piece: String, modes: String) throws {
        let time = try duration(of: modes, piece, bytes: 1 << 16)
        #expect(time < .seconds(20), "\(piece)")
    }

    @Test func longProseIsChangedInOnePass() throws {
        let prose = "Plays %1$@ on <b>AirDrop</b>, see https://example.com. "
        #expect(try duration(of: "accent,length,rtl,bounded", prose, bytes: 1 << 20) < .seconds(60))
    }

    /// A flag is found by counting all regional indicators in the row.
    @Test(arguments: ["length", "spoken"])
    func aRowOfFlagsIsNotCountedForEach(mode: String) throws {
        #expect(try duration(of: mode, "🇩🇪", bytes: 1 << 19) < .seconds(20))
    }

    private func duration(of modes: String, _ piece: String, bytes: Int) throws -> Duration {
        let pseudo = try pseudolocalizer(modes.split(separator: ",").map(String.init))
        let message = Message(parsing: String(repeating: piece, count: InputShare.count(bytes) / piece.utf8.count))
        return ProcessorTime.measure {
            let result = pseudo.transform(message)
            #expect(pseudo.verify(message, result).isEmpty)
        }
    }

    @Test(arguments: [(Double.infinity, 1.0), (.nan, 1.0), (0, 1e300), (-1e300, -1e300), (1e18, 0)])
    func aLineThatNoLanguageHasDoesNoHarm(intercept: Double, slope: Double) throws {
        let line = LengthModel.Line(intercept: intercept, slope: slope)
        let model = LengthModel(p50: line, p90: line, p99: line)
        let growth = LengthExpansion(
            characters: model, seconds: model, .p90, meter: SpeechMeter(LocaleStyles.embedded.style(for: "en")))
        for mode in ["length", "spoken"] {
            let pseudo = Pseudolocalizer(modes: try PseudoModes.select([mode]), growth: growth, protected: [])
            let result = pseudo.transform(Message(parsing: "Play the song."))
            #expect(result.text.count < 1000, "\(result.text)")
            #expect(result.text.hasPrefix("Play the song"))
        }
    }

    @Test(arguments: ["", " ", "\n\t", "%@", "%1$@ – %2$@", "100%", "→", "<b></b>", "12:30", "https://example.com"])
    func aTextWithNothingToTranslateComesBackAsItIs(source: String) throws {
        let message = Message(parsing: source)
        #expect(try pseudolocalizer(["accent", "length"]).transform(message) == message)
    }

    @Test func aNameThatIsAFillerWordIsNoHarm() throws {
        let style = LocaleStyles.embedded.style(for: "root")
        let pseudo = Pseudolocalizer(
            modes: try PseudoModes.select(["length"]), growth: LengthExpansion(style, .p90, source: style),
            protected: FillerWords.all)
        let message = Message(parsing: "Play the song of miro.")
        let result = pseudo.transform(message)
        #expect(result != message)
        #expect(pseudo.verify(message, result).isEmpty)
    }
}

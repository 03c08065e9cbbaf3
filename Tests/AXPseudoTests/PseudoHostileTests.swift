import AXLocaleData
import AXModel
import AXPseudo
import AXTestSupport
import Testing

@Suite(.serialized) struct PseudoHostileTests {
    /// Pieces that, repeated, make a careless scanner look at the rest of the text again and again.
    static let pieces = [
        "Play the song. ", "a", "<a", "<a =\"\" =\"", "<a href='", "](", "[](((", "{{", "${a", "&a", "\\", "@a", "a@",
        "a.b@", "%",
        "%1$", "https://", "www.", "(", "https://a(", "1a", ".", "👍🏽", "\u{301}", " ", "AirDrop", "A", "é", "%(", "} x ",
        "{a, plural, ", "{a, plural, one {", "\n", "a\n", "{a,",
        "}",
    ]

    @Test(arguments: pieces)
    func longTextTakesTimeInProportion(piece: String) throws {
        try expectProportion(of: piece, small: 1 << 13, large: 1 << 16)
    }

    @Test func aMegabyteOfProseTakesTimeInProportion() throws {
        try expectProportion(
            of: "Plays %1$@ on <b>AirDrop</b>, see https://example.com. ", small: 1 << 17, large: 1 << 20)
    }

    /// The large text is eight times the small one: 64 times the time would be quadratic.
    private func expectProportion(of piece: String, small: Int, large: Int) throws {
        let pseudo = try pseudolocalizer(["accent", "length", "rtl", "bounded"])
        let before = try duration(pseudo, piece, bytes: small)
        let after = try duration(pseudo, piece, bytes: large)
        #expect(after < before * 24 + .milliseconds(500), "\(piece): \(before) and \(after)")
    }

    private func duration(_ pseudo: Pseudolocalizer, _ piece: String, bytes: Int) throws -> Duration {
        let message = Message(parsing: String(repeating: piece, count: bytes / piece.utf8.count))
        return ProcessorTime.measure {
            let result = pseudo.transform(message)
            #expect(pseudo.verify(message, result).isEmpty)
        }
    }

    @Test(arguments: [(Double.infinity, 1.0), (.nan, 1.0), (0, 1e300), (-1e300, -1e300), (1e18, 0)])
    func aLineThatNoLanguageHasDoesNoHarm(intercept: Double, slope: Double) throws {
        let line = LengthModel.Line(intercept: intercept, slope: slope)
        let model = LengthModel(p50: line, p90: line, p99: line)
        let growth = PseudoGrowth(
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
            modes: try PseudoModes.select(["length"]), growth: PseudoGrowth(style, .p90, source: style),
            protected: FillerWords.all)
        let message = Message(parsing: "Play the song of miro.")
        let result = pseudo.transform(message)
        #expect(result != message)
        #expect(pseudo.verify(message, result).isEmpty)
    }
}

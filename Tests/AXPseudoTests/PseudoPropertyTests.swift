import AXLocaleData
import AXModel
import AXPseudo
import AXTestSupport
import Testing

@Suite struct PseudoPropertyTests {
    /// All allowed combinations of one, two, and four or more modes.
    static let combinations = PseudoInvariantTests.combinations.filter { $0.count != 3 }

    @Test(arguments: combinations)
    func whateverTheTextNothingProtectedIsHarmed(ids: [String]) throws {
        let pseudo = try pseudolocalizer(ids)
        var generator = MessageGenerator(seed: 20)
        for _ in 0..<InputShare.count(1000) {
            let source = generator.next()
            let message = Message(parsing: source)
            let result = pseudo.transform(message)
            let harm = pseudo.verify(message, result)
            #expect(harm.isEmpty, "\(source.debugDescription) → \(result.text.debugDescription): \(harm)")
            #expect(result.placeholders.map(\.raw) == message.placeholders.map(\.raw), "\(source.debugDescription)")
            #expect(pseudo.transform(message) == result, "the same again: \(source.debugDescription)")
        }
    }

    @Test func aPaddedTextReachesTheLineAndHardlyPassesIt() throws {
        let pseudo = try pseudolocalizer(["length"])
        var generator = MessageGenerator(seed: 7)
        var padded = 0
        for _ in 0..<2000 {
            let source = generator.next()
            let result = pseudo.transform(Message(parsing: source)).text
            guard result != source else { continue }
            padded += 1
            let target = Int(ninety.length(of: source.count).rounded(.up))
            #expect(
                (target - 1...target + 3).contains(result.count),
                "\(source.debugDescription) → \(result.debugDescription)")
        }
        #expect(padded > 500)
    }

    @Test func anAccentedTextKeepsItsLengthAndCanBeReadBack() throws {
        let pseudo = try pseudolocalizer(["accent"])
        var generator = MessageGenerator(seed: 3)
        var accented = 0
        for _ in 0..<2000 {
            let source = generator.next()
            let result = pseudo.transform(Message(parsing: source)).text
            guard result != source else { continue }
            accented += 1
            #expect(result.count == source.count, "\(source.debugDescription)")
            #expect(readable(result) == readable(source), "\(source.debugDescription) → \(result.debugDescription)")
        }
        #expect(accented > 500)
    }

    /// A string without look-alikes, as code points.
    private func readable(_ text: String) -> [Unicode.Scalar] { Array(AccentTable.restore(text).unicodeScalars) }
}

/// Makes strings from pieces that break pseudo-localizers. They are the same for the same seed.
struct MessageGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let pieces = [
        "Play", "the song", "a", "Z", " ", " ", " ", "  ", "\n", "\r\n", "\t", "\u{A0}", ".", "…", "?!", ":", ")", "(",
        "[", "]",
        "](", "^[", "](inflect: true)", "{", "}", "{name}", "{}", "%", "%%", "%@", "%1$@", "%2$lld", "%lld", "% d",
        "%#@n@",
        "%arg", "%-5.2f", "100%", "50% of", "<", ">", "<b>", "</b>", "<a href=\"x\">", "<a href='", "&", ";", "&amp;",
        "&#39;",
        "\\", "\\n", "\\u2019", "\"", "'", "“", "”", "https://example.com/a?b=c", "https://", "www.", "www.example.com",
        "mailto:",
        "me@example.com", "@", "example.com", "AirDrop", "Acme Pay", "C++", "é", "e\u{301}", "\u{301}", "ß", "日本語", "。",
        "שלום", "العربية", "\u{200F}", "\u{202E}", "नमस्ते", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "\u{FE0F}", "\u{200D}", "=", "$", "$(X)",
        "%(x)s", "s", "u", "7",
    ]

    mutating func next() -> String {
        (0..<random.number(below: 9)).map { _ in random.pick(Self.pieces) ?? "" }.joined()
    }
}

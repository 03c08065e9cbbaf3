import AXLocaleData
import Testing

@Suite struct StyleFactTests {
    private let styles = LocaleStyles(files: [
        "root": """
        # General knowledge.
        confidence: low
        comma: ","
        terminators: ["."]
        """,
        "pt": """
        # Portuguese. Counted.
        confidence: high
        # low: nobody has counted them.
        articles: [o, a] # the # in “a # b” is one
        controls:
          # Of labels.
          place: first

          hard:
            # Seen in apps.
            word: [botão, "# ícone"]
        # Measured.
        limits:
          label-words: 9 # of words
        """,
        "pt-BR": "limits: {label-words: 7}",
    ])

    private func fact(_ name: String, of tag: String = "pt-BR") throws -> StyleFact {
        try #require(styles.facts(for: tag).first { $0.name == name })
    }

    @Test func aMemberComesFromTheNearestFileThatStatesIt() throws {
        #expect(try fact("limits.label-words").file == "pt-BR")
        #expect(try fact("limits.label-words").value == .text("7"))
        #expect(try fact("limits.label-words", of: "pt").file == "pt")
        #expect(try fact("articles").file == "pt")
        #expect(try fact("comma").file == "root")
        #expect(try fact("is-cased").file == nil)
        #expect(styles.facts(for: "root").map(\.name) == ["confidence", "terminators", "comma"])
    }

    @Test func commentsGoWithTheMemberThatTheyStandAt() throws {
        #expect(try fact("confidence").comments == ["Portuguese. Counted."])
        #expect(try fact("articles").comments == ["low: nobody has counted them.", "the # in “a # b” is one"])
        #expect(try fact("controls.place").comments == ["Of labels."])
        #expect(try fact("controls.hard").comments == ["Seen in apps."])
        #expect(try fact("limits.label-words", of: "pt").comments == ["of words"])
        #expect(try fact("limits.label-words", of: "pt").groupComments == ["Measured."])
        #expect(try fact("terminators").comments == [])
    }

    @Test func theValueIsAsTheFileWritesIt() throws {
        let terms = StyleFact.Value.parts([.init(name: "word", value: .list(["botão", "# ícone"]))])
        #expect(try fact("controls.hard").value == terms)
    }

    @Test func aCommentMayNameTheConfidenceOfItsMember() throws {
        #expect(try fact("articles").confidence == .low)
        #expect(try fact("controls.hard").confidence == .high)
        #expect(try fact("comma").confidence == .low)
    }

    @Test func factsComeInTheOrderOfTheSchema() {
        let names = styles.facts(for: "pt").map(\.name)
        #expect(
            names == [
                "confidence", "is-cased", "spaces-words", "terminators", "comma", "articles", "controls.hard",
                "controls.place", "limits.label-words",
            ])
    }

    @Test(arguments: ["", "a: [", "- x", "# nothing", "articles: *a", "{articles: [a]}\n# end", "confidence:"])
    func aFaultyFileIsNoTrap(text: String) {
        let facts = LocaleStyles(files: ["xx": text]).facts(for: "xx")
        #expect(facts.allSatisfy { $0.file == nil || $0.file == "xx" })
    }

    @Test(arguments: LocaleStyles.embedded.tags)
    func everyMemberOfAShippedLocaleIsAFact(tag: String) {
        let facts = LocaleStyles.embedded.facts(for: tag)
        #expect(facts.count > 30)
        #expect(facts.contains { $0.name == "hints.example" })
    }
}

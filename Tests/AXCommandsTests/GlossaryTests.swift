import AXModel
import AXSource
import Testing

@testable import AXCommands

/// The glossary of a project, from its configuration to the findings.
@Suite struct GlossaryTests {
    private static func project(_ configuration: String, _ others: [String: String] = [:]) -> [String: String] {
        [
            Configuration.fileName: configuration,
            "App/en.lproj/Localizable.strings":
                "/* VoiceOver label */\n\"add\" = \"Add bookmark\";\n\"play\" = \"Play with AirPlay\";\n",
            "App/de.lproj/Localizable.strings":
                "/* VoiceOver label */\n\"add\" = \"Favorit hinzufügen\";\n\"play\" = \"Über Funk abspielen\";\n",
        ].merging(others) { $1 }
    }

    private static func found(_ files: [String: String], _ options: String...) throws -> (
        lines: [String], verdict: Verdict
    ) {
        let run = try VerbRun(["check", "--format", "xcode"] + options, files)
        let rules = ["[glossary-broken]", "[configuration]"]
        return (
            run.output.split(separator: "\n").filter { line in rules.contains { line.contains($0) } }.map(String.init),
            run.verdict
        )
    }

    @Test(arguments: [
        ("glossary: {terms: {Bookmark: {de: Lesezeichen}}}", [:]),
        ("glossary: {terms: {bookmarks: {de: [Merkzeichen, Lesezeichen]}, bookmark: {de: Lesezeichen}}}", [:]),
        ("glossary: words.csv", ["words.csv": "en,de\nBookmark,Lesezeichen\n"]),
        (
            "glossary: {file: words.tbx}",
            [
                "words.tbx": """
                <tbx><conceptEntry><langSec xml:lang="en"><termSec><term>bookmark</term></termSec></langSec>
                <langSec xml:lang="de"><termSec><term>Lesezeichen</term></termSec></langSec></conceptEntry></tbx>
                """
            ]
        ),
        ("glossary: {never: {de: [Favorit]}}", [:]),
        ("glossary: words.csv", ["words.csv": "en,de\nBookmark,Lesezeichen\nBookmark,Merkzeichen\n"]),
        ("glossary: words.csv", ["words.csv": "id,en,de\n17,Bookmark,Lesezeichen\n"]),
        (
            "glossary: words.csv",
            [
                "words.csv":
                    "Term [en],Term [de],Status [de]\nBookmark,Lesezeichen,preferred\nBookmark,Favorit,not recommended\n"
            ]
        ),
    ])
    func aBrokenTermOfASpokenStringIsAnError(configuration: String, others: [String: String]) throws {
        let (lines, verdict) = try Self.found(Self.project(configuration, others))
        #expect(lines.count == 1)
        #expect(lines.first?.contains("de.lproj/Localizable.strings:2:") ?? false, "\(lines)")
        #expect(verdict == .findings)
    }

    @Test func aNameInsideAnotherWordDoesNotHideTheNameItself() throws {
        let source = "/* VoiceOver label */\n\"play\" = \"Playback with Play\";\n"
        let german = "/* VoiceOver label */\n\"play\" = \"Wiedergabe\";\n"
        let files = [
            "App/en.lproj/Localizable.strings": source, "App/de.lproj/Localizable.strings": german,
        ]
        let (lines, _) = try Self.found(Self.project("glossary: {keep: [Play]}", files))
        #expect(lines.count == 1)
        #expect(lines.first?.contains("“Play”") ?? false, "\(lines)")
    }

    @Test(arguments: [
        "glossary: {terms: {Bookmark: {de: Favorit}}}", "glossary: {terms: {Bookmark: {fr: signet}}}",
        "glossary: {terms: {book: {de: Buch}}}", "glossary: {keep: [AirPlay]}", "glossary: {}",
    ])
    func otherTermsAndVisibleStringsAreNot(configuration: String) throws {
        let (lines, verdict) = try Self.found(Self.project(configuration))
        #expect(lines == [])
        #expect(verdict == .clean)
    }

    /// Several rows for one concept accept all of their words.
    @Test(arguments: [
        "en,de\nBookmark,Lesezeichen\nBookmark,Favorit\n", "en,de\nBookmark,Favorit\nbookmark,Lesezeichen\n",
        "en,de\nBookmark,Favorit\nBookmarks,Lesezeichen\n", "id,en,de\nmarka,Bookmark,Favorit\n",
    ])
    func severalRowsAreOneConcept(table: String) throws {
        let (lines, _) = try Self.found(Self.project("glossary: words.csv", ["words.csv": table]))
        #expect(lines == [])
    }

    @Test func aVisibleStringIsAWarning() throws {
        let (lines, verdict) = try Self.found(Self.project("glossary: {keep: [AirPlay]}"), "--scope", "all")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("warning: translation doesn't contain the name “AirPlay”") ?? false, "\(lines)")
        #expect(verdict == .clean)
    }

    @Test(arguments: [
        ("glossary: words.xlsx", [:], "the name of a glossary file must end with “.tbx” or “.csv”"),
        ("glossary: words.csv", [:], "can't read the glossary"),
        ("glossary: ../../words.csv", [:], "is outside both the repository"),
        ("glossary: {term: {a: {de: b}}}", [:], "unknown key “term”; did you mean “terms”?"),
        (
            "glossary: words.csv", ["words.csv": "en,de\n\"a,b\n"],
            "words.csv:2:1: error: this quotation mark isn't closed"
        ),
    ])
    func mistakesAreReported(configuration: String, others: [String: String], message: String) throws {
        let (lines, verdict) = try Self.found(Self.project(configuration, others))
        #expect(lines.count == 1)
        #expect(lines.first?.contains(message) ?? false, "\(lines)")
        #expect(verdict == .unreadable)
    }

    /// An extending configuration replaces the glossary, as it does all values.
    @Test func aGlossaryIsInherited() throws {
        let shared = ["shared.yml": "glossary: {terms: {Bookmark: {de: Lesezeichen}}}\n"]
        #expect(try Self.found(Self.project("extends: shared.yml\n", shared)).lines.count == 1)
        #expect(try Self.found(Self.project("extends: shared.yml\nglossary: {}\n", shared)).lines.count == 0)
    }
}

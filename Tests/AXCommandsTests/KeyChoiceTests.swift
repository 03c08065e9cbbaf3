import AXExtract
import AXModel
import AXSource
import Testing

@testable import AXCommands

struct KeyChoiceTests {
    private let nowhere = Span(at: 0)

    private func catalog(_ comment: String?) -> Catalog {
        let unit = Unit(
            key: "stop.label", comment: comment, text: .plain(LocatedText("Stop", span: nowhere)), span: nowhere,
            keySpan: nowhere)
        return Catalog(path: "a", locale: "en", table: "Localizable", units: [unit])
    }

    private func use(_ role: AccessibilityRole) -> Occurrence {
        Occurrence(
            path: "A.swift", span: nowhere, role: role, api: .framework("x"), kind: .localizedCall, key: "stop.label")
    }

    private func literal(_ text: String) throws -> (Occurrence, RewriteMessage) {
        let file = SourceFile(path: "A.swift", text: "dial.accessibilityLabel = \"\(text)\"")
        let extractor = try #require(Extractors.extractor(forExtension: "swift"))
        let facts = extractor.facts(in: file, options: ExtractionOptions())
        let sites = LocalizableSites.sites(
            of: extractor.strings(of: facts, in: ProjectIndex([facts])).value, in: ProjectTables())
        let rewriting = try #require(SourceRewritings.rewriting(forExtension: "swift"))
        let draft = try #require(rewriting.drafts(of: sites, in: file).first).get()
        return (try #require(sites.first).occurrence, draft.message)
    }

    @Test(
        arguments: [
            (nil, [AccessibilityRole.label], true), ("Accessibility label of the stop button", [.label], true),
            ("Accessibility hint of the stop button", [.label], false), (nil, [.label, .hint], false),
            (nil, [.label, .other], false), (nil, [], false),
        ] as [(String?, [AccessibilityRole], Bool)])
    func anEntryIsTakenForTheSameTextAndRole(comment: String?, roles: [AccessibilityRole], isTaken: Bool) throws {
        var choice = KeyChoice([catalog(comment)], roles.map(use), form: .dotted)
        let (occurrence, message) = try literal("Stop")
        let key = choice.key(for: occurrence, message)
        #expect(key.isNew == !isTaken)
        #expect(key.text == (isTaken ? "stop.label" : "dial.label"))
        #expect(key.comment == (isTaken ? comment : nil))
    }

    @Test func twoPlacesThatSayTheSameOfOneElementShareAnEntry() throws {
        var choice = KeyChoice([], [], form: .dotted)
        let (occurrence, message) = try literal("Stop")
        #expect(choice.key(for: occurrence, message).isNew)
        let second = choice.key(for: occurrence, message)
        #expect(!second.isNew)
        #expect(second.text == "dial.label")
        let (_, other) = try literal("Go on")
        #expect(choice.key(for: occurrence, other).text == "goOn.label")
    }

    @Test func withoutAFormOfTheUsersTheTableDecides() throws {
        let (occurrence, message) = try literal("Play it now")
        var choice = KeyChoice([catalog(nil)], [], form: nil)
        #expect(choice.key(for: occurrence, message).text == "dial.label")
        choice = KeyChoice([catalog(nil)], [], form: .text)
        #expect(choice.key(for: occurrence, message).text == "Play it now")
    }
}

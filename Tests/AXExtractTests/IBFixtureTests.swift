import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXExtract

/// Each document in `Fixtures/Extract/InterfaceBuilder` is a test.
struct IBFixtureTests {
    private static let folder = "Extract/InterfaceBuilder"

    @Test(arguments: SourceFixture.names(in: folder))
    func everyFixtureGivesItsSnapshot(name: String) throws {
        var options = ExtractionOptions(allStrings: name.contains("AllTexts"))
        options.runtimeAttributes = ["spokenKey": .label]
        let document = String(name.dropLast(".txt".count))
        let difference = try SourceFixture(name, in: Self.folder, options: options)
            .difference(path: name.hasPrefix("Localized") ? "Base.lproj/\(document)" : document)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: [
        ("App/Base.lproj/Player.xib", ["App/de.lproj/Player.strings"], true),
        ("App/Base.lproj/Player.xib", ["App/mul.lproj/Player.xcstrings"], true),
        ("App/Player.xib", ["App/Player.xcstrings"], true),
        ("Base.lproj/Main.storyboard", ["fr.lproj/Main.strings"], true),
        ("App/Base.lproj/Player.xib", ["App/de.lproj/Other.strings", "Other/de.lproj/Player.strings"], false),
        ("App/Player.xib", ["App/de.lproj/Localizable.strings"], false),
        ("App/Player.xib", [], false),
    ])
    func aDocumentIsLocalizedWhereATableOfItsNameStands(path: String, tables: [String], isLocalized: Bool) {
        #expect(InterfaceTables(paths: tables).hasTable(for: path) == isLocalized)
    }

    @Test func aTextWithoutATableIsHardCoded() throws {
        let text = """
            <document targetRuntime="iOS.CocoaTouch"><objects>⟦3⟧<button id="a-b-c">\
            <accessibility key="accessibilityConfiguration" ⟦1⟧label⟦1⟧="⟦2⟧Close⟦2⟧"/></button></objects></document>
            """
        let marked = MarkedText(text)
        var options = ExtractionOptions()
        options.interfaceTables = InterfaceTables(paths: ["de.lproj/Localizable.strings"])
        let parsed = IBExtractor().occurrences(in: marked.file("Base.lproj/Main.storyboard"), options: options)
        let found = try #require(parsed.value.first)
        #expect(found.span == marked.span(1))
        #expect(found.leafSpan == marked.span(2))
        #expect(found.elementStart == marked.offset(3))
        #expect(parsed.diagnostics.map(\.id) == ["hard-coded-string"])
        #expect(parsed.diagnostics.map(\.span) == [marked.span(2)])
    }

    /// `editable` is an attribute of other elements, too. Only a text view isn't a text field without it.
    @Test(arguments: [("textView", ["textField"]), ("textField", []), ("tableColumn", [])])
    func onlyATextViewIsReadOnly(tag: String, removed: [String]) {
        let text = """
            <document targetRuntime="iOS.CocoaTouch"><objects><\(tag) id="a-b-c" editable="NO"/></objects></document>
            """
        var options = ExtractionOptions()
        options.titles = .everywhere
        let facts = IBExtractor().facts(in: SourceFile(path: "Main.storyboard", text: text), options: options)
        let changes = facts.elements.flatMap(\.traitChanges).filter { $0.effect == .removes }
        #expect(changes.map(\.trait) == removed)
    }
}

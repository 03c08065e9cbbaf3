import Testing

@testable import AXCommands

/// The file of role notes next to a catalog, from `extract` to `convert`.
struct SidecarVerbTests {
    private static let catalog = "App/Localizable.xcstrings"
    private static let sidecar = "App/Localizable.roles.jsonl"
    private static let files = [
        ".axstrings.yml": "",
        catalog: "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n",
        "App/V.swift": "x.accessibilityHint = NSLocalizedString(\"play.hint\", value: \"Plays.\", comment: \"Song\")\n",
    ]

    @Test func aCatalogAndItsNotesChangeTogetherOrNotAtAll() throws {
        let whole = try VerbRun(["extract", "--into", Self.catalog], Self.files)
        #expect(whole.files.text(Self.sidecar)?.contains("\"key\":\"play.hint\"") == true, "\(whole.errors)")
        let calls = whole.files.callCount
        #expect(calls > 20)
        for call in 0..<calls {
            let files = MemoryFileSystem(Self.files)
            files.fail(after: call)
            _ = try? VerbRun(["extract", "--into", Self.catalog], in: files)
            files.fail(after: nil)
            let isAdded = files.text(Self.catalog)?.contains("play.hint")
            let isNoted = files.text(Self.sidecar) != nil
            #expect(isAdded == isNoted, "call \(call)")
        }
    }

    @Test func newCatalogsHaveTheirNotesBesideThem() throws {
        let folder = try VerbRun(["extract", "--format", "xcstrings", "--output", "Out/"], Self.files).files
        #expect(folder.text("Out/Localizable.xcstrings") != nil)
        #expect(folder.text("Out/Localizable.roles.jsonl")?.contains("Accessibility hint of “x”") == true)
        let file = try VerbRun(["extract", "--format", "xcstrings", "--output", "New.xcstrings"], Self.files).files
        #expect(file.text("New.roles.jsonl")?.contains("Accessibility hint of “x”") == true)
        let none = try VerbRun(
            ["extract", "--format", "xcstrings", "--output", "New.xcstrings", "--comments", "none"], Self.files
        ).files
        #expect(none.text("New.roles.jsonl") == nil)
    }

    @Test(arguments: [("xliff", true), ("strings", true), ("xcstrings", false)])
    func translatorsGetTheNotesExceptWhereXcodeWritesComments(format: String, isNoted: Bool) throws {
        let files = try VerbRun(["extract", "--into", Self.catalog], Self.files).files
        let run = try VerbRun(
            ["convert", Self.catalog, "--to", format, "--locale", "de", "--output", "Out"], in: files)
        #expect(run.verdict == .clean, "\(run.errors)")
        let texts = files.snapshot.keys.filter { $0.contains("/Out/") }.compactMap(files.text).joined()
        #expect(texts.contains("Song"))
        #expect(texts.contains("Accessibility hint of “x”") == isNoted, "\(texts)")
    }

    @Test func aPackageForATranslatorHasTheNotes() throws {
        let files = try VerbRun(["extract", "--into", Self.catalog], Self.files).files
        _ = try VerbRun(["convert", Self.catalog, "--to", "xcloc", "--locale", "de", "--output", "Out"], in: files)
        let exchange = files.snapshot.keys.filter { $0.hasSuffix(".xliff") }.compactMap(files.text).joined()
        #expect(exchange.contains("<note>Song\nAccessibility hint of “x”"), "\(exchange)")
    }

    @Test func aBrokenRowIsToldWithItsLine() throws {
        let files = try VerbRun(["extract", "--into", Self.catalog], Self.files).files
        files.add(.file(Array("{\"key\":\"a\",\"role\":\"hint\"}\n{\"key\":7}\n".utf8), mode: 0o644), at: Self.sidecar)
        let run = try VerbRun(["convert", Self.catalog, "--to", "xliff", "--locale", "de"], in: files)
        #expect(run.verdict == .unreadable)
        #expect(run.errors.contains("App/Localizable.roles.jsonl:2: "), "\(run.errors)")
    }
}

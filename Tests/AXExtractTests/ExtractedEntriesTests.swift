import AXExtract
import AXModel
import AXSource
import Testing

struct ExtractedEntriesTests {
    private static let text = """
        b.accessibilityLabel = NSLocalizedString("second", comment: "One")
        a.accessibilityLabel = NSLocalizedString("first", value: "First", comment: "")
        c.accessibilityHint = NSLocalizedString("second", value: "Second", comment: "Two")
        d.accessibilityLabel = NSLocalizedString("second", comment: "One")
        e.accessibilityLabel = NSLocalizedString("second", tableName: "Other", comment: "Three")
        f.accessibilityLabel = L10n.constant
        g.accessibilityLabel = "hard-coded"
        """

    @Test func keysStandInOrderOfFirstAppearanceOncePerTable() {
        let entries = ExtractedEntries.grouped(SwiftText.occurrences(Self.text).value).value
        #expect(entries.map { "\($0.table ?? "-") \($0.key)" } == ["- second", "- first", "Other second"])
        #expect(entries.map(\.value) == ["Second", "First", nil])
        #expect(entries.map(\.occurrences.count) == [3, 1, 1])
        #expect(entries[0].roles == [.label, .hint])
    }

    @Test func eachCommentIsKeptOnce() {
        let entries = ExtractedEntries.grouped(SwiftText.occurrences(Self.text).value).value
        #expect(entries.map(\.genstringsComments) == [["One", "Two"], [], ["Three"]])
    }

    @Test func genstringsOrdersCommentsAndXcodeKeepsThemAsTheyCome() throws {
        let text = """
            a.accessibilityLabel = NSLocalizedString("k", comment: "b last")
            b.accessibilityLabel = NSLocalizedString("k", comment: "A first")
            c.accessibilityLabel = NSLocalizedString("k", comment: "Á between")
            """
        let entry = try #require(ExtractedEntries.grouped(SwiftText.occurrences(text).value).value.first)
        #expect(entry.genstringsComments == ["A first", "Á between", "b last"])
        #expect(entry.catalogComment == "b last\nA first\nÁ between")
    }

    @Test func aCommentConflictStandsAtTheSecondCommentAndNamesTheFirst() throws {
        let file = SourceFile(path: "Test.swift", text: Self.text)
        let diagnostics = ExtractedEntries.grouped(SwiftText.occurrences(file).value).diagnostics
        let conflict = try #require(diagnostics.first)
        #expect(diagnostics.map(\.id) == ["comment-conflict"])
        #expect(conflict.message == "“second” has 2 different comments")
        #expect(LineTable(file.text).position(of: conflict.span.start).line == 3)
        #expect(conflict.notes.map(\.message) == ["“One”"])
    }

    @Test func composedAndDecomposedKeysAreTwo() {
        let text =
            "a.accessibilityLabel = NSLocalizedString(\"é\", comment: \"c\")\n"
            + "b.accessibilityLabel = NSLocalizedString(\"e\u{301}\", comment: \"c\")\n"
        #expect(ExtractedEntries.grouped(SwiftText.occurrences(text).value).value.count == 2)
    }

    @Test(arguments: [
        (
            "playButton.accessibilityHint = NSLocalizedString(\"k\", comment: \"Starts it\")",
            "Starts it\nAccessibility hint of “playButton” (button). "
                + "Briefly says what happens; begins with a verb and ends with a period."
        ),
        (
            "class Rating: UIView { override var accessibilityValue: String? { NSLocalizedString(\"k\", comment: \"\") } }",
            "Accessibility value in “Rating”. Only the current value; spoken after the label."
        ),
        (
            "a.accessibilityHint = NSLocalizedString(\"k\", comment: \"no */ end **//\")",
            "no * / end ** //\nAccessibility hint of “a”. "
                + "Briefly says what happens; begins with a verb and ends with a period."
        ),
        (
            "Image(a).accessibilityLabel(\"k\")",
            "Accessibility label (image). "
                + "A name of one or two words that begins with a capital letter, has no period and "
                + "doesn't include the control type."
        ),
    ])
    func theTranslatorIsToldWhatTheTextIsFor(text: String, expected: String) throws {
        let entry = try #require(ExtractedEntries.grouped(SwiftText.occurrences(text).value).value.first)
        #expect(Self.comment(of: entry) == expected)
    }

    @Test func everyRoleHasAName() {
        for role in AccessibilityRole.allCases {
            let entry = ExtractedEntry(
                key: "k",
                occurrences: [
                    Occurrence(
                        path: "A.swift", span: Span(at: 0), role: role, api: .framework("api"), kind: .localizedCall,
                        key: "k")
                ])
            #expect(Self.comment(of: entry).isEmpty == (role == .other), "\(role)")
        }
    }

    private static func comment(of entry: ExtractedEntry, among entries: [ExtractedEntry] = []) -> String {
        TranslatorComment(entry.catalogComment, notes: RoleNotes(entries).lines(for: entry)).text
    }

    @Test func aNoteSaysWhatTheArgumentsAreAndWhatIsSpokenWithTheText() throws {
        let text = """
            func show(count: Int, name: String) {
                songs.accessibilityLabel = NSLocalizedString("songs", value: "Songs", comment: "")
                songs.accessibilityHint = String(
                    format: NSLocalizedString("songs.hint", value: "%1$ld by %2$@", comment: ""), count, name)
            }
            """
        let entries = ExtractedEntries.grouped(SwiftText.occurrences(text).value).value
        let hint = try #require(entries.first { $0.key == "songs.hint" })
        let comment = Self.comment(of: hint, among: entries)
        let parts = ["Accessibility hint of “songs”.", "begins with a verb", "“count”", "“name”", "label “Songs”."]
        let places = parts.map { comment.firstRange(of: $0)?.lowerBound }
        #expect(!places.contains(nil), "\(comment)")
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(comment)")
    }

    @Test func theLinesOfTheToolAreKnownAgainAndThoseOfPeopleAreNot() throws {
        for role in AccessibilityRole.allCases where role != .other && role != .language {
            let occurrence = Occurrence(
                path: "A.swift", span: Span(at: 0), role: role, api: .framework("api"), kind: .localizedCall, key: "k")
            let line = try #require(RoleNotes().lines(for: ExtractedEntry(key: "k", occurrences: [occurrence])).first)
            #expect(RoleNotes.isNote("   " + line), "\(line)")
        }
        #expect(!RoleNotes.isNote("Accessibility label of the play button"))
        #expect(!RoleNotes.isNote(""))
    }

    @Test func wordsThatHoldANoteAlreadyAreNotToldTwice() {
        #expect(TranslatorComment("One.\nTwo.", notes: ["Two.", "Three."]).text == "One.\nTwo.\nThree.")
        #expect(TranslatorComment(" ", notes: ["Two."]).text == "Two.")
        #expect(TranslatorComment(nil, notes: []).text.isEmpty)
    }

    private static let ownFunction = """
        func own(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        a.accessibilityLabel = own("k")
        """

    @Test(arguments: [
        ("a.accessibilityLabel = NSLocalizedString(\"k\", comment: \"\")", true),
        ("Image(a).accessibilityLabel(\"k\")", true),
        ("a.accessibilityLabel = String(localized: \"k\")", true),
        ("a.accessibilityLabel = Bundle.main.localizedString(forKey: \"k\", value: nil, table: nil)", false),
        (ownFunction, false),
        ("enum L10n { static let k = NSLocalizedString(\"k\", comment: \"\") }\na.accessibilityLabel = L10n.k", true),
    ])
    func itIsKnownWhichKeysXcodeFindsItself(text: String, isSeen: Bool) throws {
        let entry = try #require(ExtractedEntries.grouped(SwiftText.occurrences(text).value).value.first)
        #expect(entry.key == "k")
        #expect(entry.isSeenByXcode() == isSeen, "\(entry.occurrences.map(\.function))")
    }

    @Test func aFunctionThatXcodeWasToldOfIsSeen() throws {
        let text = Self.ownFunction
        let entry = try #require(ExtractedEntries.grouped(SwiftText.occurrences(text).value).value.first)
        #expect(entry.isSeenByXcode(macros: ["own"]))
    }
}

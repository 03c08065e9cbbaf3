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

    @Test func distinctCommentsAreJoinedAsGenstringsDoes() {
        let entries = ExtractedEntries.grouped(SwiftText.occurrences(Self.text).value).value
        #expect(entries.map(\.comment) == ["One\n   Two", nil, "Three"])
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
                + "A short statement of the result; begins with its verb, ends with a period."
        ),
        (
            "class Rating: UIView { override var accessibilityValue: String? { NSLocalizedString(\"k\", comment: \"\") } }",
            "Accessibility value in “Rating”. The current value only; it is spoken after the label."
        ),
        (
            "a.accessibilityHint = NSLocalizedString(\"k\", comment: \"no */ end **//\")",
            "no * / end ** //\nAccessibility hint of “a”. "
                + "A short statement of the result; begins with its verb, ends with a period."
        ),
        (
            "Image(a).accessibilityLabel(\"k\")",
            "Accessibility label of “Image”. "
                + "A name of a word or two; begins with a capital, has no period, does not name the control."
        ),
    ])
    func theTranslatorIsToldWhatTheTextIsFor(text: String, expected: String) throws {
        let entry = try #require(ExtractedEntries.grouped(SwiftText.occurrences(text).value).value.first)
        #expect(TranslatorComment(for: entry).text == expected)
    }

    @Test func everyRoleHasAName() {
        for role in AccessibilityRole.allCases {
            let entry = ExtractedEntry(
                key: "k",
                occurrences: [
                    Occurrence(
                        path: "A.swift", span: Span(at: 0), role: role, api: "api", kind: .localizedCall, key: "k")
                ])
            #expect(TranslatorComment(for: entry).text.isEmpty == (role == .other), "\(role)")
        }
    }
}

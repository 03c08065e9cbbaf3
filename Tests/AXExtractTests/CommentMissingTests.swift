import AXModel
import AXSource
import Testing

@testable import AXExtract

struct CommentMissingTests {
    private static let text = "playButton.accessibilityLabel = NSLocalizedString(\"Play\", comment: \"\")\n"

    /// Whether the rule fires if the table's file has this comment.
    private func fires(_ path: String, _ comment: String?) -> Bool {
        let nowhere = Span(at: 0)
        let unit = Unit(
            key: "Play", comment: comment, text: .plain(LocatedText("Play", span: nowhere)), span: nowhere,
            keySpan: nowhere)
        let catalog = Catalog(path: path, locale: "en", table: "Localizable", units: [unit])
        let tables = ProjectTables([catalog], language: "en")
        return SwiftText.occurrences(Self.text, in: tables).diagnostics.contains { $0.id == "comment-missing" }
    }

    @Test func aCommentInAStringCatalogIsEnough() {
        #expect(!fires("Localizable.xcstrings", "Starts the song"))
        #expect(fires("Localizable.xcstrings", nil))
        #expect(fires("Localizable.xcstrings", " "))
    }

    @Test func genstringsWouldOverwriteACommentInAStringsFile() {
        #expect(fires("Localizable.strings", "Starts the song"))
    }
}

import AXFormats
import AXModel
import AXSource
import Testing

/// Large files, which several cores read, have the same contents as small ones.
@Suite struct LargeStringsdictTests {
    private static let count = 2_500

    private static func entry(_ number: Int, other: String) -> String {
        """
        <!-- Comment \(number) -->
        <key>key \(number)</key>
        <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; more</string>
            <key>n</key>
            <dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>other</key><string>\(other)</string>
            </dict>
        </dict>

        """
    }

    private static func document(_ entries: [String], junk: [UInt8] = []) -> StringsdictDocument {
        let text = "<plist version=\"1.0\">\n<dict>\n" + entries.joined()
        let raw = Array(text.utf8) + junk + Array("</dict>\n</plist>\n".utf8)
        return StringsdictDocument(SourceFile(path: "t", raw: raw))
    }

    private static func shown(_ document: StringsdictDocument) -> [String] {
        document.catalogs(locale: "en", table: "t").flatMap(\.units).map { unit in
            "\(unit.key) \(unit.comment ?? "") " + unit.forms.map { "\($0.path) \($0.text.string)" }.joined()
        }
    }

    @Test func everyEntryOfALargeFileIsReadAsInAFileOfItsOwn() {
        let entries = (0..<Self.count).map { Self.entry($0, other: "%d of \($0)") }
        #expect(Self.shown(Self.document(entries)) == entries.flatMap { Self.shown(Self.document([$0])) })
    }

    @Test func theLastEntryOfAKeyCountsInALargeFile() {
        let entries = (0..<Self.count).map { Self.entry($0, other: "early") } + [Self.entry(7, other: "late")]
        let shown = Self.shown(Self.document(entries))
        #expect(shown.count == Self.count)
        #expect(shown.indices.filter { shown[$0].hasSuffix("late") } == [7])
    }

    @Test func aByteThatIsNoTextRefusesALargeFile() {
        let entries = (0..<Self.count).map { Self.entry($0, other: "x") }
        #expect(Self.document(entries).contents.status == .ok)
        #expect(
            Self.document(entries, junk: Array("<!-- ".utf8) + [0xFF] + Array(" -->".utf8)).contents.status == .error)
    }
}

import AXModel
import AXSource
import Testing

@testable import AXExtract

struct PluralRewriteTests {
    static let texts: [StringKey: String] = [
        "star.singular": "star", "star.plural": "stars", "song.one": "1 song", "song.other": "%d songs",
        "song.by.one": "1 song by %2$@", "song.by.other": "%1$d songs by %2$@",
    ]

    /// The code before and after, and the two forms.
    static let swift: [(String, String, String, String)] = [
        (
            #"v.accessibilityValue = songs.count == 1 ? "1 song" : "\(songs.count) songs""#,
            #"v.accessibilityValue = FORMAT(NSLocalizedString("KEY", comment: "c"), songs.count)"#,
            "%lld song", "%lld songs"
        ),
        (
            #"v.accessibilityValue = n > 1 ? "\(n) songs" : "One song""#,
            #"v.accessibilityValue = FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n))"#,
            "One song", "%lld songs"
        ),
        (
            """
            v.accessibilityLabel = n == 1
                ? NSLocalizedString("song.one", comment: "")
                : String(format: NSLocalizedString("song.other", comment: ""), n)
            """,
            #"v.accessibilityLabel = FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n))"#,
            "%lld song", "%lld songs"
        ),
        (
            """
            let format = n == 1 ? NSLocalizedString("song.by.one", comment: "") : NSLocalizedString("song.by.other", comment: "")
            v.accessibilityLabel = String(format: format, n, name)
            """,
            #"v.accessibilityLabel = FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n), String(describing: name))"#,
            "%1$lld song by %2$@", "%1$lld songs by %2$@"
        ),
        (
            """
            let word: String
            if n == 1 {
                word = NSLocalizedString("star.singular", comment: "")
            } else {
                word = NSLocalizedString("star.plural", comment: "")
            }
            v.accessibilityLabel = "\\(n) \\(word)"
            """,
            #"v.accessibilityLabel = FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n))"#,
            "%lld star", "%lld stars"
        ),
        (
            #"v.accessibilityLabel = "\(n) " + (n == 1 ? NSLocalizedString("star.singular", comment: "") : NSLocalizedString("star.plural", comment: ""))"#,
            #"v.accessibilityLabel = FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n))"#,
            "%lld star", "%lld stars"
        ),
        (
            """
            if n == 1 {
                v.accessibilityLabel = "1 song"
            } else {
                v.accessibilityLabel = "\\(n) songs"
            }
            """,
            #"v.accessibilityLabel = FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n))"#,
            "%lld song", "%lld songs"
        ),
        (
            #"v.accessibilityLabel = n == 0 ? "Nothing here" : n == 1 ? "1 song" : "\(n) songs""#,
            #"v.accessibilityLabel = n == 0 ? NSLocalizedString("v.label", comment: "c") : FORMAT(NSLocalizedString("KEY", comment: "c"), Int(n))"#,
            "%lld song", "%lld songs"
        ),
    ]

    @Test(arguments: swift)
    func twoFormsBecomeOneText(before: String, after: String, singular: String, plural: String) throws {
        func frame(_ body: String) -> String {
            "func f() {\n" + body.split(separator: "\n").map { "    \($0)\n" }.joined() + "}\n"
        }
        let result = try RewriteText(frame(before), texts: Self.texts)
        let text = result.text.replacing("String.localizedStringWithFormat", with: "FORMAT")
        let wanted = after.replacing("KEY", with: result.keys.last ?? "")
        #expect(RewriteText.flat(text) == RewriteText.flat(frame(wanted)))
        #expect(result.entries.contains { $0.hasSuffix(" one = " + singular) }, "\(result.entries)")
        #expect(result.entries.contains { $0.hasSuffix(" = " + plural) }, "\(result.entries)")
        #expect(try RewriteText(result.text, texts: Self.texts).entries == [])
    }

    @Test(arguments: [
        "func f() -> LocalizedStringKey { n == 1 ? \"1 song\" : \"\\(n) songs\" }",
        "var accessibilityLabel: LocalizedStringKey { if n == 1 { return \"1 song\" } else { return \"\\(n) songs\" } }",
        "RowView(accessibilityLabel: n == 1 ? \"1 song\" : \"\\(n) songs\")",
    ])
    func whereAKeyIsExpectedNoTextIsPut(body: String) throws {
        let text = "import SwiftUI\nstruct V: View {\n\(body)\n}\n"
        #expect(try RewriteText(text, texts: Self.texts).text == text)
    }

    @Test func modifiersTakeATextToo() throws {
        let result = try RewriteText(
            """
            import SwiftUI
            struct V: View {
                let n: Int
                var body: some View { Image("a").accessibilityLabel(n == 1 ? "1 song" : "\\(n) songs") }
            }
            """, style: .stringLocalized, keys: .text)
        #expect(
            result.text.contains(#"accessibilityLabel(String(localized: "\(n) songs", comment: "c"))"#), "\(result)")
        #expect(result.entries == ["%lld songs one = %lld song", "%lld songs = %lld songs"])
    }

    @Test(arguments: [
        ("func f(n: Int) { USE }", "n"), ("func f(n: Int?) { USE }", "Int(n)"), ("func f(n: UInt32) { USE }", "n"),
        ("class V { var n = 0\n func f() { USE } }", "n"), ("func f() { let n = songs.count\n USE }", "n"),
        ("class V { var n: Int = 0\n func f(n: Double) { USE } }", "Int(n)"),
        ("func f() { for n in 0..<3 { USE } }", "Int(n)"),
    ])
    func aNumberOfKnownTypeIsHandedOverAsItIs(frame: String, argument: String) throws {
        let use = "v.accessibilityLabel = n == 1 ? \"song\" : \"songs\""
        let result = try RewriteText(frame.replacing("USE", with: use))
        #expect(RewriteText.flat(result.text).contains(", \(argument))"), "\(result.text)")
        #expect(result.entries.count == 2)
    }

    @Test func bothReturnsOfAGetterBecomeOne() throws {
        let before = """
            final class SongView: UIView {
                var songs = 0
                override var accessibilityLabel: String? {
                    get {
                        if songs == 1 {
                            return "1 song"
                        }
                        return "\\(songs) songs"
                    }
                    set {}
                }
            }
            """
        let result = try RewriteText(before, style: .stringLocalized, showsText: true)
        #expect(
            result.text.contains(
                """
                        get {
                            return String(localized: "song.label", defaultValue: "\\(songs) songs", comment: "c")
                        }
                """), "\(result.text) \(result.refusals)")
    }

    @Test func theStarRatingInObjectiveCBecomesOneText() throws {
        func frame(_ body: String) -> String {
            "@implementation CRTRatingView\n- (NSString *)accessibilityLabel\n{\n\(body)}\n@end\n"
        }
        let before = """
                NSString *word;
                if (self.rating == 1)
                    word = NSLocalizedString(@"star.singular", @"");
                else {
                    word = NSLocalizedString(@"star.plural", @"");
                }
                return [NSString stringWithFormat:@"%d %@", (int)self.rating, word];

            """
        let result = try RewriteText(frame(before), path: "CRTRatingView.m", texts: Self.texts)
        #expect(
            RewriteText.flat(result.text)
                == frame(
                    "    return [NSString localizedStringWithFormat:NSLocalizedString(@\"rating.label\", @\"c\"), (int)self.rating];\n"
                ).split(whereSeparator: \.isWhitespace).joined(separator: " "))
        #expect(result.entries == ["rating.label one = %d star", "rating.label = %d stars"])
    }

    @Test(arguments: [
        (
            "return n == 1 ? NSLocalizedString(@\"song.one\", @\"\") : [NSString stringWithFormat:NSLocalizedString(@\"song.other\", @\"\"), (int)n];",
            "return [NSString localizedStringWithFormat:NSLocalizedString(@\"KEY\", @\"c\"), (int)n];"
        ),
        (
            "if (n == 1) { return @\"1 song\"; } return [NSString stringWithFormat:@\"%ld songs\", (long)n];",
            "return [NSString localizedStringWithFormat:NSLocalizedString(@\"KEY\", @\"c\"), (long)n];"
        ),
    ])
    func choicesOfObjectiveCBecomeOneText(before: String, after: String) throws {
        func frame(_ body: String) -> String {
            "@implementation T\n- (NSString *)accessibilityLabel { \(body) }\n@end\n"
        }
        let result = try RewriteText(frame(before), path: "T.m", texts: Self.texts)
        let key = try #require(result.keys.last, "\(result.refusals)")
        #expect(RewriteText.flat(result.text) == RewriteText.flat(frame(after.replacing("KEY", with: key))))
    }

    @Test(arguments: [
        (
            #"v.accessibilityLabel = n == 1 ? NSLocalizedString("x.one", comment: "") : NSLocalizedString("x.other", comment: "")"#,
            "no table"
        ),
        (
            "if let n = n, n == 1 {\n v.accessibilityLabel = \"1 song\"\n} else {\n v.accessibilityLabel = \"\\(n) songs\"\n}",
            "a simple comparison with an integer literal"
        ),
        (
            "if n == 1 {\n v.accessibilityLabel = \"1 song\"\n g()\n} else {\n v.accessibilityLabel = \"\\(n) songs\"\n}",
            "more than provide"
        ),
        ("v.accessibilityLabel = n == 1 /* one */ ? \"1 song\" : \"\\(n) songs\"", "comment"),
    ])
    func whatIsNotUnderstoodStays(before: String, reason: String) throws {
        let text = "func f() {\n\(before)\n}\n"
        let result = try RewriteText(text, texts: Self.texts)
        #expect(result.text == text)
        #expect(result.refusals.contains { $0.contains(reason) }, "\(result.refusals)")
    }
}

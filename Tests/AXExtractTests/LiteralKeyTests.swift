import AXExtract
import AXModel
import AXSource
import Testing

/// What a literal is depends on the type that its place asks for.
struct LiteralKeyTests {
    @Test(arguments: [
        ("V().accessibilityLabel(\"k\")", ["localized-call k"]),
        ("V().accessibilityLabel(a ? \"k\" : \"l\")", ["localized-call k", "localized-call l"]),
        // Beside a certain String, a literal is a String.
        ("V().accessibilityLabel(a ? \"k\" : String(b))", ["hard-coded k", "dynamic b"]),
        ("V().accessibilityLabel(\"k\" + b)", ["hard-coded k", "dynamic b"]),
        ("V().accessibilityLabel(b ?? \"k\")", ["dynamic b", "hard-coded k"]),
        ("V().accessibilityLabel(Text(\"k\") + Text(\"l\"))", ["localized-call k", "localized-call l"]),
        ("V().accessibilityLabel(Text(verbatim: \"k\"))", ["hard-coded k"]),
        ("V().accessibilityLabel(Text(\"k\").bold())", ["localized-call k"]),
        ("V().accessibilityLabel(Text(\"\\(name)\"))", ["dynamic name"]),
        ("V().accessibilityLabel(Text(\" \"))", ["dynamic  "]),
        ("V().accessibilityLabel(Text(name) + Text(\", \"))", ["dynamic name"]),
        ("V().accessibilityLabel(NSLocalizedString(\"+\", comment: \"Sign\"))", ["localized-call +"]),
        ("V().accessibilityLabel(\"\\(a), \\(b)\")", ["localized-call %@, %@"]),
        ("V().accessibilityLabel(SwiftUI.Text(\"k\"))", ["localized-call k"]),
        ("import SwiftUI\nRow(accessibilityLabel: \"k\")", ["dynamic k"]),
        ("import UIKit\nRow(accessibilityLabel: \"k\")", ["hard-coded k"]),
        ("struct A { var accessibilityLabel: LocalizedStringKey { \"k\" } }", ["localized-call k"]),
        ("struct A { var accessibilityLabel: String { \"k\" } }", ["hard-coded k"]),
    ])
    func aLiteralIsAKeyWhereSwiftUITakesOne(text: String, expected: [String]) {
        #expect(SwiftText.strings(text) == expected)
    }

    @Test(arguments: [
        ("\\(3) a", "%lld a"), ("\\(1.5) a", "%lf a"), ("\\(items.count) a", "%lld a"), ("\\(n) a", "%lld a"),
        ("\\(self.n) a", "%lld a"), ("\\(d) a", "%lf a"), ("\\(s) a", "%@ a"), ("\\(unknown) a", "%@ a"),
        ("\\(n, specifier: \"%.2f\") a", "%.2f a"), ("\\(date, style: .time) a", "%@ a"), ("\\(Int32(n)) a", "%d a"),
        ("\\(n.formatted()) a", "%@ a"), ("100% \\(n)", "100%% %lld"), ("100% off", "100% off"),
    ])
    func interpolationsBecomeTheSpecifiersThatFoundationWrites(literal: String, key: String) {
        let members = "var n: Int; let d = 0.5; let s: String?"
        let text = "struct A { \(members)\nvar b: V { V().accessibilityLabel(\"\(literal)\") } }"
        #expect(SwiftText.strings(text) == ["localized-call " + key])
    }

    @Test func anUnknownTypeIsSaid() throws {
        let found = try #require(SwiftText.occurrences("V().accessibilityLabel(\"Open \\(item)\")").value.first)
        #expect(found.arguments == [Occurrence.Argument(expression: "item", specifier: nil)])
        #expect(found.note == "%@ is assumed for `item`, whose type is not evident")
    }

    @Test func theFunctionsAndConstantsOfTheOptionsCount() {
        let options = ExtractionOptions(functions: ["OBALoc", "translated"], constants: ["VectorL10n", "R.string"])
        let text = """
            a.accessibilityLabel = OBALoc("own", value: "Own", comment: "c")
            b.accessibilityLabel = "literal".translated
            c.accessibilityLabel = VectorL10n.play(count)
            d.accessibilityLabel = R.string.player.play()
            e.accessibilityLabel = L10n.play()
            """
        #expect(
            SwiftText.strings(text, options) == [
                "localized-call own", "localized-call literal", "constant VectorL10n.play",
                "constant R.string.player.play", "dynamic L10n.play()",
            ])
    }
}

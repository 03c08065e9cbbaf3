import AXExtract
import AXModel
import AXSource
import Testing

/// The expected type decides whether a literal is a key.
struct LiteralKeyTests {
    @Test(arguments: [
        ("V().accessibilityLabel(\"k\")", ["localized-call k"]),
        ("V().accessibilityLabel(a ? \"k\" : \"l\")", ["localized-call k", "localized-call l"]),
        // Next to an expression that is certainly a String, a literal is a String.
        ("V().accessibilityLabel(a ? \"k\" : String(b))", ["hard-coded k", "dynamic b"]),
        ("V().accessibilityLabel(\"k\" + b)", ["hard-coded k", "dynamic b"]),
        ("V().accessibilityLabel(b ?? \"k\")", ["dynamic b", "hard-coded k"]),
        ("V().accessibilityLabel(Text(\"k\") + Text(\"l\"))", ["localized-call k", "localized-call l"]),
        ("V().accessibilityLabel(Text(verbatim: \"k\"))", []),
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

    @Test(arguments: [
        ("let c = n", "c", "%lld"), ("let c = 2.5", "c", "%lf"), ("let c = items.count", "c", "%lld"),
        ("let c = n\nlet d = c", "d", "%lld"), ("guard let c = self.o else { return }", "c", "%lld"),
        ("guard let o else { return }", "o", "%lld"), ("let c: Double = x()", "c", "%lf"),
        ("", "n + 1", "%lld"), ("", "1 + n", "%lld"), ("", "d * 2", "%lf"), ("", "o ?? 0", "%lld"),
        ("", "b ? n : 0", "%lld"), ("", "max(n, 2)", "%lld"), ("", "n == 1 ? s : t", "%@"), ("", "n > d", "%@"),
        ("", "error.localizedDescription", "%@"), ("", "self.m()", "%lld"), ("", "own.size", "%lf"),
        ("", "own.kind", "%@"), ("", "own.list", "%@"), ("", "alias", "%lld"), ("", "own.nothing", "%@"),
    ])
    func theTypesOfDeclarationsAreFollowed(statement: String, expression: String, specifier: String) {
        let text = """
            typealias Amount = Int
            extension Int {}
            enum Kind { case a }
            struct Own { let size: CGFloat; let kind: Kind; var list: [Int] }
            struct A {
                var n: Int; let d = 0.5; let s: String; let t = ""; var o: Int?; let own: Own; let alias: Amount
                func m() -> Int { 1 }
                func show(items: [String], error: any Error) {
                    \(statement)
                    view.accessibilityLabel = String(localized: "\\(\(expression)) a")
                }
            }
            """
        #expect(SwiftText.strings(text) == ["localized-call \(specifier) a"])
    }

    @Test(arguments: [
        ("for (i, x) in xs.enumerated() { \n}", "i"),
        ("ForEach(Array(xs.enumerated()), id: \\.offset) { i, x in \n}", "i"),
        ("ForEach([1, 5], id: \\.self) { i in \n}", "i"), ("[1, 5].forEach { i in \n}", "i"),
        ("for i in 1...9 { \n}", "i"), ("ForEach(0..<xs.count, id: \\.self) { i in \n}", "i"),
        ("(0..<9).map { i in \n}", "i"),
    ])
    func whatLoopsCountIsAnInteger(loop: String, name: String) {
        let call = "view.accessibilityLabel = String(localized: \"\\(\(name)) a\")"
        let text = "func f() { \(loop.replacing("\n", with: "\n\(call)\n")) }"
        #expect(SwiftText.strings(text) == ["localized-call %lld a"])
    }

    @Test(arguments: [
        (["%lld of %lld"], "%lld of %lld"), (["%d of %@"], "%d of %@"), (["%@ of %@"], "%@ of %@"),
        (["%@ of"], "%@ of %@"),
        // If several keys match, the one that agrees with the known types is used.
        (["%d of %@", "%lld of %lld"], "%@ of %@"), (["%1$d of %2$d"], "%@ of %@"), ([], "%@ of %@"),
    ])
    func theTableKnowsTheTypesOfItsKeys(keys: [StringKey], expected: String) throws {
        let tables = TableText.tables(Dictionary(uniqueKeysWithValues: keys.map { ($0, "x") }))
        let text = "v.accessibilityLabel = String(localized: \"\\(a) of \\(b)\")"
        let found = try #require(SwiftText.occurrences(text, in: tables).value.first)
        #expect(found.key.text == expected)
        #expect((found.remark == nil) == (found.arguments.allSatisfy { $0.specifier != nil }))
    }

    @Test func whatIsKnownOfAKeyChoosesAmongThoseOfTheTable() throws {
        let tables = TableText.tables(["%d of %@": "x", "%lld of %@": "x", "%lld of %lld": "x"])
        let text = "v.accessibilityLabel = String(localized: \"\\(xs.count) of \\(b, specifier: \"%lld\")\")"
        let found = try #require(SwiftText.occurrences(text, in: tables).value.first)
        #expect(found.key.text == "%lld of %lld")
        let other = "v.accessibilityLabel = String(localized: \"\\(a) of \\(\"x\", format: f)\")"
        #expect(SwiftText.occurrences(other, in: TableText.tables(["%d of %@": "x"])).value.first?.key == "%d of %@")
    }

    @Test func anUnknownTypeIsSaid() throws {
        let found = try #require(SwiftText.occurrences("V().accessibilityLabel(\"Open \\(item)\")").value.first)
        #expect(found.arguments == [Occurrence.Argument(expression: "item", specifier: nil)])
        #expect(found.remark == .assumedObjects(["item"]))
    }

    @Test func theFunctionsAndConstantsOfTheOptionsCount() {
        let options = ExtractionOptions(functions: ["OBALoc", "translated"], constants: ["Words", "R.string"])
        let text = """
            a.accessibilityLabel = OBALoc("own", value: "Own", comment: "c")
            b.accessibilityLabel = "literal".translated
            c.accessibilityLabel = Words.play(count)
            d.accessibilityLabel = R.string.player.play()
            e.accessibilityLabel = Texts.play()
            """
        #expect(
            SwiftText.strings(text, options) == [
                "localized-call own", "localized-call literal", "constant Words.play",
                "constant R.string.player.play", "dynamic Texts.play()",
            ])
    }
}

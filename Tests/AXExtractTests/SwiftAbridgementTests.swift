import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXExtract

/// What the parser is spared. `«` and `»` stand around what is left out; a long name makes a body worth it, and `spoken`
/// is what is looked for.
struct SwiftAbridgementTests {
    private static let filler = "callSomethingWithAVeryLongName()"

    /// The text with the marks that show what is left out.
    private static func marked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let spoken = Array("spoken".utf8)
        let mentions = bytes.indices.filter { bytes[$0...].starts(with: spoken) }
        var marked: [UInt8] = []
        var start = 0
        for body in SwiftAbridgement(of: SwiftOutline(of: bytes, mentions: mentions), asked: nil).ranges {
            marked += bytes[start..<body.lowerBound] + Array("«".utf8) + bytes[body] + Array("»".utf8)
            start = body.upperBound
        }
        return String(decoding: marked + bytes[start...], as: UTF8.self)
    }

    @Test(arguments: [
        "func a() {«F»}", "class A { func a() {«F»} }", "extension A where B == C { init?(«a: Int») {«F»} }",
        "struct A { var body: some View {«F»} }", "struct A { var a: Int {« get { F } »} }",
        "func a(\n    b: Int,\n    c: () -> Void = { spoken }\n)\n    async throws -> Int\n{ F }",
        "func a(\n    b: Int\n)\n    async throws -> Int\n{«F»}",
        "class func a() {«F»}\nenum B { static func < («a: B, b: B») {«F»} }",
        "func a() {«F; \"}\\(b(\"}\"))}\" /* } */ // }\nF; #\"}\"\\\"#; \"\"\"\n}\"}\n\"\"\"; { }»}",
        "let a = { spoken }\nfunc b() {«F»}", "var a = 1 { didSet { F } }\nfunc b() {«F»}",
        "var t: String\nfunc a() {«F; if t == b { at = t }»}", "var t: Int\nfunc a() {«F; t = 1»}",
        "protocol P { func a()\nvar b: Int { get } }\nfunc c() {«F»}", "func a() { spoken; F }\nfunc b() {«F»}",
    ])
    func aBodyThatTellsNothingIsLeftOut(text: String) {
        let text = text.replacing("F", with: Self.filler)
        let plain = text.filter { $0 != "«" && $0 != "»" }
        #expect(text == Self.marked(plain))
    }

    @Test(arguments: [
        "var t: String\nfunc a() { F; self.t = b }", "let t, u: String?\ninit() { F; t = b }",
        "@State var t = \"\"\ninit() { F; _t=b }",
        "var t = \"\"\nfunc a() { F; t += b }",
        "func a() -> String { F }", "func a() -> [Text] { F }", "var a: LocalizedStringKey { F }",
        "func spoken() { F }",
        "var spoken: Int { F }", "func a() { F; spoken }", "let a = { F }", "lazy var a: A = { F }()", "call { F }",
        "call { func a() { F } }", "init(spoken: Int) { F }", "func a() { b }", "func a() { F", "func a(",
        "extension spoken { static var a: Self { F } }",
        "a.init() { F }", "enum A { case func_(Int) }\ncall { F }",
    ])
    func aBodyThatMayTellSomethingIsKept(text: String) {
        let text = text.replacing("F", with: Self.filler)
        #expect(text == Self.marked(text))
    }

    /// Names that nobody asks for: what has them is left out although it may tell something.
    @Test(arguments: [
        ("func a() -> String { F }", true), ("var a: Text { F }", true), ("let a = { F }", true),
        ("var t: String\nfunc b() { F; t = a }", true), ("func a() -> String { F }\nlet b = spoken(a)", false),
        ("func b() -> Text { F }\nfunc a() -> String { b(); F }\nlet c = spoken(a)", false),
        ("func a() -> String { F }\nlet b = \"a\" + spoken(c)", true),
        ("subscript(a: Int) -> String { F }", false), ("let a = b, c = { F }", false),
    ])
    func whatSaysSomethingIsLeftOutWhereNobodyNamesIt(text: String, isLeftOut: Bool) {
        let text = text.replacing("F", with: Self.filler)
        let bytes = Array(text.utf8)
        let spoken = Array("spoken".utf8)
        let mentions = bytes.indices.filter { bytes[$0...].starts(with: spoken) }
        let parts = SwiftAbridgement(of: SwiftOutline(of: bytes, mentions: mentions), asked: [])
        #expect(!parts.ranges.isEmpty == isLeftOut)
        let asked = SwiftAbridgement(of: SwiftOutline(of: bytes, mentions: mentions), asked: ["a", "t"])
        #expect(asked.ranges.isEmpty)
    }

    @Test func ofADeclarationThatIsLeftOutTheNamesAreKnown() {
        let text = "var t: String\nfunc a() -> String { \(Self.filler) }\ninit() { t = b; \(Self.filler) }"
        let parts = SwiftAbridgement(of: SwiftOutline(of: Array(text.utf8), mentions: []), asked: [])
        #expect(parts.ranges.count == 2)
        #expect(parts.names.contains("a") && parts.names.contains("t") && !parts.names.contains("b"))
    }

    @Test func whatUsesATextThatIsLookedForIsKept() {
        let text = """
            func a() -> String { spoken; \(Self.filler) }
            var b: String { a() + "\(Self.filler)" }
            func c() { b; \(Self.filler) }
            func d() { \(Self.filler) }
            """
        let bytes = Array(text.utf8)
        let mentions = bytes.indices.filter { bytes[$0...].starts(with: Array("spoken".utf8)) }
        let parts = SwiftAbridgement(of: SwiftOutline(of: bytes, mentions: mentions), asked: [], withUsers: true)
        #expect(parts.ranges.count == 1)
        #expect(
            parts.ranges.allSatisfy { String(decoding: bytes[..<$0.lowerBound], as: UTF8.self).hasSuffix("func d() {") }
        )
    }

    @Test func commentsBetweenDeclarationsAreLeftOut() {
        let text = "/// Comment\nfunc a() { /* b */ } // c\nlet d /* e */ = \"// f\"\n"
        let bytes = Array(text.utf8)
        let outline = SwiftOutline(of: bytes, mentions: [])
        #expect(outline.comments.map { String(decoding: bytes[$0], as: UTF8.self) } == ["/// Comment", "// c"])
    }

    @Test func aFileThatIsNoSwiftIsReadWhole() throws {
        let text = "func a() { \(Self.filler); let b = /\"{/ }\nfunc c() {"
        let file = SourceFile(path: "A.swift", text: text)
        let tree = try #require(SwiftTree.parse(file, without: [Span(11, 40).range]))
        #expect(tree.omitted.isEmpty)
    }

    @Test func whatIsLeftOutDoesNotMoveTheRest() {
        let text = MarkedText(
            """
            class A {
                func a() { \(Self.filler); \(Self.filler) }
                func b() { button.accessibilityLabel = ⟦1⟧"Play"⟦1⟧ }
            }
            """)
        let found = SwiftExtractor().occurrences(in: text.file("A.swift"), options: ExtractionOptions())
        #expect(found.value.map(\.leafSpan) == [text.span(1)])
    }
}

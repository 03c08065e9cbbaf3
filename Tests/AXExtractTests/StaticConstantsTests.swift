import AXModel
import AXSource
import Testing

@testable import AXExtract

/// Which static constants of a file are read.
struct StaticConstantsTests {
    private static let filler = (0..<80).map { "    static let filler\($0) = \"Filler \($0)\"" }.joined(separator: "\n")

    private static func leavesOut(_ text: String, asked: NameSet? = []) -> Bool {
        let constants = SwiftAbridgement(of: SwiftOutline(of: Array(text.utf8), mentions: []), asked: asked).constants
        return !constants.isDisjoint(with: member("a", of: "A"))
    }

    private static func member(_ name: String, of type: Substring) -> NameSet {
        var names: NameSet = []
        names.insert(member: name, of: type)
        return names
    }

    @Test(arguments: [
        "static let a = \"A\"", "public static let a: Key = tr(\"a\", \"b\")",
        "static var a: String { return tr(\"a\") }",
        "static let a: [Key] = [\n        b,\n        c,\n    ]", "static var a: Key {\n        tr(\"a\")\n    }",
        "fileprivate nonisolated static let a = { b }()",
        "static func a() -> String { return tr(\"a\", \"the text of a\") }",
        "public static func a(\n        _ p1: Any\n    ) -> Text {\n        Text(tr(\"a\", p1, of: table))\n    }",
    ])
    func aConstantThatNobodyAsksForIsLeftOut(constant: String) {
        #expect(Self.leavesOut("enum A {\n    \(constant)\n}\n"))
        #expect(!Self.leavesOut("enum A {\n    \(constant)\n}\n", asked: Self.member("a", of: "A")))
        #expect(!Self.leavesOut("extension B.A: C {\n    \(constant)\n}\n", asked: Self.member("a", of: "A")))
        #expect(Self.leavesOut("enum A {\n    \(constant)\n}\n", asked: Self.member("a", of: "B")))
        #expect(Self.leavesOut("enum A {\n    enum B {}\n    \(constant)\n}\n", asked: Self.member("a", of: "B")))
        #expect(!Self.leavesOut("enum A {\n    \(constant)\n}\n", asked: nil))
    }

    @Test(arguments: [
        "let a = \"A\"", "static var a = \"A\"", "func a() -> String { return tr(\"a\", \"the text of a\") }",
        "static func a() -> Int { return tr(\"a\", \"the text of a\") }",
        "static var t: String?\n    static func a() -> String { t = \"the last text of a\"; return tr(\"a\") }",
        "@objc static let a = \"A\"", "@available(iOS 17, *)\n    static let a = \"A\"", "static let (a, b) = c",
        "static let a = b,\n        c = d", "static let a = b\n        .c", "static let a =\n        b",
        "static let a = b +\n        c", "static let a = b; func c() {}", "enum B { static let a = 1 }",
        "static let a = b // c", "static let a = \"A\"\n    subscript() -> String { a }",
    ])
    func aDeclarationThatIsNoPlainConstantOrIsUsedIsKept(declaration: String) {
        #expect(!Self.leavesOut("enum A {\n    \(declaration)\n}\n"))
    }

    @Test func aConstantIsReadWhereOtherFilesAskForItByAndBy() {
        let facts = Self.completed([
            "button.accessibilityLabel = Names.play",
            "enum Names {\n    static var play: String { Texts.play }\n}",
            "enum Texts {\n\(Self.filler)\n    static let play = Deep.start\n    static let stop = \"Stop\"\n}\n",
            "enum Deep {\n    static var start: String { Texts.start }\n}",
            "enum Texts2 {}\nextension Texts {\n\(Self.filler)\n    static let start = \"Start\"\n}\n",
        ])
        #expect(facts.map(\.isParsed) == [true, true, true, true, true])
        let names = Set(facts.flatMap(\.declarations).map(\.name))
        #expect(names.isSuperset(of: ["Texts.play", "Deep.start", "Texts.start"]))
        #expect(!names.contains("Texts.stop"))
    }

    @Test func aConstantIsReadAsAMemberOfItsTypeHoweverThatIsNamed() {
        let constants = "{\n\(Self.filler)\n    static let play = \"Play\"\n    static let stop = \"Stop\"\n}\n"
        let facts = Self.completed([
            "button.accessibilityLabel = Names.play\nbutton.accessibilityHint = Short.play",
            "typealias Names = Deep.Texts",
            "enum Deep {}\nextension Deep { enum Texts \(constants) }",
            "class Base \(constants)",
            "class Short: Base {}",
            "class Other \(constants)\nclass Views { let text = Other.stop }",
        ])
        let names = Set(facts.flatMap(\.declarations).map(\.name))
        #expect(names.isSuperset(of: ["Deep.Texts.play", "Base.play"]))
        #expect(names.isDisjoint(with: ["Deep.Texts.stop", "Base.stop", "Other.play"]))
    }

    private static func completed(_ texts: [String]) -> [FileFacts] {
        let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
        let options = ExtractionOptions()
        return ProjectFacts.completed(ProjectFacts.facts(in: files, options: options), options: options)
    }
}

import AXModel
import AXSource
import Testing

@testable import AXExtract

/// Which constants of a file that holds many are read. `F` stands for constants enough to make it worth it.
struct ConstantMembersTests {
    private static let filler = (0..<80).map { "    static let filler\($0) = \"Filler \($0)\"" }.joined(separator: "\n")

    private static func withheld(_ text: String, asked: Set<String>? = []) -> Set<String> {
        let text = text.replacing("F\n", with: filler + "\n")
        let names = SwiftAbridgement.parts(of: Array(text.utf8), without: [], asked: asked).names
        return names.filter { !$0.hasPrefix("filler") }
    }

    @Test(arguments: [
        "static let a = \"A\"", "public static let a: Key = tr(\"a\", \"b\")",
        "static var a: String { return tr(\"a\") }",
        "static let a: [Key] = [\n        b,\n        c,\n    ]", "static var a: Key {\n        tr(\"a\")\n    }",
        "fileprivate nonisolated static let a = { b }()",
    ])
    func aConstantThatNobodyAsksForIsLeftOut(constant: String) {
        #expect(Self.withheld("enum A {\nF\n    \(constant)\n}\n") == ["a"])
        #expect(Self.withheld("enum A {\nF\n    \(constant)\n}\n", asked: ["a"]).isEmpty)
        #expect(Self.withheld("enum A {\nF\n    \(constant)\n}\n", asked: nil).isEmpty)
    }

    @Test(arguments: [
        "let a = \"A\"", "static var a = \"A\"", "static func a() -> String { return tr(\"a\") }",
        "@objc static let a = \"A\"", "@available(iOS 17, *)\n    static let a = \"A\"", "static let (a, b) = c",
        "static let a = b,\n        c = d", "static let a = b\n        .c", "static let a =\n        b",
        "static let a = b +\n        c", "static let a = b; func c() {}", "enum B { static let a = 1 }",
        "static let a = b // c", "static let a = \"A\"\n    func b() -> String { a }",
    ])
    func aDeclarationThatIsNoPlainConstantOrIsUsedIsKept(declaration: String) {
        #expect(Self.withheld("enum A {\nF\n    \(declaration)\n}\n").isEmpty)
    }

    @Test func aFewConstantsAreReadWhole() {
        #expect(Self.withheld("enum A {\n    static let a = \"A\"\n}\n").isEmpty)
    }

    @Test func theFirstConstantsOfATypeAreReadAlways() {
        #expect(Self.withheld("enum A {\nF\n}\nenum B {\n    static let a = \"A\"\n}\n").isEmpty)
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

    private static func completed(_ texts: [String]) -> [FileFacts] {
        let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
        let options = ExtractionOptions()
        return ProjectFacts.completed(ProjectFacts.facts(in: files, options: options), options: options)
    }
}

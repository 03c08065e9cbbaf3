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

    @Test func ofAnOverloadThatIsLeftOutTheOthersAreNoSubstitute() {
        let facts = Self.completed([
            "typealias T = Texts\nbutton.accessibilityLabel = T.title(\"x\")",
            """
            enum Texts {
            \(Self.filler)
                static func title(_ n: Int) -> String { "\\(n)" }
                static func title(_ s: String) -> String { tr("title.of", "The title of what is played", s) }
            }

            """,
        ])
        #expect(facts.flatMap(\.declarations).count { $0.name == "Texts.title" } == 2)
    }

    @Test func aFunctionIsReadAsAMemberOfTheSuperclassOfATypeAround() {
        let facts = Self.completed([
            "class Sub: Base { class Cell: UIView { func f() { accessibilityLabel = text(\"play\") } } }",
            """
            class Base: UIView {
                static func text(_ key: String) -> String { return NSLocalizedString(key, comment: "of the app") }
                func g() { accessibilityHint = "Plays the song." }
            }

            """,
        ])
        #expect(facts.flatMap(\.declarations).contains { $0.name == "Base.text" })
    }

    @Test func whatIsReadInTwoTextsIsWhatIsReadInOne() {
        let constants = (0..<200).map { n in
            """
                static let text\(n) = NSLocalizedString("text.\(n)", value: "The text of number \(n)", comment: "Comment \(n)")
                enum Inner\(n) {
                    static var made\(n): String { Row(title: Texts.text\(n), detail: "of number \(n)").title }
                }
            """
        }.joined(separator: "\n")
        let text = "enum Texts {\n\(constants)\n    func f() -> String { text1 }\n}\nclass Other {}\n"
        let outline = SwiftOutline(of: Array(text.utf8), mentions: [])
        var options = ExtractionOptions()
        for n in 0..<200 {
            options.askedNames?.insert(member: "text\(n)", of: "Texts")
            options.askedNames?.insert(member: "made\(n)", of: "Inner\(n)")
        }
        #expect(SwiftAbridgement(of: outline, asked: options.askedNames).shares.count == 2)
        let file = SourceFile(path: "a.swift", text: text)
        let (read, whole) = (options, options.withAllDeclarations)
        let (halves, one) = (Self.said(by: file, read), Self.said(by: file, whole))
        #expect(halves.difference(from: one).map { "\($0)" } == [])
        #expect(one.count > 800)
    }

    /// What a file declares, with the strings and their places.
    private static func said(by file: SourceFile, _ options: ExtractionOptions) -> [String] {
        let facts = SwiftExtractor().declarations(in: file, options: options)
        let declarations = facts.declarations.map { declaration in
            "\(declaration.name) \(declaration.span) \(declaration.line) \(declaration.leaves.map { "\($0.key) \($0.span)" })"
        }
        return declarations + facts.types.map(\.name).sorted() + facts.calls.map { "\($0.label) \($0.span)" }
    }

    private static func completed(_ texts: [String]) -> [FileFacts] {
        let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
        let options = ExtractionOptions()
        return ProjectFacts.completed(ProjectFacts.facts(in: files, options: options), options: options)
    }
}

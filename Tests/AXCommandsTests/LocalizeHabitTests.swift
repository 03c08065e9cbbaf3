import AXExtract
import AXLocale
import AXModel
import AXSource
import Testing

@testable import AXCommands

struct LocalizeHabitTests {
    private func calls(
        _ count: Int, of function: String, in path: String, table: String? = nil, bundle: String? = nil
    ) -> [Occurrence] {
        (0..<count).map { index in
            var occurrence = Occurrence(
                path: path, span: Span(at: index), role: .label, api: .framework("x"), kind: .localizedCall,
                key: StringKey("key\(index)"))
            occurrence.function = function
            occurrence.table = table
            occurrence.bundle = bundle
            return occurrence
        }
    }

    @Test func theNearestFolderWithCallsDecides() {
        let occurrences =
            calls(9, of: "NSLocalizedString", in: "App/A.swift")
            + calls(3, of: "String", in: "App/Kit/B.swift", table: "Kit", bundle: ".module")
            + calls(1, of: "NSLocalizedString", in: "App/Kit/C.swift")
        let habits = CallConventions(occurrences, wrappers: [:])
        #expect(habits.habit(around: "App/D.swift").style == .nsLocalizedString)
        #expect(habits.habit(around: "App/D.swift").table == nil)
        let kit = habits.habit(around: "App/Kit/C.swift")
        #expect(kit.style == .stringLocalized)
        #expect(kit.table == "Kit")
        #expect(kit.bundle == ".module")
        #expect(habits.habit(around: "Other/E.swift").style == .nsLocalizedString)
    }

    @Test(
        arguments: [
            ("Bundle.module", "Bundle.module"), (".module", ".module"), ("bundle", nil),
            ("Bundle(for: Self.self)", nil),
            (".main", nil), ("Bundle.main", nil),
        ] as [(String, String?)])
    func onlyABundleThatMeansTheSameEverywhereIsTaken(bundle: String, expected: String?) {
        let habits = CallConventions(calls(3, of: "String", in: "A.swift", bundle: bundle), wrappers: [:])
        #expect(habits.habit(around: "A.swift").bundle == expected)
    }

    @Test func noCallsMakeNoHabit() {
        #expect(CallConventions([], wrappers: [:]).habit(around: "A.swift").style == nil)
    }

    @Test func theTextOfAConstantThatIsComparedIsMoreThanSpoken() {
        let uses = ConstantUses(files: [
            SourceFile(path: "A.swift", text: "let play = \"Play\"\nlabel.accessibilityLabel = play\n"),
            SourceFile(path: "B.swift", text: "\nif title == Titles.stop {}\nlet stopped = stopper\n"),
        ])
        func use(_ name: String, of type: String? = nil, isPrivate: Bool = false) -> (path: String, line: Int)? {
            uses.otherUse(of: RewrittenConstant(name: name, type: type, isPrivate: isPrivate), in: "A.swift")
        }
        #expect(use("play") == nil)
        #expect(use("stop")?.path == "B.swift")
        #expect(use("stop")?.line == 2)
        #expect(use("stop", of: "Titles")?.line == 2)
        #expect(use("stop", of: "Key") == nil)
        #expect(use("stop", isPrivate: true) == nil)
    }

    @Test func onlyUITestsLookTextsUp() {
        let tests = UITestLiterals([
            SourceFile(path: "A.swift", text: "import XCTest\nXCUIApplication().buttons[\"Play\"].tap()\n"),
            SourceFile(path: "B.swift", text: "import XCTest\nlet title = \"Stop\"\n"),
            SourceFile(
                path: "C.m", text: "@import XCTest;\n[[[XCUIApplication alloc] init].buttons[@\"Next\"] tap];\n"),
            SourceFile(
                path: "D.m",
                text: "@import XCTest;\n#define A @\"One\"\n#define B @\"Two\"\n"
                    + "[[[XCUIApplication alloc] init].buttons[@\"Opens the \" @\"list\"] tap];\n"),
        ])
        #expect(tests.test(of: ["Play"]) == "A.swift")
        #expect(tests.test(of: ["Stop"]) == nil)
        #expect(tests.test(of: ["a", "Next"]) == "C.m")
        #expect(tests.test(of: ["Opens the list"]) == "D.m")
        #expect(tests.test(of: ["Two"]) == "D.m")
    }

    @Test(arguments: [
        ("en", ["one", "other"]), ("ru", ["one", "few", "many", "other"]), ("ja", ["other"]),
        ("cs", ["one", "few", "other"]),
    ])
    func formsAreThoseThatWholeNumbersReach(locale: String, forms: [String]) {
        #expect(PluralUnit.categories(of: locale).map(\.rawValue) == forms)
    }
}

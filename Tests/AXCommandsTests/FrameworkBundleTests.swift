import Testing

@testable import AXCommands

/// The strings of a framework are in a separate bundle, as the project file shows.
@Suite struct FrameworkBundleTests {
    private static func code(_ text: String) -> String {
        "import UIKit\nfunc f(b: UIButton) { b.accessibilityLabel = \(text) }\n"
    }

    private static let wrong = "NSLocalizedString(\"Save song\", comment: \"x\")"

    /// An app and a framework, each with a table.
    private static func project(
        _ text: String, alsoIn others: [XcodeProjectText.Target] = [], settings: String = "",
        table: [String] = ["Kit/de.lproj/Localizable.strings"]
    ) -> [String: String] {
        let kit = XcodeProjectText.Target(
            name: "Kit", type: "framework", files: ["Kit/A.swift", "Kit/B.swift"] + table, settings: settings)
        let app = XcodeProjectText.Target(name: "App", type: "application", files: ["App/A.swift"])
        return [
            "App.xcodeproj/project.pbxproj": XcodeProjectText(targets: [app, kit] + others).text,
            "Kit/A.swift": code(text), "Kit/B.swift": "",
            "Kit/en.lproj/Localizable.strings": "\"Open\" = \"Open\";\n\"Save song\" = \"Save song\";\n",
            "Kit/de.lproj/Localizable.strings": "\"Open\" = \"Öffnen\";\n\"Save song\" = \"Titel sichern\";\n",
            "App/en.lproj/Localizable.strings": "\"Close\" = \"Close\";\n", "App/A.swift": code("\"Play\""),
        ]
    }

    private static func found(in files: [String: String]) throws -> [String] {
        let run = try VerbRun(["check", "--fail-on", "never"], files)
        return run.output.split(separator: "\n").filter { $0.contains("[bundle-wrong]") }.map(String.init)
    }

    @Test(arguments: [
        wrong, "NSLocalizedString(\"Save song\", bundle: .main, comment: \"x\")", "String(localized: \"Save song\")",
    ])
    func theAppsTableIsAskedForAStringOfTheFramework(text: String) throws {
        let found = try Self.found(in: Self.project(text))
        #expect(found.count == 1 && found.allSatisfy { $0.contains("“Kit”") })
    }

    @Test(arguments: [
        "NSLocalizedString(\"Save song\", bundle: #bundle, comment: \"x\")",
        "NSLocalizedString(\"Save song\", bundle: Bundle(for: Token.self), comment: \"x\")",
        "NSLocalizedString(\"Close\", comment: \"x\")",
    ])
    func theBundleIsRight(text: String) throws {
        #expect(try Self.found(in: Self.project(text)).isEmpty)
    }

    @Test func whatAnAppCompilesTooIsLookedUpThereAsWell() throws {
        let app = XcodeProjectText.Target(name: "Other", type: "application", files: ["Kit/A.swift"])
        #expect(try Self.found(in: Self.project(Self.wrong, alsoIn: [app])).isEmpty)
        let copies = XcodeProjectText.Target(
            name: "Other", type: "application", files: ["Kit/de.lproj/Localizable.strings"])
        #expect(try Self.found(in: Self.project(Self.wrong, alsoIn: [copies])).isEmpty)
    }

    /// An app's project without a framework may use the framework's files.
    @Test func anotherProjectMayCopyTheTable() throws {
        var files = Self.project(Self.wrong)
        let app = XcodeProjectText.Target(
            name: "Other", type: "application", files: ["../Kit/de.lproj/Localizable.strings"])
        files["Other/Other.xcodeproj/project.pbxproj"] = XcodeProjectText(targets: [app]).text
        #expect(try Self.found(in: files).isEmpty)
    }

    /// Tables of another name say nothing about where strings are kept.
    @Test func aFrameworkMayHoldAllStrings() throws {
        var files = Self.project("NSLocalizedString(\"Of the kit\", bundle: #bundle, comment: \"x\")")
        files["App/en.lproj/Localizable.strings"] = nil
        files["App/en.lproj/InfoPlist.strings"] = "\"Name\" = \"Player\";\n"
        files["App/A.swift"] = Self.code("NSLocalizedString(\"Of the app\", comment: \"x\")")
        let path = "Kit/en.lproj/Localizable.strings"
        let text = try #require(try VerbRun(["extract", "--into", path], files).files.text(path))
        #expect(text.contains("Of the kit") && text.contains("Of the app"))
    }

    @Test func testsAndOtherFrameworksChangeNothing() throws {
        let tests = XcodeProjectText.Target(name: "Tests", type: "bundle.unit-test", files: ["Kit/A.swift"])
        let watch = XcodeProjectText.Target(name: "Watch", type: "framework", files: ["Kit/A.swift"])
        #expect(try Self.found(in: Self.project(Self.wrong, alsoIn: [tests, watch])).count == 1)
    }

    @Test func aStaticFrameworkIsNoBundle() throws {
        #expect(try Self.found(in: Self.project(Self.wrong, settings: "MACH_O_TYPE = staticlib;")).isEmpty)
    }

    @Test func aFrameworkWithoutATableSpeaksFromTheApps() throws {
        #expect(try Self.found(in: Self.project(Self.wrong, table: [])).isEmpty)
    }

    /// A package's expression for the bundle doesn't compile in a framework.
    @Test func theFixNamesTheBundleAsTheFrameworkDoes() throws {
        var files = Self.project(Self.wrong)
        #expect(try VerbRun(["check", "--format", "text"], files).output.contains("Specify the bundle #bundle"))
        files["Kit/B.swift"] = Self.code("NSLocalizedString(\"Open\", bundle: Bundle(for: Token.self), comment: \"x\")")
        let run = try VerbRun(["check", "--format", "text"], files)
        #expect(run.output.contains("Specify the bundle Bundle(for: Token.self)"))
    }

    @Test func newStringsGoToTheFrameworksTable() throws {
        let run = try VerbRun(["localize"], Self.project("\"Pause\""))
        let code = try #require(run.files.text("Kit/A.swift"))
        #expect(code.contains("bundle: #bundle"))
        #expect(run.files.text("Kit/en.lproj/Localizable.strings")?.contains("Pause") == true)
        let app = try #require(run.files.text("App/en.lproj/Localizable.strings"))
        #expect(app.contains("Play") && !app.contains("Pause"))
        #expect(run.files.text("App/A.swift")?.contains("bundle:") == false)
        #expect(
            try VerbRun(["check", "--fail-on", "never"], in: run.files).output.contains("[bundle-wrong]") == false)
    }

    /// The app can't refer to the framework's bundle, and a call in Objective-C has no argument for it.
    @Test func whatCannotFindTheTableIsLeftAlone() throws {
        var files = Self.project("\"Pause\"")
        files["App/en.lproj/Localizable.strings"] = nil
        files["Kit/B.m"] = "void f(UIButton *b) { b.accessibilityLabel = @\"Stop\"; }\n"
        files["App.xcodeproj/project.pbxproj"] = files["App.xcodeproj/project.pbxproj"]?.replacing(
            "B.swift", with: "B.m")
        let run = try VerbRun(["localize"], files)
        #expect(run.files.text("Kit/A.swift")?.contains("bundle: #bundle") == true)
        for (path, text) in [("App/A.swift", "Play"), ("Kit/B.m", "Stop")] {
            #expect(run.files.text(path) == files[path])
            #expect(run.output.contains("“\(text)”") || run.errors.contains("“\(text)”"), "\(run.output)\(run.errors)")
        }
        let all = run.output + run.errors
        #expect(all.contains("the table is in the bundle of “Kit”, and no nearby call specifies that bundle"))
    }

    /// Most calls of the project specify a package's bundle, but the app's calls must not.
    @Test func aBundleThatOtherModulesNameIsNotTakenOver() throws {
        var files = Self.project("NSLocalizedString(\"Open\", bundle: #bundle, comment: \"x\")")
        for number in 0..<4 {
            files["Kit\(number)/Package.swift"] =
                "let p = Package(name: \"P\", targets: [.target(name: \"P\", path: \".\")])"
            files["Kit\(number)/A.swift"] = Self.code("NSLocalizedString(\"Open\", bundle: .module, comment: \"x\")")
            files["Kit\(number)/en.lproj/Localizable.strings"] = "\"Open\" = \"Open\";\n"
        }
        let run = try VerbRun(["localize"], files)
        let app = try #require(run.files.text("App/A.swift"))
        #expect(app.contains("NSLocalizedString(") && !app.contains("bundle:"))
    }

    @Test func aTableGetsWhatIsLookedUpInItsBundle() throws {
        var files = Self.project("NSLocalizedString(\"Of the kit\", bundle: #bundle, comment: \"x\")")
        files["App/A.swift"] = Self.code("NSLocalizedString(\"Of the app\", comment: \"x\")")
        for (table, key) in [("App", "Of the app"), ("Kit", "Of the kit")] {
            let path = "\(table)/en.lproj/Localizable.strings"
            let text = try #require(try VerbRun(["extract", "--into", path], files).files.text(path))
            #expect(["Of the kit", "Of the app"].filter { text.contains("\"\($0)\" = ") } == [key])
        }
    }
}

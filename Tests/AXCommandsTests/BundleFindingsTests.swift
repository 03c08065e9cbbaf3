import AXSource
import Testing

@testable import AXCommands

/// Each way to look up a package's string, in the right bundle and in the wrong one.
@Suite struct BundleFindingsTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", defaultLocalization: "en", targets: [
            .target(name: "Kit", dependencies: [.target(name: "Plain")], resources: [.process("Resources")]),
            .target(name: "Plain", path: "Other/Plain"),
            .executableTarget(name: "Tool"),
            .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
        """

    private static let catalog = """
        {"sourceLanguage": "en", "strings": {
          "Save song": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Titel sichern"}}}},
          "song.save": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Save"}}}},
          "%lld songs": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lld Titel"}}}},
          "X %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x: %@"}}}},
          "%@ of %@": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%1$@ of %2$@"}}}},
          "Not yet": {}, "OK": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "OK"}}}}
        }, "version": "1.0"}
        """

    private static func project(_ code: String, at path: String = "Kit/Sources/Kit/A.swift") -> [String: String] {
        [
            "Kit/Package.swift": manifest, "Kit/Sources/Kit/Resources/Localizable.xcstrings": catalog,
            "App/en.lproj/Localizable.strings": "\"Close\" = \"Close\";\n",
            path: "import SwiftUI\nstruct V: View { var body: some View {\n\(code)\n} }\n",
        ]
    }

    private static func found(in files: [String: String], _ options: String...) throws -> [String] {
        let run = try VerbRun(["check", "--fail-on", "never"] + options, files)
        return run.output.split(separator: "\n").filter { $0.contains("[bundle-wrong]") }.map(String.init)
    }

    @Test(arguments: [
        #"Image("a").accessibilityLabel("Save song")"#,
        #"Image("a").accessibilityLabel(Text("Save song"))"#,
        #"Image("a").accessibilityLabel(on ? "Save song" : "Close")"#,
        #"Image("a").accessibilityLabel(String(localized: "Save song"))"#,
        #"Image("a").accessibilityLabel(String(localized: "Save song", bundle: .main))"#,
        #"Image("a").accessibilityLabel(NSLocalizedString("song.save", comment: ""))"#,
        #"Image("a").accessibilityLabel(NSLocalizedString("song.save", bundle: Bundle.main, comment: ""))"#,
        #"Image("a").accessibilityLabel(Text("\(count) songs"))"#,
        #"Image("a").accessibilityHint(Text(LocalizedStringResource("Save song")))"#,
    ])
    func theAppsTableIsAskedForAStringOfThePackage(code: String) throws {
        #expect(try Self.found(in: Self.project(code)).count == 1)
    }

    @Test(arguments: [
        #"Image("a").accessibilityLabel(Text("Save song", bundle: .module))"#,
        #"Image("a").accessibilityLabel(Text("Save song", bundle: #bundle))"#,
        #"Image("a").accessibilityLabel(String(localized: "Save song", bundle: Bundle(for: Token.self)))"#,
        #"Image("a").accessibilityLabel("Close")"#,
        #"Image("a").accessibilityLabel("Not yet")"#,
        #"Image("a").accessibilityLabel("X \(name)")"#,
        #"Image("a").accessibilityLabel("\(name) of \(list)")"#,
        #"Image("a").accessibilityLabel("OK")"#,
        #"Image("a").accessibilityLabel("Elsewhere")"#,
        #"Image("a").accessibilityLabel(Text(verbatim: "Save song"))"#,
        #"Image("a").accessibilityLabel(L10n.saveSong)"#,
    ])
    func theBundleIsRightOrNobodyKnows(code: String) throws {
        #expect(try Self.found(in: Self.project(code)).isEmpty)
    }

    /// Resources may be next to the sources, and a single target doesn't need its own folder.
    @Test(arguments: ["path: \"Sources\", resources: [.process(\"../Resources/Localizable.xcstrings\")]", ""])
    func aTargetIsWhereItsManifestPutsIt(options: String) throws {
        var files = Self.project(#"Image("a").accessibilityLabel("Save song")"#, at: "Kit/Sources/A.swift")
        files["Kit/Package.swift"] =
            "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\"\(options.isEmpty ? "" : ", ")\(options))])"
        files["Kit/Sources/Kit/Resources/Localizable.xcstrings"] = nil
        files[options.isEmpty ? "Kit/Sources/Localizable.xcstrings" : "Kit/Resources/Localizable.xcstrings"] =
            Self.catalog
        #expect(try Self.found(in: files).count == 1)
    }

    @Test(arguments: [
        "Kit/Other/Plain/A.swift", "Kit/Sources/Tool/A.swift", "Kit/Tests/KitTests/A.swift", "App/A.swift",
    ])
    func otherTargetsHaveNoTablesOfTheirOwn(path: String) throws {
        let code = #"Image("a").accessibilityLabel("Save song")"#
        #expect(try Self.found(in: Self.project(code, at: path)).isEmpty)
    }

    @Test func aKeyThatTheAppHasTooIsLeftAlone() throws {
        var files = Self.project(#"Image("a").accessibilityLabel("Save song")"#)
        files["App/en.lproj/Localizable.strings"] = "\"Save song\" = \"Save song\";\n"
        #expect(try Self.found(in: files).isEmpty)
    }

    @Test(arguments: [["Kit/Sources/Kit/A.swift"], []])
    func aSourceThatAnAppCompilesTooIsLeftAlone(list: [String]) throws {
        var files = Self.project(#"Image("a").accessibilityLabel("Save song")"#)
        let app = XcodeProjectText.Target(
            name: "App", type: "application", files: list, folders: list.isEmpty ? ["Kit"] : [])
        files["App.xcodeproj/project.pbxproj"] = XcodeProjectText(targets: [app], folders: ["Kit": []]).text
        #expect(try Self.found(in: files).isEmpty)
    }

    @Test func aFolderThatNoTargetCompilesChangesNothing() throws {
        var files = Self.project(#"Image("a").accessibilityLabel("Save song")"#)
        files["App.xcodeproj/project.pbxproj"] = XcodeProjectText(targets: [], folders: ["Kit": []]).text
        #expect(try Self.found(in: files).count == 1)
    }

    @Test func whatIsSeenCountsWithAllStrings() throws {
        let files = Self.project("Text(\"Save song\")\nButton(\"song.save\") {}")
        #expect(try Self.found(in: files).isEmpty)
        let found = try Self.found(in: files, "--scope", "all")
        #expect(found.map { $0.contains("warning") } == [false, true])
    }

    /// The bundle is written as elsewhere in the target.
    @Test func theFixNamesTheBundle() throws {
        let files = Self.project(#"Image("a").accessibilityLabel(String(localized: "Save song", comment: "x"))"#)
        let run = try VerbRun(["check", "--format", "text"], files)
        #expect(run.output.contains("Specify the bundle .module"))
        var modern = files
        modern["Kit/Sources/Kit/B.swift"] =
            "func f(b: UIButton) { b.accessibilityLabel = String(localized: \"Not yet\", bundle: #bundle) }\n"
        #expect(try VerbRun(["check", "--format", "text"], modern).output.contains("Specify the bundle #bundle"))
    }
}

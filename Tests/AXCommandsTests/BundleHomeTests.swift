import Testing

@testable import AXCommands

/// Which table a string of a package is written to, and how it is looked up there.
@Suite struct BundleHomeTests {
    private static let manifest = """
        let package = Package(name: "Kit", targets: [
            .target(name: "Kit", resources: [.process("Resources")]), .target(name: "Plain"),
        ])
        """

    private static func code(_ text: String) -> String {
        "import UIKit\nfunc f(b: UIButton) { b.accessibilityLabel = \(text) }\n"
    }

    private static let files = [
        "Package.swift": manifest,
        "Sources/Kit/Resources/en.lproj/Localizable.strings": "\"Open\" = \"Open\";\n",
        "App/en.lproj/Localizable.strings": "\"Close\" = \"Close\";\n",
        "Sources/Kit/A.swift": code("NSLocalizedString(\"Of the kit\", bundle: .module, comment: \"x\")"),
        "Sources/Plain/A.swift": code("NSLocalizedString(\"Of a plain target\", comment: \"x\")"),
        "App/A.swift": code("NSLocalizedString(\"Of the app\", comment: \"x\")"),
    ]

    @Test(arguments: [
        ("Sources/Kit/Resources/en.lproj/Localizable.strings", ["Of the kit"]),
        ("App/en.lproj/Localizable.strings", ["Of a plain target", "Of the app"]),
    ])
    func aTableGetsWhatIsLookedUpInItsBundle(path: String, keys: [String]) throws {
        let run = try VerbRun(["extract", "--into", path], Self.files)
        let text = try #require(run.files.text(path))
        let added = ["Of the kit", "Of a plain target", "Of the app"].filter { text.contains("\"\($0)\" = ") }
        #expect(added == keys)
        #expect(run.errors.contains(keys.count == 1 ? "2 keys belong to other bundles" : "1 key belongs"))
    }

    @Test func aPackageMayHoldAllStrings() throws {
        var files = Self.files
        files["App/en.lproj/Localizable.strings"] = nil
        let table = "Sources/Kit/Resources/en.lproj/Localizable.strings"
        let text = try #require(try VerbRun(["extract", "--into", table], files).files.text(table))
        #expect(text.contains("Of the app") && text.contains("Of the kit"))
    }

    @Test func aStringOfAPackageIsLookedUpInItsBundle() throws {
        var files = Self.files
        files["Sources/Kit/A.swift"] = Self.code("\"Pause\"")
        files["Sources/Plain/A.swift"] = Self.code("\"Stop\"")
        files["App/A.swift"] = Self.code("\"Play\"")
        let run = try VerbRun(["localize"], files)
        let kit = try #require(run.files.text("Sources/Kit/A.swift"))
        #expect(kit.contains("bundle: .module"))
        for path in ["Sources/Plain/A.swift", "App/A.swift"] {
            let code = try #require(run.files.text(path))
            #expect(code.contains("NSLocalizedString(") && !code.contains("bundle:"))
        }
        #expect(run.files.text("Sources/Kit/Resources/en.lproj/Localizable.strings")?.contains("Pause") == true)
        let app = try #require(run.files.text("App/en.lproj/Localizable.strings"))
        #expect(app.contains("Play") && app.contains("Stop") && !app.contains("Pause"))
        #expect(
            try VerbRun(["check", "--fail-on", "never"], in: run.files).output.contains("[bundle-wrong]") == false)
    }
}

import AXSource
import Testing

@testable import AXCommands

private let app = [
    ".git/": "", ".gitignore": "Generated/\n", "App/Player.swift": "", "App/View.swift/Inner.swift": "",
    "App/Rating.m": "", "App/Rating.h": "", "App/Main.storyboard": "", "App/Generated/L10n.swift": "",
    "App/en.lproj/Localizable.strings": "", "App/en.lproj/Player.strings": "", "App/de.lproj/Localizable.strings": "",
    "App/zh_CN.lproj/Localizable.strings": "", "App/Base.lproj/Main.strings": "", "App/de.lproj/Main.strings": "",
    "App/Loose.strings": "", "App/Images.xcassets/x.swift": "", "Pods/Kit/a.swift": "", "Carthage/a.swift": "",
    "DerivedData/a.swift": "", "node_modules/a.swift": "", ".build/a.swift": "", "Vendor/a.swift": "",
    "App.xcodeproj/project.pbxproj": "\t\t\tdevelopmentRegion = en;\n",
]

private func project(
    _ files: [String: String] = app, at paths: [String] = [], currentFolder: String = "/home/project"
) throws -> Project {
    try ProjectFinder(files: MemoryFileSystem(files, currentFolder: currentFolder)).project(at: paths)
}

@Test func aProjectIsFoundInTheCurrentFolder() throws {
    let project = try project()
    #expect(project.root == ".")
    #expect(
        project.sources == [
            "App/Main.storyboard", "App/Player.swift", "App/Rating.h", "App/Rating.m", "App/View.swift/Inner.swift",
        ])
    #expect(project.looseTables == ["App/Loose.strings"])
    #expect(project.failures == [])
    #expect(project.tables.map(\.name) == ["Localizable", "Main", "Player"])
    #expect(project.tables.map(\.folder) == ["App", "App", "App"])
    #expect(
        project.tables.map(\.locales) == [
            [
                "de": "App/de.lproj/Localizable.strings", "en": "App/en.lproj/Localizable.strings",
                "zh-CN": "App/zh_CN.lproj/Localizable.strings",
            ], ["de": "App/de.lproj/Main.strings", "en": "App/Base.lproj/Main.strings"],
            ["en": "App/en.lproj/Player.strings"],
        ])
    #expect(project.tables[0].files.map(\.isLegacy) == [false, false, true])
}

@Test(arguments: [
    ("App", "App/Player.swift"), ("./App/", "App/Player.swift"), ("../project/App", "../project/App/Player.swift"),
    ("/home/project/App", "/home/project/App/Player.swift"),
])
func pathsAreShownAsTheyWereTyped(_ path: String, _ shown: String) throws {
    let project = try project(at: [path])
    #expect(project.sources.first { $0.hasSuffix(".swift") } == shown)
    #expect(project.developmentLanguage.tag == "en")
}

@Test(arguments: ["App/de.lproj", "App/de.lproj/", "App/de.lproj/Localizable.strings"])
func aLocaleBringsItsSourceAlongAndIsSelectedAlone(_ path: String) throws {
    let project = try project(at: [path])
    #expect(project.root == "App")
    #expect(project.tables.first?.locales["en"] == "App/en.lproj/Localizable.strings")
    #expect(project.selection.contains("App/de.lproj/Localizable.strings"))
    #expect(!project.selection.contains("App/en.lproj/Localizable.strings"))
    #expect(project.sources == [] && project.looseTables == [])
}

@Test func aFileIsTakenWhateverIgnoresIt() throws {
    let project = try project(at: ["App/Generated/L10n.swift", "Pods"])
    #expect(project.sources == ["App/Generated/L10n.swift", "Pods/Kit/a.swift"])
    #expect(project.root == ".")
}

@Test func aPathThatDoesNotExistIsAFailure() {
    #expect(throws: CommandFailure(.input, "Nowhere: no such file or folder")) { try project(at: ["App", "Nowhere"]) }
}

@Test(arguments: [[], ["."], ["./"], ["/home/project"]])
func theConfigurationSaysWhereToLook(_ paths: [String]) throws {
    var files = app
    files[".axstrings.yml"] =
        "sources: [Vendor, App/Player.swift]\ntables: [Resources, Missing]\nlocales: {zh-CN: zh-Hans}"
    files["Resources/fr.lproj/Localizable.strings"] = ""
    files["Resources/zh_CN.lproj/Localizable.strings"] = ""
    let project = try project(files, at: paths)
    #expect(project.sources == ["Vendor/a.swift", "App/Player.swift"])
    #expect(project.tables.map { $0.locales.keys.sorted() } == [["fr", "zh-Hans"]])
    #expect(project.failures == [FileError("Missing", .notFound)])
}

@Test func aPathThatTheConfigurationDoesNotNameIsLookedAtAllTheSame() throws {
    var files = app
    files[".axstrings.yml"] = "sources: [App/View.swift]\ntables: [Resources]"
    let project = try project(files, at: ["App/Player.swift"])
    #expect(project.sources == ["App/Player.swift"])
    #expect(
        try AXCommandsTests.project(files, at: ["App/de.lproj"]).tables.map(\.name) == [
            "Localizable", "Main", "Player",
        ])
}

@Test(arguments: ["sources: []", "sources:"])
func anEmptyListSaysNoMoreThanNone(_ text: String) throws {
    var files = app
    files[".axstrings.yml"] = text
    #expect(try project(files).sources == project().sources)
}

@Test func aDeliveryOutsideTakesTheConfigurationOfTheProject() throws {
    var files = app
    files[".axstrings.yml"] = "rules: {a: error}"
    let finding = Diagnostic(id: "a", severity: .note, path: "/in/de.strings", span: Span(at: 0), message: "")
    #expect(try project(files).withConfiguredSeverity(finding)?.severity == .error)
}

@Test func eachFileHasTheNearestConfiguration() throws {
    var files = app
    files[".axstrings.yml"] = "rules: {a: off}"
    files["App/.axstrings.yml"] = "rules: {a: error}\nrulez: 1"
    let project = try project(files)
    let finding = Diagnostic(id: "a", severity: .note, path: "App/Player.swift", span: Span(at: 0), message: "")
    #expect(project.withConfiguredSeverity(finding)?.severity == .error)
    #expect(project.configuration.rules.level(of: "a") == .off)
    #expect(project.configurations.diagnostics.map(\.path) == ["App/.axstrings.yml"])
    #expect(project.configurations.sources.map(\.path) == [".axstrings.yml", "App/.axstrings.yml"])
}

@Test func aFolderWithoutAnythingIsAProjectWithoutAnything() throws {
    let project = try project([:])
    #expect(project.tables.isEmpty && project.sources.isEmpty && project.failures.isEmpty)
    #expect(project.developmentLanguage == DevelopmentLanguage(tag: "en", evidence: .assumed))
}

@Test func theWalkOnTheDiskGoesRoundNoCircle() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/a.swift")
    try folder.link("App/self", to: ".")
    try folder.link("App/up", to: "..")
    try folder.link("App/b.swift", to: "a.swift")
    try folder.link("App/lost.swift", to: "nowhere.swift")
    try folder.link("App/circle.swift", to: "circle.swift")
    let found = FolderWalk(LocalFileSystem()).files(under: folder.path("App"))
    #expect(found.files == [folder.path("App/a.swift"), folder.path("App/b.swift")])
    #expect(found.failures == [])
}

@Test func aCallThatFailsIsReportedOrLosesNoSource() throws {
    let counting = MemoryFileSystem(app)
    counting.fail(after: nil)
    let whole = try ProjectFinder(files: counting).project()
    for call in 0..<counting.callCount {
        let files = MemoryFileSystem(app)
        files.fail(after: call)
        let project = try ProjectFinder(files: files).project()
        let lost = Set(whole.sources).subtracting(project.sources)
        #expect(lost.isEmpty || !project.failures.isEmpty, "call \(call) loses \(lost)")
    }
}

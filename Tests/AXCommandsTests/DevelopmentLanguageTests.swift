import Testing

@testable import AXCommands

private func language(_ files: [String: String]) throws -> DevelopmentLanguage {
    try ProjectFinder(files: MemoryFileSystem(files)).project().developmentLanguage
}

private let german = ["de.lproj/A.strings": "", "de.lproj/B.strings": "", "en.lproj/A.strings": ""]

@Test func theConfigurationCountsMostOfAll() throws {
    let files = german.merging([
        ".axstrings.yml": "development-language: fr", "A.xcodeproj/project.pbxproj": "developmentRegion = de;",
    ]) { $1 }
    #expect(try language(files) == DevelopmentLanguage(tag: "fr", evidence: .configuration))
}

@Test(arguments: [
    ("developmentRegion = de;", "de"), ("\t\tdevelopmentRegion = \"de\";", "de"), ("developmentRegion = German;", "de"),
    ("developmentRegionX = 1; developmentRegion=de", "de"), ("developmentRegion", "en"),
    ("developmentRegion = ;", "en"),
    ("developmentRegion = ja;", "en"), ("developmentRegion = \"", "en"),
])
func thenTheXcodeProjectWhenThereAreTablesInItsLanguage(_ text: String, _ tag: String) throws {
    let project = "A.xcodeproj/project.pbxproj"
    let found = try language(german.merging([project: text]) { $1 })
    #expect(found == DevelopmentLanguage(tag: tag, evidence: tag == "de" ? .xcodeProject(path: project) : .english))
}

@Test func thenThePackage() throws {
    let files = german.merging(["Package.swift": "let p = Package(\n  name: \"A\", defaultLocalization: \"de\")"]) {
        $1
    }
    #expect(try language(files) == DevelopmentLanguage(tag: "de", evidence: .package(path: "Package.swift")))
}

@Test func thenEnglishThenTheMostCompleteLocale() throws {
    #expect(try language(german) == DevelopmentLanguage(tag: "en", evidence: .english))
    let files = [
        "fr.lproj/A.strings": "", "de.lproj/A.strings": "", "de.lproj/B.strings": "", "it.lproj/A.strings": "",
    ]
    #expect(try language(files) == DevelopmentLanguage(tag: "de", evidence: .mostComplete))
    let equal = ["fr.lproj/A.strings": "long", "de.lproj/A.strings": "", "it.lproj/A.strings": "long"]
    #expect(try language(equal) == DevelopmentLanguage(tag: "fr", evidence: .mostComplete))
}

@Test func theProjectNearestToTheTopCounts() throws {
    let files = german.merging([
        "Sub/Z.xcodeproj/project.pbxproj": "developmentRegion = en;",
        "Z.xcodeproj/project.pbxproj": "developmentRegion = de;",
    ]) { $1 }
    #expect(try language(files).tag == "de")
}

@Test func aFolderOfARepositoryTakesTheLanguageOfTheProjectAbove() throws {
    let files = MemoryFileSystem(
        german.merging([
            ".git/": "", "Z.xcodeproj/project.pbxproj": "developmentRegion = de;", "App/en.lproj/A.strings": "",
            "App/de.lproj/A.strings": "",
        ]) { $1 })
    let project = try ProjectFinder(files: files).project(at: ["App"])
    #expect(
        project.developmentLanguage
            == DevelopmentLanguage(tag: "de", evidence: .xcodeProject(path: "Z.xcodeproj/project.pbxproj")))
}

@Test(
    arguments: [
        ("English", "en"), ("zh_CN", "zh-CN"), ("zh-hant_tw", "zh-Hant-TW"), ("Base", nil), ("base", nil),
        ("pt-BR", "pt-BR"),
        ("Traditional Chinese", "zh-Hant"), ("es-419", "es-419"), ("de-CH-1996", "de-CH-1996"),
        ("Kein Tag", "Kein Tag"),
        ("SR-latn", "sr-Latn"), ("", ""),
    ] as [(String, String?)])
func theNameOfAFolderStandsForALanguageTag(_ name: String, _ tag: String?) {
    #expect(LocaleName.tag(ofFolder: name) == tag)
}

@Test(
    arguments: [
        ("de", "de"), ("zh-Hant", "zh-Hant"), ("pt_BR", "pt-BR"), ("fil", "fil"), ("German", "de"), ("app", nil),
        ("iPad", nil),
        ("v2", nil), ("", nil), ("de-", nil), ("en-old", nil), ("Localizable", nil),
    ] as [(String, String?)])
func textInAFileNameStandsForATagOnlyWhenItLooksLikeOne(_ text: String, _ tag: String?) {
    #expect(LocaleName.tag(ofText: text) == tag)
}

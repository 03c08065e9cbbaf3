import AXModel
import AXRules
import AXSource
import Testing

@testable import AXCommands

@Test func aConfigurationAddsToTheOneItExtends() throws {
    let files = MemoryFileSystem([
        "shared/base.yml": """
        rules: {a: off, b: off}
        roles: {"*": label}
        sources: [Kit]
        per-path: {"Vendor/**": {all: off}}
        """,
        "App/.axstrings.yml": "extends: ../shared/base.yml\nrules: {b: error}\nroles: {\"*.hint\": hint}",
    ])
    let loaded = try ConfigurationReader(files).read("App/.axstrings.yml")
    #expect(loaded.diagnostics == [])
    #expect(loaded.configuration.rules.levels == ["a": .off, "b": .severity(.error)])
    #expect(loaded.configuration.role(of: "x.hint") == .hint)
    #expect(loaded.configuration.role(of: "x") == .label)
    #expect(loaded.configuration.sources == ["shared/Kit"])
    #expect(loaded.configuration.perPath.levels(of: "/home/project/shared/Vendor/a.strings").count == 1)
    #expect(loaded.configuration.perPath.levels(of: "/home/project/App/Vendor/a.strings").isEmpty)
    #expect(loaded.configuration.path == "App/.axstrings.yml")
    #expect(loaded.files.map(\.path) == ["App/.axstrings.yml", "App/../shared/base.yml"])
}

@Test(arguments: [
    (["a.yml": "extends: a.yml"], "in a cycle"),
    (["a.yml": "extends: b.yml", "b.yml": "extends: ./a.yml"], "in a cycle"),
    (["a.yml": "extends: link.yml", "link.yml": "→ a.yml"], "in a cycle"),
    (["a.yml": "extends: none.yml"], "none.yml: no such file or folder"),
    (["a.yml": "extends: folder", "folder/x": ""], "folder: this is a folder, not a file"),
])
func aChainThatCannotBeFollowedIsAFinding(_ others: [String: String], _ part: String) throws {
    let loaded = try ConfigurationReader(MemoryFileSystem(others)).read("a.yml")
    #expect(loaded.diagnostics.count == 1)
    #expect(loaded.diagnostics.first?.message.contains(part) == true, "\(loaded.diagnostics)")
}

@Test func aChainThatIsTooLongIsCut() throws {
    let files = MemoryFileSystem(
        Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).yml", "extends: \($0 + 1).yml\nrules: {r\($0): off}") })
    )
    let loaded = try ConfigurationReader(files).read("0.yml")
    #expect(loaded.diagnostics.map(\.message) == ["the chain of extended configurations has more than 8 files"])
    #expect(loaded.configuration.rules.levels.count == 8)
}

@Test func aFindingInAnExtendedConfigurationStandsInThatFile() throws {
    let files = MemoryFileSystem(["a.yml": "extends: b.yml", "b.yml": "rulez: {}"])
    let loaded = try ConfigurationReader(files).read("a.yml")
    #expect(loaded.diagnostics.map(\.path) == ["b.yml"])
}

@Test func theNearestConfigurationUpwardCounts() throws {
    let files = MemoryFileSystem(
        [
            "/home/.axstrings.yml": "profile: apple-strict", "Kit/.axstrings.yml": "profile: spoken-only",
            "Kit/a/b/c.swift": "", "App/d.swift": "",
        ])
    var set = try ConfigurationSet(files)
    #expect(set.configuration(ofFolder: "Kit/a/b").profile == .spokenOnly)
    #expect(set.configuration(ofFolder: "App").profile == .appleStrict)
    #expect(set.configuration(ofFolder: "/etc").profile == nil)
    #expect(set.configuration(of: "Kit/a/b/c.swift")?.profile == .spokenOnly)
    #expect(set.configuration(of: "Kit/a/b/c.swift")?.path == "Kit/.axstrings.yml")
    #expect(set.configuration(of: "App/d.swift")?.path == "../.axstrings.yml")
}

@Test func aNamedConfigurationCountsForAllFiles() throws {
    let files = MemoryFileSystem(["Kit/.axstrings.yml": "profile: spoken-only", "strict.yml": "profile: apple-strict"])
    var set = try ConfigurationSet(files, path: "strict.yml")
    #expect(set.configuration(ofFolder: "Kit").profile == .appleStrict)
    #expect(throws: FileError("none.yml", .notFound)) { try ConfigurationSet(files, path: "none.yml") }
}

@Test func aConfigurationThatCannotBeReadIsAFailureAndTheNextOneCounts() throws {
    let files = MemoryFileSystem([".axstrings.yml": "profile: consistent", "Kit/.axstrings.yml/": ""])
    var set = try ConfigurationSet(files)
    #expect(set.configuration(ofFolder: "Kit").profile == .consistent)
    #expect(set.failures == [FileError("Kit/.axstrings.yml", .isFolder)])
}

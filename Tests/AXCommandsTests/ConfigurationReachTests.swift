import AXSource
import AXTestSupport
import Testing

@testable import AXCommands

/// The files that a configuration may refer to.
@Suite struct ConfigurationReachTests {
    private func messages(_ text: String, at path: String, _ others: [String: String] = [:]) throws -> [String] {
        let files = MemoryFileSystem([path: text].merging(others) { $1 })
        return try ConfigurationReader(files).read(path).diagnostics.map(\.message)
    }

    @Test(arguments: ["sources: [/]", "sources: [App, ../Other]", "tables: ../../x", "baseline: ../b.json"])
    func aPathOutsideTheConfigurationsFolderIsReported(_ text: String) throws {
        let messages = try messages(text, at: "App/.axstrings.yml")
        #expect(messages.count == 1)
        let message = "is outside both the repository and the folder that contains this configuration"
        #expect(messages.allSatisfy { $0.contains(message) })
    }

    @Test func aPathOfTheSameRepositoryMayLieAnywhereInIt() throws {
        let repository = [".git/HEAD": ""]
        #expect(try messages("sources: [../Shared, ..]", at: "App/.axstrings.yml", repository) == [])
        #expect(try messages("sources: [../../x]", at: "App/.axstrings.yml", repository).count == 1)
    }

    @Test func aReportedPathIsNotFollowed() throws {
        let files = MemoryFileSystem([".axstrings.yml": "sources: [App, /]\nbaseline: /b.json\n"])
        let configuration = try ConfigurationReader(files).read(".axstrings.yml").configuration
        #expect(configuration.sources == ["App"])
        #expect(configuration.baseline == nil)
    }

    @Test func aNamedConfigurationMayLeadIntoTheCurrentFolder() throws {
        let files = MemoryFileSystem(["CI/strings.yml": "sources: [../App]\n"])
        #expect(try ConfigurationSet(files, path: "CI/strings.yml").diagnostics.isEmpty)
        #expect(try ConfigurationReader(files).read("CI/strings.yml").diagnostics.count == 1)
    }
}

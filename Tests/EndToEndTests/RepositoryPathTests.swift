import AXTestSupport
import Foundation
import Testing

/// Services that show findings next to the lines of a repository get paths relative to its root.
struct RepositoryPathTests {
    private let repository: Repository
    private let path = "Über 100%/App/de.lproj/Localizable.strings"

    init() throws {
        let tables = Repository.table.map { ("Über 100%/App/" + $0.key, $0.value) }
        repository = try Repository(Dictionary(uniqueKeysWithValues: tables))
    }

    private func report(
        _ format: String, _ arguments: [String] = [], in place: String = "Über 100%/App",
        _ variables: [String: String] = [:]
    ) throws -> String {
        let run = try ToolRun(
            ["check", "--scope", "all", "--format", format] + arguments,
            in: repository.folder.appending(path: place), variables: variables)
        #expect(run.code == 0, "\(run.record)")
        return run.output
    }

    @Test(arguments: [".", "Über 100%", "Über 100%/App", "Über 100%/App/en.lproj"])
    func pathsAreThoseFromTheRootWhereverTheToolRuns(place: String) throws {
        defer { repository.removeAll() }
        let app = repository.folder.appending(path: "Über 100%/App").path
        #expect(
            try report("github", [app], in: place).contains("file=Über 100%25/App/de.lproj/Localizable.strings,line=1,")
        )
        #expect(try report("gitlab", [app], in: place).contains("\"path\" : \"\(path)\""))
        let sarif = try report("sarif", [app], in: place)
        #expect(sarif.contains("\"uri\" : \"%C3%9Cber%20100%25/App/de.lproj/Localizable.strings\""))
        #expect(sarif.contains("The root of the repository."))
    }

    @Test func aFindingHasOneNameWhereverTheToolRuns() throws {
        defer { repository.removeAll() }
        let inside = try report("gitlab")
        #expect(try report("gitlab", ["Über 100%/App"], in: ".") == inside)
    }

    @Test func aModuleIsShownFromTheRootOfItsApp() throws {
        let app = try Repository(["a.txt": "a"])
        defer {
            repository.removeAll()
            app.removeAll()
        }
        try app.git("submodule", "--quiet", "add", repository.folder.path, "Module")
        let run = try ToolRun(["check", "--scope", "all", "--format", "gitlab"], in: app.folder)
        #expect(run.output.contains("\"path\" : \"Module/\(path)\""), "\(run.record)")
    }

    @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
    func aWorkspaceWithoutARepositoryIsTheRoot(variable: String) throws {
        defer { repository.removeAll() }
        try repository.remove(".git")
        #expect(try report("gitlab").contains("\"path\" : \"de.lproj/Localizable.strings\""))
        let workspace = [variable: repository.folder.path]
        #expect(try report("gitlab", workspace).contains("\"path\" : \"\(path)\""))
        let elsewhere = [variable: repository.folder.appending(path: "en.lproj").path]
        #expect(try report("gitlab", elsewhere).contains("\"path\" : \"de.lproj/Localizable.strings\""))
    }

    private func report(_ format: String, _ variables: [String: String]) throws -> String {
        try report(format, [], in: "Über 100%/App", variables)
    }

    @Test func standardInputLiesNowhere() throws {
        defer { repository.removeAll() }
        let place = repository.folder.appending(path: "Über 100%/App")
        let run = try ToolRun(["check", "-", "--format", "gitlab"], in: place, input: "\"a\" = \"b\"\n")
        #expect(run.output.contains("\"path\" : \"<standard input>\""), "\(run.record)")
    }

    @Test func whatLiesOutsideHasItsWholePath() throws {
        let delivery = try TemporaryFolder()
        defer {
            repository.removeAll()
            delivery.remove()
        }
        let file = delivery.url.canonicalFolder.appending(path: "de.strings")
        try "\"play.label\" = \"spielen\";\n".write(to: file, atomically: true, encoding: .utf8)
        let sarif = try report("sarif", [file.path, "--source", "."])
        #expect(sarif.contains("\"uri\" : \"file://\(file.path)\""), "\(sarif)")
        #expect(sarif.contains("\"uri\" : \"%C3%9Cber%20100%25/App/en.lproj/Localizable.strings\""), "\(sarif)")
    }

    @Test func aPlatformThatTheRepositoryNamesIsKnownToEachOfItsProjects() throws {
        defer { repository.removeAll() }
        try repository.write("\"play.label\" = \"Spielen \";\n\"stop.label\" = \"Anhalten\";\n", path)
        try repository.write("", "crowdin.yml")
        let place = repository.folder.appending(path: "Über 100%/App")
        let warning = "../../crowdin.yml shows that translations are synced from Crowdin"
        let known = try ToolRun(["check", "--scope", "all", "--fix", "--dry-run"], in: place)
        #expect(known.errors.contains(warning), "\(known.record)")
        try repository.remove(".git")
        let unknown = try ToolRun(["check", "--scope", "all", "--fix", "--dry-run"], in: place)
        #expect(!unknown.errors.contains("Crowdin"), "\(unknown.record)")
        #expect(unknown.output == known.output)
    }
}

import Foundation
import Testing

/// `preview --since` shows what VoiceOver says differently on a branch.
struct PreviewSinceTests {
    private let repository: Repository

    init() throws {
        let code = """
            func show() {
                play.accessibilityLabel = NSLocalizedString("play.label", comment: "")
                stop.accessibilityLabel = NSLocalizedString("stop.label", comment: "")
            }

            """
        repository = try Repository(Repository.table.merging(["App/A.swift": code]) { $1 })
    }

    private func preview(_ options: String...) throws -> ToolRun {
        try ToolRun(["preview", "--since", "HEAD", "--quiet"] + options, in: repository.folder)
    }

    @Test func onlyWhatIsSpokenDifferentlyIsShown() throws {
        defer { repository.removeAll() }
        #expect(try preview().output.isEmpty)
        try repository.move("App/A.swift", to: "App/B.swift")
        #expect(try preview().output.isEmpty)
        try repository.write("\"play.label\" = \"abspielen\";\n", "de.lproj/Localizable.strings")
        let run = try preview("--locale", "en,de")
        #expect(!run.output.contains("en.txt"))
        #expect(run.output.contains("-  spielen\n+  abspielen\n"), "\(run.record)")
        #expect(run.output.hasSuffix("de.txt: Functions, stop: raw key\n"), "\(run.record)")
        #expect(run.code == 0)
    }

    @Test func aPageHasTheScreensThatChanged() throws {
        defer { repository.removeAll() }
        try repository.write("struct Other { func f() { x.accessibilityLabel = \"New\" } }\n", "App/C.swift")
        let page = try preview("--format", "html").output
        #expect(page.contains("<h3>Other</h3>") && !page.contains("<h3>Functions</h3>"))
        #expect(page.contains("<dd>new: <ins><span lang=\"en\" dir=\"ltr\">New</span></ins></dd>"))
    }

    @Test func elementsOfOneNameAreComparedByWhatTheySay() throws {
        defer { repository.removeAll() }
        let views = { (texts: [String]) in
            "struct Other: View { var body: some View {\n" + texts.map { "Text(\"\($0)\")\n" }.joined() + "} }\n"
        }
        try repository.write(views(["One", "Two", "Three"]), "App/C.swift")
        try repository.commit()
        try repository.write(views(["Zero", "One", "Two", "Three"]), "App/C.swift")
        let page = try preview("--all", "--format", "html").output
        #expect(page.components(separatedBy: "<ins>").count == 2 && !page.contains("<del>"), "\(page)")
    }

    @Test func aPageHasWhatWasSpokenBefore() throws {
        defer { repository.removeAll() }
        try repository.write("\"play.label\" = \"abspielen\";\n", "de.lproj/Localizable.strings")
        let page = try preview("--format", "html", "--locale", "de").output
        #expect(page.contains("<dd>new: <ins><span lang=\"de\" dir=\"ltr\">abspielen</span></ins></dd>"), "\(page)")
        #expect(page.contains("<dd>before: <del><span lang=\"de\" dir=\"ltr\">spielen</span></del></dd>"))
        try repository.write("", "App/A.swift")
        let gone = try preview("--format", "html", "--locale", "en").output
        #expect(gone.contains("<h3>Functions</h3>") && gone.contains("<dt>play</dt>\n<dd>before: <del>"), "\(gone)")
    }
}

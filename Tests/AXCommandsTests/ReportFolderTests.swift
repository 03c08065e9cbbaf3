import Testing

@testable import AXCommands

/// A folder of translator reports contains the reports of the last run. Files that the tool didn't write remain.
@Suite struct ReportFolderTests {
    private let files = MemoryFileSystem([
        "en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n",
        "de.lproj/Localizable.strings": "\"play.label\" = \"spielen\";\n",
        "fr.lproj/Localizable.strings": "\"play.label\" = \"lire\";\n",
        "acme.yml": "development-language: en\nvendors: {acme: [de]}\n",
        "capital.yml": "development-language: en\nvendors: {Acme: [de]}\n",
        "none.yml": "development-language: en\nrules: {label-lowercase: off}\n",
    ])

    private func check(_ arguments: String...) throws -> VerbRun {
        try VerbRun(["check", "--scope", "all", "--format", "markdown=back/", "--config"] + arguments, in: files)
    }

    @Test func aPageWhoseFolderHasAnotherSpellingTodayIsRemoved() throws {
        _ = try check("acme.yml")
        #expect(files.text("back/acme/de.md") != nil)
        let run = try check("capital.yml")
        #expect(files.text("back/Acme/de.md") != nil)
        #expect(files.text("back/acme/de.md") == nil)
        #expect(run.errors.hasPrefix("back/acme/de.md: removed because no findings remain\n"), "\(run.errors)")
    }

    @Test func anEmptyFolderOfAVendorGoesWithItsLastPage() throws {
        _ = try check("acme.yml")
        _ = try check("none.yml")
        #expect(try files.list("back").isEmpty)
    }

    @Test func aPageOfALocaleThatWasNotJudgedStays() throws {
        _ = try check("acme.yml")
        _ = try check("none.yml", "fr.lproj")
        #expect(files.text("back/acme/de.md") != nil)
        #expect(files.text("back/fr.md") == nil)
    }

    @Test func whatIsNotTheToolsStays() throws {
        _ = try check("acme.yml")
        let page = try #require(files.text("back/fr.md"))
        let others = [
            "back/a.md": "# Notes\n", "back/b.md": "<!-- axstrings translator-report fr 0000000000000000 -->\n# Mine\n",
            "back/c.txt": page, "back/d.md": page + "Fait.\n", "back/e.md": "\n" + page, "back/f/g/h.md": page,
            "back/.git/i.md": page, "back/link.md": "→ ../back/fr.md",
        ]
        for (path, text) in others {
            let entry: MemoryFileSystem.Entry =
                text.hasPrefix("→ ") ? .link(String(text.dropFirst(2))) : .file(Array(text.utf8), mode: 0o644)
            files.add(entry, at: path)
        }
        let run = try check("none.yml")
        #expect(files.text("back/fr.md") == nil)
        for (path, text) in others where path != "back/link.md" { #expect(files.text(path) == text, "\(path)") }
        #expect(try files.entryInfo("back/link.md")?.kind == .link)
        #expect(run.errors.contains("back/b.md: kept because it was edited after an earlier run wrote it\n"))
        #expect(run.errors.contains("back/d.md: kept because it was edited after an earlier run wrote it\n"))
    }
}

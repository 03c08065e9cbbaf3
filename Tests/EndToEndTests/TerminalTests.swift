import Foundation
import Testing

/// The tool on a terminal, where it groups findings, shows progress and can be interrupted.
@Suite struct TerminalTests {
    // MARK: Nothing is hidden

    /// A delivery of 500 hints, and of one string with an error at the end.
    private func delivery() throws -> Repository {
        let lines = (0..<500).map { "\"key.\($0).hint\" = \"Starts song \($0).\";\n" }.joined()
        let notes = (0..<500).map { "\"key.\($0).hint\" = \"Spielt das Lied Nummer \($0) von vorn.\";\n" }.joined()
        return try Repository([
            "App/en.lproj/L.strings": lines + "\"zz.value\" = \"%lld songs\";\n",
            "Delivery/de.lproj/L.strings": notes + "\"zz.value\" = \"%@ Titel\";\n",
            ".axstrings.yml": "rules: {number-changed: note, spoken-too-long: note}\n",
        ])
    }

    private static let arguments = ["check", "Delivery", "--source", "App", "--min-severity", "note"]

    @Test(arguments: ["text", "plain"])
    func theErrorComesFirstAndThePipeHasEverything(format: String) throws {
        let place = try delivery()
        defer { place.removeAll() }
        let pipe = try ToolRun(Self.arguments + ["--format", format], in: place.folder)
        #expect(pipe.code == 1, "\(pipe.errors)")
        let lines = pipe.output.split(separator: "\n")
        #expect(lines.first?.contains("format-type-changed") == true, "\(lines.prefix(3))")
        let mark = format == "text" ? ": error: " : "Error: "
        #expect(lines.count { $0.contains(mark) } == 1)
        #expect(lines.last?.contains("1 error") == true && lines.last?.contains("Exit code 1: 1 error") == true)
        let terminal = try TerminalRun(
            ToolRun.tool.path, Self.arguments + ["--format", format, "--color", "never"], in: place.folder)
        #expect(terminal.wait() == 1)
        let shown = TerminalRun.plain(terminal.output).split(separator: "\n")
        #expect(shown.first?.contains("format-type-changed") == true, "\(shown.prefix(3))")
        #expect(shown.last?.contains("Exit code 1: 1 error") == true, "\(shown.suffix(2))")
    }

    @Test func aPipeListsAsManyErrorsAsTheSummaryCounts() throws {
        let place = try Repository([
            "App/en.lproj/L.strings": (0..<120).map { "\"key.\($0)\" = \"%lld songs\";\n" }.joined(),
            "Delivery/de.lproj/L.strings": (0..<120).map { "\"key.\($0)\" = \"%@ Titel\";\n" }.joined(),
        ])
        defer { place.removeAll() }
        for columns in [nil, 80] as [UInt16?] {
            let output =
                try columns.map { columns in
                    let run = try TerminalRun(
                        ToolRun.tool.path, ["check", "Delivery", "--source", "App"], in: place.folder, columns: columns)
                    _ = run.wait()
                    return TerminalRun.plain(run.output)
                } ?? ToolRun(["check", "Delivery", "--source", "App"], in: place.folder).output
            #expect(output.split(separator: "\n").count { $0.contains(": error: ") } == 120)
            #expect(output.contains("120 findings in 1 file: 120 errors"))
        }
    }

    // MARK: The terminal

    @Test(arguments: [40, 80, 200] as [UInt16])
    func anExcerptIsAsWideAsTheTerminal(columns: UInt16) throws {
        let text = String(repeating: "word ", count: 60)
        let place = try Repository([
            "App/en.lproj/L.strings": "\"a.label\" = \"\(text)\";\n",
            "Delivery/de.lproj/L.strings": "\"a.label\" = \"\(text)%@\";\n",
        ])
        defer { place.removeAll() }
        let run = try TerminalRun(
            ToolRun.tool.path, ["check", "Delivery", "--source", "App", "--color", "never"], in: place.folder,
            columns: columns)
        _ = run.wait()
        let excerpt = run.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("  1 | ") }
        #expect(excerpt.first?.count == Int(columns), "\(run.output)")
        let file = try ToolRun(["check", "Delivery", "--source", "App"], in: place.folder)
        #expect(file.output.contains("  1 | \"a.label\" = \"\(text)%@\";\n"))
    }

    @Test func aLineOfTwoByteCharactersIsWholeInAFile() throws {
        let text = String(repeating: "слово ", count: 120)
        let place = try Repository([
            "App/en.lproj/L.strings": "\"a.label\" = \"Word\";\n",
            "Delivery/ru.lproj/L.strings": "\"a.label\" = \"%@ \(text)\";\n",
        ])
        defer { place.removeAll() }
        let run = try ToolRun(["check", "Delivery", "--source", "App"], in: place.folder)
        #expect(run.output.contains("  1 | \"a.label\" = \"%@ \(text)\";\n"), "\(run.output)")
    }

    @Test func aDumbTerminalGetsSentencesAndADumbPipeDoesNot() throws {
        let place = try Repository(["A.swift": "b.accessibilityLabel = \"Play\"\n"])
        defer { place.removeAll() }
        let terminal = try TerminalRun(ToolRun.tool.path, ["check"], in: place.folder, variables: ["TERM": "dumb"])
        _ = terminal.wait()
        #expect(terminal.output.hasPrefix("Warning: "), "\(terminal.output)")
        #expect(!terminal.output.contains("\u{1B}"))
        let pipe = try ToolRun(["check"], in: place.folder, variables: ["TERM": "dumb"])
        #expect(pipe.output.hasPrefix("A.swift:1:24: warning: "), "\(pipe.output)")
    }

    @Test(
        arguments: [
            ([:], "auto", true), (["NO_COLOR": "1"], "auto", false), (["CLICOLOR": "0"], "auto", false),
            (["NO_COLOR": "1"], "always", true), ([:], "never", false), (["FORCE_COLOR": "0"], "auto", false),
        ] as [([String: String], String, Bool)])
    func aTerminalHasColorUnlessSomeoneSaysNo(variables: [String: String], option: String, hasColor: Bool) throws {
        let place = try Repository(["A.swift": "b.accessibilityLabel = \"Play\"\n"])
        defer { place.removeAll() }
        let run = try TerminalRun(
            ToolRun.tool.path, ["check", "--color", option], in: place.folder, variables: variables)
        _ = run.wait()
        #expect(run.output.contains("\u{1B}[1;33m") == hasColor, "\(run.output)")
    }

    // MARK: Ctrl-C

    /// The tool waits for input until the user presses Ctrl-C.
    @Test func ctrlCEndsARunThatWaits() throws {
        let place = try Repository()
        defer { place.removeAll() }
        let run = try TerminalRun(ToolRun.tool.path, ["check", "--units", "-"], in: place.folder)
        run.read(for: 0.3)
        run.send("\u{03}")
        #expect(run.wait() == -SIGINT)
    }

    /// The line with the step is gone from the terminal.
    @Test func ctrlCRemovesTheProgress() throws {
        let place = try Repository(large())
        defer { place.removeAll() }
        let run = try TerminalRun(ToolRun.tool.path, ["check", "--scope", "all"], in: place.folder)
        let shown = run.read { $0.contains(" of ") }
        #expect(shown.contains(" …"), "\(shown)")
        run.send("\u{03}")
        #expect(run.wait() == -SIGINT)
        let lines = run.output.components(separatedBy: "\r\u{1B}[K")
        #expect(lines.last?.replacing("^C", with: "") == "", "\(run.output)")
    }

    /// Interrupts a run that changes several files, a number of microseconds after its journal appears.
    @Test(arguments: [0, 1_000, 5_000, 20_000, 60_000] as [UInt32])
    func ctrlCLeavesNoTemporaryFileAndNoJournal(microseconds: UInt32) throws {
        let words = { (word: String) in (0..<20).map { "\"key.\($0)\" = \"\(word) \($0)\";\n" }.joined() }
        var files = ["App/en.lproj/L.strings": words("Title")]
        for locale in ["da", "de", "fr", "it", "nl", "sv"] {
            files["App/\(locale).lproj/L.strings"] = words("Titre")
            files["Delivery/\(locale).lproj/L.strings"] = words("Titolo")
        }
        let place = try Repository(files)
        defer { place.removeAll() }
        let run = try TerminalRun(
            ToolRun.tool.path, ["apply", "Delivery", "--to", "App", "--quiet"], in: place.folder)
        let journal = place.folder.appending(path: ".axstrings-journal").path
        let deadline = Date(timeIntervalSinceNow: 10)
        while Date() < deadline, !FileManager.default.fileExists(atPath: journal) { usleep(200) }
        usleep(microseconds)
        run.send("\u{03}")
        let code = run.wait()
        #expect([0, 1, -SIGINT].contains(code))
        let names = try #require(FileManager.default.enumerator(atPath: place.folder.path)).compactMap { $0 as? String }
        #expect(names.filter { $0.contains(".axstrings-") } == [])
        let texts = try Set(
            names.filter { $0.hasPrefix("App/") && $0.hasSuffix(".strings") && !$0.contains("en.lproj") }
                .map { try String(contentsOf: place.folder.appending(path: $0), encoding: .utf8) })
        #expect(texts.count == 1, "some files are old and some new")
    }

    /// Files that take some seconds to check.
    private func large() -> [String: String] {
        var files: [String: String] = [:]
        for locale in ["en", "de", "fr", "it"] {
            files["App/\(locale).lproj/L.strings"] = (0..<8_000).map {
                "\"key.\($0).hint\" = \"Spielt das Lied Nummer \($0) von vorn, wenn es zu Ende ist.\";\n"
            }.joined()
        }
        return files
    }
}

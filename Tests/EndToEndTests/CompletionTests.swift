import AXTestSupport
import Foundation
import Testing

/// Presses Tab in the shells that are installed.
@Suite struct CompletionTests {
    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish

        var program: String? {
            ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + rawValue }
                .first(where: FileManager.default.isExecutableFile)
        }

        var arguments: [String] {
            switch self {
            case .bash: ["--norc", "--noprofile", "-i"]
            case .zsh: ["-f", "-i"]
            case .fish: ["--no-config", "-i"]
            }
        }

        /// Loads the completions, makes the shell list all candidates at once, and prints a line at the end.
        var preparation: String {
            switch self {
            case .bash:
                "source <(axstrings --generate-completion-script bash); "
                    + "bind 'set page-completions off'; bind 'set completion-query-items 0'; "
                    + "bind 'set show-all-if-ambiguous on'; PS1='> '; echo rea''dy\n"
            case .zsh:
                "autoload -U compinit; compinit -u -D; source <(axstrings --generate-completion-script zsh); "
                    + "compdef _axstrings axstrings; LISTMAX=0; setopt no_auto_menu; PS1='> '; echo rea''dy\n"
            case .fish:
                "axstrings --generate-completion-script fish | source; "
                    + "function fish_prompt; echo -n '> '; end; set fish_greeting; echo rea''dy\n"
            }
        }
    }

    /// Options whose value is text that no one can guess.
    private static let freeText: Set<String> = ["--text", "--comment"]

    @Test(arguments: Shell.allCases)
    func everyOptionWithAValueIsCompleted(shell: Shell) throws {
        guard let program = shell.program else { return }
        let folder = try project()
        defer { folder.remove() }
        let session = try session(shell, program, in: folder.url)
        for (command, option) in InputShare.of(try options().filter { !Self.freeText.contains($0.option) }) {
            let line = "axstrings \(command) \(option) "
            let offered = candidates(for: line, shell, session)
            #expect(!offered.isEmpty, "\(shell): \(line)")
        }
    }

    @Test(arguments: Shell.allCases)
    func filesAndKeysAreOffered(shell: Shell) throws {
        guard let program = shell.program else { return }
        let folder = try project()
        defer { folder.remove() }
        let session = try session(shell, program, in: folder.url)
        for (line, wanted) in [
            ("axstrings ch", "check"), ("axstrings check ", "en.lproj"), ("axstrings check --source ", "Sub"),
            ("axstrings check --format sa", "sarif"), ("axstrings rules hint-names-g", "hint-names-gesture"),
            ("axstrings check --locale zh-", "zh-Hant"), ("axstrings set en.lproj/Player.strings st", "stop.label"),
            ("axstrings evaluate en.lproj/Player.strings Pl", "Play"),
            ("axstrings apply --allow format-r", "reordered"),
            ("axstrings extract --table ", "Player"), ("axstrings preview --screen Pl", "Player"),
        ] {
            let shown = tab(line, shell, session) { $0.contains(wanted) }
            #expect(shown.contains(wanted), "\(shell): \(line): \(shown)")
        }
    }

    // MARK: Steps

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in [
            (
                "en.lproj/Player.strings",
                "\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop\";\n\"Play %@\" = \"Play %@\";\n"
            ),
            ("Sub/A.swift", "struct Player { func f() { a.accessibilityLabel = \"Play\" } }\n"),
        ] {
            let file = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    private func session(_ shell: Shell, _ program: String, in folder: URL) throws -> TerminalRun {
        let tools = ToolRun.tool.deletingLastPathComponent().path
        let session = try TerminalRun(
            program, shell.arguments, in: folder, columns: 200,
            variables: ["PATH": "\(tools):/usr/bin:/bin", "TERM": shell == .fish ? "xterm" : "dumb", "PS1": "> "])
        session.send(shell.preparation)
        let start = session.read { $0.contains("ready\n") }
        try #require(start.contains("ready\n"), "\(shell): \(start)")
        return session
    }

    /// The terminal's output for the line and after Tab, until it's as wanted. Then clears the line.
    private func tab(
        _ line: String, _ shell: Shell, _ session: TerminalRun, until isWanted: (String) -> Bool
    ) -> String {
        session.send(line)
        var shown = session.read { $0.contains(line.split(separator: " ").last ?? "") }
        // One Tab completes, the second one lists.
        session.send("\t")
        shown += session.read(for: 0.15)
        if !isWanted(shown) {
            session.send("\t")
            let before = shown
            shown += session.read { isWanted(before + $0) }
        }
        session.send("\u{15}\u{0B}echo do''ne\n")
        session.read { $0.contains("done\n") }
        return shown
    }

    /// The words that Tab showed or inserted, without the typed ones.
    private func candidates(for line: String, _ shell: Shell, _ session: TerminalRun) -> [Substring] {
        let typed = Set(line.split(separator: " "))
        func candidates(_ text: String) -> [Substring] {
            text.split(whereSeparator: \.isWhitespace).filter { !typed.contains($0) && $0 != ">" && $0 != "\u{07}" }
        }
        return candidates(tab(line, shell, session) { !candidates($0).isEmpty })
    }

    /// The options that take a value, by command, as the parser knows them.
    private func options() throws -> [(command: String, option: String)] {
        let run = try ToolRun(["--experimental-dump-help"], in: FileManager.default.temporaryDirectory)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let root = try #require(object?["command"] as? [String: Any])
        let commands = try #require(root["subcommands"] as? [[String: Any]])
        return commands.flatMap { command -> [(String, String)] in
            let arguments = command["arguments"] as? [[String: Any]] ?? []
            return arguments.filter { $0["kind"] as? String == "option" }.compactMap { argument in
                let names = argument["names"] as? [[String: Any]] ?? []
                let long = names.first { $0["kind"] as? String == "long" }?["name"] as? String
                guard let name = command["commandName"] as? String, let long else { return nil }
                return (name, "--" + long)
            }
        }
    }
}

import AXLocale
import ArgumentParser
import Foundation

/// The command-line tool.
package enum Tool {
    /// Runs the tool.
    /// - Returns: the exit code: 0 for success, 2 for a failure. The meaning of 1 depends on the command.
    package static func run(_ arguments: [String]) -> Int32 {
        if let function = ICUVersion.missingFunction {
            CommandEnvironment.live.fail(
                "this system's ICU library doesn't have the function “\(function)”; update to macOS 13 or later")
            return CommandFailure.exitCode
        }
        do {
            try requireKnownCommand(in: arguments)
            if versionNames.contains(arguments.joined(separator: " ")) {
                CommandEnvironment.live.print(ToolIdentity.versions + "\n")
                return Verdict.clean.rawValue
            }
            var command = try Axstrings.parseAsRoot(arguments)
            try command.run()
            return Verdict.clean.rawValue
        } catch let failure as CommandFailure {
            CommandEnvironment.live.fail(failure.message)
            return CommandFailure.exitCode
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            return report(error)
        }
    }

    /// Alternatives to `--version`.
    private static let versionNames: Set<String> = ["version", "-V", "-v"]

    /// Rejects an unknown command. Otherwise, the parser would treat its name as an argument, and `help` with an
    /// unknown command would print the general help.
    private static func requireKnownCommand(in arguments: [String]) throws(CommandFailure) {
        let names = Axstrings.configuration.subcommands.map { $0._commandName }
        let asked = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        guard let asked, !asked.hasPrefix("-"), !(names + ["help", "version"]).contains(asked) else { return }
        throw .unknown("command", asked, known: names)
    }

    /// Prints the message for an error of the parser. Help and version are also thrown as errors, but they are printed
    /// to standard output and aren't failures.
    private static func report(_ error: any Error) -> Int32 {
        let message = Axstrings.fullMessage(for: error)
        guard Axstrings.exitCode(for: error).isSuccess else {
            CommandEnvironment.live.fail(inHouseStyle(message))
            return CommandFailure.exitCode
        }
        CommandEnvironment.live.print(message + "\n")
        return Verdict.clean.rawValue
    }
}

extension Tool {
    /// The parser's message in the style of all other messages: without “Error:”, beginning with a lowercase letter,
    /// and with “…” instead of '…' around quoted text.
    private static func inHouseStyle(_ message: String) -> String {
        let text = message.trimmingPrefix("Error: ")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = (lines.first ?? "").replacing(#/(^|[ (])'([^']+)'/#) { "\($0.1)“\($0.2)”" }
        let isWord = first.dropFirst().first?.isLowercase ?? false
        let beginning = isWord ? first.prefix(1).lowercased() + first.dropFirst() : String(first)
        return ([beginning] + lines.dropFirst().map { String($0) }).joined(separator: "\n")
    }
}

/// The root command.
struct Axstrings: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "axstrings",
        abstract: "Localize the strings that VoiceOver speaks, in every language.",
        discussion: """
            Run axstrings init once per project. Before translation, run axstrings localize and axstrings extract. Run \
            axstrings check at any time, especially when a delivery arrives. To merge a delivery, run axstrings apply. \
            To test the app before any translations exist, run axstrings pseudo.

            \(CommandHelp.environment)
            """,
        version: ToolIdentity.versions,
        groupedSubcommands: [
            CommandGroup(
                name: "Daily",
                subcommands: [
                    InitVerb.self, ExtractVerb.self, CheckVerb.self, ApplyVerb.self, PreviewVerb.self, PseudoVerb.self,
                    LocalizeVerb.self, RulesVerb.self, MCPVerb.self,
                ]),
            CommandGroup(
                name: "Other",
                subcommands: [
                    ConfigVerb.self, ShowVerb.self, SetVerb.self, FormatVerb.self, ConvertVerb.self, EvaluateVerb.self,
                    MergeVerb.self,
                    LocaleVerb.self,
                    PluralVerb.self,
                ]),
        ])
}

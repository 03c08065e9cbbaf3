import AXLocale
import ArgumentParser
import Foundation

/// The command line tool.
package enum Tool {
    /// Runs the tool with the arguments of the process and returns the exit code: 0 clean, 1 findings, 2 failure.
    package static func run(_ arguments: [String]) -> Int32 {
        if let function = ICUVersion.missingFunction {
            Workplace.live.fail(
                "this system's ICU library doesn't have the function “\(function)”; update to macOS 13 or later")
            return CommandFailure.exitCode
        }
        do {
            try requireKnownCommand(in: arguments)
            if versionNames.contains(arguments.joined(separator: " ")) {
                Workplace.live.print(ToolIdentity.versions + "\n")
                return Verdict.clean.rawValue
            }
            var command = try Axstrings.parseAsRoot(arguments)
            try command.run()
            return Verdict.clean.rawValue
        } catch let failure as CommandFailure {
            Workplace.live.fail(failure.message)
            return CommandFailure.exitCode
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            return report(error)
        }
    }

    /// What people type besides `--version`.
    private static let versionNames: Set<String> = ["version", "-V", "-v"]

    /// The parser would take a wrong name for an argument, and print the whole help for `help` with one.
    private static func requireKnownCommand(in arguments: [String]) throws(CommandFailure) {
        let names = Axstrings.configuration.subcommands.map { $0._commandName }
        let asked = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        guard let asked, !asked.hasPrefix("-"), !(names + ["help", "version"]).contains(asked) else { return }
        throw .unknown("command", asked, known: names)
    }

    /// Help and version go to standard output and are no failures; a wrong argument is one.
    private static func report(_ error: any Error) -> Int32 {
        let message = Axstrings.fullMessage(for: error)
        guard Axstrings.exitCode(for: error).isSuccess else {
            Workplace.live.fail(inHouseStyle(message))
            return CommandFailure.exitCode
        }
        Workplace.live.print(message + "\n")
        return Verdict.clean.rawValue
    }
}

extension Tool {
    /// A message of the parser without its heading, with the quotation marks of all other messages.
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
                    InitVerb.self, ExtractVerb.self, CheckVerb.self, ApplyVerb.self, PseudoVerb.self, LocalizeVerb.self,
                    RulesVerb.self,
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

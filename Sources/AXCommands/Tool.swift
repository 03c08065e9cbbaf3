import AXExtract
import ArgumentParser
import Foundation

/// The command line tool.
package enum Tool {
    /// Runs the tool with the arguments of the process and returns the exit code: 0 clean, 1 findings, 2 failure.
    ///
    /// The verb has a deep stack from its beginning, so that it works on files itself, beside one helper for each other core.
    package static func run(_ arguments: [String]) -> Int32 {
        DeepStack.run { exitCode(of: arguments) }
    }

    private static func exitCode(of arguments: [String]) -> Int32 {
        do {
            var command = try named(by: arguments) ?? Axstrings.parseAsRoot(arguments)
            try command.run()
            return Verdict.clean.rawValue
        } catch let failure as CommandFailure {
            Workplace.live.complain("axstrings: \(failure.message)")
            return CommandFailure.exitCode
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            return report(error)
        }
    }

    /// The verb that the first argument names, where its options are right. The root would ask for the options of all verbs;
    /// whatever goes wrong here is told by the root, which knows the whole usage.
    private static func named(by arguments: [String]) -> (any ParsableCommand)? {
        guard let name = arguments.first,
            let verb = Axstrings.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
            let command = try? verb.parseAsRoot(Array(arguments.dropFirst()))
        else { return nil }
        return type(of: command) == verb ? command : nil
    }

    /// Help and version go to standard output and are no failures; a wrong argument is one.
    private static func report(_ error: any Error) -> Int32 {
        let message = Axstrings.fullMessage(for: error)
        guard Axstrings.exitCode(for: error).isSuccess else {
            Workplace.live.complain(message)
            return CommandFailure.exitCode
        }
        Workplace.live.print(message + "\n")
        return Verdict.clean.rawValue
    }
}

/// The root command.
struct Axstrings: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "axstrings",
        abstract: "Localizes accessibility strings: what VoiceOver speaks, in every language.",
        discussion: """
            Daily use: `axstrings init` once in a project, `axstrings localize` and `axstrings extract` before \
            translation, `axstrings check` when a delivery comes back, `axstrings pseudo` before any translation exists.
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
                name: "Building blocks",
                subcommands: [
                    ShowVerb.self, SetVerb.self, FormatVerb.self, ConvertVerb.self, EvaluateVerb.self, MergeVerb.self,
                    LocaleVerb.self,
                    PluralVerb.self,
                ]),
        ])
}

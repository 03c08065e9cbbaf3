import AXMCP
import AXSource
import ArgumentParser

/// `axstrings mcp`: serves AI assistants through the Model Context Protocol.
struct MCPVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve assistants by the Model Context Protocol, over standard input and output.",
        discussion: CommandHelp.text(
            examples: ["axstrings mcp", "claude mcp add axstrings -- axstrings mcp"],
            """
            An assistant can list the strings to translate, read how a language writes labels and hints, check \
            translations, see what VoiceOver says on a screen, and write translations that pass. The server works on the \
            project in the current folder, reads and writes nothing outside it, and uses no network. Tools that write do so \
            only with dryRun set to false.
            """))

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    /// The maximum length of a message in bytes. A call with two hundred translations is much shorter.
    private static let longestMessage = 4_194_304

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        var environment = environment
        environment.progress = nil
        let project = ServedProject(environment: environment, configurationPath: configured.config)
        let conversation = MCPConversation(with: ServedDocuments.server(of: project), print: environment.print)
        var lines = LineStream(limit: Self.longestMessage, environment.readSomeInput)
        do throws(FileError) {
            while let line = try lines.next() {
                switch line {
                case .bytes(let bytes):
                    if !bytes.allSatisfy({ $0 <= 0x20 }) { conversation.receive(bytes) }
                case .tooLong: conversation.refuseLongLine()
                }
            }
        } catch {
            throw CommandFailure(.input, error)
        }
        conversation.finish()
        return .clean
    }
}

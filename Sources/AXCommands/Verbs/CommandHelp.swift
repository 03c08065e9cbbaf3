import AXFormats

/// The parts of a command's help after the overview: examples, details, and exit codes.
enum CommandHelp {
    /// - Parameters:
    ///   - examples: command lines, each with at most 80 columns.
    ///   - paragraphs: text that is wrapped to the width of the terminal.
    ///   - clean: the meaning of exit code 0.
    ///   - findings: the meaning of exit code 1; nil if the command never ends with it.
    static func text(
        examples: [String], _ paragraphs: String..., clean: String = "Success.", findings: String? = nil
    ) -> String {
        let codes = [("0", clean)] + (findings.map { [("1", $0)] } ?? []) + [("2", unusable)]
        let sections =
            ["Examples:\n" + examples.map { "  " + $0 }.joined(separator: "\n")] + paragraphs
            + ["Exit codes:\n" + codes.map { "  \($0)  \($1)" }.joined(separator: "\n")]
        return sections.joined(separator: "\n\n")
    }

    /// The names as a phrase, such as “text, json or jsonl”.
    static func list(_ names: [String], _ conjunction: String = "or") -> String {
        guard names.count > 1, let last = names.last else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The main extension of each format for strings files, with a dot.
    static let extensions = Formats.all.compactMap(\.extensions.first).map { "." + $0 }

    private static let unusable = "Invalid options or configuration, or a file that couldn't be read or written."

    /// The environment variables that commands read.
    static let environment = """
        Environment:
          NO_COLOR, CLICOLOR=0               no color
          FORCE_COLOR, CLICOLOR_FORCE        color in pipes and files
          NO_GRAPHICS, TERM=dumb             reports as sentences (--format plain);
                                             TERM=dumb only on a terminal
        """
}

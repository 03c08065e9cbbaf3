import AXReport

/// The format and the destination of a report, such as `text` for standard output and `json=report.json` for a file.
struct ReportTarget: Hashable, Sendable {
    let format: String
    /// The path of the file or folder; nil for standard output.
    let path: String?

    init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        format = parts.first ?? ""
        path = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
    }

    /// Whether the path ends with a slash.
    var isFolder: Bool { path?.hasSuffix("/") == true }

    /// Prints the report, or writes it to the file. Missing folders are created.
    func deliver(_ text: String, in environment: CommandEnvironment) throws(CommandFailure) {
        guard let path else { return environment.print(text) }
        do throws(FileError) {
            try Interruption.shield { () throws(FileError) in
                _ = try OutputFolder(PathName.parent(of: path), in: environment.files)
                try environment.files.write(Array(text.utf8), to: path)
            }
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension CommandEnvironment {
    func renderOptions(_ color: ColorChoice, for target: ReportTarget) -> RenderOptions {
        guard target.path == nil else { return RenderOptions() }
        return RenderOptions(color: usesColor(color), columns: terminalColumns)
    }

    /// The targets that the user specified; by default, the text format that suits the terminal.
    func targets(_ asked: [String]) -> [ReportTarget] {
        asked.isEmpty ? [ReportTarget(prefersPlainText ? "plain" : "text")] : asked.map(ReportTarget.init)
    }
}

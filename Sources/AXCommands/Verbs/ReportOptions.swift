import AXReport

/// Where a report goes: `text` to standard output, `json=report.json` into a file.
struct ReportTarget: Hashable, Sendable {
    let format: String
    /// nil for standard output.
    let path: String?

    init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        format = parts.first ?? ""
        path = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
    }

    /// Whether the path is that of a folder, by the slash at its end.
    var isFolder: Bool { path?.hasSuffix("/") == true }

    /// Prints the report, or writes it in one step, into a folder that is made if necessary.
    func deliver(_ text: String, in workplace: Workplace) throws(CommandFailure) {
        guard let path else { return workplace.print(text) }
        do throws(FileError) {
            try Interruption.shield { () throws(FileError) in
                _ = try OutputFolder(PathName.parent(of: path), in: workplace.files)
                try workplace.files.write(Array(text.utf8), to: path)
            }
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension Workplace {
    /// How a report looks at its target: a file or a pipe has no width.
    func renderOptions(_ color: ColorChoice, for target: ReportTarget) -> RenderOptions {
        guard target.path == nil else { return RenderOptions() }
        return RenderOptions(color: usesColor(color), columns: terminalColumns)
    }

    /// The targets that the user asked for; without any, the one for people that suits the terminal.
    func targets(_ asked: [String]) -> [ReportTarget] {
        asked.isEmpty ? [ReportTarget(prefersPlainText ? "plain" : "text")] : asked.map(ReportTarget.init)
    }
}

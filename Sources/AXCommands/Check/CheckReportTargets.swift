import AXReport
import AXSource

/// The targets of a check's reports: standard output, files, folders, and the summary page of a job.
struct CheckReportTargets {
    private let targets: [(target: ReportTarget, format: any CheckReportFormat)]

    /// - Parameters:
    ///   - asked: the values of `--format`; empty for the default format of the terminal.
    ///   - dryRun: whether this is a dry run, which must not write files.
    /// - Throws: an error if a format is unknown, if two reports have the same target, or if a dry run would write a
    ///   file.
    init(_ asked: [String], dryRun: Bool, in environment: CommandEnvironment) throws(CommandFailure) {
        var targets: [(ReportTarget, any CheckReportFormat)] = []
        for target in environment.targets(asked) {
            guard let format = CheckReportFormats.named(target.format) else {
                throw .unknown("format", target.format, known: CheckReportFormats.all.map(\.name))
            }
            targets.append((target, format))
        }
        self.targets = targets
        guard !paths.hasRepetition else {
            throw CommandFailure(.usage, "two reports can't be written to the same file")
        }
        guard targets.count - paths.count <= 1 else {
            throw CommandFailure(
                .usage,
                "only one report can go to standard output; write the others to files, for example: --format "
                    + "json=report.json"
            )
        }
        if dryRun, let path = paths.first {
            throw CommandFailure(
                .usage,
                "--dry-run can't be combined with a report that is written to a file: \(PathName.printable(path))")
        }
    }

    private var paths: [String] { targets.compactMap(\.target.path) }

    func has(_ format: String) -> Bool { targets.contains { $0.target.format == format } }

    /// Whether a report shows the strings that findings are about.
    var includesStrings: Bool { targets.contains { $0.format.includesStrings } }

    var isAllInFiles: Bool { targets.count == paths.count }

    /// Prints or writes the reports.
    /// - Parameter all: whether to list all findings individually on a terminal.
    /// - Returns: remarks about the files.
    func deliver(
        _ report: CheckReport, color: ColorChoice, all: Bool, in environment: CommandEnvironment
    ) throws(CommandFailure) -> [String] {
        var remarks: [String] = []
        for (target, format) in targets {
            if target.isFolder, let path = target.path, let pages = format.pages(report) {
                do throws(FileError) {
                    let folder = ReportFolder(folder: try OutputFolder(path, in: environment.files))
                    remarks += try folder.deliver(pages, checked: report.background.checkedLocales)
                } catch {
                    throw CommandFailure(.output, error)
                }
            } else {
                var options = environment.renderOptions(color, for: target)
                options.all = all
                try target.deliver(format.render(report, options: options), in: environment)
            }
        }
        if has("github") { try Self.summarize(report, in: environment) }
        return remarks
    }

    /// Adds the findings to the file that GitHub Actions provides for the summary page of the job. Earlier steps may
    /// have written to it.
    private static func summarize(_ report: CheckReport, in environment: CommandEnvironment) throws(CommandFailure) {
        guard let path = environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        do throws(FileError) {
            let old = try environment.files.info(path) == nil ? [] : try environment.files.read(path)
            try environment.files.write(old + Array(JobSummary.markdown(report, used: old.count).utf8), to: path)
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

/// A folder with a report in several files, which each run updates.
private struct ReportFolder {
    let folder: OutputFolder

    /// Writes the pages, and removes pages of earlier runs that no longer have findings. Only files that begin with the
    /// mark of a page and haven't been edited are removed.
    /// - Parameter locales: the locales that were checked; nil for all. Pages for other locales are kept.
    /// - Returns: one remark per page that was removed, or that was kept because it has been edited.
    func deliver(_ pages: [ReportPage], checked locales: Set<String>?) throws(FileError) -> [String] {
        var written: Set<String> = []
        for page in pages {
            try folder.write(Array(page.text.utf8), to: page.name)
            written.insert(page.name)
        }
        var remarks: [String] = []
        let names = try names()
        // On a case-insensitive disk, a page keeps its name from an earlier run, which may differ in case.
        let replacingParts = Set(written.subtracting(names).map { $0.lowercased() })
        for name in names where !written.contains(name) && !replacingParts.contains(name.lowercased()) {
            if let remark = try clear(name, checked: locales) {
                remarks.append("\(PathName.printable(PathName.join(folder.path, name))): \(remark)")
            }
        }
        return remarks
    }

    /// The Markdown files in the folder and in its subfolders, except hidden ones.
    private func names() throws(FileError) -> [String] {
        var names: [String] = []
        for entry in try folder.list() {
            switch entry.kind {
            case .file: names.append(entry.name)
            case .folder where !entry.name.hasPrefix("."):
                // A folder that can't be read probably doesn't contain pages of an earlier run.
                let entries = (try? folder.list(entry.name)) ?? []
                names += entries.filter { $0.kind == .file }.map { "\(entry.name)/\($0.name)" }
            case .folder, .link, .other: break
            }
        }
        return names.filter { PathName.fileExtension(of: $0) == "md" }
    }

    private func clear(_ name: String, checked locales: Set<String>?) throws(FileError) -> String? {
        guard let bytes = try? folder.read(name, limit: FileLimit.project) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard ReportPage.isMarked(text) else { return nil }
        guard let locale = ReportPage.locale(ofWritten: text) else {
            return "kept because it was edited after an earlier run wrote it"
        }
        guard locales.map({ ReportPage.isOf($0, locale) }) ?? true else { return nil }
        try folder.remove(name)
        return "removed because no findings remain"
    }
}

import AXReport
import AXSource

/// Where the reports of a check go: standard output, files, folders, and the summary page of a job.
struct CheckReportTargets {
    private let targets: [(target: ReportTarget, format: any CheckReportFormat)]

    /// - Parameters:
    ///   - asked: What `--format` names; empty for the report that suits the terminal.
    ///   - dryRun: Whether nothing may be written.
    /// - Throws: for a format that does not exist, and for two reports that would go to one place.
    init(_ asked: [String], dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        var targets: [(ReportTarget, any CheckReportFormat)] = []
        for target in workplace.targets(asked) {
            guard let format = CheckReportFormats.named(target.format) else {
                throw .unknown("format", target.format, known: CheckReportFormats.all.map(\.name))
            }
            targets.append((target, format))
        }
        self.targets = targets
        guard Set(paths).count == paths.count else {
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

    /// Whether a report has one of these formats.
    func has(_ format: String) -> Bool { targets.contains { $0.target.format == format } }

    /// Whether a report shows the strings that findings are about.
    var showsTexts: Bool { targets.contains { $0.format.showsTexts } }

    /// Whether no report goes to standard output.
    var isAllInFiles: Bool { targets.count == paths.count }

    /// Prints or writes the reports.
    /// - Parameters:
    ///   - color: Whether a terminal gets colors.
    ///   - all: Whether a terminal gets every finding.
    /// - Returns: Lines about what was written.
    func deliver(
        _ report: CheckReport, color: ColorChoice, all: Bool, in workplace: Workplace
    ) throws(CommandFailure) -> [String] {
        var remarks: [String] = []
        for (target, format) in targets {
            if target.isFolder, let path = target.path, let pages = format.pages(report) {
                remarks += try Self.write(pages, to: path, judged: report.background.judgedLocales, in: workplace)
            } else {
                var options = workplace.renderOptions(color, for: target)
                options.all = all
                try target.deliver(format.render(report, options: options), in: workplace)
            }
        }
        if has("github") { try Self.summarize(report, in: workplace) }
        return remarks
    }

    private static func write(
        _ pages: [ReportPage], to path: String, judged locales: Set<String>?, in workplace: Workplace
    ) throws(CommandFailure) -> [String] {
        do throws(FileError) {
            return try ReportFolder(path, in: workplace.files).deliver(pages, judged: locales)
        } catch {
            throw CommandFailure(.output, error)
        }
    }

    /// Adds the findings to the summary page of the job, where GitHub Actions has a file for it. Other steps may have written
    /// to it before.
    private static func summarize(_ report: CheckReport, in workplace: Workplace) throws(CommandFailure) {
        guard let path = workplace.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        do throws(FileError) {
            let old = try workplace.files.info(path) == nil ? [] : try workplace.files.read(path)
            try workplace.files.write(old + Array(JobSummary.markdown(report, used: old.count).utf8), to: path)
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

/// A folder with a report of several files, which always is that of the last run.
struct ReportFolder {
    private let folder: OutputFolder

    init(_ path: String, in files: any FileSystem) throws(FileError) {
        folder = try OutputFolder(path, in: files)
    }

    /// Writes the pages, and removes those of earlier runs that this one has no findings for: the files that begin with
    /// the mark of a page and that haven't been edited since.
    /// - Parameter locales: The locales that were checked, so that pages of others stay; nil for all.
    /// - Returns: What was removed or kept, one line per page.
    func deliver(_ pages: [ReportPage], judged locales: Set<String>?) throws(FileError) -> [String] {
        var written: Set<String> = []
        for page in pages {
            try folder.write(Array(page.text.utf8), to: page.name)
            written.insert(page.name)
        }
        var remarks: [String] = []
        let names = try names()
        // On a case-insensitive disk, a page may be listed in the spelling of an earlier run.
        let respelled = Set(written.subtracting(names).map { $0.lowercased() })
        for name in names where !written.contains(name) && !respelled.contains(name.lowercased()) {
            if let remark = try clear(name, judged: locales) {
                remarks.append("\(PathName.printable(PathName.join(folder.path, name))): \(remark)")
            }
        }
        return remarks
    }

    /// The Markdown files in the folder and in those of vendors.
    private func names() throws(FileError) -> [String] {
        var names: [String] = []
        for entry in try folder.list() {
            switch entry.kind {
            case .file: names.append(entry.name)
            case .folder where !entry.name.hasPrefix("."):
                // An unreadable folder holds none of our pages.
                let entries = (try? folder.list(entry.name)) ?? []
                names += entries.filter { $0.kind == .file }.map { "\(entry.name)/\($0.name)" }
            case .folder, .link, .other: break
            }
        }
        return names.filter { PathName.fileExtension(of: $0) == "md" }
    }

    private func clear(_ name: String, judged locales: Set<String>?) throws(FileError) -> String? {
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

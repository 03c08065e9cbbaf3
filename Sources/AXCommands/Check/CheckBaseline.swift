import AXReport
import AXSource

extension CheckInput {
    private var baselinePath: String? { request.baseline ?? project.configuration.baseline }

    /// The baseline of the check; nil where it has none, or where the configuration names one that does not exist yet.
    /// - Throws: When the file cannot be read, or an option names a file that does not exist.
    func baseline() throws(CommandFailure) -> Baseline? {
        guard !request.ignoresBaseline, let path = baselinePath,
            request.baseline != nil || (try? workplace.files.info(path)) != nil
        else {
            return nil
        }
        return try BaselineFile.read(path, in: workplace.files)
    }

    /// Says that the baseline of the configuration does not exist: without it, findings that were accepted are back.
    var missingBaseline: [String] {
        guard let path = project.configuration.baseline, request.baseline == nil, !request.ignoresBaseline,
            ((try? workplace.files.info(path)) ?? nil) == nil
        else { return [] }
        return ["\(PathName.printable(path)): the baseline doesn't exist; create it with --update-baseline."]
    }

    /// A baseline that accepts all findings.
    func baseline(accepting checked: CheckedFindings) -> Baseline {
        Baseline(
            accepting: checked.diagnostics, textHash: FindingText(tables, files: checked.files).hash(of:))
    }

    /// Writes a baseline that accepts all findings.
    /// - Returns: What it accepts, and lines about that.
    func updateBaseline(accepting checked: CheckedFindings) throws(CommandFailure) -> (Baseline, remarks: [String]) {
        guard let path = baselinePath else {
            throw CommandFailure(
                .usage, "--update-baseline needs either --baseline FILE or a “baseline” key in the configuration")
        }
        let old = (try? BaselineFile.read(path, in: workplace.files)) ?? Baseline()
        let new = baseline(accepting: checked)
        do throws(FileError) {
            try workplace.files.write(Array(BaselineFile.text(of: new).utf8), to: path)
        } catch {
            throw CommandFailure(.output, error)
        }
        var remarks = ["\(PathName.printable(path)): \(counted(checked.diagnostics.count, "finding")) in the baseline"]
        func list(_ title: String, _ counts: [(rule: String, count: Int)]) {
            let names = counts.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
            if !counts.isEmpty { remarks.append("\(title): \(names)") }
        }
        // A first baseline is new as a whole.
        if old != Baseline() { list("New in the baseline", old.lacking(of: new)) }
        list("No longer in the baseline", new.lacking(of: old))
        return (new, remarks)
    }
}

import AXFormats
import AXReport
import AXSource

/// Delivers what a conversion made: a single file to standard output, several into a folder.
struct ConversionOutput {
    /// nil for standard output.
    let folder: String?
    let dryRun: Bool
    let isQuiet: Bool

    func deliver(_ written: WrittenCatalogs, in workplace: Workplace) throws(CommandFailure) {
        guard let folder else { return try print(written.files, in: workplace) }
        for file in written.files {
            do throws(FileError) {
                let path = PathName.join(folder, file.path)
                if dryRun {
                    let old =
                        try workplace.files.info(path) == nil
                        ? nil : SourceFile(path: path, raw: try workplace.files.read(path))
                    workplace.printDiff(of: FileChange(old: old, new: SourceFile(path: path, raw: file.bytes)))
                } else {
                    let place = try OutputFolder(folder, in: workplace.files).write(file.bytes, to: file.path)
                    if !isQuiet { workplace.print("\(PathName.printable(place))\n") }
                }
            } catch {
                throw CommandFailure(.output, error)
            }
        }
    }

    private func print(_ files: [WrittenCatalogs.File], in workplace: Workplace) throws(CommandFailure) {
        guard files.count <= 1 else {
            let names = files.map { PathName.printable($0.path) }.joined(separator: ", ")
            throw CommandFailure(
                .usage,
                "\(counted(files.count, "file")) can't be written to standard output (\(names)); specify a folder "
                    + "with --output"
            )
        }
        for file in files { workplace.print(String(decoding: file.bytes, as: UTF8.self)) }
    }

    /// A line for each thing that the target cannot hold.
    static func lines(_ losses: [WrittenCatalogs.Loss]) -> [String] {
        losses.uniqued().map { loss in
            let key = loss.key.map { "“\($0.text)”" }
            let place = [loss.locale, key].compactMap { $0 }.joined(separator: ", ")
            return PathName.printable(place.isEmpty ? "lost: \(loss.what)" : "lost: \(place): \(loss.what)")
        }
    }
}

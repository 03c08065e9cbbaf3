import AXFormats
import AXSource

/// Writes the files of an extraction. A single file is written to standard output, to a file or to a folder. Several
/// files are written to a folder or, if the format can combine them, to standard output.
struct ExtractedFiles {
    private let format: any ExtractedTableFormat
    private let output: String?

    /// - Parameter output: the path of a file or a folder; nil for standard output.
    init(_ format: any ExtractedTableFormat, output: String?) {
        self.format = format
        self.output = output
    }

    /// - Throws: an error if the format needs a locale, if several files can't be written to the output, or if writing
    ///   fails.
    func write(_ strings: ExtractedStrings, in environment: CommandEnvironment) throws(CommandFailure) {
        if format.needsLocale, strings.locale == nil {
            throw CommandFailure(.usage, "--format \(format.name) needs a target language; specify one with --locale")
        }
        let files = format.files(strings)
        if let output, try isFolder(output, for: files, environment) {
            let companions = strings.tables.compactMap { format.companion(ofTable: $0, strings)?.file(named: $0) }
            return try write(files + companions, into: output, environment)
        }
        if files.count > 1, output == nil, let text = format.joined(files) { return environment.print(text) }
        guard files.count <= 1 else { throw CommandFailure(.usage, format.multipleFilesError(strings)) }
        let text = String(decoding: files.first?.bytes ?? [], as: UTF8.self)
        try ReportTarget(output.map { "\(format.name)=\($0)" } ?? format.name).deliver(text, in: environment)
        guard let output, let table = strings.tables.first, let companion = format.companion(ofTable: table, strings)
        else { return }
        let file = companion.file(named: PathName.stem(of: output))
        try write([file], into: PathName.parent(of: output), environment)
    }

    private func write(
        _ files: [WrittenCatalogs.File], into folder: String, _ environment: CommandEnvironment
    ) throws(CommandFailure) {
        do throws(FileError) {
            let outputFolder = try OutputFolder(folder, in: environment.files)
            for file in files { try outputFolder.write(file.bytes, to: file.path) }
        } catch {
            throw CommandFailure(.output, error)
        }
    }

    /// Whether the output is a folder: the folder exists, or the path ends with a slash, or the path is new and has no
    /// extension and there are several files.
    private func isFolder(
        _ path: String, for files: [WrittenCatalogs.File], _ environment: CommandEnvironment
    ) throws(CommandFailure) -> Bool {
        if path.hasSuffix("/") { return true }
        do throws(FileError) {
            guard let known = try environment.files.info(path) else {
                return files.count > 1 && PathName.fileExtension(of: path).isEmpty
            }
            return known.kind == .folder
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

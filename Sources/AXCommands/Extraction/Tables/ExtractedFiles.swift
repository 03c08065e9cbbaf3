import AXFormats
import AXSource

/// Where the files of an extraction go: one to standard output or into a file, several into a folder.
struct ExtractedFiles {
    private let format: any ExtractedTableFormat
    private let output: String?

    /// - Parameter output: a file or a folder; nil for standard output.
    init(_ format: any ExtractedTableFormat, output: String?) {
        self.format = format
        self.output = output
    }

    /// - Throws: when a language has to be named, several files would have to be one, or one cannot be written.
    func write(_ strings: ExtractedStrings, in workplace: Workplace) throws(CommandFailure) {
        if format.needsLocale, strings.locale == nil {
            throw CommandFailure(.usage, "--format \(format.name) needs --locale, the language to translate into")
        }
        let files = format.files(strings)
        do throws(FileError) {
            if let output, try isFolder(output, workplace) {
                let folder = try OutputFolder(output, in: workplace.files)
                for file in files { try folder.write(file.bytes, to: file.path) }
                return
            }
        } catch {
            throw CommandFailure(.output, error)
        }
        if files.count > 1, output == nil, let text = format.joined(files) { return workplace.print(text) }
        guard files.count <= 1 else { throw CommandFailure(.usage, format.severalFiles(strings)) }
        let text = String(decoding: files.first?.bytes ?? [], as: UTF8.self)
        try ReportTarget(output.map { "\(format.name)=\($0)" } ?? format.name).deliver(text, in: workplace)
    }

    /// A folder exists, or is named as one.
    private func isFolder(_ path: String, _ workplace: Workplace) throws(FileError) -> Bool {
        if path.hasSuffix("/") { return true }
        return try workplace.files.info(path)?.kind == .folder
    }
}

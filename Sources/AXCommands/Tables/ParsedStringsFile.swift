import AXFormats
import AXSource

/// A strings file, its format, and its parsed contents.
struct ParsedStringsFile: Sendable {
    let file: SourceFile
    let format: any FileFormat
    let parsed: Parsed<any StringsFile>
    /// The strings of the project into which the file is imported; empty without a project.
    var project = ProjectStrings()

    var contents: FileContents {
        project.tables.isEmpty ? parsed.value.contents : parsed.value.contents(against: project)
    }

    /// The findings of the parser. If there is a ``project``, the findings about the import into it are included.
    var diagnostics: [Diagnostic] {
        let known = project.tables.isEmpty ? nil : parsed.value.diagnostics(against: project)
        return known ?? parsed.diagnostics
    }

    /// Reads and parses a file, and collects findings.
    /// - Parameter path: the path of the file, or `-` for standard input, which is read as a `.strings` file.
    /// - Throws: an error if the file can't be read or its format is unknown.
    init(_ path: String, in environment: CommandEnvironment) throws(CommandFailure) {
        if path == Self.input {
            try self.init(
                SourceFile(path: Self.standardInput, raw: Self.readInput(environment)), kind: KnownFiles.table)
        } else {
            // Reading comes first, so that a folder or a missing file is reported as such, regardless of its extension.
            try self.init(Self.file(path, in: environment))
        }
    }

    /// Reads a file without parsing it.
    /// - Throws: an error if the file can't be read.
    static func file(_ path: String, in environment: CommandEnvironment) throws(CommandFailure) -> SourceFile {
        SourceFile(path: path, raw: try read(path, environment.files))
    }

    /// Reads and parses a file without collecting findings.
    /// - Throws: an error if the file can't be read or its format is unknown.
    init(withoutFindings path: String, in environment: CommandEnvironment) throws(CommandFailure) {
        try self.init(withoutFindings: Self.file(path, in: environment))
    }

    /// Parses a file in memory without collecting findings.
    /// - Throws: an error if the format is unknown.
    init(withoutFindings file: SourceFile) throws(CommandFailure) {
        try self.init(file, kind: PathName.fileExtension(of: file.path)) { Parsed($0.document(of: $1)) }
    }

    /// Reads a file that will be changed.
    /// - Throws: an error if the file can't be read, its format is unknown, or the tool can't write the format.
    init(editable path: String, in environment: CommandEnvironment) throws(CommandFailure) {
        try self.init(withoutFindings: path, in: environment)
        if let reason = parsed.value.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(file.path)): can't be changed: \(reason)")
        }
    }

    /// Parses a file in memory, and collects findings.
    /// - Throws: an error if the format is unknown.
    init(_ file: SourceFile) throws(CommandFailure) {
        try self.init(file, kind: PathName.fileExtension(of: file.path))
    }

    /// Parses a file in memory in the format of another file, without collecting findings.
    init(withoutFindings file: SourceFile, like other: ParsedStringsFile) {
        self.file = file
        format = other.format
        parsed = Parsed(format.document(of: file))
    }

    private init(
        _ file: SourceFile, kind: String,
        parse: (any FileFormat, SourceFile) -> Parsed<any StringsFile> = { $0.read($1) }
    ) throws(CommandFailure) {
        guard let format = Formats.format(forExtension: kind) else {
            let known = Formats.all.flatMap(\.extensions).map { "." + $0 }.joined(separator: ", ")
            throw CommandFailure(
                .input, "\(PathName.printable(file.path)): unsupported file type; expected one of: \(known)")
        }
        self.file = file
        self.format = format
        parsed = GitLFSPointer(file).map { Parsed($0, diagnostics: [$0.diagnostic]) } ?? parse(format, file)
    }

    /// Whether the file is only a Git LFS pointer, which doesn't contain the strings.
    var isPointer: Bool { parsed.value is GitLFSPointer }

    /// The path that stands for standard input on the command line.
    static let input = "-"
    /// The path that stands for standard input in messages.
    static let standardInput = "<standard input>"

    static func readInput(_ environment: CommandEnvironment) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try environment.readInput()
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private static func read(_ path: String, _ files: any FileSystem) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try files.read(path)
        } catch {
            throw CommandFailure(.input, error)
        }
    }
}

import AXFormats
import AXSource

/// A file of localized strings, read and parsed.
struct ReadTable: Sendable {
    let file: SourceFile
    let format: any FileFormat
    let parsed: Parsed<any StringsFile>
    /// What the project holds that the file is to be imported into; empty where it is looked at alone.
    var project = ProjectTexts()

    var contents: FileContents {
        project.tables.isEmpty ? parsed.value.contents : parsed.value.contents(against: project)
    }

    /// What is wrong with the file itself.
    var diagnostics: [Diagnostic] {
        let known = project.tables.isEmpty ? nil : parsed.value.diagnostics(against: project)
        return known ?? parsed.diagnostics
    }

    /// - Parameter path: `-` for standard input, which is taken for a `.strings` file.
    /// - Throws: when the file cannot be read, or is of no known format.
    init(_ path: String, in workplace: Workplace) throws(CommandFailure) {
        if path == Self.input {
            try self.init(SourceFile(path: Self.standardInput, raw: Self.readInput(workplace)), kind: KnownFiles.table)
        } else {
            // A folder or a missing file is told as what it is, whatever its name.
            try self.init(Self.file(path, in: workplace))
        }
    }

    /// A file that is not parsed yet.
    /// - Throws: when it cannot be read.
    static func file(_ path: String, in workplace: Workplace) throws(CommandFailure) -> SourceFile {
        SourceFile(path: path, raw: try read(path, workplace.files))
    }

    /// A file that nobody judges.
    /// - Throws: when the file cannot be read, or is of no known format.
    init(unjudged path: String, in workplace: Workplace) throws(CommandFailure) {
        try self.init(unjudged: Self.file(path, in: workplace))
    }

    /// A file in memory that nobody judges.
    /// - Throws: when the file is of no known format.
    init(unjudged file: SourceFile) throws(CommandFailure) {
        try self.init(file, kind: PathName.fileExtension(of: file.path)) { Parsed($0.document(of: $1)) }
    }

    /// A file that is to be changed.
    /// - Throws: also when its format can be read and not written.
    init(editable path: String, in workplace: Workplace) throws(CommandFailure) {
        try self.init(path, in: workplace)
        if let reason = parsed.value.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(file.path)): can't be changed: \(reason)")
        }
    }

    /// A file that is in memory.
    init(_ file: SourceFile) throws(CommandFailure) {
        try self.init(file, kind: PathName.fileExtension(of: file.path))
    }

    /// A file in memory, of the format of another.
    init(_ file: SourceFile, like other: ReadTable) {
        self.file = file
        format = other.format
        parsed = format.parse(file)
    }

    /// A file in memory that nobody judges, of the format of another.
    init(unjudged file: SourceFile, like other: ReadTable) {
        self.file = file
        format = other.format
        parsed = Parsed(format.document(of: file))
    }

    private init(
        _ file: SourceFile, kind: String,
        parse: (any FileFormat, SourceFile) -> Parsed<any StringsFile> = { $0.parse($1) }
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

    /// Whether the table itself is not here.
    var isPointer: Bool { parsed.value is GitLFSPointer }

    /// The path that stands for standard input.
    static let input = "-"
    /// What standard input is called in messages.
    static let standardInput = "<standard input>"

    static func readInput(_ workplace: Workplace) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try workplace.readInput()
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

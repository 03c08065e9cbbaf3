import AXLocaleData

/// The error type that commands throw. It ends the process with exit code 2.
///
/// Findings aren't failures: depending on `--fail-on`, they end the process with exit code 1.
struct CommandFailure: Error, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// The arguments contradict each other or name something that doesn't exist.
        case usage
        /// `.axstrings.yml` or a file that it names is invalid.
        case configuration
        /// An input couldn't be read or used.
        case input
        /// An output couldn't be written.
        case output
    }

    static let exitCode: Int32 = 2

    let kind: Kind
    /// The message on one line, which names the file if there is one.
    let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    init(_ kind: Kind, _ error: FileError) {
        self.init(kind, error.description)
    }
}

extension CommandFailure: CustomStringConvertible {
    var description: String { message }
}

extension CommandFailure {
    /// The failure for a command that finds no input. It's an error, because success would hide a wrong path.
    /// - Parameters:
    ///   - work: a verb, such as “check”.
    ///   - readsStrings: whether the command reads strings files in addition to source files.
    ///   - paths: the paths that the user specified; empty for the current folder.
    static func nothing(
        to work: String, readsStrings: Bool = true, at paths: [String], in files: any FileSystem
    ) -> CommandFailure {
        let strings = "strings file (\(KnownFiles.list(KnownFiles.tables.union(KnownFiles.exchange)))) or "
        let sources = "source file (\(KnownFiles.list(KnownFiles.sources))) found in "
        let places = (paths.isEmpty ? [files.currentFolder] : paths).map { PathName.printable($0) }
        return CommandFailure(
            .input, "nothing to \(work): no \(readsStrings ? strings : "")\(sources)\(places.joined(separator: ", "))")
    }
}

extension CommandFailure {
    /// The failure for an unknown name. If the name is a former one, the message contains the current name. Otherwise,
    /// it suggests similar names or lists all names; if there are too many, it refers to the command that lists them.
    /// - Parameters:
    ///   - kind: a noun, such as “format”.
    ///   - current: the current name if `name` is a former one.
    static func unknown(
        _ kind: String, _ name: String, known: [String], current: String? = nil
    ) -> CommandFailure {
        let beginning = "unknown \(kind) “\(PathName.printable(name))”"
        let offer = current.map { "; it is now called “\($0)”" } ?? offer(for: name, kind, known)
        return CommandFailure(.usage, beginning + offer)
    }

    private static func offer(for name: String, _ kind: String, _ known: [String]) -> String {
        let part = name.lowercased()
        let longer = part.isEmpty ? [] : known.filter { $0.hasPrefix(part) }
        if longer.count > 1 { return "; did you mean one of these: \(longer.joined(separator: ", "))?" }
        let holding = part.count < 3 ? [] : known.filter { $0.contains(part) }
        let likely = longer.first ?? (holding.count == 1 ? holding.first : nil) ?? NearestName.of(name, in: known)
        if let likely { return "; did you mean “\(likely)”?" }
        return known.count > mostListed
            ? "; run axstrings \(kind)s to list all \(kind)s" : "; use one of: \(known.joined(separator: ", "))"
    }

    /// The maximum number of names to list. A longer list would distract from the message.
    private static let mostListed = 20
}

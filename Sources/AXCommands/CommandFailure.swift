/// Why a command failed: the one error type that commands throw. The process then ends with code 2.
///
/// Findings aren't failures; they are counted by `--fail-on` and end with code 1.
struct CommandFailure: Error, Hashable, Sendable {
    /// What caused it.
    enum Kind: Hashable, Sendable {
        /// The arguments contradict each other or name something that does not exist.
        case usage
        /// `.axstrings.yml` or a file it names cannot be used.
        case configuration
        /// An input could not be read.
        case input
        /// An output could not be written.
        case output
    }

    /// The exit code of every failure.
    static let exitCode: Int32 = 2

    let kind: Kind
    /// One line, with the place.
    let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// A failure of the file system while `kind` was being done.
    init(_ kind: Kind, _ error: FileError) {
        self.init(kind, error.description)
    }
}

extension CommandFailure: CustomStringConvertible {
    var description: String { message }
}

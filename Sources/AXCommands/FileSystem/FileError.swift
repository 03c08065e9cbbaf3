/// Why a path could not be read or written.
struct FileError: Error, Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        case notFound
        /// A file was expected.
        case isFolder
        /// A folder was expected.
        case isNotFolder
        case noPermission
        /// The file has more than `limit` bytes.
        case tooLarge(limit: Int)
        /// A pipe, a socket or a device: reading it could wait forever.
        case notRegular
        /// Something is there already.
        case exists
        /// An empty folder was expected.
        case notEmpty
        /// Symbolic links that lead in a circle.
        case linkCircle
        /// A path that would leave the output folder.
        case leavesFolder(String)
        /// Another run has the folder for itself.
        case busy
        /// An interrupted run left this file, and the file system has no locks that would tell whether the run lives.
        case noLocks
        /// An interrupted run left its journal here, and nobody has recovered it.
        case interrupted
        /// A journal that cannot be followed, and why.
        case unusableJournal(String)
        /// The file is not what it was when the change was worked out.
        case changedMeanwhile
        /// A transaction failed for the given cause, and so did putting everything back.
        case unsettled(String)
        /// The path holds a NUL byte, or is too long for the system.
        case badName
        /// What the system said.
        case other(String)
    }

    /// The path, as the user gave it.
    let path: String
    let reason: Reason

    init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension FileError: CustomStringConvertible {
    /// One line that names the path. Control characters in the path are shown as `?`, so that it stays one line.
    var description: String {
        "\(path.isEmpty ? "(empty path)" : PathName.printable(path)): \(reason)"
    }
}

extension FileError.Reason: CustomStringConvertible {
    /// The sentence after the path.
    var description: String {
        switch self {
        case .notFound: "no such file or folder"
        case .isFolder: "this is a folder, a file is needed"
        case .isNotFolder: "this is not a folder"
        case .noPermission: "no permission"
        case .tooLarge(let limit):
            "the file is too large (over \(limit < 1_000_000 ? "\(limit / 1_000) kB" : "\(limit / 1_000_000) MB"))"
        case .notRegular: "this is neither a file nor a folder (a pipe, a socket or a device)"
        case .exists: "something with this name exists already"
        case .notEmpty: "the folder is not empty"
        case .linkCircle: "symbolic links lead in a circle"
        case .leavesFolder(let folder): "the path would leave the output folder \(PathName.printable(folder))"
        case .busy: "another run of axstrings is writing here; try again when it has ended"
        case .noLocks:
            "an earlier run was interrupted or still works, and this file system cannot tell which; when none works, "
                + "compare the files that were to change with what you expect, and remove this one"
        case .interrupted:
            "an earlier run was interrupted, and what it left is still here; the next command that writes into this "
                + "folder finishes or undoes it"
        case .unusableJournal(let why):
            "this journal of an interrupted run cannot be followed (\(why)); nothing was changed; "
                + "look at the files that it names, then remove it"
        case .changedMeanwhile: "the file was changed by somebody else meanwhile; nothing was written"
        case .unsettled(let cause):
            "\(cause); not every file could be put back; the next run that writes here finishes or undoes the change"
        case .badName: "the system cannot use this as a path"
        case .other(let text): text
        }
    }
}

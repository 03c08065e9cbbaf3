/// A path that couldn't be read or written, and the reason.
struct FileError: Error, Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        case notFound
        /// The item is a folder instead of a file.
        case isFolder
        case isNotFolder
        case noPermission
        /// The file has more than `limit` bytes.
        case tooLarge(limit: Int)
        /// The item is a pipe, a socket or a device. Reading it could take forever.
        case notRegular
        case exists
        case notEmpty
        case linkLoop
        /// The path leads out of the output folder at the given path.
        case leavesFolder(String)
        /// The item is outside the project.
        case isOutside
        /// Another run has locked the folder.
        case busy
        /// An earlier run left this file. The file system doesn't support locks, so it is unknown whether that run is
        /// still active.
        case noLocks
        /// An interrupted run left its journal here, and its changes haven't been recovered yet.
        case interrupted
        /// The journal can't be used for the given reason.
        case unusableJournal(String)
        /// The file changed after it was read.
        case changedSinceRead
        /// A transaction failed for the given reason, and its changes couldn't be undone completely.
        case unsettled(String)
        /// The path contains a NUL byte, is too long for the system, or leads to a path that isn't UTF-8.
        case badName
        /// Another error, with the system's message.
        case other(String)
    }

    /// The path to show to the user.
    let path: String
    let reason: Reason

    init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension FileError: CustomStringConvertible {
    /// A message on one line that begins with the path. Control characters in the path are replaced with `?`.
    var description: String {
        "\(path.isEmpty ? "(empty path)" : PathName.printable(path)): \(reason)"
    }
}

extension FileError.Reason: CustomStringConvertible {
    /// The part of the message after the path.
    var description: String {
        switch self {
        case .notFound: "no such file or folder"
        case .isFolder: "this is a folder, not a file"
        case .isNotFolder: "this isn't a folder"
        case .noPermission: "permission denied"
        case .tooLarge(let limit):
            "the file is too large (over \(limit < 1_000_000 ? "\(limit / 1_000) KB" : "\(limit / 1_000_000) MB"))"
        case .notRegular: "this is a pipe, a socket or a device, not a file or folder"
        case .exists: "an item with this name already exists"
        case .notEmpty: "the folder isn't empty"
        case .linkLoop: "the symbolic links form a loop"
        case .isOutside: "this is outside the project; symbolic links that lead out of it aren't followed"
        case .leavesFolder(let folder): "the path is outside the output folder \(PathName.printable(folder))"
        case .busy: "another run of axstrings is writing to this location; try again when that run has finished"
        case .noLocks:
            "an earlier run was interrupted or is still active (this file system doesn't support locks, so "
                + "axstrings can't detect which); if no run is active, check the files that the earlier run was "
                + "changing, then remove this file"
        case .interrupted:
            "an earlier run was interrupted and left its journal here; the next command that writes to this "
                + "folder will finish or undo the interrupted run's changes"
        case .unusableJournal(let why):
            "this journal from an interrupted run can't be used (\(why)), so nothing was changed; check the files "
                + "that the journal lists, then remove the journal"
        case .changedSinceRead:
            "the file changed after axstrings read it, so nothing was written; run the command "
                + "again"
        case .unsettled(let cause):
            "\(cause); some files couldn't be restored, so the next run that writes to this location will finish "
                + "or undo the changes"
        case .badName: "this isn't a valid path"
        case .other(let text): text
        }
    }
}

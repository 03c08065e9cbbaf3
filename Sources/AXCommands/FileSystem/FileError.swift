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
        /// Symbolic links that lead in a circle.
        case linkCircle
        /// A path that would leave the output folder.
        case leavesFolder(String)
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
        "\(path.isEmpty ? "(empty path)" : PathName.printable(path)): \(explanation)"
    }

    private var explanation: String {
        switch reason {
        case .notFound: "no such file or folder"
        case .isFolder: "this is a folder, a file is needed"
        case .isNotFolder: "this is not a folder"
        case .noPermission: "no permission"
        case .tooLarge(let limit): "the file is too large (over \(limit / 1_000_000) MB)"
        case .notRegular: "this is neither a file nor a folder (a pipe, a socket or a device)"
        case .exists: "something with this name exists already"
        case .linkCircle: "symbolic links lead in a circle"
        case .leavesFolder(let folder): "the path would leave the output folder \(PathName.printable(folder))"
        case .badName: "the system cannot use this as a path"
        case .other(let text): text
        }
    }
}

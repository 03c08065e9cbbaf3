/// The operations that axstrings needs from a file system. Tests use an implementation in memory, in which single calls
/// can fail.
///
/// Paths are separated by `/`, and are absolute or relative to ``currentFolder``. Links are followed unless the comment
/// of a member says otherwise.
protocol FileSystem: Sendable {
    /// The absolute path of the folder that relative paths refer to.
    var currentFolder: String { get }

    /// Returns information about the item at a path; nil if nothing exists there, or if the path is a broken link.
    func info(_ path: String) throws(FileError) -> FileInfo?

    /// Returns information about a link itself, even if it is broken, or about another item; nil if nothing exists at
    /// the path.
    func entryInfo(_ path: String) throws(FileError) -> FileInfo?

    /// Reads a regular file. Pipes and devices are rejected, because reading them could take forever.
    /// - Parameter limit: the maximum size in bytes. Larger files are rejected.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

    /// The items in a folder, sorted by name, without `.` and `..`. Names that aren't UTF-8 are omitted, because a
    /// `String` can't represent them.
    func list(_ folder: String) throws(FileError) -> [FolderEntry]

    /// The destination of a symbolic link, exactly as stored in the link.
    func target(ofLink path: String) throws(FileError) -> String

    /// The absolute path without links, `.` and `..`.
    func canonicalPath(_ path: String) throws(FileError) -> String

    /// Creates a new file, and waits until all its bytes are on the disk. If writing fails, the file is removed.
    /// - Parameter model: an existing file with the permission bits, owner, group, extended attributes and access
    ///   control list for the new file, as far as the process is allowed to set them; nil for the process's defaults.
    /// - Throws: ``FileError/Reason/exists`` if an item exists at the path, even a broken link.
    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError)

    /// Whether the file is write-protected, or this process isn't allowed to write to it. Renaming could still replace
    /// such a file, but axstrings doesn't do that, because an editor that saves in place couldn't change the file.
    func isProtected(_ path: String) throws(FileError) -> Bool

    /// Renames a file within its folder, and replaces an existing file with the new name in one step.
    func rename(_ old: String, to new: String) throws(FileError)

    /// Removes a file, or a link without its destination.
    func remove(_ path: String) throws(FileError)

    /// Creates a folder in an existing folder.
    func makeFolder(_ path: String) throws(FileError)

    /// Removes an empty folder.
    /// - Throws: ``FileError/Reason/notEmpty`` if the folder contains anything.
    func removeFolder(_ path: String) throws(FileError)

    /// Waits until the names in a folder are on the disk, so that earlier creations, renames and removals survive a
    /// power failure.
    func sync(_ folder: String) throws(FileError)

    /// Locks a folder until the lock is released or the process ends. The lock only excludes other runs that request
    /// it; it doesn't prevent reading and writing.
    /// - Parameter waiting: whether to wait a few seconds if another run has locked the folder.
    /// - Returns: nil if another run still holds the lock.
    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock?
}

extension FileSystem {
    /// Reads a regular file with at most ``FileLimit/text`` bytes.
    func read(_ path: String) throws(FileError) -> [UInt8] {
        try read(path, limit: FileLimit.text)
    }
}

/// The maximum sizes of files in bytes, by purpose.
enum FileLimit {
    /// The limit for sources and strings files. The largest strings files of released apps are smaller than 20 MB.
    static let text = 512_000_000
    /// The limit for other files of a project, such as glossaries, baselines and journals.
    static let project = 64_000_000
    /// The limit for configurations, ignore files and locale data.
    static let settings = 256_000
}

struct FileInfo: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file, folder
        /// A symbolic link. Used only if links aren't followed.
        case link
        /// A pipe, a socket or a device.
        case other
    }

    let kind: Kind
    /// The permission bits.
    let mode: UInt16
    /// The size in bytes.
    let size: Int
    /// The time stamps and the inode; nil if the file system doesn't have them.
    var stamp: FileStamp?
}

/// Values of which at least one changes when a file is written, moved or replaced.
struct FileStamp: Hashable, Sendable {
    struct Time: Hashable, Comparable, Sendable {
        /// The seconds since 1970.
        let seconds: Int
        /// The nanoseconds after the second; zero on file systems that store only seconds.
        let nanoseconds: Int

        static func < (left: Time, right: Time) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    /// The time when the contents were last written.
    let written: Time
    /// The time when the contents, the name or the permissions last changed.
    let changed: Time
    /// The inode number.
    let number: UInt64
}

/// An item in a folder. The kind of a link is `link`, whatever its destination is.
struct FolderEntry: Hashable, Sendable {
    let name: String
    let kind: FileInfo.Kind
}

/// A lock on a folder, held by one run.
struct FolderLock: Sendable {
    /// Whether other runs are excluded. False if the file system doesn't support locks.
    let isExclusive: Bool
    /// Releases the lock. Must be called exactly once.
    let release: @Sendable () -> Void
}

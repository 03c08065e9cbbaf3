/// The operations that axstrings needs from a file system. Tests use one in memory and make its calls fail, one at a
/// time.
///
/// Paths are absolute, or relative to ``currentFolder``, and separated by `/`. Links are followed unless a member says
/// otherwise.
protocol FileSystem: Sendable {
    /// The absolute path of the folder that relative paths start from.
    var currentFolder: String { get }

    /// Describes the item at a path; nil if nothing exists there, or if the path is a broken link.
    func info(_ path: String) throws(FileError) -> FileInfo?

    /// Describes a link itself, even a broken one. nil if nothing exists at the path.
    func entryInfo(_ path: String) throws(FileError) -> FileInfo?

    /// The bytes of a regular file. Never waits: pipes and devices are rejected.
    /// - Parameter limit: in bytes; larger files are rejected.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

    /// The items in a folder without `.` and `..`, sorted by name. Names that aren't UTF-8 are left out, because our
    /// paths can't represent them.
    func list(_ folder: String) throws(FileError) -> [FolderEntry]

    /// The destination of a symbolic link, exactly as the link contains it.
    func target(ofLink path: String) throws(FileError) -> String

    /// The absolute path without links, `.` and `..`.
    func canonicalPath(_ path: String) throws(FileError) -> String

    /// Creates a new file and waits until all its bytes are on the disk. If that fails, the file doesn't exist.
    /// - Parameter model: an existing file with the permission bits, owner, group, extended attributes and access
    ///   control list for the new file, as far as the process is allowed to set them; nil for the process's defaults.
    /// - Throws: ``FileError/Reason/exists`` if anything, such as a link, exists at the path.
    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError)

    /// Whether the file is write-protected, or this process isn't allowed to write to it. A rename could still replace
    /// such a file, but an editor that saves in place couldn't change it, so axstrings doesn't either.
    func isProtected(_ path: String) throws(FileError) -> Bool

    /// Renames a file within its folder. An existing file with the new name is replaced in one step.
    func rename(_ old: String, to new: String) throws(FileError)

    /// Removes a file, or a link itself.
    func remove(_ path: String) throws(FileError)

    /// Creates a folder in an existing folder.
    func makeFolder(_ path: String) throws(FileError)

    /// Removes an empty folder.
    /// - Throws: ``FileError/Reason/notEmpty`` if it contains anything.
    func removeFolder(_ path: String) throws(FileError)

    /// Waits until the names in a folder are on the disk, so that earlier creations, renames and removals survive a
    /// power failure.
    func sync(_ folder: String) throws(FileError)

    /// Locks a folder for this run until the lock is released or the process ends. Reading and writing work without the
    /// lock: it only keeps out other runs that request it.
    /// - Parameter waiting: whether to wait a few seconds if another run has locked the folder.
    /// - Returns: nil if another run still holds the lock.
    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock?
}

extension FileSystem {
    /// The bytes of a regular file with at most ``FileLimit/text`` bytes.
    func read(_ path: String) throws(FileError) -> [UInt8] {
        try read(path, limit: FileLimit.text)
    }
}

/// How many bytes axstrings reads from one file, by the purpose of the file.
enum FileLimit {
    /// Sources and strings files. The largest strings files of shipping apps are under 20 MB.
    static let text = 512_000_000
    /// Project files, glossaries and baselines.
    static let project = 64_000_000
    /// Configurations, ignore files and locale data.
    static let settings = 256_000
}

struct FileInfo: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file, folder
        /// A symbolic link; only if links aren't followed.
        case link
        /// A pipe, a socket or a device.
        case other
    }

    let kind: Kind
    /// The permission bits.
    let mode: UInt16
    /// In bytes.
    let size: Int
    /// nil if the file system has none.
    var stamp: FileStamp?
}

/// Values that change whenever a file is written, moved or replaced.
struct FileStamp: Hashable, Sendable {
    struct Time: Hashable, Comparable, Sendable {
        /// Since 1970.
        let seconds: Int
        /// Zero on file systems that store only seconds.
        let nanoseconds: Int

        static func < (left: Time, right: Time) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    /// When the contents were last written.
    let written: Time
    /// When the contents, the name or the permissions last changed.
    let changed: Time
    /// The inode number.
    let number: UInt64
}

/// An item in a folder. The kind of a link is `link`, whatever its destination.
struct FolderEntry: Hashable, Sendable {
    let name: String
    let kind: FileInfo.Kind
}

/// A folder that one run has locked.
struct FolderLock: Sendable {
    /// False if the file system doesn't support locks, so that other runs aren't kept out.
    let isExclusive: Bool
    /// Releases the lock. Must be called once.
    let release: @Sendable () -> Void
}

/// What axstrings asks of a file system. Everything above it is tested with one in memory that fails each call in turn.
///
/// Paths are absolute, or relative to ``currentFolder``; `/` separates. Links are followed unless a member says
/// otherwise.
protocol FileSystem: Sendable {
    /// The folder that relative paths start from, as an absolute path.
    var currentFolder: String { get }

    /// What is at a path; nil when nothing is, or when a link leads nowhere.
    func info(_ path: String) throws(FileError) -> FileInfo?

    /// What is at a path itself: a link is a link, wherever it leads. nil when nothing is there.
    func entryInfo(_ path: String) throws(FileError) -> FileInfo?

    /// The bytes of a regular file. Never waits: pipes and devices are refused.
    /// - Parameter limit: the most bytes that are read; a longer file is refused.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

    /// The entries of a folder, `.` and `..` left out, sorted by name. Names that are not UTF-8 are left out: no path
    /// of ours could name them.
    func list(_ folder: String) throws(FileError) -> [FolderEntry]

    /// Where a symbolic link leads, as it is written in the link.
    func target(ofLink path: String) throws(FileError) -> String

    /// The absolute path without links, `.` and `..`.
    func canonicalPath(_ path: String) throws(FileError) -> String

    /// Makes a new file with all its bytes on the disk, or no file at all.
    /// - Parameter model: an existing file, whose permission bits, owner, group, extended attributes and access control
    ///   list the new one gets, as far as the process may give them; nil for what the process gives new files.
    /// - Throws: ``FileError/Reason/exists`` when something is there already, a link included.
    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError)

    /// Whether somebody protected a file from this process: a rename would replace it all the same, an editor that
    /// saves in place could not.
    func isProtected(_ path: String) throws(FileError) -> Bool

    /// Gives a file a new name in the same folder; what had that name is replaced in one step.
    func rename(_ old: String, to new: String) throws(FileError)

    /// Removes a file, or a link itself.
    func remove(_ path: String) throws(FileError)

    /// Makes a folder; its parent must exist.
    func makeFolder(_ path: String) throws(FileError)

    /// Removes a folder that is empty.
    /// - Throws: ``FileError/Reason/notEmpty`` when something is in it.
    func removeFolder(_ path: String) throws(FileError)

    /// Waits until the disk has the names in a folder: what was created, renamed and removed there outlives a power
    /// cut.
    func sync(_ folder: String) throws(FileError)

    /// Takes a folder for this run alone, until the lock is released or the process ends.
    /// Reading and writing need no lock: it only keeps apart the runs that ask for it.
    /// - Parameter waiting: whether to wait some seconds while another run has the folder.
    /// - Returns: nil when another run has the folder, still.
    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock?
}

extension FileSystem {
    /// The bytes of a regular file of at most ``FileLimit/text`` bytes.
    func read(_ path: String) throws(FileError) -> [UInt8] {
        try read(path, limit: FileLimit.text)
    }
}

/// The most bytes that axstrings reads from one file, by what the file is for.
enum FileLimit {
    /// Sources and string tables. The largest tables of shipping apps are under 20 MB.
    static let text = 512_000_000
    /// Project files and baselines.
    static let project = 64_000_000
    /// Configurations and ignore files.
    static let settings = 256_000
}

/// What is at a path.
struct FileInfo: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file, folder
        /// A symbolic link; only where links are not followed.
        case link
        /// A pipe, a socket or a device.
        case other
    }

    let kind: Kind
    /// The permission bits.
    let mode: UInt16
    /// Bytes.
    let size: Int
    /// nil where the file system keeps none.
    var stamp: FileStamp?
}

/// What changes whenever a file is written, moved or replaced.
struct FileStamp: Hashable, Sendable {
    /// A point in time.
    struct Time: Hashable, Comparable, Sendable {
        /// Since 1970.
        let seconds: Int
        /// Zero on file systems that count seconds.
        let nanoseconds: Int

        static func < (left: Time, right: Time) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    /// When the content was last written.
    let written: Time
    /// When the content, the name or the permissions were last changed.
    let changed: Time
    /// The file's number on its volume.
    let number: UInt64
}

/// An entry of a folder. Its kind is that of the entry itself: a link is a link.
struct FolderEntry: Hashable, Sendable {
    let name: String
    let kind: FileInfo.Kind
}

import AXSource

/// The files in Git's index, with information about their state on the disk when Git last read them.
struct GitIndex: Sendable {
    struct File: Sendable {
        let entry: GitEntry
        /// The state of the file when Git last read it; nil if the index doesn't contain this information, or if the
        /// file has a conflict.
        let stat: GitStat?
        /// Whether Git ignores changes to the file on the disk, because of `--assume-unchanged` or a sparse checkout.
        let isAssumedUnchanged: Bool
        /// Whether the file was added with `git add --intent-to-add`, so that the index doesn't contain its content.
        let isIntentToAdd: Bool
    }

    /// The files by path, relative to the root of the work tree.
    private(set) var files: [String: File] = [:]
    private(set) var hasConflicts = false
    /// The time when the index was written.
    private let written: FileStamp.Time?

    /// - Parameters:
    ///   - output: the output of `git ls-files -v --stage --debug -z`. For each file, it contains `TAG MODE ID STAGE`,
    ///     a tab, the path, a NUL byte, and lines that begin with two spaces. Git doesn't guarantee the format of these
    ///     lines. If they can't be parsed, the contents of files are compared.
    ///   - written: the time when the index was written; nil if unknown.
    init(_ output: [UInt8], written: FileStamp.Time?) {
        self.written = written
        var waiting: (words: [ArraySlice<UInt8>], path: String)?
        for part in output.split(separator: 0, omittingEmptySubsequences: false) {
            let start = Self.endOfDetails(part)
            if let (words, path) = waiting { add(path, words, details: part[..<start]) }
            waiting = part[start...].wordsAndPath
        }
    }

    /// The version that committing the index would create.
    var version: GitVersion {
        GitVersion(files.filter { !$0.value.isIntentToAdd }.mapValues(\.entry))
    }

    /// Whether a file on the disk hasn't changed since Git last read it, according to its size and times. The file
    /// itself isn't read. Also true if the index says to assume that the file is unchanged.
    func isUntouched(_ file: File, _ info: FileInfo?) -> Bool {
        if file.isAssumedUnchanged { return true }
        guard let stat = file.stat, let info, let written, info.kind == (file.entry.kind == .link ? .link : .file)
        else { return false }
        return stat.matches(info, before: written)
    }

    private mutating func add(_ path: String, _ words: [ArraySlice<UInt8>], details: ArraySlice<UInt8>) {
        guard words.count == 4, let tag = words[0].first, let entry = GitEntry(mode: words[1], id: words[2]) else {
            return
        }
        let isConflict = words[3].first != UInt8(ascii: "0")
        if isConflict { hasConflicts = true }
        let details = GitStat.words(of: details)
        files[path] = File(
            entry: entry, stat: isConflict ? nil : GitStat(details),
            // A lowercase tag means `assume-unchanged`, and `S` means `skip-worktree` (git-ls-files).
            isAssumedUnchanged: !isConflict && (tag >= UInt8(ascii: "a") || tag == UInt8(ascii: "S")),
            isIntentToAdd: GitStat.isIntentToAdd(details))
    }

    private static func endOfDetails(_ part: ArraySlice<UInt8>) -> Int {
        var rest = part
        while rest.starts(with: "  ".utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            rest = rest[(end + 1)...]
        }
        return rest.startIndex
    }
}

/// The state of a file when Git last read it. Git stores only the low 32 bits of each number.
struct GitStat: Hashable, Sendable {
    private let written: FileStamp.Time
    private let changed: FileStamp.Time
    private let number: UInt32
    private let size: UInt32

    /// Parses the state; nil if a value is missing.
    /// - Parameter words: names, each followed by its value, such as `mtime:` and `1795386747:649123189`.
    init?(_ words: [ArraySlice<UInt8>]) {
        guard let written = Self.time("mtime:", in: words), let changed = Self.time("ctime:", in: words),
            let number = Self.value("ino:", in: words).flatMap({ Self.number($0) }),
            let size = Self.value("size:", in: words).flatMap({ Self.number($0) })
        else { return nil }
        self.written = written
        self.changed = changed
        self.number = number
        self.size = size
    }

    static func words(of details: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        details.split { $0.isASCIISpace }
    }

    /// Whether an entry was added with `git add --intent-to-add`.
    static func isIntentToAdd(_ words: [ArraySlice<UInt8>]) -> Bool {
        (value("flags:", in: words).flatMap { number($0, radix: 16) } ?? 0) & 0x2000_0000 != 0
    }

    /// Whether a file is unchanged since Git read it. The file must also be older than the index, because a later
    /// change could otherwise have the same time.
    /// - Parameter indexed: the time when the index was written.
    func matches(_ info: FileInfo, before indexed: FileStamp.Time) -> Bool {
        guard let stamp = info.stamp else { return false }
        // If a file system stores only seconds, two changes in the same second have the same time.
        let isSettled = written.nanoseconds == 0 ? written.seconds < indexed.seconds : written < indexed
        return isSettled && size == UInt32(truncatingIfNeeded: info.size)
            && number == UInt32(truncatingIfNeeded: stamp.number)
            && Self.cut(stamp.written) == written && Self.cut(stamp.changed) == changed
    }

    private static func cut(_ time: FileStamp.Time) -> FileStamp.Time {
        FileStamp.Time(seconds: Int(UInt32(truncatingIfNeeded: time.seconds)), nanoseconds: time.nanoseconds)
    }

    private static func time(_ name: String, in words: [ArraySlice<UInt8>]) -> FileStamp.Time? {
        let parts = value(name, in: words)?.split(separator: UInt8(ascii: ":")).compactMap { number($0) } ?? []
        return parts.count == 2 ? FileStamp.Time(seconds: Int(parts[0]), nanoseconds: Int(parts[1])) : nil
    }

    private static func value(_ name: String, in words: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
        words.firstIndex { $0.elementsEqual(name.utf8) }.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: Int = 10) -> UInt32? {
        UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    }
}

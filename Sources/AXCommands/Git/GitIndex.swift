import AXSource

/// What git's index holds, and what it knows about the files on the disk.
struct GitIndex: Sendable {
    struct File: Sendable {
        let entry: GitEntry
        /// nil where the index does not say which file it was made from.
        let stat: GitStat?
        /// Whether git ignores the file on the disk, by `--assume-unchanged` or outside a sparse checkout.
        let isTakenForUnchanged: Bool
        /// Whether the file was only announced, by `git add --intent-to-add`: no content is in the index.
        let isAnnounced: Bool
    }

    /// By path from the root of the work tree.
    private(set) var files: [String: File] = [:]
    private(set) var hasConflicts = false
    /// When it was written.
    private let written: FileStamp.Time?

    /// - Parameters:
    /// - output: what `git ls-files -v --stage --debug -z` prints: for each entry `TAG MODE ID STAGE`, a tab, the path,
    /// a NUL, and lines that begin with two spaces. Git does not promise what these lines hold; where they are not
    /// understood, files are compared by their contents. - written: when the index was written; nil where that is not
    /// known.
    init(_ output: [UInt8], written: FileStamp.Time?) {
        self.written = written
        var waiting: (words: [ArraySlice<UInt8>], path: String)?
        for part in output.split(separator: 0, omittingEmptySubsequences: false) {
            let start = Self.endOfDetails(part)
            if let (words, path) = waiting { add(path, words, details: part[..<start]) }
            waiting = part[start...].wordsAndPath
        }
    }

    /// What a commit of the index will hold.
    var version: GitVersion {
        GitVersion(files.filter { !$0.value.isAnnounced }.mapValues(\.entry))
    }

    /// Whether a file on the disk is the one that the index was made from, by all that is known without reading it.
    func isUntouched(_ file: File, _ info: FileInfo?) -> Bool {
        if file.isTakenForUnchanged { return true }
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
            // Lowercase for “assume unchanged”, S for “skip the work tree”.
            isTakenForUnchanged: !isConflict && (tag >= UInt8(ascii: "a") || tag == UInt8(ascii: "S")),
            isAnnounced: GitStat.isAnnounced(details))
    }

    private static func endOfDetails(_ part: ArraySlice<UInt8>) -> Int {
        var rest = part
        while rest.starts(with: "  ".utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            rest = rest[(end + 1)...]
        }
        return rest.startIndex
    }
}

/// What git's index says about the file that an entry was made from: numbers of 32 bits, whatever the disk counts with.
struct GitStat: Hashable, Sendable {
    private let written: FileStamp.Time
    private let changed: FileStamp.Time
    private let number: UInt32
    private let size: UInt32

    /// nil where something is missing.
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

    /// Whether an entry is one of `git add --intent-to-add`.
    static func isAnnounced(_ words: [ArraySlice<UInt8>]) -> Bool {
        (value("flags:", in: words).flatMap { number($0, radix: 16) } ?? 0) & 0x2000_0000 != 0
    }

    /// Whether a file is as it was when the index was made, and was so long enough before that a later change would
    /// show.
    /// - Parameter indexed: when the index was written.
    func matches(_ info: FileInfo, before indexed: FileStamp.Time) -> Bool {
        guard let stamp = info.stamp else { return false }
        // A disk that counts seconds does not show a second change within one.
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

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

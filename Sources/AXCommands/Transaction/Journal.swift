import AXSource

/// The plan of a transaction, stored on the disk so that another run can finish the transaction or roll it back.
struct Journal: Hashable, Sendable {
    enum Phase: String, Hashable, Sendable {
        /// Folders and temporary files may exist. All targets are unchanged.
        case preparing
        /// All new contents and backups are on the disk. Any target may have been replaced.
        case committed
        /// All targets are replaced. Temporary files may be left.
        case finished
    }

    /// A target: a file that the transaction writes or removes.
    struct File: Hashable, Sendable {
        /// Relative to the transaction's folder, without links, `.` or `..`.
        let path: String
        /// nil if the file didn't exist.
        let old: Fingerprint?
        /// nil if the file is removed.
        let new: Fingerprint?
    }

    /// A random name that identifies the run: up to 16 lowercase ASCII letters and digits.
    let run: String
    var phase: Phase
    /// The folders that the transaction makes, outer folders first. Paths have the same form as ``File/path``.
    let folders: [String]
    let files: [File]

    /// The path of a file's new content, next to its target.
    func temporary(_ index: Int) -> String {
        sibling(of: index, "new")
    }

    /// The path of a file's old content, next to its target.
    func backup(_ index: Int) -> String {
        sibling(of: index, "old")
    }

    /// The parent folders of all targets and new folders. Temporary files are next to the targets.
    var touchedFolders: [String] {
        var seen: Set<[UInt8]> = []
        return (folders + files.map(\.path)).map(PathName.parent).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// The name comes from the run and the index and is never read from a journal, so no journal can name another
    /// program's file.
    private func sibling(of index: Int, _ what: String) -> String {
        PathName.join(PathName.parent(of: files[index].path), ".axstrings-\(run)-\(index).\(what).tmp")
    }
}

/// Identifies the content of a file by its size and its 64-bit FNV-1a hash.
///
/// A fingerprint detects changes by an interruption or another program. It doesn't need to withstand people who
/// construct collisions, because they could change the file itself.
struct Fingerprint: Hashable, Sendable {
    /// In bytes.
    let size: Int
    let hash: UInt64

    init(size: Int, hash: UInt64) {
        self.size = size
        self.hash = hash
    }

    init(of bytes: [UInt8]) {
        self.init(size: bytes.count, hash: FNV1a(bytes).value)
    }
}

extension Journal {
    /// The journal as a file: lines of words, with a checksum of the other lines at the end.
    ///
    ///     axstrings journal 1
    ///     run k3j9x0a2
    ///     phase committed
    ///     folder App/de.lproj
    ///     file - 12:00c0ffee00c0ffee App/de.lproj/Localizable.strings
    ///     check 0123456789abcdef
    ///
    /// The line of a file has the old and the new fingerprint (size and hash), or `-` for no file.
    var bytes: [UInt8] {
        var result = Array("\(Self.heading)run \(run)\nphase \(phase.rawValue)\n".utf8)
        for folder in folders { result += Array("folder ".utf8) + JournalPath.escaped(folder) + [Self.lineFeed] }
        for file in files {
            result += Array("file \(file.old?.text ?? "-") \(file.new?.text ?? "-") ".utf8)
            result += JournalPath.escaped(file.path) + [Self.lineFeed]
        }
        return result + Array("check \(Self.hexadecimal(FNV1a(result).value))\n".utf8)
    }

    /// Parses a journal. nil unless the bytes are exactly the ``bytes`` of a journal with allowed paths.
    init?(_ bytes: [UInt8]) {
        var lines = JournalLines(bytes)
        guard bytes.starts(with: Self.heading.utf8), lines.next() != nil,
            let run = lines.next(after: "run ").map({ String(decoding: $0, as: UTF8.self) }), Self.isRunName(run),
            let phase = lines.next(after: "phase ").flatMap({ Phase(rawValue: String(decoding: $0, as: UTF8.self)) })
        else { return nil }
        var folders: [String] = []
        while let line = lines.next(after: "folder ") {
            guard let path = JournalPath.unescaped(line) else { return nil }
            folders.append(path)
        }
        var files: [File] = []
        while let line = lines.next(after: "file ") {
            guard let file = File(line) else { return nil }
            files.append(file)
        }
        self.init(run: run, phase: phase, folders: folders, files: files)
        // Writing the journal again must give the same bytes. This checks the checksum, the order and every word at
        // once.
        guard isSound, self.bytes == bytes else { return nil }
    }

    private var isSound: Bool {
        let paths = folders + files.map(\.path)
        return paths.allSatisfy(JournalPath.isAllowed) && Set(paths.map { Array($0.utf8) }).count == paths.count
            && files.allSatisfy { $0.old != $0.new }
    }

    private static func isRunName(_ name: String) -> Bool {
        (1...16).contains(name.utf8.count)
            && name.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIILowercase }
    }

    fileprivate static func hexadecimal(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static let heading = "axstrings journal 1\n"
    private static let lineFeed = UInt8(ascii: "\n")
}

extension Journal.File {
    /// - Parameter line: The rest of the line after `file`.
    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let path = JournalPath.unescaped(words[2]) else { return nil }
        // An invalid fingerprint is parsed like `-`, and then writing the journal again gives different bytes.
        self.init(path: path, old: Fingerprint(word: words[0]), new: Fingerprint(word: words[1]))
    }
}

extension Fingerprint {
    /// The size in bytes and the hash in hexadecimal digits: `12:00c0ffee00c0ffee`.
    fileprivate var text: String { "\(size):\(Journal.hexadecimal(hash))" }

    fileprivate init?(word: ArraySlice<UInt8>) {
        let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, let size = Int(String(decoding: parts[0], as: UTF8.self)), size >= 0,
            let hash = UInt64(String(decoding: parts[1], as: UTF8.self), radix: 16)
        else { return nil }
        self.init(size: size, hash: hash)
    }
}

private struct JournalLines {
    private var rest: ArraySlice<[UInt8].SubSequence>

    init(_ bytes: [UInt8]) {
        rest = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    }

    mutating func next() -> ArraySlice<UInt8>? {
        rest.popFirst()
    }

    /// The rest of the next line after `word`. If the line doesn't begin with the word, it isn't consumed, and the
    /// result is nil.
    mutating func next(after word: String) -> ArraySlice<UInt8>? {
        guard let line = rest.first, line.starts(with: word.utf8) else { return nil }
        rest.removeFirst()
        return line.dropFirst(word.utf8.count)
    }
}

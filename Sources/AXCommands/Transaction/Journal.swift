import AXSource

/// The plan of a transaction. It is stored on the disk, so that another run can finish the transaction or roll it back.
struct Journal: Hashable, Sendable {
    enum Phase: String, Hashable, Sendable {
        /// Folders and temporary files may exist. All targets are unchanged.
        case preparing
        /// All new contents and backups are on the disk. Some targets may have been replaced.
        case committed
        /// All targets are replaced. Temporary files may remain.
        case finished
    }

    /// A target, which is a file that the transaction writes or removes.
    struct File: Hashable, Sendable {
        /// The path relative to the transaction's folder, without links, `.` and `..`.
        let path: String
        /// The fingerprint of the old contents; nil if the file didn't exist.
        let old: Fingerprint?
        /// The fingerprint of the new contents; nil if the file is removed.
        let new: Fingerprint?
    }

    /// A random name for the run. It consists of up to 16 lowercase ASCII letters and digits.
    let run: String
    var phase: Phase
    /// The folders that the transaction creates, outer folders first. Their paths have the same form as ``File/path``.
    let folders: [String]
    let files: [File]

    /// The path of the file with the new contents, next to the target.
    func temporary(_ index: Int) -> String {
        sibling(of: index, "new")
    }

    /// The path of the file with the old contents, next to the target.
    func backup(_ index: Int) -> String {
        sibling(of: index, "old")
    }

    /// The parent folders of all targets and new folders. Temporary files are next to the targets.
    var touchedFolders: [String] {
        var seen: Set<[UInt8]> = []
        return (folders + files.map(\.path)).map(PathName.parent).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// The path of a temporary file. Its name always has this form, so a journal can't refer to another program's file.
    private func sibling(of index: Int, _ what: String) -> String {
        PathName.join(PathName.parent(of: files[index].path), ".axstrings-\(run)-\(index).\(what).tmp")
    }
}

/// Identifies the contents of a file by their size and their 64-bit FNV-1a hash.
///
/// A fingerprint detects changes by an interruption or another program. It doesn't have to resist attackers who
/// construct collisions, because they could change the file itself.
struct Fingerprint: Hashable, Sendable {
    /// The size in bytes.
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
    /// The contents of the journal file. They consist of lines of words. The last line contains a checksum of the other
    /// lines.
    ///
    ///     axstrings journal 1
    ///     run k3j9x0a2
    ///     phase committed
    ///     folder App/de.lproj
    ///     file - 12:00c0ffee00c0ffee App/de.lproj/Localizable.strings
    ///     check 0123456789abcdef
    ///
    /// The line of a file contains the old and the new fingerprint (size and hash), or `-` for a missing file.
    var bytes: [UInt8] {
        var result = Array("\(Self.heading)run \(run)\nphase \(phase.rawValue)\n".utf8)
        for folder in folders { result += Array("folder ".utf8) + JournalPath.escaped(folder) + [Self.lineFeed] }
        for file in files {
            result += Array("file \(file.old?.text ?? "-") \(file.new?.text ?? "-") ".utf8)
            result += JournalPath.escaped(file.path) + [Self.lineFeed]
        }
        return result + Array("check \(Self.hexadecimal(FNV1a(result).value))\n".utf8)
    }

    /// Parses a journal. Returns nil unless the bytes are exactly the ``bytes`` of a journal with allowed paths.
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
        // Writing the journal again must result in the same bytes. This verifies the checksum, the order and all words
        // at once.
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
    /// - Parameter line: the rest of the line after `file`.
    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let path = JournalPath.unescaped(words[2]) else { return nil }
        // An invalid fingerprint is parsed like `-`. Writing the journal again then results in different bytes.
        self.init(path: path, old: Fingerprint(word: words[0]), new: Fingerprint(word: words[1]))
    }
}

extension Fingerprint {
    /// The size in bytes, and the hash in hexadecimal digits, as in `12:00c0ffee00c0ffee`.
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

import AXSource

/// What a transaction is about to do, in enough detail that another run can finish it or undo it.
struct Journal: Hashable, Sendable {
    enum Phase: String, Hashable, Sendable {
        /// Folders and temporaries may exist; every target is untouched.
        case preparing
        /// All new contents and all backups are on the disk; any target may have been replaced.
        case committed
        /// Every target is new; temporaries may be left.
        case finished
    }

    /// A target.
    struct File: Hashable, Sendable {
        /// Relative to the transaction's folder, without links, `.` and `..`.
        let path: String
        /// nil when there was no file.
        let old: Fingerprint?
        /// nil when the file goes.
        let new: Fingerprint?
    }

    /// A name of lower-case ASCII letters and digits that no other run has.
    let run: String
    var phase: Phase
    /// The folders that the transaction makes, outer ones first; paths are like those of files.
    let folders: [String]
    let files: [File]

    /// Where the new content of a file waits, beside its target.
    func temporary(_ index: Int) -> String {
        sibling(of: index, "new")
    }

    /// Where the old content of a file is kept, beside its target.
    func backup(_ index: Int) -> String {
        sibling(of: index, "old")
    }

    /// The folders whose names the transaction changes, its own left out unless a target or a new folder is in it.
    var touchedFolders: [String] {
        var seen: Set<[UInt8]> = []
        return (folders + files.map(\.path)).map(PathName.parent).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// Both are made from the run's name and a number, never read from a journal: no journal can name somebody else's
    /// file.
    private func sibling(of index: Int, _ what: String) -> String {
        PathName.join(PathName.parent(of: files[index].path), ".axstrings-\(run)-\(index).\(what).tmp")
    }
}

/// Tells the contents of files apart without keeping them: the size, and FNV-1a over the bytes, 64 bits.
///
/// It finds what an interruption or another program did to a file. Against people who look for collisions it protects
/// nothing, and need not: they could write the file itself.
struct Fingerprint: Hashable, Sendable {
    /// Bytes.
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
    /// The journal as a file: lines of words, the last of them a checksum of all that stands before it.
    ///
    ///     axstrings journal 1
    ///     run k3j9x0a2
    ///     phase committed
    ///     folder App/de.lproj
    ///     file - 12:00c0ffee00c0ffee App/de.lproj/Localizable.strings
    ///     check 0123456789abcdef
    ///
    /// A file has its old and its new fingerprint, size and hash, or `-` for no file.
    var bytes: [UInt8] {
        var result = Array("\(Self.heading)run \(run)\nphase \(phase.rawValue)\n".utf8)
        for folder in folders { result += Array("folder ".utf8) + JournalPath.escaped(folder) + [Self.lineFeed] }
        for file in files {
            result += Array("file \(file.old?.text ?? "-") \(file.new?.text ?? "-") ".utf8)
            result += JournalPath.escaped(file.path) + [Self.lineFeed]
        }
        return result + Array("check \(Self.hexadecimal(FNV1a(result[...]).value))\n".utf8)
    }

    /// Reads a journal.
    /// - Returns: nil for anything that ``bytes`` does not write for a journal with allowed paths, to the last byte.
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
        // What is written anew must be what was read: this checks the checksum, the order and every spelling at once.
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
    /// The words of a line after `file`.
    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let path = JournalPath.unescaped(words[2]) else { return nil }
        // A word that is no fingerprint reads as `-`; writing it anew shows the difference.
        self.init(path: path, old: Fingerprint(word: words[0]), new: Fingerprint(word: words[1]))
    }
}

extension Fingerprint {
    /// `12:00c0ffee00c0ffee`
    fileprivate var text: String { "\(size):\(Journal.hexadecimal(hash))" }

    fileprivate init?(word: ArraySlice<UInt8>) {
        let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, let size = Int(String(decoding: parts[0], as: UTF8.self)), size >= 0,
            let hash = UInt64(String(decoding: parts[1], as: UTF8.self), radix: 16)
        else { return nil }
        self.init(size: size, hash: hash)
    }
}

/// The lines of a journal, one after another.
private struct JournalLines {
    private var rest: ArraySlice<[UInt8].SubSequence>

    init(_ bytes: [UInt8]) {
        rest = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    }

    mutating func next() -> ArraySlice<UInt8>? {
        rest.popFirst()
    }

    /// What follows `word` on the next line; nil, and the line stays, when it begins otherwise.
    mutating func next(after word: String) -> ArraySlice<UInt8>? {
        guard let line = rest.first, line.starts(with: word.utf8) else { return nil }
        rest.removeFirst()
        return line.dropFirst(word.utf8.count)
    }
}

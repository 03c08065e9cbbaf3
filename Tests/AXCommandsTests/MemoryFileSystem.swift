import Foundation

@testable import AXCommands

/// A file system in memory, with links. It can fail a single call, or all calls after one, as if the process were
/// killed.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    enum Entry: Hashable {
        case file([UInt8], mode: UInt16)
        case folder
        case link(String)
        case pipe
    }

    let currentFolder: String
    private let lock = NSLock()
    private var entries: [String: Entry] = ["/": .folder]
    private var callsUntilFailure: Int?
    private var callsUntilKill: Int?
    private var tearsFile = false
    private var locked: Set<String> = []
    private(set) var callCount = 0
    /// The calls that change something or wait for the disk, each with its path.
    private(set) var log: [String] = [] {
        didSet { firstChange = firstChange ?? callCount }
    }
    /// The number of calls up to and including the first of these.
    private(set) var firstChange: Int?
    /// Whether folders can be locked.
    var hasLocks = true

    /// - Parameter files: contents by path, relative to `currentFolder`. A path that ends with `/` is an empty folder.
    ///   Contents that begin with `→ ` make a link.
    init(_ files: [String: String] = [:], currentFolder: String = "/home/project") {
        self.currentFolder = currentFolder
        addFolder(currentFolder)
        for (path, text) in files {
            let place = PathName.absolute(path, from: currentFolder)
            if path.hasSuffix("/") {
                addFolder(place)
            } else if text.hasPrefix("→ ") {
                add(.link(String(text.dropFirst(2))), at: place)
            } else {
                add(.file(Array(text.utf8), mode: 0o644), at: place)
            }
        }
    }

    /// - Parameter entries: all entries, as in ``snapshot``.
    init(entries: [String: Entry], currentFolder: String) {
        self.entries = entries
        self.currentFolder = currentFolder
    }

    /// Makes the call after the next `count` calls fail; nil makes none fail.
    func fail(after count: Int?) {
        callsUntilFailure = count
        callCount = 0
    }

    /// Makes every call after the next `count` calls fail and change nothing, as if the process had been killed.
    /// - Parameter tearingFile: whether the first of these calls, if it creates a file, writes only half of the bytes.
    func kill(after count: Int, tearingFile: Bool = false) {
        callsUntilKill = count
        tearsFile = tearingFile
        callCount = 0
    }

    /// A new process: calls work again, and the locks of the killed one are gone.
    func revive() {
        callsUntilKill = nil
        callsUntilFailure = nil
        callCount = 0
        locked = []
    }

    func add(_ entry: Entry, at path: String) {
        let place = PathName.absolute(path, from: currentFolder)
        addFolder(PathName.parent(of: place))
        entries[place] = entry
    }

    func take(_ path: String) {
        entries[PathName.absolute(path, from: currentFolder)] = nil
    }

    /// All entries, for comparison.
    var snapshot: [String: Entry] { entries }

    func text(_ path: String) -> String? {
        guard case .file(let bytes, _) = entries[PathName.absolute(path, from: currentFolder)] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: FileSystem

    func info(_ path: String) throws(FileError) -> FileInfo? {
        try count(path)
        guard let place = try? resolve(path), let entry = entries[place] else { return nil }
        return Self.info(of: entry)
    }

    func entryInfo(_ path: String) throws(FileError) -> FileInfo? {
        try count(path)
        guard let place = try? entryPlace(path), let entry = entries[place] else { return nil }
        return Self.info(of: entry)
    }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try count(path)
        switch entries[try resolve(path)] {
        case .file(let bytes, let mode):
            if mode & 0o400 == 0 { throw FileError(path, .noPermission) }
            if bytes.count > limit { throw FileError(path, .tooLarge(limit: limit)) }
            return bytes
        case .folder: throw FileError(path, .isFolder)
        case .pipe, .link: throw FileError(path, .notRegular)
        case nil: throw FileError(path, .notFound)
        }
    }

    func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        try count(folder)
        let place = try resolve(folder)
        guard entries[place] == .folder else { throw FileError(folder, .notFound) }
        return entries.filter { $0.key != "/" && PathName.parent(of: $0.key) == place }
            .map { FolderEntry(name: PathName.name(of: $0.key), kind: Self.info(of: $0.value).kind) }
            .sorted { $0.name < $1.name }
    }

    func target(ofLink path: String) throws(FileError) -> String {
        try count(path)
        guard case .link(let target) = entries[try entryPlace(path)] else { throw FileError(path, .notRegular) }
        return target
    }

    func canonicalPath(_ path: String) throws(FileError) -> String {
        try count(path)
        let place = try resolve(path)
        guard entries[place] != nil else { throw FileError(path, .notFound) }
        return place
    }

    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError) {
        let place = try entryPlace(path)
        if tearsFile, callCount == callsUntilKill, entries[place] == nil {
            entries[place] = .file(Array(bytes.prefix(bytes.count / 2)), mode: 0o600)
        }
        try count(path)
        log.append("create \(place)")
        if entries[place] != nil { throw FileError(path, .exists) }
        guard entries[PathName.parent(of: place)] == .folder else { throw FileError(path, .notFound) }
        var mode: UInt16 = 0o644
        if let model {
            guard case .file(_, let own) = entries[try resolve(model)] else { throw FileError(path, .notFound) }
            mode = own
        }
        entries[place] = .file(bytes, mode: mode)
    }

    func isProtected(_ path: String) throws(FileError) -> Bool {
        try count(path)
        guard case .file(_, let mode) = entries[try resolve(path)] else { return false }
        return mode & 0o222 == 0
    }

    func rename(_ old: String, to new: String) throws(FileError) {
        try count(new)
        let source = try entryPlace(old)
        let target = try entryPlace(new)
        log.append("rename \(source) to \(target)")
        guard let entry = entries[source] else { throw FileError(old, .notFound) }
        if entries[target] == .folder { throw FileError(new, .isFolder) }
        entries[source] = nil
        entries[target] = entry
    }

    func remove(_ path: String) throws(FileError) {
        try count(path)
        let place = try entryPlace(path)
        log.append("remove \(place)")
        if entries[place] == .folder { throw FileError(path, .isFolder) }
        guard entries.removeValue(forKey: place) != nil else { throw FileError(path, .notFound) }
    }

    func makeFolder(_ path: String) throws(FileError) {
        try count(path)
        let place = try entryPlace(path)
        log.append("make \(place)")
        if entries[place] != nil { throw FileError(path, .exists) }
        guard entries[PathName.parent(of: place)] == .folder else { throw FileError(path, .notFound) }
        entries[place] = .folder
    }

    func removeFolder(_ path: String) throws(FileError) {
        try count(path)
        let place = try entryPlace(path)
        log.append("remove \(place)")
        guard let entry = entries[place] else { throw FileError(path, .notFound) }
        if entry != .folder { throw FileError(path, .isNotFolder) }
        if entries.keys.contains(where: { PathName.parent(of: $0) == place }) { throw FileError(path, .notEmpty) }
        entries[place] = nil
    }

    func sync(_ folder: String) throws(FileError) {
        try count(folder)
        let place = try resolve(folder)
        log.append("sync \(place)")
        guard entries[place] == .folder else { throw FileError(folder, .notFound) }
    }

    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock? {
        try count(folder)
        let place = try resolve(folder)
        guard entries[place] == .folder else { throw FileError(folder, .notFound) }
        guard hasLocks else { return FolderLock(isExclusive: false) {} }
        guard locked.insert(place).inserted else { return nil }
        return FolderLock(isExclusive: true) { self.unlock(place) }
    }

    // MARK: Inside

    private func count(_ path: String) throws(FileError) {
        lock.lock()
        defer { lock.unlock() }
        callCount += 1
        if let calls = callsUntilKill, callCount > calls { throw FileError(path, .other("killed")) }
        if let calls = callsUntilFailure, callCount == calls + 1 { throw FileError(path, .other("made to fail")) }
    }

    /// A killed process can do nothing more. Its locks remain until ``revive()``.
    private func unlock(_ place: String) {
        if let calls = callsUntilKill, callCount > calls { return }
        locked.remove(place)
    }

    private func addFolder(_ path: String) {
        var place = path
        while place != "/" {
            entries[place] = .folder
            place = PathName.parent(of: place)
        }
    }

    private static func info(of entry: Entry) -> FileInfo {
        switch entry {
        case .file(let bytes, let mode): FileInfo(kind: .file, mode: mode, size: bytes.count)
        case .folder: FileInfo(kind: .folder, mode: 0o755, size: 0)
        case .link: FileInfo(kind: .link, mode: 0o777, size: 0)
        case .pipe: FileInfo(kind: .other, mode: 0o644, size: 0)
        }
    }

    /// The path of an entry itself. Links are followed in all components but the last.
    private func entryPlace(_ path: String) throws(FileError) -> String {
        let place = PathName.absolute(path, from: currentFolder)
        return PathName.join(try resolve(PathName.parent(of: place)), PathName.name(of: place))
    }

    private func resolve(_ path: String) throws(FileError) -> String {
        var waiting = Array(PathName.components(of: PathName.absolute(path, from: currentFolder)).reversed())
        var place = "/"
        var hops = 0
        while let name = waiting.popLast() {
            let next = PathName.normalized(PathName.join(place, name))
            guard case .link(let target) = entries[next] else {
                place = next
                continue
            }
            hops += 1
            if hops > 40 { throw FileError(path, .linkLoop) }
            if PathName.isAbsolute(target) { place = "/" }
            waiting += PathName.components(of: target).reversed()
        }
        return place
    }
}

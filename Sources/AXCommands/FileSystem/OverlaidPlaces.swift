import Foundation

/// Where the entries of an ``OverlaidFileSystem`` are, and what that makes of the places around them.
struct OverlaidPlaces: Sendable {
    /// What is found at a place.
    enum Content {
        case file([UInt8])
        /// Where it leads.
        case link(String)
        /// A folder that entries lie in, and whether the disk has it too.
        case folder(isOnDisk: Bool)
        case nothing
        /// What the disk has there, whatever that is.
        case onDisk
    }

    private let base: any FileSystem
    /// By absolute path, with no links above the last component.
    private let entries: [String: OverlaidEntry]
    /// The names in the folders that entries lie in, by path like ``entries``.
    private let folders: [String: Set<String>]
    private let hasLinks: Bool
    private let onDisk: CanonicalFolders

    /// As many links as one path may lead through.
    private static let mostLinks = 40

    init(_ entries: [String: OverlaidEntry], over base: any FileSystem) {
        self.base = base
        self.entries = entries
        onDisk = CanonicalFolders(in: base)
        var folders: [String: Set<String>] = [:]
        for var path in entries.filter({ $0.value != .absent }).keys {
            var isNew = true
            while isNew, path != "/" {
                let parent = PathName.parent(of: path)
                isNew = folders[parent] == nil
                folders[parent, default: []].insert(PathName.name(of: path))
                path = parent
            }
        }
        self.folders = folders
        hasLinks = entries.values.contains { if case .link = $0 { true } else { false } }
    }

    /// The absolute path without links above its last component.
    func located(_ path: String) throws(FileError) -> String {
        try located(path, links: 0)
    }

    /// The absolute path without links, also of what is not there.
    func resolved(_ path: String) throws(FileError) -> String {
        try resolved(path, links: 0)
    }

    /// - Parameter place: a path that was located or resolved.
    func content(of place: String) -> Content {
        switch entries[place] {
        case .file(let bytes): return .file(bytes)
        case .link(let target): return .link(target)
        case .absent: return folders[place] == nil ? .nothing : .folder(isOnDisk: false)
        case nil: break
        }
        let isGone = isBelowNothing(place)
        guard folders[place] != nil else { return isGone ? .nothing : .onDisk }
        return .folder(isOnDisk: !isGone && ((try? base.info(place)) ?? nil)?.kind == .folder)
    }

    /// What is in a folder, sorted by name.
    /// - Parameter onDisk: what the disk has in it.
    func entries(of folder: String, onDisk: [FolderEntry]) -> [FolderEntry] {
        let own = folders[folder] ?? []
        let kept = onDisk.filter { !own.contains($0.name) && entries[PathName.join(folder, $0.name)] != .absent }
        let added = own.map { name in
            switch entries[PathName.join(folder, name)] {
            case .file: FolderEntry(name: name, kind: .file)
            case .link: FolderEntry(name: name, kind: .link)
            case .absent, nil: FolderEntry(name: name, kind: .folder)
            }
        }
        return (kept + added).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private func located(_ path: String, links: Int) throws(FileError) -> String {
        let absolute = PathName.absolute(path, from: base.currentFolder)
        guard absolute != "/" else { return absolute }
        let parent = PathName.parent(of: absolute)
        let name = PathName.name(of: absolute)
        if !hasLinks, let known = onDisk.path(of: parent) { return PathName.join(known, name) }
        return PathName.join(try resolved(parent, links: links), name)
    }

    private func resolved(_ path: String, links: Int) throws(FileError) -> String {
        guard links < Self.mostLinks else { throw FileError(path, .linkCircle) }
        let place = try located(path, links: links)
        switch entries[place] {
        case .link(let target):
            return try resolved(PathName.join(PathName.parent(of: place), target), links: links + 1)
        case .file, .absent: return place
        case nil: break
        }
        guard !isBelowNothing(place),
            let target = onDisk.path(of: PathName.name(of: place), in: PathName.parent(of: place)), target != place
        else { return place }
        return try resolved(target, links: links + 1)
    }

    /// Whether a folder above a place is said to be gone.
    private func isBelowNothing(_ place: String) -> Bool {
        var parent = PathName.parent(of: place)
        while parent != "/", parent != "." {
            if entries[parent] == .absent { return true }
            parent = PathName.parent(of: parent)
        }
        return false
    }
}

/// The absolute paths without links of folders, each found once and from that of the folder above it: realpath(3) goes through
/// all folders above a path for each of them.
///
/// It holds for as long as no folder is moved: for one look at a project.
private final class CanonicalFolders: @unchecked Sendable {
    private let files: any FileSystem
    private let lock = NSLock()
    private var known = ["/": "/"]

    init(in files: any FileSystem) {
        self.files = files
    }

    /// - Parameter folder: absolute.
    /// - Returns: nil for what is not there.
    func path(of folder: String) -> String? {
        guard PathName.isAbsolute(folder) else { return nil }
        var unknown: [String] = []
        var place = folder
        var found: String?
        while true {
            found = lock.withLock { known[place] }
            if found != nil { break }
            unknown.append(place)
            place = PathName.parent(of: place)
        }
        for folder in unknown.reversed() {
            guard let above = found, let path = path(of: PathName.name(of: folder), in: above) else { return nil }
            lock.withLock { known[folder] = path }
            found = path
        }
        return found
    }

    /// - Parameter folder: without links.
    func path(of name: String, in folder: String) -> String? {
        let path = PathName.join(folder, name)
        #if canImport(Darwin)
            // A name may be spelled otherwise on the disk.
            return try? files.canonicalPath(path)
        #else
            guard let info = try? files.entryInfo(path) else { return nil }
            return info.kind == .link ? try? files.canonicalPath(path) : path
        #endif
    }
}

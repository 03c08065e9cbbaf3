import Foundation

/// The replacement for an item on the disk.
enum OverlaidEntry: Hashable, Sendable {
    case file([UInt8])
    /// A symbolic link and its destination, which is absolute or relative to the link's folder.
    case link(String)
    /// No item. Everything in it is hidden as well, except other entries.
    case absent
}

/// Resolves paths in an ``OverlaidFileSystem``, and finds the items at a path.
struct OverlaidPaths: Sendable {
    enum Content {
        case file([UInt8])
        /// A symbolic link and its destination.
        case link(String)
        /// A folder that contains entries and that may also exist on the disk.
        case folder(isOnDisk: Bool)
        case nothing
        /// The item on the disk, if one exists.
        case onDisk
    }

    private let base: any FileSystem
    /// The entries by absolute path. These paths contain no links above the last component.
    private let entries: [String: OverlaidEntry]
    /// The names of entries and of folders that contain entries, by the path of their folder. The paths have the same
    /// form as in ``entries``.
    private let folders: [String: Set<String>]
    private let hasLinks: Bool
    private let onDisk: CanonicalFolders

    /// The maximum number of links in a path, which prevents endless loops.
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

    /// The absolute path without links above the last component.
    func located(_ path: String) throws(FileError) -> String {
        try located(path, links: 0)
    }

    /// The absolute path without links, even if nothing exists there.
    func resolved(_ path: String) throws(FileError) -> String {
        try resolved(path, links: 0)
    }

    /// The item at a path.
    /// - Parameter location: a path that `located` or `resolved` returned.
    func content(of location: String) -> Content {
        switch entries[location] {
        case .file(let bytes): return .file(bytes)
        case .link(let target): return .link(target)
        case .absent: return folders[location] == nil ? .nothing : .folder(isOnDisk: false)
        case nil: break
        }
        let isGone = isBelowAbsentFolder(location)
        guard folders[location] != nil else { return isGone ? .nothing : .onDisk }
        return .folder(isOnDisk: !isGone && ((try? base.info(location)) ?? nil)?.kind == .folder)
    }

    /// The items in a folder, sorted by name.
    /// - Parameter onDisk: the items in the folder on the disk.
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
        guard links < Self.mostLinks else { throw FileError(path, .linkLoop) }
        let location = try located(path, links: links)
        switch entries[location] {
        case .link(let target):
            return try resolved(PathName.join(PathName.parent(of: location), target), links: links + 1)
        case .file, .absent: return location
        case nil: break
        }
        guard !isBelowAbsentFolder(location),
            let target = onDisk.path(of: PathName.name(of: location), in: PathName.parent(of: location)),
            target != location
        else { return location }
        return try resolved(target, links: links + 1)
    }

    /// Whether an entry hides a folder above the path.
    private func isBelowAbsentFolder(_ location: String) -> Bool {
        var parent = PathName.parent(of: location)
        while parent != "/", parent != "." {
            if entries[parent] == .absent { return true }
            parent = PathName.parent(of: parent)
        }
        return false
    }
}

/// A cache for the absolute paths of folders without links. Each folder is resolved only once, starting from its parent
/// folder, whereas realpath(3) reads all folders in a path each time.
///
/// Use an instance for one command only, because it becomes invalid when a folder is moved.
private final class CanonicalFolders: @unchecked Sendable {
    private let files: any FileSystem
    private let lock = NSLock()
    private var known = ["/": "/"]

    init(in files: any FileSystem) {
        self.files = files
    }

    /// The path of a folder without links; nil if the folder doesn't exist.
    /// - Parameter folder: an absolute path.
    func path(of folder: String) -> String? {
        guard PathName.isAbsolute(folder) else { return nil }
        var unknown: [String] = []
        var ancestor = folder
        var found: String?
        while true {
            found = lock.withLock { known[ancestor] }
            if found != nil { break }
            unknown.append(ancestor)
            ancestor = PathName.parent(of: ancestor)
        }
        for folder in unknown.reversed() {
            guard let above = found, let path = path(of: PathName.name(of: folder), in: above) else { return nil }
            lock.withLock { known[folder] = path }
            found = path
        }
        return found
    }

    /// - Parameter folder: an absolute path without links.
    func path(of name: String, in folder: String) -> String? {
        let path = PathName.join(folder, name)
        #if canImport(Darwin)
            // The name on the disk may differ in case or in Unicode normalization.
            return try? files.canonicalPath(path)
        #else
            guard let info = try? files.entryInfo(path) else { return nil }
            return info.kind == .link ? try? files.canonicalPath(path) : path
        #endif
    }
}

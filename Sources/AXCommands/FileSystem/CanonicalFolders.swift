import Foundation

/// The absolute paths without links of folders, each found once and from that of the folder above it: realpath(3) goes through
/// all folders above a path for each of them.
///
/// It holds for as long as no folder is moved: for one look at a project.
final class CanonicalFolders: @unchecked Sendable {
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

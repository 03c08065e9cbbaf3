/// Looks whether the places of a journal are what a transaction leaves: plain files, in plain folders below its own. A
/// journal comes with the folder, which may come from anywhere.
struct JournalPlaces {
    /// Absolute and without links.
    private let folder: String
    private let files: any FileSystem
    /// The folders that were looked at, by their bytes, and whether they exist.
    private var known: [[UInt8]: Bool] = [:]

    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` where a link could lead out, or something else is in the way.
    static func check(_ journal: Journal, in folder: String, _ files: any FileSystem) throws(FileError) {
        var places = JournalPlaces(folder: folder, files: files)
        for folder in journal.folders where try places.isReachable(folder) { try places.require(.folder, folder) }
        for (index, file) in journal.files.enumerated() where try places.isReachable(file.path) {
            for path in [file.path, journal.temporary(index), journal.backup(index)] {
                try places.require(.file, path)
            }
        }
    }

    private init(folder: String, files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// Whether all folders above a path exist.
    private mutating func isReachable(_ path: String) throws(FileError) -> Bool {
        var place = ""
        for name in PathName.parent(of: path).split(separator: "/") where name != "." {
            place = PathName.join(place, String(name))
            let key = Array(place.utf8)
            if known[key] == nil { known[key] = try require(.folder, place) }
            if known[key] == false { return false }
        }
        return true
    }

    /// - Returns: whether there is something.
    @discardableResult
    private func require(_ kind: FileInfo.Kind, _ path: String) throws(FileError) -> Bool {
        guard let info = try files.entryInfo(PathName.join(folder, path)) else { return false }
        guard info.kind == kind else {
            let journal = PathName.join(folder, JournalPath.journal)
            let what = kind == .folder ? "folder" : "regular file"
            throw FileError(journal, .unusableJournal("\(PathName.printable(path)) isn't a \(what)"))
        }
        return true
    }
}

import AXSource

/// Goes through folders and lists the files that axstrings knows something about.
///
/// Symbolic links to files are followed, those to folders are not, as in git: what they lead to is either found in its own
/// place or is not part of the project, and no circle of links can catch the walk.
struct FolderWalk: Sendable {
    private let files: any FileSystem
    /// Whether ignore files count, and folders of other people's code are skipped.
    private let skipsForeign: Bool

    /// What a walk found.
    struct Found: Sendable {
        /// Files in the order of their paths' components.
        var files: [String] = []
        /// The folders that were gone through and have no configuration of their own.
        var unconfigured: [String] = []
        /// What could not be looked into.
        var failures: [FileError] = []

        /// Adds what another walk found.
        mutating func add(_ other: Found) {
            files += other.files
            unconfigured += other.unconfigured
            failures += other.failures
        }
    }

    /// - Parameter skipsForeign: false for a delivery, which is read whole.
    init(_ files: any FileSystem, skipsForeign: Bool = true) {
        self.files = files
        self.skipsForeign = skipsForeign
    }

    /// The known files at and below a path. The path itself is taken whatever it is called and whether it is ignored or not.
    func files(under start: String) -> Found {
        var found = Found()
        do throws(FileError) {
            switch try files.info(start)?.kind {
            case .file: found.files.append(start)
            case .folder: walk(start, canonical: try files.canonicalPath(start), into: &found)
            case .other, .link: throw FileError(start, .notRegular)
            case nil: throw FileError(start, .notFound)
            }
        } catch {
            found.failures.append(error)
        }
        return found
    }

    /// Something still to visit.
    private struct Visit: Sendable {
        let path: String
        /// The path without links, for ignore files.
        let canonical: String
        let kind: FileInfo.Kind
        let ignores: IgnoreStack
    }

    /// Goes through the folders at the top alone, and through those below on all cores.
    private func walk(_ start: String, canonical: String, into found: inout Found) {
        let above = skipsForeign ? IgnoreStack.above(canonical, in: files) : IgnoreStack()
        let first = Visit(path: start, canonical: canonical, kind: .folder, ignores: above)
        var branches = [Branch(waiting: [first])]
        for _ in 0..<Self.levelsAtTop { branches = branches.flatMap(parted) }
        for branch in branches.concurrentMap(walked) { found.add(branch) }
    }

    /// So far below the start there is a branch for each folder and file. Many a project has all of its sources in one folder.
    private static let levelsAtTop = 2

    /// A part of a walk: what it found, and what is still to be visited, the next one last.
    private struct Branch: Sendable {
        var found = Found()
        var waiting: [Visit] = []
    }

    /// A branch whose folder has been looked into, as a branch for each of its entries.
    private func parted(_ branch: Branch) -> [Branch] {
        var branch = branch
        guard branch.waiting.last?.kind == .folder else { return [branch] }
        step(&branch)
        let entries = branch.waiting.reversed().map { Branch(waiting: [$0]) }
        return [Branch(found: branch.found)] + entries
    }

    private func walked(_ branch: Branch) -> Found {
        var branch = branch
        while !branch.waiting.isEmpty { step(&branch) }
        return branch.found
    }

    /// Visits what is next.
    private func step(_ branch: inout Branch) {
        guard let visit = branch.waiting.popLast() else { return }
        guard visit.kind == .folder else {
            branch.found.files.append(visit.path)
            return
        }
        do throws(FileError) {
            let entries = try files.list(visit.path)
            if !entries.contains(where: { $0.name == Configuration.fileName }) {
                branch.found.unconfigured.append(visit.path)
            }
            branch.waiting += visits(entries, in: visit).reversed()
        } catch {
            branch.found.failures.append(error)
        }
    }

    /// What of a folder's entries is to be visited, in order.
    private func visits(_ entries: [FolderEntry], in folder: Visit) -> [Visit] {
        let hasIgnoreFile = skipsForeign && entries.contains { $0.name == ".gitignore" }
        let ignores = hasIgnoreFile ? folder.ignores.entering(folder.canonical, in: files) : folder.ignores
        return entries.compactMap { entry in
            guard let visit = visit(entry, in: folder, ignores) else { return nil }
            let isIgnored = ignores.ignores(visit.canonical, isFolder: entry.kind == .folder)
            return isIgnored ? nil : visit
        }
    }

    private func visit(_ entry: FolderEntry, in folder: Visit, _ ignores: IgnoreStack) -> Visit? {
        let path = PathName.join(folder.path, entry.name)
        let canonical = PathName.join(folder.canonical, entry.name)
        switch entry.kind {
        case .folder:
            if PathName.fileExtension(of: path) == "xcodeproj" {
                return projectFile(in: path, canonical: canonical, ignores)
            }
            guard KnownFiles.entersFolder(entry.name, in: folder.path, skippingForeign: skipsForeign) else {
                return nil
            }
            return Visit(path: path, canonical: canonical, kind: .folder, ignores: ignores)
        case .file, .link:
            guard KnownFiles.knows(entry.name), entry.kind == .file || isFile(path) else { return nil }
            return Visit(path: path, canonical: canonical, kind: .file, ignores: ignores)
        case .other:
            return nil
        }
    }

    /// Of an Xcode project, only the file that names the development region is of interest.
    private func projectFile(in folder: String, canonical: String, _ ignores: IgnoreStack) -> Visit? {
        let path = PathName.join(folder, KnownFiles.xcodeProject)
        guard isFile(path) else { return nil }
        let inside = PathName.join(canonical, KnownFiles.xcodeProject)
        return Visit(path: path, canonical: inside, kind: .file, ignores: ignores)
    }

    private func isFile(_ path: String) -> Bool {
        (try? files.info(path))?.kind == .file
    }
}

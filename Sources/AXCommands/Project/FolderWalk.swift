import AXSource

/// Lists the files of known types in a folder and its subfolders.
///
/// The walk follows symbolic links to files but not to folders, so it can't get stuck in a cycle of links. The target
/// of a link to a folder is either found at its own path or isn't part of the project.
struct FolderWalk: Sendable {
    private let files: any FileSystem
    /// Whether to apply ignore files and to skip folders with third-party code.
    private let skipsVendored: Bool

    struct Found: Sendable {
        /// The files, sorted by the components of their paths.
        var files: [String] = []
        /// The visited folders that don't contain a configuration.
        var unconfigured: [String] = []
        /// Errors about files and folders that couldn't be read.
        var failures: [FileError] = []

        mutating func add(_ other: Found) {
            files += other.files
            unconfigured += other.unconfigured
            failures += other.failures
        }
    }

    /// - Parameter skipsVendored: whether to apply ignore files and to skip folders with third-party code. False for a
    ///   delivery, which is read completely.
    init(_ files: any FileSystem, skipsVendored: Bool = true) {
        self.files = files
        self.skipsVendored = skipsVendored
    }

    /// The files of known types in a folder. If the path is a file, it is included even if it is ignored or of a
    /// different type.
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

    private struct Visit: Sendable {
        let path: String
        /// The path without links, for ignore files.
        let canonical: String
        let kind: FileInfo.Kind
        let ignores: IgnoreStack
    }

    /// Visits the top levels sequentially, and the subfolders in parallel.
    private func walk(_ start: String, canonical: String, into found: inout Found) {
        let above = skipsVendored ? IgnoreStack.above(canonical, in: files) : IgnoreStack()
        let first = Visit(path: start, canonical: canonical, kind: .folder, ignores: above)
        var branches = [Branch(waiting: [first])]
        for _ in 0..<Self.topLevels { branches = branches.flatMap(split) }
        for branch in branches.concurrentMap(walked) { found.add(branch) }
    }

    /// The number of levels that are visited sequentially. One wouldn't be enough: in many projects, all sources are in
    /// one folder, which would be a single branch.
    private static let topLevels = 2

    /// A part of a walk that can be performed in parallel with others.
    private struct Branch: Sendable {
        var found = Found()
        /// The visits to make. The last one is made next.
        var waiting: [Visit] = []
    }

    /// Visits the folder at which a branch begins, and creates a branch for each entry. A branch that doesn't begin at
    /// a folder is returned unchanged.
    private func split(_ branch: Branch) -> [Branch] {
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

    private func visits(_ entries: [FolderEntry], in folder: Visit) -> [Visit] {
        let hasIgnoreFile = skipsVendored && entries.contains { $0.name == ".gitignore" }
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
            guard KnownFiles.entersFolder(entry.name, in: folder.path, skippingVendored: skipsVendored) else {
                return nil
            }
            return Visit(path: path, canonical: canonical, kind: .folder, ignores: ignores)
        case .file, .link:
            guard isWanted(entry.name), entry.kind == .file || isFile(path) else { return nil }
            return Visit(path: path, canonical: canonical, kind: .file, ignores: ignores)
        case .other:
            return nil
        }
    }

    private func isWanted(_ name: String) -> Bool {
        KnownFiles.knows(name) || skipsVendored && KnownFiles.isInformation(name)
    }

    /// The visit to `project.pbxproj`, which is the only file that is read in an Xcode project; nil if it doesn't
    /// exist.
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

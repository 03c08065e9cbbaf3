import AXSource

struct ProjectFinder: Sendable {
    let files: any FileSystem
    /// The value of `--config`.
    var configurationPath: String?
    /// The rule ids that a configuration may contain; empty to accept any id.
    var knownRules: [String] = []

    /// The project at the paths that the user specified; without paths, the project in the current folder.
    ///
    /// Only files in the configuration's `sources` and `tables` are found. For a path in an `.lproj` folder, the other
    /// locales of its tables are found as well, for comparison; ``Project/selection`` contains only the path.
    /// - Throws: an error if one of the paths, or the file that `--config` specifies, can't be read.
    func project(at paths: [String] = []) throws(CommandFailure) -> Project {
        for path in paths { try requireReadable(path) }
        var configurations = try configurationSet()
        let root = root(of: paths)
        let configuration = configurations.configuration(ofFolder: root)
        let sourceStarts = starts(configuration.sources, paths, root)
        let tableStarts = starts(configuration.tables, paths, root)
        let found = walk(sourceStarts + tableStarts)
        configurations.note(unconfigured: found.unconfigured)
        for folder in Self.folders(of: found.files) { _ = configurations.configuration(ofFolder: folder) }
        let selection = PathSelection(paths, currentFolder: files.currentFolder)
        // If the walks for sources and tables are the same, their results don't have to be filtered.
        let isSameWalk = sourceStarts == tableStarts
        let sourceFilter = PathSelection(isSameWalk ? [] : sourceStarts, currentFolder: files.currentFolder)
        let tableFilter = PathSelection(isSameWalk ? [] : tableStarts, currentFolder: files.currentFolder)
        let byKind = FilesByKind(found.files)
        let tables = StringTable.tables(
            of: byKind.tables.filter(tableFilter.contains), tag: configuration.canonicalLocale)
        let manifests = byKind.manifests + ManifestSearch(files: files).manifests(above: root)
        let language = DevelopmentLanguageSearch(
            files: files, configuration: configuration, tables: tables, manifests: manifests, root: root
        ).language()
        return Project(
            root: root, outerFolder: outerFolder(of: configuration), configuration: configuration,
            configurations: configurations, developmentLanguage: language,
            tables: tables.map { $0.resolvingBase(to: language.tag) },
            looseTables: byKind.looseTables.filter { tableFilter.contains($0) && selection.contains($0) },
            sources: byKind.sources.filter { sourceFilter.contains($0) && selection.contains($0) },
            manifests: manifests, propertyLists: byKind.propertyLists,
            failures: found.failures + configurations.failures, selection: selection)
    }

    /// The projects that paths belong to, combined into one project; without paths, the project whose configuration is
    /// in a folder above the current one. A project's strings files can be outside the folder of the sources that use
    /// them.
    /// - Returns: nil if no root of a project is found, or if the paths themselves are whole projects.
    func wholeProject(around paths: [String]) throws(CommandFailure) -> Project? {
        if paths.isEmpty {
            guard let folder = try outerFolder() else { return nil }
            return try project(at: [folder])
        }
        let roots = paths.compactMap { ProjectRoot.nearest(to: $0, in: files) }.uniqued()
        guard !roots.isEmpty, roots.map(PathName.normalized) != paths.map(PathName.normalized) else { return nil }
        return try project(at: roots)
    }

    /// The folder of the project's configuration, if the current folder is only a part of the project; nil otherwise,
    /// or if the user specified the configuration.
    func outerFolder() throws(CommandFailure) -> String? {
        var configurations = try configurationSet()
        return outerFolder(of: configurations.configuration(ofFolder: "."))
    }

    /// The root of the project around the current folder, according to the contents of the folders; nil if the current
    /// folder itself is a root, or if no root is found.
    var outerRoot: String? { ProjectRoot.nearest(to: ".", in: files).flatMap { isCurrentFolder($0) ? nil : $0 } }

    private func isCurrentFolder(_ path: String) -> Bool {
        PathName.absolute(path, from: files.currentFolder) == files.currentFolder
    }

    /// The folder of the configuration; nil if it is the current folder, without a configuration file, or if the user
    /// specified the configuration.
    private func outerFolder(of configuration: Configuration) -> String? {
        guard configurationPath == nil, let path = configuration.path else { return nil }
        let folder = PathName.parent(of: path)
        return isCurrentFolder(folder) ? nil : folder
    }

    /// The configuration of the current folder. The project isn't searched.
    /// - Throws: an error if the configuration can't be read or is invalid.
    func configuration() throws(CommandFailure) -> Configuration {
        var configurations = try configurationSet()
        let configuration = configurations.configuration(ofFolder: ".")
        try configurations.requireValid()
        return configuration
    }

    /// The folders of files, in order. Consecutive files in the same folder result in one folder.
    private static func folders(of files: [String]) -> [String] {
        var folders: [String] = []
        for file in files {
            let name = file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex
            if let last = folders.last, file.utf8[..<name].elementsEqual(last.utf8) { continue }
            folders.append(PathName.parent(of: file))
        }
        return folders
    }

    private func requireReadable(_ path: String) throws(CommandFailure) {
        do throws(FileError) {
            guard try files.info(path) != nil else { throw FileError(path, .notFound) }
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    func configurationSet() throws(CommandFailure) -> ConfigurationSet {
        do throws(FileError) {
            return try ConfigurationSet(files, path: configurationPath, knownRules: knownRules)
        } catch {
            throw CommandFailure(.configuration, error)
        }
    }

    /// The root of a project. For a single path, it is the folder at the path, or the folder that contains the file at
    /// the path; an `.lproj` folder is replaced with the folder that contains it. For several paths or none, it is the
    /// current folder.
    func root(of paths: [String]) -> String {
        guard paths.count == 1, let path = paths.first else { return "." }
        let start = contextStart(of: path)
        return (try? files.info(start))?.kind == .folder ? start : PathName.parent(of: start)
    }

    /// The start of a walk for a path: the path itself, or the folder that contains its `.lproj` folder.
    private func contextStart(of path: String) -> String {
        let path = PathName.normalized(path)
        let folder = [path, PathName.parent(of: path)].first { PathName.fileExtension(of: $0) == "lproj" }
        return folder.map(PathName.parent(of:)) ?? path
    }

    /// The starts of walks for one type of file. These are the configured folders in each path that the user specified,
    /// or the path itself if it contains none of them. If the user specified no path, these are all configured folders
    /// or, if none are configured, the root.
    private func starts(_ configured: [String]?, _ paths: [String], _ root: String) -> [String] {
        guard !paths.isEmpty else { return configured ?? [root] }
        return paths.flatMap { path in
            let start = contextStart(of: path)
            let here = PathSelection([path], currentFolder: files.currentFolder)
            let inside = start == PathName.normalized(path) ? (configured ?? []).filter(here.contains) : []
            return inside.isEmpty ? [start] : inside
        }
    }

    /// Walks through folders. Paths inside the current folder are relative to it, as users type them, even if a walk
    /// begins in a folder above.
    private func walk(_ starts: [String]) -> FolderWalk.Found {
        var found = spelledWalk(starts)
        if starts.contains(where: { PathName.components(of: $0).last == ".." }) {
            let folder = files.currentFolder
            found.files = found.files.map { path in
                PathName.relative(PathName.absolute(path, from: folder), to: folder) ?? path
            }
        }
        return found
    }

    private func spelledWalk(_ starts: [String]) -> FolderWalk.Found {
        // A single walk finds each file only once.
        if let start = starts.first, starts.allSatisfy({ $0 == start }) { return FolderWalk(files).files(under: start) }
        var found = FolderWalk.Found()
        var seen: Set<String> = []
        var walked: Set<String> = []
        for start in starts where walked.insert(start).inserted {
            let part = FolderWalk(files).files(under: start)
            found.files += part.files.filter { seen.insert(PathName.normalized($0)).inserted }
            found.unconfigured += part.unconfigured
            found.failures += part.failures
        }
        return found
    }
}

/// The files that a walk found, by type.
private struct FilesByKind {
    private(set) var sources: [String] = []
    /// The strings files in `.lproj` folders, and the string catalogs.
    private(set) var tables: [String] = []
    private(set) var looseTables: [String] = []
    /// The Xcode projects, then the package manifests, each sorted by depth in the folder hierarchy.
    private(set) var manifests: [String] = []
    private(set) var propertyLists: [String] = []

    init(_ paths: [String]) {
        for path in paths {
            let kind = PathName.fileExtension(of: path)
            if KnownFiles.sources.contains(kind) {
                sources.append(path)
            } else if KnownFiles.tables.contains(kind) {
                if kind != KnownFiles.catalog, StringTable.localizationFolder(of: path) == nil {
                    looseTables.append(path)
                } else {
                    tables.append(path)
                }
            } else if KnownFiles.isInformation(PathName.name(of: path)) {
                propertyLists.append(path)
            }
        }
        let projects = paths.filter { Self.isNamed(KnownFiles.xcodeProject, $0) }
        let packages = paths.filter { Self.isNamed(KnownFiles.package, $0) }
        manifests = Self.topFirst(projects) + Self.topFirst(packages)
    }

    /// Whether the file at a path has this name. Comparing the last bytes first is fast and excludes most files.
    private static func isNamed(_ name: String, _ path: String) -> Bool {
        path.utf8.reversed().starts(with: name.utf8.reversed()) && PathName.name(of: path) == name
    }

    private static func topFirst(_ paths: [String]) -> [String] {
        paths.map { (depth: PathName.components(of: $0).count, path: $0) }.sorted { $0 < $1 }.map(\.path)
    }
}

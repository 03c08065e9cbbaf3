import AXSource

/// Finds a ``Project`` on the disk.
struct ProjectFinder: Sendable {
    let files: any FileSystem
    /// What `--config` names.
    var configurationPath: String?
    /// The ids that a configuration may name; empty to accept any.
    var knownRules: [String] = []

    /// The project at the paths that the user named; none for the one in the current folder.
    ///
    /// The configuration's `sources` and `tables` say where to look, as far as they lie in those paths. A path inside an `.lproj` folder
    /// brings the tables' other locales along, for comparison; ``Project/selection`` still holds that path alone.
    /// - Throws: when a path, or what `--config` names, cannot be read.
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
        // All that a walk finds lies where it began.
        let isOnePlace = sourceStarts == tableStarts
        let sourcePlaces = PathSelection(isOnePlace ? [] : sourceStarts, currentFolder: files.currentFolder)
        let tablePlaces = PathSelection(isOnePlace ? [] : tableStarts, currentFolder: files.currentFolder)
        let byKind = FilesByKind(found.files)
        let tables = StringTable.tables(
            of: byKind.tables.filter(tablePlaces.contains), tag: configuration.canonicalLocale)
        let manifests = byKind.manifests + ManifestSearch(files: files).manifests(above: root)
        let language = DevelopmentLanguageSearch(
            files: files, configuration: configuration, tables: tables, manifests: manifests
        ).language()
        return Project(
            root: root, configuration: configuration, configurations: configurations, developmentLanguage: language,
            tables: tables.map { $0.resolvingBase(to: language.tag) },
            looseTables: byKind.looseTables.filter { tablePlaces.contains($0) && selection.contains($0) },
            sources: byKind.sources.filter { sourcePlaces.contains($0) && selection.contains($0) },
            manifests: manifests, failures: found.failures + configurations.failures, selection: selection)
    }

    /// The projects that paths belong to, read as one: the strings files that sources use lie elsewhere in them.
    /// - Returns: nil for no paths, and where nothing shows the root of a project.
    func wholeProject(around paths: [String]) throws(CommandFailure) -> Project? {
        let roots = paths.compactMap { ProjectRoot.nearest(to: $0, in: files) }.uniqued()
        return roots.isEmpty ? nil : try project(at: roots)
    }

    /// The configuration of the current folder, without a look at what else lies there.
    /// - Throws: when it cannot be read, or holds a mistake.
    func configuration() throws(CommandFailure) -> Configuration {
        var configurations = try configurationSet()
        let configuration = configurations.configuration(ofFolder: ".")
        try configurations.requireSound()
        return configuration
    }

    /// The folders of files, in their order. Files of one folder stand together, and its name is asked for once.
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

    /// The folder of a single path; for several, the current folder.
    func root(of paths: [String]) -> String {
        guard paths.count == 1, let path = paths.first else { return "." }
        let start = contextStart(of: path)
        return (try? files.info(start))?.kind == .folder ? start : PathName.parent(of: start)
    }

    /// Where the walk begins for a path: the folder above an `.lproj` folder that it is or lies in.
    private func contextStart(of path: String) -> String {
        var place = PathName.normalized(path)
        if PathName.fileExtension(of: place) == "lproj" { return PathName.parent(of: place) }
        place = PathName.parent(of: place)
        return PathName.fileExtension(of: place) == "lproj" ? PathName.parent(of: place) : PathName.normalized(path)
    }

    /// Where to look for one kind of file: what the configuration says, as far as it lies in the paths that the user
    /// named; where it says nothing about a path, the path itself.
    private func starts(_ configured: [String]?, _ paths: [String], _ root: String) -> [String] {
        guard !paths.isEmpty else { return configured ?? [root] }
        return paths.flatMap { path in
            let start = contextStart(of: path)
            let here = PathSelection([path], currentFolder: files.currentFolder)
            let inside = start == PathName.normalized(path) ? (configured ?? []).filter(here.contains) : []
            return inside.isEmpty ? [start] : inside
        }
    }

    private func walk(_ starts: [String]) -> FolderWalk.Found {
        // One walk comes to each file once.
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

/// The files that a walk found, by what they are.
struct FilesByKind {
    private(set) var sources: [String] = []
    /// Files of string tables in `.lproj` folders, and string catalogs.
    private(set) var tables: [String] = []
    private(set) var looseTables: [String] = []
    /// Xcode projects, then package manifests; those nearest to the top first.
    private(set) var manifests: [String] = []

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
            }
        }
        let projects = paths.filter { Self.isNamed(KnownFiles.xcodeProject, $0) }
        let packages = paths.filter { Self.isNamed(KnownFiles.package, $0) }
        manifests = Self.topFirst(projects) + Self.topFirst(packages)
    }

    /// Whether a file has a name; most are told by their last letters.
    private static func isNamed(_ name: String, _ path: String) -> Bool {
        path.utf8.reversed().starts(with: name.utf8.reversed()) && PathName.name(of: path) == name
    }

    private static func topFirst(_ paths: [String]) -> [String] {
        paths.map { (depth: PathName.components(of: $0).count, path: $0) }.sorted { $0 < $1 }.map(\.path)
    }
}

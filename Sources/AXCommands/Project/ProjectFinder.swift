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
    /// Without paths, the configuration's `sources` and `tables` say where to look. A path inside an `.lproj` folder
    /// brings the tables' other locales along, for comparison; ``Project/selection`` still holds that path alone.
    /// - Throws: when a path, or what `--config` names, cannot be read.
    func project(at paths: [String] = []) throws(CommandFailure) -> Project {
        for path in paths { try requireReadable(path) }
        var configurations = try configurationSet()
        let root = root(of: paths)
        let configuration = configurations.configuration(ofFolder: root)
        let found = walk(paths, root, configuration)
        for path in found.files { _ = configurations.configuration(ofFolder: PathName.parent(of: path)) }
        let selection = PathSelection(paths, currentFolder: files.currentFolder)
        let byKind = FilesByKind(found.files)
        let tables = StringTable.tables(
            of: places(configuration.tables, paths, byKind.tables), tag: configuration.canonicalLocale)
        let language = DevelopmentLanguageSearch(
            files: files, configuration: configuration, tables: tables,
            manifests: byKind.manifests + ManifestSearch(files: files).manifests(above: root)
        ).language()
        return Project(
            root: root, configuration: configuration, configurations: configurations, developmentLanguage: language,
            tables: tables.map { $0.resolvingBase(to: language.tag) },
            looseTables: byKind.looseTables.filter(selection.contains),
            sources: places(configuration.sources, paths, byKind.sources).filter(selection.contains),
            unread: FilesByKind.count(byKind.unread.filter(selection.contains)),
            failures: found.failures + configurations.failures, selection: selection)
    }

    private func requireReadable(_ path: String) throws(CommandFailure) {
        do throws(FileError) {
            guard try files.info(path) != nil else { throw FileError(path, .notFound) }
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private func configurationSet() throws(CommandFailure) -> ConfigurationSet {
        do throws(FileError) {
            return try ConfigurationSet(files, path: configurationPath, knownRules: knownRules)
        } catch {
            throw CommandFailure(.configuration, error)
        }
    }

    /// The folder of a single path; for several, the current folder.
    private func root(of paths: [String]) -> String {
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

    private func walk(_ paths: [String], _ root: String, _ configuration: Configuration) -> FolderWalk.Found {
        let starts =
            paths.isEmpty
            ? (configuration.sources ?? [root]) + (configuration.tables ?? [root]) : paths.map(contextStart(of:))
        var found = FolderWalk.Found()
        var seen: Set<String> = []
        var walked: Set<String> = []
        for start in starts where walked.insert(start).inserted {
            let part = FolderWalk(files).files(under: start)
            found.files += part.files.filter { seen.insert(PathName.normalized($0)).inserted }
            found.failures += part.failures
        }
        return found
    }

    /// The files that lie where the configuration says; all of them when the user named paths.
    private func places(_ folders: [String]?, _ paths: [String], _ found: [String]) -> [String] {
        guard paths.isEmpty, let folders else { return found }
        return found.filter(PathSelection(folders, currentFolder: files.currentFolder).contains)
    }
}

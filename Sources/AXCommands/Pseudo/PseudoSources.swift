/// Selects the source files for a pseudo-locale.
struct PseudoSources {
    let project: Project
    /// The paths that the user specified.
    let named: [String]
    /// The output folder. Catalogs in it are from an earlier run, so they aren't sources.
    let output: String?
    let currentFolder: String

    /// The selected strings files in the development language, and the files outside `.lproj` folders and the exchange
    /// files that the user specified.
    func paths() throws(CommandFailure) -> [String] {
        let language = project.developmentLanguage.tag
        let exchanged = named.filter { KnownFiles.exchange.contains(PathName.fileExtension(of: $0)) }
        let loose = project.looseTables.filter { isNamed($0) && StringTable.misspelledFolder(of: $0) == nil }
        let tables = project.tables.flatMap { $0.paths(for: language) } + loose
        let chosen = tables.filter { project.selection.contains($0) && !isOutput($0) } + exchanged
        if chosen.isEmpty, let first = named.first {
            throw CommandFailure(.input, "\(PathName.printable(first)): no strings file for “\(language)” found")
        }
        if chosen.isEmpty { throw CommandFailure(.input, "no strings file for “\(language)” found in this project") }
        return chosen
    }

    /// The project without the tables in the output folder, which earlier runs wrote.
    func withoutOutput(_ project: Project) -> Project {
        var project = project
        project.tables.removeAll { $0.paths.contains(where: isOutput) }
        return project
    }

    /// Whether the user specified a file outside `.lproj` folders, or the folder that contains it. Other such files are
    /// skipped, because their language is unknown, and some of them aren't part of the app, such as captions of
    /// screenshots.
    private func isNamed(_ path: String) -> Bool {
        let named = Set(named.withoutCurrentFolder.map { PathName.absolute($0, from: currentFolder) })
        let path = PathName.absolute(path, from: currentFolder)
        return named.contains(path) || named.contains(PathName.parent(of: path))
    }

    /// Whether a file is a catalog in the output folder. Always false if that folder is the root of the project or is
    /// outside the project.
    private func isOutput(_ path: String) -> Bool {
        guard let output = output.map({ PathName.absolute($0, from: currentFolder) }) else { return false }
        let root = PathName.absolute(project.root, from: currentFolder)
        guard let below = PathName.relative(output, to: root), !below.isEmpty else { return false }
        return PathName.fileExtension(of: path) == KnownFiles.catalog
            && PathName.relative(PathName.absolute(path, from: currentFolder), to: output) != nil
    }

    /// The localizations of the project; empty if they are unknown.
    func localizations(with tables: [PseudoWriter.Table]) -> Set<String> {
        // If there is a `Base.lproj` folder, the development language is a localization as well
        // (`_copyBundleLocalizationsFromResources` in CFBundle_Locale.c).
        let folders = project.tables.flatMap(\.files).map(\.folderName).map { name in
            LocaleName.tag(ofFolder: name) == nil ? project.developmentLanguage.tag : name
        }
        return tables.reduce(into: Set(folders)) { $0.formUnion($1.localizations) }
    }
}

/// The files of a project that a pseudo-locale is made of.
struct PseudoSources {
    let project: Project
    /// What the user named.
    let named: [String]
    /// Where the pseudo-locale goes: catalogs in it are those of an earlier run.
    let output: String?
    let currentFolder: String

    /// The tables in the development language that the user named, and exchange files; all tables for the whole project.
    func paths() throws(CommandFailure) -> [String] {
        let language = project.developmentLanguage.tag
        let exchanged = named.filter { KnownFiles.exchange.contains(PathName.fileExtension(of: $0)) }
        let loose = project.looseTables.filter { StringTable.misspelledFolder(of: $0) == nil }
        let tables = project.tables.flatMap { $0.paths(for: language) } + loose
        let chosen = tables.filter { project.selection.contains($0) && !isOutput($0) } + exchanged
        if chosen.isEmpty, let first = named.first {
            throw CommandFailure(.input, "\(PathName.printable(first)): no strings file for “\(language)” found")
        }
        if chosen.isEmpty { throw CommandFailure(.input, "no strings file for “\(language)” found in this project") }
        return chosen
    }

    /// Whether a file lies in a folder of the project that the pseudo-locale is written into.
    private func isOutput(_ path: String) -> Bool {
        guard let output = output.map({ PathName.absolute($0, from: currentFolder) }) else { return false }
        let root = PathName.absolute(project.root, from: currentFolder)
        guard let below = PathName.relative(output, to: root), !below.isEmpty else { return false }
        return PathName.fileExtension(of: path) == KnownFiles.catalog
            && PathName.relative(PathName.absolute(path, from: currentFolder), to: output) != nil
    }

    /// The localizations of the project; none where nothing tells them.
    func localizations(with tables: [PseudoWriter.Table]) -> Set<String> {
        let folders = project.tables.flatMap(\.files).map(\.folderName).filter { LocaleName.tag(ofFolder: $0) != nil }
        return tables.reduce(into: Set(folders)) { $0.formUnion($1.localizations) }
    }
}

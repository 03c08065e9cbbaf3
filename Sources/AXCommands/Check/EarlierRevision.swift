import AXFormats
import AXModel
import AXSource

/// An earlier revision of a project, read in the same way as the current one.
struct EarlierRevision {
    private let before: [String: OverlaidEntry]
    private let options: CheckOptions
    /// The earlier files; nil if no specified path existed, or if the source of a delivery didn't exist.
    private let subject: CheckSubject?
    /// The earlier files, with the current configuration.
    private let old: CommandEnvironment
    private let now: any FileSystem

    /// - Parameters:
    ///   - before: the earlier contents of all changed files.
    ///   - unchanged: the current strings files that haven't changed. They aren't read again.
    static func read(
        _ before: [String: OverlaidEntry], _ options: CheckOptions, unchanged: [CheckedFile],
        in environment: CommandEnvironment
    ) throws(CommandFailure) -> EarlierRevision {
        let configuration = options.configuration.map { PathName.absolute($0, from: environment.files.currentFolder) }
        let old = environment.overlaid(
            by: before.filter { PathName.name(of: $0.key) != Configuration.fileName && $0.key != configuration })
        func exists(_ path: String) -> Bool { path == ParsedStringsFile.input || (try? old.files.info(path)) != nil }
        var earlier = options
        earlier.paths = options.paths.filter(exists)
        let isComparable = earlier.paths.isEmpty == options.paths.isEmpty && options.source.map(exists) ?? true
        let subject = isComparable ? try CheckSubject.read(earlier, known: unchanged, in: old) : nil
        return EarlierRevision(before: before, options: earlier, subject: subject, old: old, now: environment.files)
    }

    /// The earlier catalogs, including those in files that were deleted.
    /// - Parameter project: the current project, whose configuration applies.
    func catalogs(of project: Project) -> [Catalog] {
        let tables = subject?.tables ?? CheckedTables()
        let known = Set(tables.files.map { PathName.absolute($0.table.file.path, from: old.files.currentFolder) })
        let gone = before.keys.filter { path in
            KnownFiles.isStringsFile(path) && !known.contains(path) && (try? now.entryInfo(path)) == nil
        }
        var ignored = CheckedTables()
        let reader = CheckedTableReader(environment: old)
        return tables.catalogs
            + gone.sorted().flatMap { path in
                reader.read(path, Self.locale(of: path, project), PathName.stem(of: path), &ignored)
            }
    }

    /// The earlier sources and their findings.
    /// - Parameter current: the current sources. Files that haven't changed aren't parsed again.
    func sources(before current: CheckedSources) throws(CommandFailure) -> CheckedSources {
        guard let subject else { return CheckedSources() }
        return try .read(options, of: subject, after: current.extraction, in: old)
    }

    /// The locale that a file's path specifies, or else the development language; nil for a file that specifies its
    /// locales itself.
    private static func locale(of path: String, _ project: Project) -> String? {
        let language = project.developmentLanguage.tag
        let kind = PathName.fileExtension(of: path)
        if kind == KnownFiles.catalog || KnownFiles.exchange.contains(kind) { return nil }
        guard let folder = StringTable.localizationFolder(of: path) else { return language }
        return LocaleName.tag(ofFolder: folder).map(project.configuration.canonicalLocale) ?? language
    }
}

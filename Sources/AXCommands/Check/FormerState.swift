import AXFormats
import AXModel
import AXSource

/// A project as it was before a change, as the same check would have read it.
struct FormerState {
    private let before: [String: OverlaidEntry]
    private let request: CheckRequest
    /// nil where the paths that the user named did not exist.
    private let subject: CheckSubject?
    /// The earlier files, with the configuration of today.
    private let old: Workplace
    private let now: any FileSystem

    /// - Parameter before: The earlier contents of everything that has changed.
    init(_ before: [String: OverlaidEntry], _ request: CheckRequest, in workplace: Workplace)
        throws(CommandFailure)
    {
        self.before = before
        now = workplace.files
        let settings = [request.configuration].compactMap { $0 }.map {
            PathName.absolute($0, from: workplace.files.currentFolder)
        }
        let old = workplace.overlaid(
            by: before.filter { PathName.name(of: $0.key) != Configuration.fileName && !settings.contains($0.key) })
        self.old = old
        func exists(_ path: String) -> Bool {
            path == ReadTable.input || ((try? old.files.info(path)) ?? nil) != nil
        }
        var former = request
        former.paths = request.paths.filter(exists)
        let isComparable = former.paths.isEmpty == request.paths.isEmpty && request.source.map(exists) ?? true
        self.request = former
        subject = isComparable ? try CheckSubject(former, in: old) : nil
    }

    /// The strings files, those that are gone included.
    /// - Parameter project: The project of today, whose configuration counts.
    func catalogs(of project: Project) -> [Catalog] {
        let tables = subject?.tables ?? CheckedTables()
        let known = Set(tables.files.map { PathName.absolute($0.table.file.path, from: old.files.currentFolder) })
        let gone = before.keys.filter { path in
            KnownFiles.holdsTexts(path) && !known.contains(path) && ((try? now.entryInfo(path)) ?? nil) == nil
        }
        var alone = CheckedTables()
        let reader = CheckedTableReader(workplace: old)
        return tables.catalogs
            + gone.sorted().flatMap { path in
                reader.read(path, Self.locale(of: path, project), PathName.stem(of: path), &alone)
            }
    }

    /// The sources with their findings.
    /// - Parameter current: Those of today: what has not changed is not read again.
    func sources(before current: CheckedSources) throws(CommandFailure) -> CheckedSources {
        guard let subject else { return CheckedSources() }
        return try CheckedSources(
            subject, isWhole: request.paths.isEmpty, scope: request.scope ?? subject.defaultScope,
            after: current.extraction, in: old)
    }

    /// The locale that a file's path names; nil for one that names its own.
    private static func locale(of path: String, _ project: Project) -> String? {
        let language = project.developmentLanguage.tag
        let kind = PathName.fileExtension(of: path)
        if kind == KnownFiles.catalog || KnownFiles.exchange.contains(kind) { return nil }
        guard let folder = StringTable.localizationFolder(of: path) else { return language }
        return LocaleName.tag(ofFolder: folder).map(project.configuration.canonicalLocale) ?? language
    }
}

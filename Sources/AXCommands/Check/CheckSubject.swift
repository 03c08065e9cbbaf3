import AXModel
import AXRules
import AXSource

/// The strings files to check, and the projects that they belong to.
struct CheckSubject {
    enum Kind {
        /// A project or a part of it, including its source code.
        case project
        /// A delivery that is compared with a project.
        case delivery
        /// Exchange files, each with its own source strings.
        case exchanged
        /// A strings file on standard input.
        case stream
        /// Proposed translations, together with the project's existing translations.
        case proposal

        /// Whether the translations come from outside the project. Suppressions in such translations are ignored.
        var isForeign: Bool { self == .delivery || self == .proposal }
    }

    let kind: Kind
    /// The project whose configuration applies.
    let project: Project
    /// The project whose source code shows the roles of strings.
    let home: Project
    var tables: CheckedTables
    /// The localizations of the project; nil for other kinds of input, which may contain only some of them.
    var localizations: LocalizationSet?

    var defaultScope: CheckSettings.Scope { kind == .project ? .accessibility : .all }

    /// Whether the check runs the rules about source code.
    var checksSources: Bool { kind == .project && !project.sources.isEmpty }

    /// Finds the files and reads the strings files.
    /// - Parameter known: strings files of a project that have already been read and haven't changed.
    /// - Throws: an error if a path, an option or the configuration isn't valid.
    static func read(
        _ options: CheckOptions, known: [CheckedFile] = [], in environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckSubject {
        let finder = options.finder(in: environment)
        if let source = options.source { return try delivery(options, comparedWith: source, finder, in: environment) }
        if options.paths == [ParsedStringsFile.input] { return try stream(finder, in: environment) }
        return try project(options, finder, known, in: environment)
    }

    private static func delivery(
        _ options: CheckOptions, comparedWith path: String, _ finder: ProjectFinder, in environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckSubject {
        let home = try home(of: path, finder)
        let source = try DeliverySource.named(path, finder)
            .without(options.paths, in: environment.files.currentFolder)
        let deliveries = DeliveryFinder(files: environment.files, source: source, locale: options.locale)
        var delivered = DeliveryReader(source, isComplete: options.isComplete, in: environment)
        let tables = delivered.read(try options.paths.map(deliveries.delivery(at:)))
        return CheckSubject(kind: .delivery, project: home, home: home, tables: tables)
    }

    private static func stream(_ finder: ProjectFinder, in environment: CommandEnvironment) throws(CommandFailure)
        -> CheckSubject
    {
        let project = try finder.project()
        var tables = CheckedTables()
        let reader = CheckedTableReader(environment: environment)
        tables.alone = reader.read(ParsedStringsFile.input, project.developmentLanguage.tag, "", &tables)
        return CheckSubject(kind: .stream, project: project, home: project, tables: tables)
    }

    private static func project(
        _ options: CheckOptions, _ finder: ProjectFinder, _ known: [CheckedFile], in environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckSubject {
        let project = try finder.project(at: options.paths)
        var home = project
        if project.sources.isEmpty { home = try Self.home(of: options.paths.first ?? ".", finder) }
        if options.locale != nil, project.looseTables.isEmpty,
            project.tables.contains(where: { $0.catalogs.isEmpty })
        {
            throw CommandFailure(
                .usage, "--locale can't be used with these files; their paths already specify the locales")
        }
        let exchanged = try DeliveryReader.readExchanged(
            at: options.paths, in: project, locale: options.locale, environment)
        if let exchanged { return CheckSubject(kind: .exchanged, project: project, home: home, tables: exchanged) }
        let reader = CheckedTableReader(environment: environment, known: known)
        let tables = reader.tables(of: project, locale: options.locale)
        return CheckSubject(
            kind: .project, project: project, home: home, tables: tables,
            localizations: LocalizationSet(of: project, tables))
    }

    private static func home(of path: String, _ finder: ProjectFinder) throws(CommandFailure) -> Project {
        try finder.project(at: [ProjectRoot.nearest(to: path, in: finder.files) ?? path])
    }

    /// Whether to report a finding. In a project, it must be in a file that the user specified, or be about a source
    /// string and its translation in such a file.
    func reports(_ finding: Diagnostic) -> Bool {
        if kind != .project || project.selection.contains(finding.path) { return true }
        return !finding.alsoIn.isEmpty
            && tables.groups.contains { group in
                group.source.paths.contains(finding.path)
                    && group.translations.contains { translation in
                        finding.alsoIn.contains(translation.locale)
                            && translation.paths.contains(where: project.selection.contains)
                    }
            }
    }
}

/// The languages of a delivery, and the files that contain the project's source strings and may also contain other
/// languages.
struct DeliveredLanguages {
    /// The development language, by the path of the source file.
    private let sources: [String: String]
    private let delivered: Set<String>

    init(_ tables: CheckedTables) {
        sources = Dictionary(
            tables.groups.flatMap { group in group.source.paths.map { ($0, group.source.locale) } }
        ) { first, _ in first }
        delivered = Set(tables.groups.flatMap(\.translations).map(\.locale) + tables.missing.map(\.locale))
    }

    /// Whether a finding is about a language that isn't delivered.
    func leavesOut(_ finding: Diagnostic) -> Bool {
        guard let source = sources[finding.path], let locale = finding.locale else { return false }
        return locale != source && !delivered.contains(locale)
    }

    /// Whether a finding is only about one of the project's source strings, which the delivery can't change, and not
    /// about its translations.
    func isOnlyAboutSource(_ finding: Diagnostic) -> Bool {
        finding.key != nil && finding.alsoIn.isEmpty && isInSource(finding)
    }

    func isInSource(_ finding: Diagnostic) -> Bool {
        finding.locale != nil && sources[finding.path] == finding.locale
    }
}

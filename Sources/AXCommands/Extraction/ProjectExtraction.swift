import AXExtract
import AXModel
import AXSource

/// The strings in a project's sources: the accessibility strings, or all strings if requested.
struct ProjectExtraction: Sendable {
    var occurrences: [Occurrence] = []
    /// Strings that the app's users never encounter, such as those in tests. Their keys count as used.
    private var unshipped: [Occurrence] = []
    /// Other uses of the keys of accessibility strings, with the role `other`; empty unless requested.
    private(set) var otherUses: [Occurrence] = []
    /// The strings that `localize` can rewrite, by the path of the file; empty unless requested.
    private(set) var sites: [String: [LocalizableSite]] = [:]
    var diagnostics: [Diagnostic] = []
    /// The files with strings or findings, for use in reports.
    var files: [SourceFile] = []
    /// A sentence about the accessibility strings in samples, which are omitted; nil if samples don't contain any.
    private(set) var remarkOnSamples: String?
    /// Messages about sources that can't be read or are too deeply nested, one line each.
    var failures: [String] = []
    /// The declarations and settings in the sources, in the order of the readable sources.
    let facts: [FileFacts]
    /// The declarations of all sources, which each source can refer to.
    let index: ProjectIndex
    private let options: ExtractionOptions
    /// The custom attributes in the project's Interface Builder documents.
    var runtimeAttributes: RuntimeAttributes { RuntimeAttributes(facts) }

    /// The types that contain accessibility strings but that the app's code never uses, sorted. Empty except for
    /// transcripts.
    var unusedTypes: [String] { facts.reduce(into: Set()) { $0.formUnion($1.unusedTypes) }.sorted() }

    /// The keys in tables that the sources use.
    var usedKeys: Set<StringKey> { Set((occurrences + otherUses + unshipped).compactMap(\.tableKey)) }

    /// The files of all sources.
    /// - Throws: an error if a source can't be read, because the keys that it uses must not be reported as unused.
    func sources() throws(CommandFailure) -> [SourceFile] {
        if let failure = failures.first { throw CommandFailure(.input, failure) }
        return facts.map(\.file)
    }

    var localization: InferredLocalization { InferredLocalization(facts) }

    /// Reads all sources of a project on all cores. The results are in the order of ``Project/sources``.
    /// - Parameters:
    ///   - near: nil to apply `allStrings` to all files. Otherwise, it applies only to files that contain one of these
    ///     names or call a localization function.
    ///   - functions: additional localization functions, besides those that the project specifies.
    ///   - earlier: an earlier extraction. Sources that haven't changed since then aren't parsed again.
    ///   - findsStrings: whether to find strings, or only the facts about the sources.
    ///   - findsUses: whether to find all other uses of the keys.
    ///   - titles: the files in which to read the visible text of elements.
    ///   - findsSites: for the path of a file, returns whether to find the strings that `localize` can rewrite.
    ///   - tables: the project's tables for the rules about source code. They are requested after the sources were
    ///     read.
    init(
        _ project: Project, allStrings: Bool = false, near: [String]? = nil, functions: [String] = [],
        earlier: ProjectExtraction? = nil, findsStrings: Bool = true, findsUses: Bool = false,
        titles: ExtractionOptions.Titles = .nowhere,
        findsSites: @escaping @Sendable (String) -> Bool = { _ in false },
        tables: @autoclosure () -> ProjectTables = ProjectTables(),
        in files: any FileSystem, progress: ProgressLine? = nil
    ) {
        var options = Self.options(of: project, allStrings, functions, files)
        options.listedNear = near.map { SubstringSearch($0 + options.functions.map { $0 + "(" }) }
        options.findsUses = findsUses
        options.titles = titles
        let (sources, unread) = Self.read(project, files, progress)
        let others = UnshippedSources(sources, below: project.root, including: project.configuration.included)
        let isWhole = unread.isEmpty && project.selection.isWhole && project.outerFolder == nil
        options.modifiers = titles == .nowhere ? ModifierNames.unambiguous(in: sources) : ModifierNames.all(in: sources)
        let types = OwnTypeNames(in: sources)
        (options.ownTypes, options.speakingTypes) = (types.all, types.speaking)
        if titles != .nowhere {
            options.readsDebugCode = project.configuration.included.contains(.previews)
            // If the configuration excludes sources, they may use the types in the others.
            if isWhole, project.configuration.sources == nil {
                let isLibrary = project.isLibrary(in: files)
                let unused = UnusedTypes.names(
                    of: project, sources, without: others, isLibrary: isLibrary, in: files)
                options.unusedTypes = unused ?? []
                options.unshippedPaths = others.paths
                (options.knowsCallers, options.isOfApp) = (!isLibrary, unused != nil)
            }
        }
        progress?.begin("Parsing source files", total: sources.count)
        let parsed = ProjectFacts.facts(in: sources, options: options, known: earlier?.facts(for: options) ?? [:]) {
            progress?.advance()
        }
        progress?.begin("Resolving names in source files")
        let (facts, known) = ProjectFacts.indexed(parsed, options: options)
        failures = unread
        var index = findsStrings ? Self.withKeys(known, facts, project, files) : known
        index.tables = tables()
        index.isOfWholeProject = isWhole
        self.facts = facts
        self.index = index
        self.options = options
        guard findsStrings else { return }
        progress?.begin("Finding strings in source files", total: facts.count)
        // A transcript repeats a string in each branch where it is shown.
        let repeatsStrings = options.titles != .nowhere
        let found = facts.concurrentMap { [index] facts -> Found in
            defer { progress?.advance() }
            guard let strings = Extractors.extractor(of: facts.file)?.strings(of: facts, in: index) else {
                return (Parsed([]), [])
            }
            let isWanted = !strings.value.found.isEmpty && findsSites(facts.file.path)
            let occurrences =
                repeatsStrings ? strings.value.found.map(\.occurrence) : strings.value.found.occurrences
            return (
                occurrences: Parsed(occurrences, diagnostics: strings.diagnostics),
                sites: isWanted ? LocalizableSites.sites(of: strings.value, in: index.tables) : []
            )
        }
        for (facts, all) in zip(facts, found) {
            let found = shipped(all, among: others)
            if !found.occurrences.value.isEmpty || !found.occurrences.diagnostics.isEmpty {
                add(found.occurrences, of: facts.file)
            }
            if !found.sites.isEmpty { sites[facts.file.path] = found.sites }
        }
        remarkOnSamples = others.remarkOnSamples(unshipped)
        if findsUses { addUses(in: facts, KeyUseSearch(occurrences, in: index, options: options)) }
    }

    /// The facts about the sources by path, without those that could be different if the source was read with
    /// `options`.
    private func facts(for options: ExtractionOptions) -> [String: FileFacts] {
        guard let differences = self.options.differences(from: options) else { return [:] }
        let alike = facts.filter { !differences.containsWord(in: $0.file.text) }
        return Dictionary(alike.map { ($0.file.path, $0) }) { first, _ in first }
    }

    /// Moves the strings that the app's users never encounter to ``unshipped``, and returns the others. The sites and
    /// findings in such code are dropped, except findings about sources that weren't read.
    private mutating func shipped(_ found: Found, among others: UnshippedSources) -> Found {
        let strings = found.occurrences
        let left = strings.value.filter { !others.contain($0.path, at: $0.span) }
        if left.count < strings.value.count {
            unshipped += strings.value.filter { others.contain($0.path, at: $0.span) }
        }
        let findings = strings.diagnostics.filter {
            $0.id == SourceNotRead.page.id || !others.contain($0.path, at: $0.span)
        }
        return (Parsed(left, diagnostics: findings), found.sites.filter { !others.contain($0.path, at: $0.span) })
    }

    private typealias Found = (occurrences: Parsed<[Occurrence]>, sites: [LocalizableSite])

    /// Adds the files of findings that were created after the extraction, for use in reports.
    mutating func addFiles(of diagnostics: [Diagnostic]) {
        let paths = Set(diagnostics.map(\.path)).subtracting(files.map(\.path))
        if !paths.isEmpty { files += facts.map(\.file).filter { paths.contains($0.path) } }
    }

    private mutating func addUses(in facts: [FileFacts], _ search: KeyUseSearch) {
        let known = Set(files.map(\.path))
        for (file, uses) in zip(facts, search.uses(in: facts)) where !uses.isEmpty {
            otherUses += uses
            if !known.contains(file.file.path) { files.append(file.file) }
        }
    }

    private static func options(
        of project: Project, _ allStrings: Bool, _ functions: [String], _ files: any FileSystem
    ) -> ExtractionOptions {
        let configuration = project.configuration
        var options = ExtractionOptions(
            functions: configuration.localizationFunctions + MacroNames.names(of: project, in: files) + functions,
            constants: ExtractionOptions().constants + configuration.localizationConstants, allStrings: allStrings)
        options.runtimeAttributes = configuration.runtimeAttributes
        options.interfaceTables = InterfaceTables(paths: project.tables.flatMap(\.paths) + project.looseTables)
        return options
    }

    private static func withKeys(
        _ index: ProjectIndex, _ facts: [FileFacts], _ project: Project, _ files: any FileSystem
    ) -> ProjectIndex {
        guard index.needsKeys(facts) else { return index }
        return index.with(ProjectKeys.keys(of: project, in: files))
    }

    /// - Returns: the sources in order, and one message for each unreadable source.
    private static func read(
        _ project: Project, _ files: any FileSystem, _ progress: ProgressLine?
    ) -> (sources: [SourceFile], failures: [String]) {
        progress?.begin("Reading source files", total: project.sources.count)
        let readings = project.sources.concurrentMap { path in
            defer { progress?.advance() }
            return Result { () throws(FileError) in SourceFile(path: path, raw: try files.read(path)) }
        }
        var (sources, failures): ([SourceFile], [String]) = ([], [])
        for reading in readings {
            switch reading {
            case .success(let file): sources.append(file)
            case .failure(let error): failures.append(error.description)
            }
        }
        return (sources, failures)
    }

    private mutating func add(_ found: Parsed<[Occurrence]>, of file: SourceFile) {
        occurrences += found.value
        diagnostics += found.diagnostics
        failures += found.diagnostics.filter { $0.id == SourceNotRead.page.id }
            .map { "\(PathName.printable(file.path)): \($0.message)" }
        files.append(file)
    }
}

extension SourceFile {
    /// Reads the sources of a project.
    /// - Throws: an error if one of them can't be read.
    static func all(of project: Project, in files: any FileSystem) throws(CommandFailure) -> [SourceFile] {
        do throws(FileError) {
            var sources: [SourceFile] = []
            for path in project.sources { sources.append(SourceFile(path: path, raw: try files.read(path))) }
            return sources
        } catch {
            throw CommandFailure(.input, error)
        }
    }
}

import AXExtract
import AXModel
import AXSource

/// All accessibility strings of a project's sources.
struct ProjectExtraction: Sendable {
    var occurrences: [Occurrence] = []
    /// The strings of sources that users of the app never hear: their keys are in use all the same.
    private var unshipped: [Occurrence] = []
    /// Where else the keys of spoken strings are used, with the role `other`; empty where nobody asked for it.
    private(set) var otherUses: [Occurrence] = []
    /// What can be rewritten in each file, by path; empty where nobody asked for it.
    private(set) var sites: [String: [LocalizableSite]] = [:]
    var diagnostics: [Diagnostic] = []
    /// Files with findings, for reports.
    var files: [SourceFile] = []
    /// Sources that could not be read, or were too deeply nested to be looked at: a line each.
    var failures: [String] = []
    /// What the sources declare and set, in the order of the sources that could be read.
    let facts: [FileFacts]
    /// What a source is told about the others.
    let index: ProjectIndex
    private let options: ExtractionOptions
    /// What the project's documents of Interface Builder hold in attributes of its own.
    var runtimeAttributes: RuntimeAttributes { RuntimeAttributes(facts) }

    /// The keys of tables that the sources were found to use.
    var usedKeys: Set<StringKey> { Set((occurrences + otherUses + unshipped).compactMap(\.tableKey)) }

    /// Every source.
    /// - Throws: when one could not be read: a key that it uses must not be called unused.
    func sources() throws(CommandFailure) -> [SourceFile] {
        if let failure = failures.first { throw CommandFailure(.input, failure) }
        return facts.map(\.file)
    }

    /// How the project localizes its strings.
    var localization: InferredLocalization { InferredLocalization(facts) }

    /// Reads all sources of a project on all cores. The order of the result is that of ``Project/sources``.
    /// - Parameters:
    ///   - functions: localization functions, besides those that the project names itself.
    ///   - near: with all strings, names of which a file must hold one for those to be listed that are not spoken.
    ///   - earlier: An extraction of sources most of which are the same. What it knows of them is taken over.
    ///   - findsUses: whether all uses of the keys are looked for.
    ///   - findsSites: tells of a path whether what can be rewritten in its strings is looked for.
    ///   - tables: What the rules about source code are told about the project's tables; asked for after the sources were
    ///     read.
    init(
        _ project: Project, allStrings: Bool = false, near: [String]? = nil, functions: [String] = [],
        earlier: ProjectExtraction? = nil, findsUses: Bool = false,
        findsSites: @escaping @Sendable (String) -> Bool = { _ in false },
        tables: @autoclosure () -> ProjectTables = ProjectTables(),
        in files: any FileSystem, progress: ProgressLine? = nil
    ) {
        var options = Self.options(of: project, allStrings, functions, files)
        options.listedNear = near.map { StemSearch($0 + options.functions.map { $0 + "(" }) }
        options.findsUses = findsUses
        let (sources, unread) = Self.read(project, files, progress)
        progress?.begin("Parsing source files", total: sources.count)
        let parsed = ProjectFacts.facts(in: sources, options: options, known: earlier?.facts(for: options) ?? [:]) {
            progress?.advance()
        }
        progress?.begin("Resolving names in source files")
        let (facts, known) = ProjectFacts.indexed(parsed, options: options)
        failures = unread
        var index = Self.withKeys(known, facts, project, files)
        index.tables = tables()
        self.facts = facts
        self.index = index
        self.options = options
        progress?.begin("Finding strings in source files", total: facts.count)
        let found = facts.concurrentMap { [index] facts -> Found in
            defer { progress?.advance() }
            guard let strings = Extractors.extractor(of: facts.file)?.strings(of: facts, in: index) else {
                return (Parsed([]), [])
            }
            let isWanted = !strings.value.found.isEmpty && findsSites(facts.file.path)
            return (
                occurrences: Parsed(strings.value.found.occurrences, diagnostics: strings.diagnostics),
                sites: isWanted ? LocalizableSites.sites(of: strings.value, in: index.tables) : []
            )
        }
        let others = UnshippedSources(sources, below: project.root, including: project.configuration.included)
        for (facts, all) in zip(facts, found) {
            let found = shipped(all, among: others)
            if !found.occurrences.value.isEmpty || !found.occurrences.diagnostics.isEmpty {
                add(found.occurrences, of: facts.file)
            }
            if !found.sites.isEmpty { sites[facts.file.path] = found.sites }
        }
        if findsUses { addUses(in: facts, KeyUses(occurrences, in: index, options: options)) }
    }

    /// What the sources say, by path, where they would say the same with other options.
    private func facts(for options: ExtractionOptions) -> [String: FileFacts] {
        guard self.options.read(alike: options) else { return [:] }
        return Dictionary(facts.map { ($0.file.path, $0) }) { first, _ in first }
    }

    /// The strings found that users of the app hear.
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

    /// Takes in the files of findings that were made later, for reports.
    mutating func tell(filesOf diagnostics: [Diagnostic]) {
        let places = Set(diagnostics.map(\.path)).subtracting(files.map(\.path))
        if !places.isEmpty { files += facts.map(\.file).filter { places.contains($0.path) } }
    }

    private mutating func addUses(in facts: [FileFacts], _ search: KeyUses) {
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

    /// - Returns: The sources in their order, and a line for each that cannot be read.
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
    /// The sources of a project.
    /// - Throws: for one that cannot be read.
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

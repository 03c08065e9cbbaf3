import AXExtract
import AXModel
import AXSource

/// Findings about code in packages and frameworks that looks up strings in the app's tables, although they are in the
/// module's own tables.
struct BundleFindings {
    private(set) var diagnostics: [Diagnostic] = []

    init(_ extraction: ProjectExtraction, _ project: Project, in environment: CommandEnvironment) {
        let lookups = extraction.occurrences + extraction.otherUses
        let suspects = lookups.filter(BundleWrong.isSuspect)
        guard !suspects.isEmpty else { return }
        let bundles = StringBundles(project, in: environment.files)
        guard !bundles.isOne else { return }
        let tables = Dictionary(grouping: project.tables) { bundles.owner(of: $0) }
        let modules = Dictionary(grouping: Set(suspects.map(\.path)).sorted()) { bundles.module(of: $0) }
        let byPath = Dictionary(grouping: suspects, by: \.path)
        let files = Dictionary(extraction.facts.map { ($0.file.path, $0.file) }) { $1 }
        let names = bundles.names(in: lookups)
        let libraries = modules.keys.compactMap { $0 }.filter(\.isLibrary)
        for module in libraries.sorted(by: { ($0.folder, $0.name) < ($1.folder, $1.name) }) {
            guard let own = tables[module], let paths = modules[module] else { continue }
            var texts = ModuleStrings(name: module.name, bundle: names[module] ?? module.bundle)
            guard texts.add(own, app: tables[nil] ?? [], of: project, in: environment) else { continue }
            diagnostics += paths.flatMap { byPath[$0] ?? [] }.compactMap { occurrence in
                files[occurrence.path].flatMap { BundleWrong.diagnostic(for: occurrence, in: texts, $0) }
            }
        }
    }
}

extension ModuleStrings {
    /// - Returns: false if a table of the app with the same name can't be read, because that table might contain any
    ///   key.
    fileprivate mutating func add(
        _ tables: [StringTable], app: [StringTable], of project: Project, in environment: CommandEnvironment
    ) -> Bool {
        for table in tables {
            for catalog in table.paths.flatMap({ table.catalogs(in: $0, environment) ?? [] }) {
                add(catalog, isSource: catalog.locale == project.developmentLanguage.tag)
            }
        }
        let names = Set(tables.map(\.name))
        for table in app where names.contains(table.name) {
            for path in table.paths {
                guard let found = table.catalogs(in: path, environment) else { return false }
                addApp(found.flatMap(\.units).map(\.key), table: table.name)
            }
        }
        return true
    }
}

import AXExtract
import AXModel
import AXSource

/// The strings of packages that their code looks up in the app's tables.
struct BundleFindings {
    private(set) var diagnostics: [Diagnostic] = []

    private typealias Target = PackageTargets.Target

    init(_ extraction: ProjectExtraction, _ project: Project, in workplace: Workplace) {
        let suspects = (extraction.occurrences + extraction.otherUses).filter(BundleWrong.isSuspect)
        guard !suspects.isEmpty else { return }
        let bundles = StringBundles(project, in: workplace.files)
        let targets = bundles.targets
        guard !targets.isEmpty else { return }
        let byTarget = Dictionary(grouping: suspects) { targets.target(of: $0.path) }
        let tables = Dictionary(grouping: project.tables) { targets.target(of: $0) }
        let files = Dictionary(extraction.facts.map { ($0.file.path, $0.file) }) { $1 }
        for (target, occurrences) in byTarget.sorted(by: { ($0.key?.folder ?? "") < ($1.key?.folder ?? "") }) {
            guard let target, target.kind == .library, let own = tables[target] else { continue }
            let language = project.developmentLanguage.tag
            guard let texts = Self.texts(of: target, own, app: tables[nil] ?? [], language, files, in: workplace) else {
                continue
            }
            diagnostics += occurrences.filter { !bundles.members.contains($0.path) }.compactMap { occurrence in
                files[occurrence.path].flatMap { BundleWrong.diagnostic(for: occurrence, in: texts, $0) }
            }
        }
    }

    /// Nil where a table of the app cannot be read: it may have every key.
    private static func texts(
        of target: Target, _ tables: [StringTable], app: [StringTable], _ language: String,
        _ files: [String: SourceFile], in workplace: Workplace
    ) -> ModuleTexts? {
        var texts = ModuleTexts(name: target.name, bundle: bundle(of: target, files))
        for table in tables {
            for catalog in table.paths.flatMap({ table.catalogs(in: $0, workplace) ?? [] }) {
                texts.add(catalog, isSource: catalog.locale == language)
            }
        }
        let names = Set(tables.map(\.name))
        for table in app where names.contains(table.name) {
            for path in table.paths {
                guard let found = table.catalogs(in: path, workplace) else { return nil }
                texts.addApp(found.flatMap(\.units).map(\.key), table: table.name)
            }
        }
        return texts
    }

    /// `#bundle` where the target has it anywhere, which takes Xcode 26.
    private static func bundle(of target: Target, _ files: [String: SourceFile]) -> String {
        let uses = files.contains { path, file in
            PathName.isAtOrBelow(PathName.normalized(path), [target.folder])
                && file.text.withUnsafeBufferPointer { macro.contains(in: $0) { _, _ in true } }
        }
        return uses ? "#bundle" : ".module"
    }

    private static let macro = StemSearch(["#bundle"])
}

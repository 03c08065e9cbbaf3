import AXModel
import AXReport
import AXSource

/// The fixes that `--fix` has applied or would apply.
struct Repair {
    /// The result of another check after the fixes; nil if no file was changed.
    var result: CheckResult?
    fileprivate(set) var paths: Set<String> = []
    fileprivate(set) var fixes = 0
    fileprivate let isDryRun: Bool

    /// The summary for standard error.
    var remark: String {
        if fixes == 0 { return "No safe fixes to apply." }
        let what = "\(fixes) safe fix\(fixes == 1 ? "" : "es") in \(counted(paths.count, "file"))"
        return isDryRun ? "Without --dry-run, --fix would apply \(what)." : "Applied \(what)."
    }
}

extension CheckResult {
    /// The maximum number of passes. Later passes apply fixes that overlap earlier ones, and fixes to translations that
    /// an earlier pass reported only in the source string.
    private static let passes = 8

    /// Applies the safe fixes of the reported findings.
    /// - Parameter dryRun: whether to show a diff instead of writing files.
    func repair(dryRun: Bool) throws(CommandFailure) -> Repair {
        var repair = Repair(isDryRun: dryRun)
        var result = self
        var changes = FixedFiles()
        for _ in 0..<Self.passes {
            let fixes = SafeFixes(for: result.reported, in: result.checked.files)
            for change in try fixes.changes() {
                changes.add(change)
                if !dryRun { try change.carryOut(dryRun: false, in: input.environment) }
            }
            repair.fixes += fixes.count
            repair.paths.formUnion(fixes.paths)
            if fixes.count == 0 { break }
            let environment =
                dryRun
                ? input.environment.overlaid(by: changes.entries(in: input.environment.files)) : input.environment
            let input = try CheckInput.read(input.options, in: environment)
            result = input.compare(try input.check(), with: baseline)
            if !dryRun { repair.result = result }
        }
        if dryRun { for change in changes.all { try change.carryOut(dryRun: true, in: input.environment) } }
        return repair
    }

    /// A warning that a translation platform will overwrite fixes to translations; nil if that isn't expected.
    var fixWarning: String? {
        let groups = input.tables.groups
        let sources = Set(groups.flatMap { $0.source.paths })
        guard let platform = TranslationPlatform.find(for: input.project.root, in: input.environment.files),
            reported.contains(where: { finding in
                let isTranslation = !sources.contains(finding.path) || finding.locale != groups.first?.source.locale
                return isTranslation && finding.locale != nil && finding.fixIts.contains { $0.safety == .safe }
            })
        else { return nil }
        return
            "\(PathName.printable(platform.path)) shows that translations are synced from \(platform.name), so "
            + "the next sync will overwrite these fixes. Fix the strings on the translation platform as well."
    }
}

/// The files that the passes of a run fix, with their original and their latest contents.
private struct FixedFiles {
    private var changes: [String: FileChange] = [:]
    private var paths: [String] = []

    /// The changes, in the order of the passes. Within a pass, they are sorted by path.
    var all: [FileChange] { paths.compactMap { changes[$0] } }

    /// The latest contents, by the files' paths without links.
    func entries(in files: any FileSystem) -> [String: OverlaidEntry] {
        let entries = all.map {
            ((try? files.canonicalPath($0.new.path)) ?? $0.new.path, OverlaidEntry.file($0.new.raw))
        }
        return Dictionary(entries) { $1 }
    }

    mutating func add(_ change: FileChange) {
        let path = change.new.path
        if changes[path] == nil { paths.append(path) }
        changes[path] = FileChange(old: changes[path]?.old ?? change.old, new: change.new)
    }
}

/// The safe fixes that can be applied together.
private struct SafeFixes {
    private var edits: [(file: SourceFile, edits: [TextEdit])] = []
    private(set) var count = 0

    init(for diagnostics: [Diagnostic], in files: [String: SourceFile]) {
        let byPath = Dictionary(grouping: diagnostics, by: \.path)
        for (path, findings) in byPath.sorted(by: { $0.key < $1.key }) {
            guard let file = files[path] else { continue }
            let edits = compatible(findings.compactMap { $0.fixIts.first { $0.safety == .safe } })
            if !edits.isEmpty { self.edits.append((file, edits)) }
        }
    }

    var paths: [String] { edits.map(\.file.path) }

    func changes() throws(CommandFailure) -> [FileChange] {
        var changes: [FileChange] = []
        for (file, edits) in edits { changes.append(try FileChange(file, edits)) }
        return changes
    }

    /// The edits of the fixes that don't touch or overlap an earlier fix. Also updates ``count``.
    private mutating func compatible(_ fixes: [FixIt]) -> [TextEdit] {
        var taken: [TextEdit] = []
        for fix in fixes.sorted(by: { $0.edits[0].span < $1.edits[0].span }) {
            let last = taken.last?.span
            guard fix.edits.allSatisfy({ edit in last.map { $0.end < edit.span.start } ?? true }) else { continue }
            taken += fix.edits.sorted { $0.span < $1.span }
            count += 1
        }
        return taken
    }
}

/// A service that syncs a project's translations and overwrites other changes to them.
private struct TranslationPlatform {
    let name: String
    /// The service's configuration file in the project.
    let path: String

    /// The platform whose configuration file is in the project's root or in the nearest folder above it in the
    /// repository; nil if there isn't one.
    static func find(for root: String, in files: any FileSystem) -> TranslationPlatform? {
        folders(from: root, in: files).lazy
            .flatMap { folder in
                marks.map { TranslationPlatform(name: $0.name, path: PathName.join(folder, $0.file)) }
            }
            .first { (try? files.info($0.path)) != nil }
    }

    /// The folders from a project's root up to the root of the repository, as paths in the user's notation. Outside a
    /// repository, only the project's root.
    private static func folders(from root: String, in files: any FileSystem) -> [String] {
        guard let top = RepositoryRoot(above: root, in: files)?.folder, let start = try? files.canonicalPath(root)
        else {
            return [root]
        }
        let folders = Array(PathName.upward(from: start))
        let above = folders[...(folders.firstIndex(of: top) ?? folders.count - 1)].dropFirst()
        return [root] + above.map { PathName.typed($0, in: files.currentFolder) }
    }

    /// The configuration files of the services' command-line tools.
    private static let marks: [(file: String, name: String)] = [
        ("crowdin.yml", "Crowdin"), ("crowdin.yaml", "Crowdin"), (".crowdin.yml", "Crowdin"),
        (".tx/config", "Transifex"), ("transifex.yml", "Transifex"),
        ("lokalise.yml", "Lokalise"), ("lokalise.toml", "Lokalise"), (".lokalise.yml", "Lokalise"),
        (".phrase.yml", "Phrase"), (".phraseapp.yml", "Phrase"), ("phrase.yml", "Phrase"),
        (".weblate", "Weblate"), ("weblate.ini", "Weblate"), (".weblate.ini", "Weblate"),
        ("localazy.json", "Localazy"), ("smartling-config.json", "Smartling"), ("lingohub.yml", "Lingohub"),
        ("onesky.yml", "OneSky"), ("poeditor-config.yml", "POEditor"), (".tolgeerc", "Tolgee"),
        (".tolgeerc.json", "Tolgee"), ("l10n.toml", "Pontoon"),
    ]
}

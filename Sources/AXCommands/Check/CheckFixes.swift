import AXModel
import AXReport
import AXSource

/// What `--fix` has done, or would do.
struct Repair {
    /// What is found after it; nil where nothing was changed.
    var result: CheckResult?
    fileprivate(set) var paths: Set<String> = []
    fileprivate(set) var fixes = 0
    fileprivate let isDryRun: Bool

    /// A line for standard error.
    var remark: String {
        if fixes == 0 { return "No safe fixes to apply." }
        let what = "\(fixes) safe fix\(fixes == 1 ? "" : "es") in \(counted(paths.count, "file"))"
        return isDryRun ? "Without --dry-run, --fix would apply \(what)." : "Applied \(what)."
    }
}

extension CheckResult {
    /// So often fixes are applied that touch a text which another one has changed.
    private static let passes = 8

    /// Applies the safe fixes of the reported findings.
    /// - Parameter dryRun: Whether differences are shown and nothing is written.
    func repair(dryRun: Bool) throws(CommandFailure) -> Repair {
        var repair = Repair(isDryRun: dryRun)
        var result = self
        for _ in 0..<Self.passes {
            let fixes = SafeFixes(for: result.reported, in: result.checked.files)
            for change in try fixes.changes() { try change.carryOut(dryRun: dryRun, in: input.workplace) }
            repair.fixes += fixes.count
            repair.paths.formUnion(fixes.paths)
            if dryRun || fixes.count == 0 { break }
            let input = try CheckInput(input.request, in: input.workplace)
            result = CheckResult(input, try CheckedFindings(input), baseline: baseline)
            repair.result = result
            if !fixes.hasMore { break }
        }
        return repair
    }

    /// Why fixes of translations may not last; nil where nothing speaks against them.
    var fixWarning: String? {
        let groups = input.tables.groups
        let sources = Set(groups.flatMap { $0.source.paths })
        guard let platform = TranslationPlatform(of: input.project.root, in: input.workplace.files),
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

/// The safe fixes of findings that can be applied together.
private struct SafeFixes {
    private var edits: [(file: SourceFile, edits: [TextEdit])] = []
    private(set) var count = 0
    /// Whether some overlap with others, and are left to a second run.
    private(set) var hasMore = false

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

    /// The edits of those fixes that touch no text that an earlier one touches.
    private mutating func compatible(_ fixes: [FixIt]) -> [TextEdit] {
        var taken: [TextEdit] = []
        for fix in fixes.sorted(by: { $0.edits[0].span < $1.edits[0].span }) {
            let last = taken.last?.span
            guard fix.edits.allSatisfy({ edit in last.map { $0.end < edit.span.start } ?? true }) else {
                hasMore = true
                continue
            }
            taken += fix.edits.sorted { $0.span < $1.span }
            count += 1
        }
        return taken
    }
}

/// A service that writes a project's translations, as the project's own files tell it.
///
/// What is changed in such files here is overwritten by the service's next synchronization.
struct TranslationPlatform: Hashable, Sendable {
    /// The name as people know it.
    let name: String
    /// The file that tells it.
    let path: String

    /// The one that a project's root names, or the nearest folder above it in the repository; nil where none does.
    init?(of root: String, in files: any FileSystem) {
        let found = Self.folders(from: root, in: files).lazy.flatMap { folder in
            Self.marks.map { (name: $0.name, path: PathName.join(folder, $0.file)) }
        }
        .first { mark in ((try? files.info(mark.path)) ?? nil) != nil }
        guard let found else { return nil }
        (name, path) = (found.name, found.path)
    }

    /// The folders from a project's root up to that of the repository, as one would type them.
    private static func folders(from root: String, in files: any FileSystem) -> [String] {
        guard let last = RepositoryRoot(above: root, in: files)?.folder,
            var folder = try? files.canonicalPath(root), folder != last
        else { return [root] }
        var folders = [root]
        repeat {
            folder = PathName.parent(of: folder)
            folders.append(PathName.typed(folder, in: files.currentFolder))
        } while folder != last && folder != "/"
        return folders
    }

    /// The files by which the services' own tools know a project.
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

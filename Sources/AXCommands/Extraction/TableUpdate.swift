import AXExtract
import AXFormats
import AXModel
import AXReport
import AXRules
import AXSource

/// Brings a string table up to what the sources use, with the smallest difference.
struct TableUpdate {
    let path: String
    /// The project that the table belongs to.
    let project: Project
    /// The keys that the sources were found to use.
    let used: Set<StringKey>
    /// Every source of the project, of which a part may have been extracted: a key that another part uses has not vanished.
    let sources: [SourceFile]
    let comments: CommentPolicy
    let removesVanished: Bool
    /// The functions that Xcode's extractor was told of.
    var macros: Set<String> = []
    var isQuiet = false

    init(
        path: String, project: Project, used: Set<StringKey>, sources: [SourceFile], comments: CommentPolicy,
        removesVanished: Bool
    ) {
        self.path = path
        self.project = project
        self.used = used
        self.sources = sources
        self.comments = comments
        self.removesVanished = removesVanished
    }

    /// - Throws: when the table cannot be read or written.
    func run(_ entries: [ExtractedEntry], dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        let table = try ReadTable(editable: path, in: workplace)
        guard table.parsed.value.contents.status == .ok, table.parsed.value.contents.lost.isEmpty else {
            throw CommandFailure(
                .input,
                "\(PathName.printable(path)): can't add strings to a file that doesn't load completely; "
                    + "run `check` to see why")
        }
        let name = PathName.stem(of: path)
        let named = entries.filter { $0.tableName == name }
        let explanation = EntryExplanation(
            entries, texts: texts(of: table), comments: comments, macros: macros)
        let comments = CommentUpdate(table.parsed.value, explanation, policy: comments)
        let vanished = VanishedKeys(in: table, used: used, sources: sources)
        let missing = comments.added(of: named)
        let added = ownBundle(of: missing, in: workplace)
        let others = Set(missing.map(\.key)).subtracting(added.map(\.key))
        let own = named.filter { !others.contains($0.key) }
        let additions = CatalogAdditions(explanation, isFilledByXcode: table.parsed.value.extractedKeys != nil)
        let changes =
            comments.changes(for: own) + (removesVanished ? vanished.certain.map { .remove($0) } : [])
            + additions.changes(for: added)
        let removed = removesVanished ? Set(vanished.certain) : []
        let sidecar = try sidecar(of: comments, own, without: removed, in: workplace)
        let change = try VerifiedChange.of(table, to: changes)
        // What goes is said before it goes.
        if !isQuiet {
            workplace.complain("\(PathName.printable(path)): \(counted(added.count, "new key"))")
            tellOtherTables(entries.filter { $0.tableName != name }, workplace)
            tellOtherBundles(others.count, workplace)
            tell(vanished, isDryRun: dryRun, workplace)
        }
        try write(change, with: sidecar, dryRun: dryRun, in: workplace)
    }

    /// Writes the table, and the file beside it with it or not at all: notes about keys that no catalog has mislead.
    private func write(
        _ change: FileChange, with sidecar: FileChange?, dryRun: Bool, in workplace: Workplace
    ) throws(CommandFailure) {
        guard let sidecar else { return try change.carryOut(dryRun: dryRun, in: workplace) }
        let folder = workplace.transactionFolder(of: PathName.parent(of: path))
        try [change, sidecar].carryOut(below: folder, dryRun: dryRun, in: workplace)
    }

    /// The texts of the table in the language that the code is written in, where they do not vary.
    private func texts(of table: ReadTable) -> [StringKey: String] {
        let language = table.parsed.value.sourceLanguage ?? project.developmentLanguage.tag
        let units = table.parsed.value.catalogs(locale: language, table: PathName.stem(of: path))
            .filter { $0.locale == language }.flatMap(\.units)
        let texts = units.compactMap { unit -> (StringKey, String)? in
            guard case .plain(let text) = unit.text, unit.substitutions.isEmpty else { return nil }
            return (unit.key, text.string)
        }
        return Dictionary(texts) { $1 }
    }

    /// What becomes of the file beside a catalog.
    private func sidecar(
        of comments: CommentUpdate, _ entries: [ExtractedEntry], without removed: Set<StringKey>,
        in workplace: Workplace
    ) throws(CommandFailure) -> FileChange? {
        let place = RoleSidecar.path(beside: path)
        var old: SourceFile?
        do throws(FileError) {
            if try workplace.files.info(place) != nil {
                old = SourceFile(path: place, raw: try workplace.files.read(place))
            }
        } catch {
            throw CommandFailure(.input, error)
        }
        let former = old.map { $0.string($0.fullSpan) } ?? ""
        guard let text = comments.sidecar(former, for: entries, without: removed) else { return nil }
        return FileChange(old: old, new: SourceFile(path: place, text: text))
    }

    /// Strings that are not for this table need a call of their own; nobody should think that they were added.
    private func tellOtherTables(_ entries: [ExtractedEntry], _ workplace: Workplace) {
        guard !entries.isEmpty else { return }
        let tables = Set(entries.map { $0.tableName }).sorted().joined(separator: ", ")
        let verb = entries.count == 1 ? "belongs" : "belong"
        workplace.complain(
            "\(PathName.printable(path)): \(counted(entries.count, "key")) \(verb) to other tables: \(tables)")
    }

    private func tellOtherBundles(_ count: Int, _ workplace: Workplace) {
        guard count > 0 else { return }
        let places = count == 1 ? "belongs to another bundle" : "belong to other bundles"
        workplace.complain("\(PathName.printable(path)): \(counted(count, "key")) \(places)")
    }

    /// The new entries that are looked up in the bundle which the table ends up in.
    private func ownBundle(of entries: [ExtractedEntry], in workplace: Workplace) -> [ExtractedEntry] {
        let place = PathName.normalized(path)
        let known = project.tables.first { $0.paths.contains { PathName.normalized($0) == place } }
        guard let known, !entries.isEmpty else { return entries }
        let bundles = StringBundles(project, in: workplace.files)
        let held = entries.filter { entry in entry.occurrences.contains { bundles.holds($0, known) } }
        guard bundles.owner(of: known) != nil, held.contains(where: namesNoBundle) else { return held }
        // A module may leave strings to the app.
        let apps = project.tables.filter { $0.name == known.name && bundles.owner(of: $0) == nil }
        let catalogs = apps.flatMap { table in table.paths.flatMap { table.catalogs(in: $0, workplace) ?? [] } }
        let keys = Set(catalogs.flatMap(\.units).map(\.key))
        return held.filter { !namesNoBundle($0) || !keys.contains($0.key) }
    }

    private func namesNoBundle(_ entry: ExtractedEntry) -> Bool {
        entry.occurrences.allSatisfy { $0.bundle == nil && BundleWrong.isSuspect($0) }
    }

    private func tell(_ vanished: VanishedKeys, isDryRun: Bool, _ workplace: Workplace) {
        let name = PathName.printable(path)
        for key in vanished.certain {
            let removal = (isDryRun ? "would be removed" : "removed") + " because no source file uses this key"
            let what = removesVanished ? removal : "is no longer found in the sources"
            workplace.complain("\(name): “\(PathName.printable(key.text))” \(what)")
        }
        for (key, user) in vanished.doubtful {
            let user = PathName.printable(user)
            workplace.complain(
                "\(name): “\(PathName.printable(key.text))” might still be in use because the sources build a key "
                    + "at run time from “\(user)”"
                    + (removesVanished ? "; not removed" : ""))
        }
        if vanished.others > 0 {
            let others = counted(vanished.others, "other key")
            workplace.complain("\(name): \(others) not found in the sources, but left unchanged")
        }
    }
}

/// Keys of a table that the sources of a project no longer use.
struct VanishedKeys {
    /// Accessibility strings, as their comments or names say, that no source uses.
    private(set) var certain: [StringKey] = []
    /// Accessibility strings that a source may use: what it completes at run time may become the key.
    private(set) var doubtful: [(key: StringKey, user: String)] = []
    /// How many other keys no source uses. They are not judged: they may belong to code of another kind.
    private(set) var others = 0

    /// - Parameters:
    ///   - used: The keys that are known to be used.
    ///   - sources: Every source of the project.
    init(in table: ReadTable, used: Set<StringKey>, sources: [SourceFile]) {
        let inference = RoleInference()
        var seen = used
        let entries = table.parsed.value.contents.entries.filter { seen.insert($0.key).inserted }
        guard !entries.isEmpty else { return }
        let mentions = KeyMentions(of: entries.map(\.key), in: sources)
        for entry in entries where !mentions.contains(entry.key) {
            if inference.roles(of: entry.key, comment: entry.comment).isEmpty {
                others += 1
            } else if let user = mentions.possibleUser(of: entry.key) {
                doubtful.append((entry.key, user))
            } else {
                certain.append(entry.key)
            }
        }
    }
}

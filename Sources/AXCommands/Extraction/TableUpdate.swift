import AXExtract
import AXFormats
import AXModel
import AXReport
import AXRules
import AXSource

/// Updates a strings file with the strings that the sources use. As little of the file as possible is changed.
struct TableUpdate {
    let path: String
    /// The project that the table belongs to.
    let project: Project
    /// The keys that the sources use.
    let used: Set<StringKey>
    /// All sources of the project, even if only some were extracted, because the others may use a key as well.
    let sources: [SourceFile]
    let comments: CommentPolicy
    let removesVanished: Bool
    /// Additional functions that Xcode extracts.
    var macros: Set<String> = []
    var isQuiet = false

    /// - Throws: an error if the table can't be read or written.
    func run(_ entries: [ExtractedEntry], dryRun: Bool, in environment: CommandEnvironment) throws(CommandFailure) {
        let table = try ParsedStringsFile(editable: path, in: environment)
        let isBlank = table.file.text.allSatisfy(\.isASCIISpace)
        guard isBlank || table.parsed.value.status == .ok && table.parsed.value.lostKeys.isEmpty else {
            throw CommandFailure(
                .input,
                "\(PathName.printable(path)): can't add strings to a file that doesn't load completely; "
                    + "run `check` to see why")
        }
        let name = tableName(of: table)
        let named = entries.filter { $0.tableName == name }
        let explanation = EntryExplanation(
            entries, texts: sourceStrings(of: table), comments: comments, macros: macros)
        let comments = CommentUpdate(table.parsed.value, explanation, policy: comments)
        let vanished = VanishedKeys(in: table, used: used, sources: sources)
        let elsewhere = keysBeside(in: environment)
        let missing = comments.added(of: named).filter { !elsewhere.contains($0.key) }
        let added = ownBundle(of: missing, in: environment)
        let others = Set(missing.map(\.key)).subtracting(added.map(\.key))
        let own = named.filter { !others.contains($0.key) }
        let additions = CatalogAdditions(explanation, isFilledByXcode: table.parsed.value.extractedKeys != nil)
        let changes =
            comments.changes(for: own) + (removesVanished ? vanished.certain.map { .remove($0) } : [])
            + additions.changes(for: added)
        let removed = removesVanished ? Set(vanished.certain) : []
        let sidecar = try sidecar(of: comments, own, without: removed, in: environment)
        let change = try VerifiedChange.of(table, to: changes)
        // Report removals before they happen.
        if !isQuiet {
            environment.printError("\(PathName.printable(path)): \(counted(added.count, "new key"))")
            if let sidecar {
                environment.printError("\(PathName.printable(sidecar.new.path)): the roles of the keys have changed")
            }
            reportOtherTables(entries.filter { $0.tableName != name }, environment)
            reportOtherBundles(others.count, environment)
            report(vanished, isDryRun: dryRun, environment)
        }
        try write(change, with: sidecar, dryRun: dryRun, in: environment)
    }

    /// Writes both the table and its sidecar file, or neither of them. Notes about keys that no catalog contains would
    /// be misleading.
    private func write(
        _ change: FileChange, with sidecar: FileChange?, dryRun: Bool, in environment: CommandEnvironment
    ) throws(CommandFailure) {
        guard let sidecar else { return try change.carryOut(dryRun: dryRun, in: environment) }
        let folder = environment.transactionFolder(of: PathName.parent(of: path))
        try [change, sidecar].carryOut(below: folder, dryRun: dryRun, in: environment)
    }

    /// The keys in the companion file, which contains the table's plurals or its other strings.
    private func keysBeside(in environment: CommandEnvironment) -> Set<StringKey> {
        guard let other = Self.companions[PathName.fileExtension(of: path)] else { return [] }
        let beside = PathName.join(PathName.parent(of: path), "\(PathName.stem(of: path)).\(other)")
        guard (try? environment.files.info(beside)) != nil,
            let file = try? ParsedStringsFile(withoutFindings: beside, in: environment)
        else { return [] }
        return Set(file.parsed.value.catalogs(locale: "", table: "").flatMap(\.units).map(\.key))
    }

    private static let companions = ["strings": "stringsdict", "stringsdict": "strings"]

    /// The name of the table: the one that the file itself specifies for all its strings, otherwise the name of the
    /// file.
    private func tableName(of table: ParsedStringsFile) -> String {
        let name = PathName.stem(of: path)
        let named = Set(table.parsed.value.catalogs(locale: "", table: name).map(\.table))
        return named.count == 1 ? named.first ?? name : name
    }

    /// The strings of the table in the language of the source code, without plurals and other variations.
    private func sourceStrings(of table: ParsedStringsFile) -> [StringKey: String] {
        let language = table.parsed.value.sourceLanguage ?? project.developmentLanguage.tag
        let units = table.parsed.value.catalogs(locale: language, table: PathName.stem(of: path))
            .filter { $0.locale == language }.flatMap(\.units)
        let strings = units.compactMap { unit -> (StringKey, String)? in
            guard let text = unit.onlyText else { return nil }
            return (unit.key, text.string)
        }
        return Dictionary(strings) { $1 }
    }

    /// The change to the sidecar file; nil if its contents don't change.
    private func sidecar(
        of comments: CommentUpdate, _ entries: [ExtractedEntry], without removed: Set<StringKey>,
        in environment: CommandEnvironment
    ) throws(CommandFailure) -> FileChange? {
        let sidecarPath = RoleSidecar.path(beside: path)
        var old: SourceFile?
        do throws(FileError) {
            if try environment.files.info(sidecarPath) != nil {
                old = SourceFile(path: sidecarPath, raw: try environment.files.read(sidecarPath))
            }
        } catch {
            throw CommandFailure(.input, error)
        }
        let former = old.map { $0.string($0.fullSpan) } ?? ""
        guard let text = comments.sidecar(former, for: entries, without: removed) else { return nil }
        return FileChange(old: old, new: SourceFile(path: sidecarPath, text: text))
    }

    /// Reports the strings of other tables, because adding them requires a separate run.
    private func reportOtherTables(_ entries: [ExtractedEntry], _ environment: CommandEnvironment) {
        guard !entries.isEmpty else { return }
        let tables = Set(entries.map { $0.tableName }).sorted().joined(separator: ", ")
        let verb = entries.count == 1 ? "belongs" : "belong"
        environment.printError(
            "\(PathName.printable(path)): \(counted(entries.count, "key")) \(verb) to other tables: \(tables)")
    }

    private func reportOtherBundles(_ count: Int, _ environment: CommandEnvironment) {
        guard count > 0 else { return }
        let predicate = count == 1 ? "belongs to another bundle" : "belong to other bundles"
        environment.printError("\(PathName.printable(path)): \(counted(count, "key")) \(predicate)")
    }

    /// The new entries that the code looks up in the bundle that contains the table.
    private func ownBundle(of entries: [ExtractedEntry], in environment: CommandEnvironment) -> [ExtractedEntry] {
        let normalizedPath = PathName.normalized(path)
        let known = project.tables.first { $0.paths.contains { PathName.normalized($0) == normalizedPath } }
        guard let known, !entries.isEmpty else { return entries }
        let bundles = StringBundles(project, in: environment.files)
        let held = entries.filter { entry in entry.occurrences.contains { bundles.holds($0, known) } }
        guard bundles.owner(of: known) != nil, held.contains(where: namesNoBundle) else { return held }
        // Calls that specify no bundle use the app's tables, even in a module. If a key is in these tables, don't add
        // it to the module's table.
        let apps = project.tables.filter { $0.name == known.name && bundles.owner(of: $0) == nil }
        let catalogs = apps.flatMap { table in table.paths.flatMap { table.catalogs(in: $0, environment) ?? [] } }
        let keys = Set(catalogs.flatMap(\.units).map(\.key))
        return held.filter { !namesNoBundle($0) || !keys.contains($0.key) }
    }

    private func namesNoBundle(_ entry: ExtractedEntry) -> Bool {
        entry.occurrences.allSatisfy { $0.bundle == nil && BundleWrong.isSuspect($0) }
    }

    private func report(_ vanished: VanishedKeys, isDryRun: Bool, _ environment: CommandEnvironment) {
        let name = PathName.printable(path)
        for key in vanished.certain {
            let removal = (isDryRun ? "would be removed" : "removed") + " because no source file uses this key"
            let what = removesVanished ? removal : "is no longer found in the sources"
            environment.printError("\(name): “\(PathName.printable(key.text))” \(what)")
        }
        for (key, user) in vanished.doubtful {
            let user = PathName.printable(user)
            environment.printError(
                "\(name): “\(PathName.printable(key.text))” might still be in use because the sources build a key "
                    + "at run time from “\(user)”"
                    + (removesVanished ? "; not removed" : ""))
        }
        if vanished.others > 0 {
            let others = counted(vanished.others, "other key")
            environment.printError("\(name): \(others) not found in the sources, but left unchanged")
        }
    }
}

/// Keys of a table that a project's sources no longer use.
struct VanishedKeys {
    /// Keys that no source uses and whose comments or names show that they are for accessibility.
    private(set) var certain: [StringKey] = []
    /// Keys of accessibility strings that a source may still use, because it composes a key at run time.
    private(set) var doubtful: [(key: StringKey, user: String)] = []
    /// The number of other keys that no source uses. They are only counted, because other kinds of code may use them.
    private(set) var others = 0

    /// - Parameters:
    ///   - used: keys that are known to be used.
    ///   - sources: all sources of the project.
    init(in table: ParsedStringsFile, used: Set<StringKey>, sources: [SourceFile]) {
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

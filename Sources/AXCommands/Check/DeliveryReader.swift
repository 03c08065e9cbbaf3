import AXFormats
import AXModel
import AXSource

/// Reads deliveries and the source tables that they belong to.
struct DeliveryReader {
    let source: DeliverySource
    private let named: NamedTables
    private var reader: CheckedTableReader
    private var tables = CheckedTables()
    /// The groups by the path of the source table. The key of a group whose source strings are in an exchange file
    /// consists of that file's path, the table's folders and the table's name.
    private var groups: [String: CheckedGroup] = [:]
    /// The locales in the project's source files, except the development language, by the path of the source table.
    /// Only string catalogs contain other locales.
    private var locales: [String: Set<String>] = [:]
    /// A cache of the project's source strings by the path of the source table, because an exchange file may contain a
    /// table in hundreds of languages.
    private var sourceUnits: [String: [StringKey: Unit]] = [:]

    /// Whether plural forms that the project already has count as delivered.
    private let keepsForms: Bool

    /// - Parameter isComplete: whether the delivery must contain all strings.
    init(_ source: DeliverySource, isComplete: Bool = false, in environment: CommandEnvironment) {
        self.source = source
        keepsForms = !isComplete
        named = NamedTables(source.tables, from: environment.files.currentFolder)
        reader = CheckedTableReader(environment: environment)
    }

    /// Reads the exchange files that the user specified. Each translation is compared with the source string in its
    /// file.
    /// - Parameter locale: the locale that `--locale` specifies.
    /// - Returns: nil if no exchange file is found, or if the user also specified other files of a project that has
    ///   tables.
    /// - Throws: an error if one of the paths doesn't exist.
    static func readExchanged(
        at paths: [String], in project: Project, locale: String? = nil, _ environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckedTables? {
        let kinds = KnownFiles.exchange.union(["xcloc"])
        let others = paths.filter { !kinds.contains(PathName.fileExtension(of: $0)) }
        guard !paths.isEmpty, others.isEmpty || project.tables.isEmpty && project.looseTables.isEmpty else {
            return nil
        }
        let source = DeliverySource.none(in: project)
        let finder = DeliveryFinder(files: environment.files, source: source, locale: locale)
        var deliveries: [Delivery] = []
        for path in paths {
            let delivery = try finder.delivery(at: path)
            deliveries.append(Delivery(exchanged: delivery.exchanged, failures: delivery.failures))
        }
        guard deliveries.contains(where: { !$0.exchanged.isEmpty }) else { return nil }
        var tables = DeliveryReader(source, in: environment)
        return tables.read(deliveries)
    }

    /// Reads deliveries and their source tables.
    /// - Returns: the tables. Their groups are sorted by the path of the source table.
    mutating func read(_ deliveries: [Delivery]) -> CheckedTables {
        let files = deliveries.flatMap(\.files)
        let delivered = files.map {
            CheckedTableReader.Request(path: $0.path, locale: $0.locale, name: $0.table.name)
        }
        let sources = Set(files.flatMap { file in file.table.paths.map { sourceRequest($0, file.table) } })
        reader.prefetch(delivered + sources)
        tables.failures += source.failures.map(\.description)
        for delivery in deliveries {
            tables.failures += delivery.failures.map(\.description)
            tables.missing += delivery.missing
            tables.unmatched += delivery.unmatched.map { "\(PathName.printable($0.path)): skipped: \($0.reason)" }
            for file in delivery.files { add(file) }
            for path in delivery.exchanged { addExchanged(path) }
        }
        tables.missing += missing(fromCatalogs: files)
        let holdsSource = source.tables.isEmpty && !tables.files.isEmpty
        let isReported = tables.files.contains(where: \.isUnread) || deliveries.contains { !$0.failures.isEmpty }
        if !holdsSource, groups.isEmpty, !isReported {
            let unmatched = deliveries.flatMap(\.unmatched).first
            let reason = unmatched.map { "\(PathName.printable($0.path)): \($0.reason)" }
            tables.failures.append(reason ?? "no delivered file matches a source table")
        }
        tables.findings = findingsAboutLocales()
        let found = groups.sorted { $0.key < $1.key }.map(\.value)
        tables.remarks += found.flatMap(\.conflictsOfFiles)
        tables.groups = found.map(\.joined.completedByBase).filter { !$0.translations.isEmpty }
        return tables
    }

    /// The findings about delivered locales that `apply` doesn't accept: their tags aren't valid, or the project has
    /// them under a different name.
    private func findingsAboutLocales() -> [Diagnostic] {
        let known = Set(source.tables.flatMap(\.translations).map(\.locale)).union(locales.values.flatMap(\.self))
        let delivered = groups.sorted { $0.key < $1.key }.flatMap(\.value.translations)
        return delivered.compactMap { catalog in
            let locale = catalog.locale
            if known.contains(locale) { return nil }
            let isNamedInFile = KnownFiles.withStates.contains(PathName.fileExtension(of: catalog.path))
            let invalid = isNamedInFile ? nil : LanguageTagFinding(locale).flatMap { $0.severity == .note ? nil : $0 }
            let existing = EquivalentLocale.find(locale, among: known).map {
                "the project already has “\(PathName.printable(locale))” as “\(PathName.printable($0))”"
            }
            guard let message = invalid?.message ?? existing else { return nil }
            return Diagnostic(
                id: RulePage.languageTag.id, severity: .warning, path: catalog.path, span: Span(at: 0),
                message: message,
                explanation: invalid.map(\.explanation) ?? "The command apply skips this locale.", locale: locale)
        }
    }

    private var language: String { source.language ?? "en" }

    private mutating func add(_ file: Delivery.File) {
        let translations = reader.read(file.path, file.locale, file.table.name, &tables)
        let isUnread = tables.isUnread(file.path)
        // A string catalog contains the source strings of its translations.
        let exported = file.locale == nil ? translations.first { $0.locale == language } : nil
        let texts = exported.map { Dictionary($0.units.filter(\.hasTextBesidesKey).map { ($0.key, $0.text) }) { $1 } }
        for translation in translations where file.locale != nil || translation.locale != language {
            readSource(file.table)
            groups[file.table.path]?.translations.append(translation.withExportedSource(texts))
        }
        if let locale = file.locale, isUnread {
            readSource(file.table)
            groups[file.table.path]?.unread.insert(locale)
        }
    }

    private func sourceRequest(_ path: String, _ table: DeliverySource.Table) -> CheckedTableReader.Request {
        let isCatalog = PathName.fileExtension(of: path) == KnownFiles.catalog
        return CheckedTableReader.Request(path: path, locale: isCatalog ? nil : language, name: table.name)
    }

    private mutating func readSource(_ table: DeliverySource.Table) {
        guard groups[table.path] == nil else { return }
        let all = table.paths.flatMap { path in
            reader.read(path, sourceRequest(path, table).locale, table.name, &tables)
        }
        let own = all.filter { $0.locale == language }
        guard let first = own.first else { return }
        let base = table.translations.filter { $0.locale == LocaleName.base }.flatMap { file in
            reader.read(file.path, language, table.name, &tables)
        }
        groups[table.path] = CheckedGroup(source: first.overlaid(by: own.dropFirst()), folder: table.folder, base: base)
        locales[table.path] = Set(all.map(\.locale)).subtracting([language])
    }

    /// The locales that the project's catalogs contain but the delivered catalogs lack.
    private func missing(fromCatalogs files: [Delivery.File]) -> [Delivery.Missing] {
        let delivered = Set(files.filter { $0.locale == nil }.map(\.table))
        return delivered.sorted { $0.path < $1.path }.flatMap { table -> [Delivery.Missing] in
            let present = Set(groups[table.path]?.translations.map(\.locale) ?? [])
            return locales[table.path, default: []].subtracting(present).sorted().map { locale in
                Delivery.Missing(table: table.name, source: table.path, locale: locale, mayBeLeftOut: true)
            }
        }
    }

    /// The project's strings in a table, in the development language and in the locale of a translation.
    private mutating func projectTexts(of table: DeliverySource.Table, in locale: String) -> ProjectStrings.Table {
        var ignored = CheckedTables()
        let current = table.paths(for: locale).flatMap { path in
            reader.read(path, table.paths.contains(path) ? nil : locale, table.name, &ignored)
        }.filter { $0.locale == locale }
        let own = sourceUnits[table.path] ?? Self.byKey(groups[table.path]?.source.units ?? [])
        sourceUnits[table.path] = own
        return ProjectStrings.Table(source: own, target: Self.byKey(current.flatMap(\.units)))
    }

    private static func byKey(_ units: [Unit]) -> [StringKey: Unit] {
        Dictionary(units.map { ($0.key, $0) }) { $1 }
    }

    /// The locale in the name of the `.xcloc` folder or of the file, for files that don't specify their locale; nil if
    /// the name doesn't contain a locale.
    private func locale(inNameOf path: String) -> String? {
        let folder = PathName.parent(of: PathName.parent(of: path))
        let name = PathName.fileExtension(of: folder) == "xcloc" ? folder : path
        return LocaleName.tag(ofText: PathName.stem(of: name))
    }

    /// Adds an exchange file, which specifies its tables. Each table is compared with the matching table of the project
    /// or, if none or several match, with the source strings in the file.
    private mutating func addExchanged(_ path: String) {
        let read = reader.read(path, locale(inNameOf: path), PathName.stem(of: path), &tables)
        let catalogs = read.map { $0.renamed(to: source.configuration.canonicalLocale($0.locale)) }.joined
        guard let index = tables.files.indices.last else { return }
        let isUnread = tables.isUnread(path)
        let own = tables.files[index].table.parsed.value.sourceLanguage ?? language
        let exported = Dictionary(catalogs.filter { $0.locale == own }.map { ($0.origin, $0) }) { first, _ in first }
        let exportedTexts = exported.mapValues { Dictionary($0.units.map { ($0.key, $0.text) }) { $1 } }
        let exact = Set(catalogs.compactMap(exactTable))
        for catalog in catalogs where catalog.locale != own {
            let translation = catalog.withExportedSource(exportedTexts[catalog.origin])
            let matches = matches(of: catalog)
            // Another catalog in the file specifies the folder of this table, so this catalog belongs to a different
            // table.
            let isTaken =
                exactTable(catalog) == nil && !catalog.isWithoutFolder
                && matches.examples.contains { exact.contains($0.path) }
            if let table = matches.examples.first, matches.count == 1, !isTaken {
                readSource(table)
                let project = projectTexts(of: table, in: catalog.locale)
                var delivered = keepsForms ? translation.withForms(of: project.target) : translation
                // A file may specify the folder for only one of the table's files.
                let others = groups[table.path]?.translations.filter {
                    $0.locale == delivered.locale && $0.path == delivered.path
                }
                if let other = others?.first, other.isWithoutFolder || delivered.isWithoutFolder {
                    delivered.origin = other.origin
                }
                groups[table.path]?.translations.append(delivered)
                if isUnread { groups[table.path]?.unread.insert(catalog.locale) }
                if let origin = catalog.origin { tables.files[index].table.project.tables[origin] = project }
            } else if let exported = exported[catalog.origin] {
                if !source.tables.isEmpty { remark(path, catalog, isUnknown: matches.count == 0 || isTaken) }
                let name = ([path] + (catalog.origin?.folders ?? []) + [catalog.table]).joined(separator: "/")
                groups[name, default: CheckedGroup(source: exported)].translations.append(translation)
            }
        }
    }

    /// The path of the project's table in the folder that an exchange file specifies; nil if the file doesn't specify a
    /// folder, or if not exactly one table in that folder matches.
    private func exactTable(_ catalog: Catalog) -> String? {
        guard let folders = catalog.origin?.folders, !folders.isEmpty else { return nil }
        let matches = matches(of: catalog)
        guard matches.count == 1, let table = matches.examples.first else { return nil }
        return PathName.components(of: table.folder).suffix(folders.count) == folders[...] ? table.path : nil
    }

    /// The project's tables with the catalog's name. If there are several, only those whose folder has the most final
    /// components in common with the folder in the exchange file.
    private func matches(of catalog: Catalog) -> NamedTables.Match {
        let folder = (catalog.origin?.folders ?? []).joined(separator: "/")
        let absolute = PathName.absolute(folder.isEmpty ? "." : folder, from: reader.environment.files.currentFolder)
        return named.match(catalog.table, in: PathName.components(of: absolute))
    }

    private mutating func remark(_ path: String, _ catalog: Catalog, isUnknown: Bool) {
        let why = isUnknown ? "no source table in its folder has this name" : "several source tables have this name"
        tables.remarks.append(
            "\(PathName.printable(path)): “\(PathName.printable(catalog.table))” is checked against the source strings "
                + "in the file itself because \(why)")
    }
}

extension Unit {
    /// Whether the file contains the string, and not just the key in its place.
    fileprivate var hasTextBesidesKey: Bool { onlyText.map { $0.string != key.text } ?? true }
}

extension Catalog {
    fileprivate var isWithoutFolder: Bool { origin?.folders.isEmpty == true }

    fileprivate func withExportedSource(_ texts: [StringKey: Variation]?) -> Catalog {
        guard let texts else { return self }
        var catalog = self
        for index in catalog.units.indices { catalog.units[index].exportedSource = texts[catalog.units[index].key] }
        return catalog
    }

    /// Records the plural forms that the project already has. When the file is applied, the project keeps the forms
    /// that the file doesn't contain.
    fileprivate func withForms(of project: [StringKey: Unit]) -> Catalog {
        guard !project.isEmpty else { return self }
        var catalog = self
        for index in catalog.units.indices {
            if catalog.units[index].onlyText != nil { continue }
            guard let current = project[catalog.units[index].key] else { continue }
            catalog.units[index].keptForms = Set(current.forms.map(\.path))
        }
        return catalog
    }
}

extension CheckedGroup {
    /// One remark per locale in which two delivered files have different strings for a key. The later file is used.
    fileprivate var conflictsOfFiles: [String] {
        Dictionary(grouping: translations, by: \.locale).sorted { $0.key < $1.key }.compactMap { locale, catalogs in
            var first: [StringKey: (unit: Unit, path: String)] = [:]
            var conflict: (key: StringKey, paths: [String])?
            for catalog in catalogs {
                for unit in catalog.units {
                    if let known = first[unit.key], known.path != catalog.path, conflict == nil,
                        !known.unit.hasSameStrings(of: unit), known.unit.onlyText != nil, unit.onlyText != nil
                    {
                        conflict = (unit.key, [known.path, catalog.path])
                    }
                    first[unit.key] = (unit, catalog.path)
                }
            }
            return conflict.map { conflict in
                let paths = conflict.paths.map { PathName.printable($0) }
                return "\(paths[0]): \(paths[1]) has another string for “\(PathName.printable(conflict.key.text))” "
                    + "(\(locale)); the later file counts"
            }
        }
    }
}

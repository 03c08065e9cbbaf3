import AXLocale

/// A delivery from a translator, and the source table that each file belongs to.
struct Delivery: Sendable {
    /// A delivered file that belongs to one table.
    struct File: Hashable, Sendable {
        let table: DeliverySource.Table
        /// The locale; nil for a string catalog, which contains several locales.
        let locale: String?
        let path: String
    }

    /// A delivered file that isn't checked.
    struct Unmatched: Hashable, Sendable {
        let path: String
        /// The reason as a clause for a message, such as “no source table is named Player”.
        let reason: String
    }

    /// A source table for which the delivery contains no strings in a locale.
    struct Missing: Hashable, Sendable {
        let table: String
        let source: String
        let locale: String
        /// Whether this is reported only if the user expects a complete delivery. True for a locale that isn't in a
        /// delivered string catalog, because catalogs are often delivered with a single language.
        var mayBeLeftOut = false
    }

    /// The files, in the order in which they were delivered.
    var files: [File] = []
    /// XLIFF files, which specify their tables and locales themselves.
    var exchanged: [String] = []
    var unmatched: [Unmatched] = []
    /// The missing tables, sorted by locale, then in the order of the source tables. Empty unless a folder was
    /// delivered.
    var missing: [Missing] = []
    /// Errors about files and folders that couldn't be read.
    var failures: [FileError] = []
}

/// Finds the source table that each file of a delivery belongs to.
struct DeliveryFinder: Sendable {
    let files: any FileSystem
    let source: DeliverySource
    /// The locale of all delivered files, as specified by `--locale`.
    let locale: String?
    private let tables: NamedTables

    init(files: any FileSystem, source: DeliverySource, locale: String? = nil) {
        self.files = files
        self.source = source
        self.locale = locale
        tables = NamedTables(source.tables, from: files.currentFolder)
    }

    /// - Parameter path: a folder, a file, or `-` for standard input.
    /// - Throws: an error if no file can be read at the path.
    func delivery(at path: String) throws(CommandFailure) -> Delivery {
        if path == ParsedStringsFile.input { return try deliveryFromInput() }
        let found = FolderWalk(files, skipsVendored: false).files(under: path)
        if found.files.isEmpty, let failure = found.failures.first { throw CommandFailure(.input, failure) }
        var delivery = Delivery(failures: found.failures)
        let sources = Set(source.tables.flatMap(\.paths).map(PathName.normalized))
        for file in found.files where !sources.contains(PathName.normalized(file)) { add(file, &delivery) }
        if found.files != [path] { delivery.missing = missing(in: delivery.files) }
        return delivery
    }

    /// A delivery from standard input. Because it has no name, it belongs to the only source table, in the locale that
    /// the user specifies.
    private func deliveryFromInput() throws(CommandFailure) -> Delivery {
        guard let locale, let table = source.tables.first, source.tables.count == 1 else {
            throw CommandFailure(
                .usage,
                "to read a delivery from standard input (-), specify --locale, and a --source that contains only "
                    + "one table")
        }
        return Delivery(files: [Delivery.File(table: table, locale: locale, path: ParsedStringsFile.input)])
    }

    private func add(_ path: String, _ delivery: inout Delivery) {
        let kind = PathName.fileExtension(of: path)
        if KnownFiles.exchange.contains(kind) { delivery.exchanged.append(path) }
        guard KnownFiles.tables.contains(kind) else { return }
        do throws(PairingError) {
            delivery.files.append(try kind == KnownFiles.catalog ? catalog(at: path) : file(at: path))
        } catch {
            delivery.unmatched.append(Delivery.Unmatched(path: path, reason: error.reason))
        }
    }

    private struct PairingError: Error {
        let reason: String
    }

    /// The file for a string catalog, which belongs to the table with the same name.
    private func catalog(at path: String) throws(PairingError) -> Delivery.File {
        let reading = DeliveryName(table: PathName.stem(of: path), locale: nil)
        return Delivery.File(
            table: try theOnly(candidates(reading, path), named: reading.table), locale: nil, path: path)
    }

    private func theOnly(
        _ tables: NamedTables.Match, named name: String
    ) throws(PairingError) -> DeliverySource.Table {
        guard let table = tables.examples.first else {
            throw PairingError(reason: "no source table is named \(PathName.printable(name))")
        }
        guard tables.count == 1 else {
            let rest = tables.count - tables.examples.count
            let paths = tables.examples.map { PathName.printable($0.path) } + (rest > 0 ? ["\(rest) more"] : [])
            throw PairingError(
                reason: "several source tables have this name (\(paths.joined(separator: ", "))); "
                    + "select one with --source, or with --to for apply")
        }
        return table
    }

    /// Finds the table and the locale of a strings file. The first interpretation of its path whose table exists is
    /// used. Interpretations with a locale take precedence.
    private func file(at path: String) throws(PairingError) -> Delivery.File {
        if let name = StringTable.misspelledFolder(of: path) {
            throw PairingError(reason: "“\(PathName.printable(name))” isn't an .lproj folder")
        }
        let readings = DeliveryName.readings(of: path)
        let fitting = readings.first { $0.locale != nil && candidates($0, path).count > 0 }
        let reading = fitting ?? readings.first { candidates($0, path).count > 0 }
        guard let reading else {
            let name = readings.last?.table ?? ""
            throw PairingError(reason: "no source table is named \(PathName.printable(name))")
        }
        let stated = reading.locale.map(source.configuration.canonicalLocale)
        if let locale, let stated, stated != source.language, !Self.areEquivalent(stated, locale),
            StringTable.localizationFolder(of: path) != nil
        {
            throw PairingError(reason: "the file's folder specifies “\(stated)”, but --locale specifies “\(locale)”")
        }
        let tag = locale ?? stated
        if locale == nil, reading.isBase || tag != nil && tag == source.language {
            throw PairingError(reason: "the file is in the development language, so it isn't a translation")
        }
        guard let tag else { throw PairingError(reason: "the path doesn't contain a locale; use --locale") }
        return Delivery.File(
            table: try theOnly(candidates(reading, path), named: reading.table), locale: tag, path: path)
    }

    /// Whether two tags identify the same localization, such as `de-DE` and `de`.
    private static func areEquivalent(_ tag: String, _ other: String) -> Bool {
        tag == other || LanguageTag(tag).map { $0.shortest == LanguageTag(other)?.shortest } ?? false
    }

    /// The source tables that an interpretation of a path can refer to. Among the tables with its name, these are the
    /// ones whose folders are most similar to the folder of the delivered file. If the source is a single file, the
    /// name is ignored. An interpretation without a name, as for `de.strings`, refers to the only source table.
    private func candidates(_ reading: DeliveryName, _ path: String) -> NamedTables.Match {
        if source.isSingleFile || reading.table.isEmpty && source.tables.count == 1 {
            return NamedTables.Match(count: source.tables.count, examples: source.tables)
        }
        // The folder of a catalog, or the folder that contains the `.lproj` folder.
        let folder = PathName.parent(of: path)
        let isCatalog = PathName.fileExtension(of: path) == KnownFiles.catalog
        return tables.match(
            reading.table, in: PathName.components(of: isCatalog ? folder : PathName.parent(of: folder)))
    }

    private func missing(in files: [Delivery.File]) -> [Delivery.Missing] {
        let tables = files.reduce(into: [String: Set<String>]()) { tables, file in
            if let locale = file.locale { tables[locale, default: []].insert(file.table.path) }
        }
        // A delivered catalog counts for all locales. `DeliveryReader` reports those that it lacks completely.
        let catalogs = Set(files.filter { $0.locale == nil }.map(\.table.path))
        return tables.sorted { $0.key < $1.key }.flatMap { locale, paths in
            source.tables.filter { !paths.contains($0.path) && !catalogs.contains($0.path) }
                .map { Delivery.Missing(table: $0.name, source: $0.path, locale: locale) }
        }
    }
}

/// An interpretation of the path of a delivered file as a table and a locale.
private struct DeliveryName {
    let table: String
    /// A language tag; nil if the path doesn't contain one, or if the file is in `Base.lproj`.
    let locale: String?
    /// Whether the file is in `Base.lproj`.
    var isBase = false

    /// All interpretations of a path, the most likely one first. A path in an `.lproj` folder has only one. In any
    /// other path, the locale can be:
    /// - a part of the name, before or after `-`, `_` or `.`: `Localizable-de.strings`, `de-Localizable.strings`
    /// - the name of the folder: `de/Localizable.strings`
    /// - the whole name: `de.strings`
    ///
    /// The last interpretation has no locale.
    static func readings(of path: String) -> [DeliveryName] {
        let stem = PathName.stem(of: path)
        if let folder = StringTable.localizationFolder(of: path) {
            let tag = LocaleName.tag(ofFolder: folder)
            return [DeliveryName(table: stem, locale: tag, isBase: tag == nil)]
        }
        var readings = splits(of: stem).compactMap { table, text in
            LocaleName.tag(ofText: text).map { DeliveryName(table: table, locale: $0) }
        }
        if let tag = LocaleName.tag(ofText: PathName.name(of: PathName.parent(of: path))) {
            readings.append(DeliveryName(table: stem, locale: tag))
        }
        if let tag = LocaleName.tag(ofText: stem) { readings.append(DeliveryName(table: "", locale: tag)) }
        readings.append(DeliveryName(table: stem, locale: nil))
        return readings
    }

    /// The ways to split a name at a separator. Longer locales come first: for `Localizable-zh-Hant`, `zh-Hant` is
    /// tried before `Hant`. Locales at the beginning of the name come last.
    private static func splits(of stem: String) -> [(table: String, locale: String)] {
        let cuts = stem.indices.filter { "-_.".contains(stem[$0]) }
        let suffixes = cuts.map { (String(stem[..<$0]), String(stem[stem.index(after: $0)...])) }
        let prefixes = cuts.reversed().map { (String(stem[stem.index(after: $0)...]), String(stem[..<$0])) }
        return (suffixes + prefixes).filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }
}

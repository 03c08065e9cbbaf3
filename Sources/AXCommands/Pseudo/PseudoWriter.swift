import AXFormats
import AXLocale
import AXModel
import AXPseudo
import AXSource

/// Makes the files of a pseudo-locale from strings files.
struct PseudoWriter: Sendable {
    /// A file of the pseudo-locale.
    struct Table: Sendable {
        /// The path relative to the output folder, such as `en-XA.lproj/Localizable.strings`.
        var name: String
        let file: SourceFile
        /// The number of strings of the pseudo-locale.
        let count: Int
        /// The key of each form that is unchanged, because every change would break it.
        let kept: [StringKey]
        let sourceFile: SourceFile
        /// The localizations that Xcode adds to the app for a catalog; empty for other files.
        let localizations: Set<String>

        /// The path of the source file.
        var source: String { sourceFile.path }

        /// The file with its path in an output folder.
        func file(in folder: String) -> SourceFile {
            SourceFile(path: PathName.join(folder, name), raw: file.raw)
        }
    }

    let pseudolocalizer: Pseudolocalizer
    let target: LanguageTag
    /// The source language of files that don't specify it.
    let sourceLanguage: String

    /// Makes the files without writing them.
    /// - Parameter root: If several files would get the same name, the path of each source's folder relative to this
    ///   folder is put before the name.
    /// - Throws: An error if a file can't be read or changed, if a string wouldn't be read back unchanged, or if two
    ///   files would still have the same name.
    func tables(for paths: [String], root: String, in environment: CommandEnvironment) throws(CommandFailure) -> [Table]
    {
        var tables: [Table] = []
        for path in paths { tables.append(try table(try ParsedStringsFile(withoutFindings: path, in: environment))) }
        let names = OutputNames(tables.map { OutputNames.Table(source: $0.source, name: $0.name) }, below: root)
        for (index, folder) in zip(tables.indices, try names.folders()) {
            tables[index].name = PathName.join(folder, tables[index].name)
        }
        return tables
    }

    private func table(_ source: ParsedStringsFile) throws(CommandFailure) -> Table {
        let path = source.file.path
        let kind = PseudoFileKinds.kind(of: path) ?? PseudoStringTable()
        if let reason = source.parsed.value.readOnlyReason { throw failure(path, "can't be copied: \(reason)") }
        guard source.parsed.value.status == .ok else {
            throw failure(path, "the file doesn't load; run `check` to see why")
        }
        let draft = try kind.draft(of: source, locale: target.text)
        let locale = kind.holdsLocales ? target.text : nil
        let made = Self.parts(of: source).map { pseudoUnits(of: $0, kind) }
        let wanted = made.map { kind.changes(for: $0.map(\.unit)) }
        let edits = zip(Self.parts(of: draft), wanted).flatMap { $0.edits(for: $1, locale: locale).edits }
        let change = try FileChange(draft.file, edits)
        try verify(ParsedStringsFile(withoutFindings: change.new, like: draft), holds: wanted, locale)
        return Table(
            name: kind.name(of: path, locale: target.text), file: change.new,
            count: Set(wanted.joined().compactMap(\.key)).count,
            kept: made.joined().flatMap { Array(repeating: $0.unit.key, count: $0.unchangedForms) },
            sourceFile: source.file,
            localizations: kind.makesLocalizations
                ? Set(source.parsed.value.catalogs(locale: sourceLanguage, table: "").map(\.locale)) : [])
    }

    /// The tables of the file, which are written separately, because keys are unique only in a table.
    private static func parts(of table: ParsedStringsFile) -> [any StringsFile] {
        (table.parsed.value as? any LosslessFile)?.tables ?? [table.parsed.value]
    }

    /// The pseudo-locale's units for the translatable units of the source language. If a key is repeated, the last unit
    /// is used.
    private func pseudoUnits(of part: any StringsFile, _ kind: any PseudoFileKind) -> [PseudoUnits.PseudoUnit] {
        let language = kind.holdsLocales ? part.sourceLanguage ?? sourceLanguage : sourceLanguage
        let catalogs = part.catalogs(locale: language, table: "")
        guard let source = catalogs.first(where: { $0.locale == language }) ?? catalogs.first else { return [] }
        let translated = catalogs.last { $0.locale != source.locale }?.units ?? []
        let others = Dictionary(translated.map { ($0.key, $0) }) { $1 }
        let last = Dictionary(source.units.map { ($0.key, $0) }) { $1 }
        let wanted = source.units.map(\.key).uniqued().compactMap { last[$0] }
            .filter { $0.isTranslatable && !$0.forms.isEmpty }
        let units = PseudoUnits(pseudolocalizer, target: target)
        return [PseudoUnits.PseudoUnit](concurrently: wanted.count) { index in
            let unit = wanted[index]
            let kept = kind.keptCategories(of: unit).union(kind.keptCategories(of: others[unit.key]))
            return units.unit(for: unit, others: kept)
        }
    }

    /// Checks that every string is read back unchanged.
    private func verify(
        _ result: ParsedStringsFile, holds wanted: [[CatalogChange]], _ locale: String?
    ) throws(CommandFailure) {
        for (part, changes) in zip(Self.parts(of: result), wanted) {
            guard let key = part.firstKey(lacking: changes, locale: locale) else { continue }
            throw failure(
                result.file.path,
                "“\(PathName.printable(key.text))” would have a different value when read back, "
                    + "so nothing was written")
        }
    }

    private func failure(_ path: String, _ message: String) -> CommandFailure {
        CommandFailure(.input, "\(PathName.printable(path)): \(message)")
    }
}

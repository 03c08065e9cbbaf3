import AXFormats
import AXLocale
import AXModel
import AXPseudo
import AXSource

/// Creates the files of a pseudo-locale from strings files.
struct PseudoWriter: Sendable {
    /// A file of the pseudo-locale.
    struct Table: Sendable {
        /// The path relative to the output folder, such as `en-XA.lproj/Localizable.strings`.
        var name: String
        let file: SourceFile
        /// The number of strings in the pseudo-locale.
        let count: Int
        /// The key for each form that is unchanged because any change would break it.
        let kept: [StringKey]
        /// The keys of strings that are unchanged because the modes change nothing in them.
        let wordless: [StringKey]
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
    /// The source language of files that don't specify one.
    let sourceLanguage: String

    /// The files of a pseudo-locale, and a message for each source file that can't be copied.
    struct Tables: Sendable {
        var made: [Table] = []
        var failures: [String] = []
    }

    /// Creates the files without writing them. If a file can't be read or changed, or if one of its strings wouldn't be
    /// read back unchanged, it is omitted.
    /// - Parameters:
    ///   - inCode: the strings that are only in the code.
    ///   - root: a folder. If several files would have the same name, the path of each source's folder, relative to
    ///     this folder, is added before the name.
    /// - Throws: an error if two files would still have the same name.
    func tables(
        for paths: [String], inCode: PseudoCodeStrings, root: String, in environment: CommandEnvironment
    ) throws(CommandFailure) -> Tables {
        var result = Tables()
        for path in paths + inCode.byPath.keys.filter({ !paths.contains($0) }).sorted() {
            do throws(CommandFailure) {
                let source =
                    try paths.contains(path)
                    ? ParsedStringsFile(withoutFindings: path, in: environment)
                    : ParsedStringsFile(withoutFindings: SourceFile(path: path, text: ""))
                result.made.append(try table(source, inCode: inCode.byPath[path] ?? []))
            } catch {
                result.failures.append(error.message)
            }
        }
        result.made = try named(result.made, below: root)
        return result
    }

    /// The tables with folders added before those names that aren't unique.
    private func named(_ made: [Table], below root: String) throws(CommandFailure) -> [Table] {
        var tables = made
        let names = OutputNames(tables.map { OutputNames.Table(source: $0.source, name: $0.name) }, below: root)
        for (index, folder) in zip(tables.indices, try names.folders()) {
            tables[index].name = PathName.join(folder, tables[index].name)
        }
        return tables
    }

    /// - Parameter inCode: the strings that are only in the code.
    private func table(_ source: ParsedStringsFile, inCode: [Unit]) throws(CommandFailure) -> Table {
        let path = source.file.path
        let kind = PseudoFileKinds.kind(of: path) ?? PseudoStringTable()
        if let reason = source.parsed.value.readOnlyReason { throw failure(path, "can't be copied: \(reason)") }
        // An empty file doesn't load, but strings of the code can be added to it.
        guard source.parsed.value.status == .ok || source.file.raw.isEmpty && !inCode.isEmpty else {
            throw failure(path, "the file doesn't load; run `check` to see why")
        }
        let draft = try kind.draft(of: source, locale: target.text)
        let locale = kind.holdsLocales ? target.text : nil
        let made = Self.parts(of: source).map { pseudoUnits(of: $0, kind) }
        let added = inCode.map { PseudoUnits(pseudolocalizer, target: target).unit(for: $0) }
        var wanted = made.map { kind.changes(for: $0.map(\.unit)) }
        // A file that strings of the code are added to contains only one table.
        if !wanted.isEmpty { wanted[0] += added.map { .insert($0.unit) } }
        let edits = zip(Self.parts(of: draft), wanted).flatMap { $0.edits(for: $1, locale: locale).edits }
        let change = try FileChange(draft.file, edits)
        try verify(ParsedStringsFile(withoutFindings: change.new, like: draft), holds: wanted, locale)
        return Table(
            name: kind.name(of: path, locale: target.text), file: change.new,
            count: Set(wanted.joined().compactMap(\.key)).count,
            kept: (made.joined() + added).flatMap { Array(repeating: $0.unit.key, count: $0.unchangedForms) },
            wordless: (made.joined() + added).filter(\.isWordless).map(\.unit.key),
            sourceFile: source.file,
            localizations: kind.makesLocalizations
                ? Set(source.parsed.value.catalogs(locale: sourceLanguage, table: "").map(\.locale)) : [])
    }

    /// The tables in the file. They are written separately, because keys are unique only within a table.
    private static func parts(of table: ParsedStringsFile) -> [any StringsFile] {
        (table.parsed.value as? any LosslessFile)?.tables ?? [table.parsed.value]
    }

    /// The units of the pseudo-locale for the translatable units in the source language. If a key occurs several times,
    /// the last unit is used.
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

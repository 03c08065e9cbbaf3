import AXFormats
import AXLocale
import AXModel
import AXReport
import AXSource

/// Writes the files of a pseudo-locale, or prints the differences in a dry run.
struct PseudoOutput {
    let folder: String
    let locale: PseudoLocale
    let dryRun: Bool
    let isQuiet: Bool

    func deliver(_ tables: [PseudoWriter.Table], in environment: CommandEnvironment) throws(CommandFailure) {
        for table in tables { try requireNoOtherCatalog(table, in: environment) }
        for table in tables {
            do throws(FileError) {
                try deliver(table, in: environment)
            } catch {
                throw CommandFailure(.output, error)
            }
        }
    }

    private func deliver(_ table: PseudoWriter.Table, in environment: CommandEnvironment) throws(FileError) {
        if dryRun {
            let path = PathName.join(folder, table.name)
            let old =
                try environment.files.info(path) == nil
                ? nil : SourceFile(path: path, raw: try environment.files.read(path))
            return environment.printDiff(of: FileChange(old: old, new: table.file(in: folder)))
        }
        let place = try OutputFolder(folder, in: environment.files)
        try requirePseudo(table, place, in: environment)
        let path = try place.write(
            table.file.raw, to: table.name, expecting: try expectation(of: table, place, in: environment))
        if isQuiet { return }
        environment.print("\(PathName.printable(path)): \(counted(table.count, "string"))\n")
        for key in table.kept {
            environment.printError(
                "\(PathName.printable(table.source)): “\(PathName.printable(key.text))” is unchanged "
                    + "because every change would break its placeholders or markup")
        }
        if !table.wordless.isEmpty {
            environment.printError(
                "\(PathName.printable(table.source)): \(counted(table.wordless.count, "string")) unchanged because of a "
                    + "lack of words: \(table.wordless.namedForReport)")
        }
    }

    /// Rejects the output folder if it contains a different catalog with the same name, because a copy of a string
    /// catalog has the name of the catalog. Only the catalog itself, and a copy that an earlier run created, may be
    /// replaced.
    private func requireNoOtherCatalog(
        _ table: PseudoWriter.Table, in environment: CommandEnvironment
    ) throws(CommandFailure) {
        let path = PathName.join(folder, table.name)
        guard PathName.fileExtension(of: path) == KnownFiles.catalog, !isSource(path, of: table, environment.files),
            let existing = try? environment.files.read(path), !isCopy(SourceFile(path: path, raw: existing), of: table)
        else { return }
        throw CommandFailure(
            .output,
            "\(PathName.printable(path)) is a different string catalog than \(PathName.printable(table.source)), so it "
                + "isn't replaced; use --output to specify another folder")
    }

    /// Whether a catalog is a copy of a table from an earlier run. Such a copy contains a pseudo-locale, and most of
    /// its keys are in the table. Strings may have been added and removed since then.
    private func isCopy(_ file: SourceFile, of table: PseudoWriter.Table) -> Bool {
        guard let existing = try? ParsedStringsFile(withoutFindings: file),
            existing.parsed.value.catalogs(locale: "", table: "").map(\.locale).contains(where: { isPseudo($0) }),
            let copy = try? ParsedStringsFile(withoutFindings: table.file)
        else { return false }
        let keys = Set(existing.parsed.value.keys.map(\.key))
        return keys.intersection(copy.parsed.value.keys.map(\.key)).count * 2 > keys.count
    }

    private func isPseudo(_ name: String) -> Bool { PseudoLocaleName.isPseudo(name) || name == locale.tag.text }

    private func isSource(_ path: String, of table: PseudoWriter.Table, _ files: any FileSystem) -> Bool {
        guard let canonical = try? files.canonicalPath(path) else { return false }
        return canonical == (try? files.canonicalPath(table.source))
    }

    /// The contents that the output file must have before it is written. If it is the source file itself, it must not
    /// have changed since it was read. For other files, any contents are allowed.
    private func expectation(
        of table: PseudoWriter.Table, _ folder: OutputFolder, in environment: CommandEnvironment
    ) throws(FileError) -> StagedChange.Expectation {
        let path = try folder.path(for: table.name)
        return isSource(path, of: table, environment.files) ? .bytes(table.sourceFile.raw) : .anything
    }

    /// Rejects files that would replace translations. If the tag isn't that of a pseudo-locale, neither the output file
    /// nor a localization with this tag may exist.
    private func requirePseudo(
        _ table: PseudoWriter.Table, _ folder: OutputFolder, in environment: CommandEnvironment
    ) throws(FileError) {
        if locale.isPseudo { return }
        let path = try folder.path(for: table.name)
        if try environment.files.info(path) != nil { throw FileError(path, .exists) }
        if table.localizations.contains(locale.tag.text) { throw FileError(table.source, .exists) }
    }
}

import AXLocale
import AXReport
import AXSource

/// Writes the files of a pseudo-locale, or prints the differences in a dry run.
struct PseudoOutput {
    let folder: String
    let locale: PseudoLocale
    let dryRun: Bool
    let isQuiet: Bool

    func deliver(_ tables: [PseudoWriter.Table], in environment: CommandEnvironment) throws(CommandFailure) {
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
    }

    /// What the output file must contain when it's written. If it's the source file itself, it must not have changed
    /// since it was read. Any other file can contain anything.
    private func expectation(
        of table: PseudoWriter.Table, _ folder: OutputFolder, in environment: CommandEnvironment
    ) throws(FileError) -> StagedChange.Expectation {
        let files = environment.files
        let path = try folder.path(for: table.name)
        guard try files.info(path) != nil, try files.canonicalPath(path) == files.canonicalPath(table.source) else {
            return .anything
        }
        return .bytes(table.sourceFile.raw)
    }

    /// Pseudo-text must never replace translations. If the tag isn't that of a pseudo-locale, neither the output file
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

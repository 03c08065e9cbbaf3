import AXFormats
import AXModel
import AXSource

/// The outputs of `convert`, in the order in which the help lists them.
enum ConversionTargets {
    static let all: [any ConversionTarget] =
        Formats.writers.map { WriterTarget(writer: $0) } + [XclocTarget(), ReturnTarget()]
}

/// A file format for strings.
struct WriterTarget: ConversionTarget {
    let writer: any CatalogWriter

    var id: String { writer.id }
    var packsNewLocales: Bool { writer.canContainUntranslated }
    var takesRoleNotes: Bool { !writer.commentsAreFromXcode }

    /// Writes the files. If tables have the same name, each is written to a folder named after the folder of its
    /// source.
    func write(_ input: ConversionInput, in environment: CommandEnvironment) throws(CommandFailure) -> WrittenCatalogs {
        let written = writer.write(all: input.sets)
        if Set(written.files.map(\.path)).count == written.files.count { return written }
        let tables = input.sets.map { set in
            let catalog = set.source ?? set.catalogs.first
            // All tables in an exchange file have the same path.
            let origin = catalog?.origin.map { ($0.folders + [$0.table]).joined(separator: "/") }
            return OutputNames.Table(source: origin ?? catalog?.path ?? "", name: set.table)
        }
        let folders = try OutputNames(tables, below: ".").folders()
        let files = zip(folders, input.sets).flatMap { folder, set in
            writer.write(set).files.map { file in
                WrittenCatalogs.File(path: PathName.join(folder, file.path), bytes: file.bytes)
            }
        }
        return WrittenCatalogs(files: files, losses: written.losses)
    }
}

/// A localization catalog (`.xcloc`): the folder in which Xcode exports a language for a translator.
struct XclocTarget: ConversionTarget {
    let id = "xcloc"
    let packsNewLocales = true

    /// Writes one folder for each locale, with the source files of the tables as context.
    func write(_ input: ConversionInput, in environment: CommandEnvironment) throws(CommandFailure) -> WrittenCatalogs {
        let sets = input.sets
        let locales = Set(sets.flatMap { set in set.catalogs.map(\.locale).filter { $0 != set.sourceLanguage } })
        let paths = Set(sets.compactMap(\.source).flatMap(\.paths)).filter { !$0.isEmpty }
        var sources: [SourceFile] = []
        do throws(FileError) {
            for path in paths.sorted() { sources.append(SourceFile(path: path, raw: try environment.files.read(path))) }
        } catch {
            throw CommandFailure(.input, error)
        }
        let packages = locales.sorted().map { locale in
            XclocPackage.write(
                sets, locale: locale, project: input.projectName, sources: sources, version: ToolIdentity.version)
        }
        return WrittenCatalogs(files: packages.flatMap(\.files), losses: packages.flatMap(\.losses))
    }
}

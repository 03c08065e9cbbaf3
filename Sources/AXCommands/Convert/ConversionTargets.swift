import AXFormats
import AXModel
import AXSource

/// The outputs of `convert`, in the order in which its help lists them.
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

    func write(_ input: ConversionInput, in environment: CommandEnvironment) -> WrittenCatalogs {
        writer.write(all: input.sets)
    }
}

/// The folder in which Xcode exports a language for a translator.
struct XclocTarget: ConversionTarget {
    let id = "xcloc"
    let packsNewLocales = true

    /// One folder for each locale, with the tables' source files as context.
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

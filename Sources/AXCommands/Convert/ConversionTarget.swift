import AXFormats
import AXModel
import AXSource

/// What `convert --to` can make. A new one is a type and one line in ``ConversionTargets``.
protocol ConversionTarget: Sendable {
    /// The name that `--to` takes.
    var id: String { get }
    /// Whether a locale that has no texts yet is packed, for a translator to begin with.
    var packsNewLocales: Bool { get }

    func write(_ input: ConversionInput, in workplace: Workplace) throws(CommandFailure) -> WrittenCatalogs
}

/// A file format that tables are written in.
struct WriterTarget: ConversionTarget {
    let writer: any CatalogWriter

    var id: String { writer.id }
    var packsNewLocales: Bool { writer.holdsUntranslated }

    func write(_ input: ConversionInput, in workplace: Workplace) -> WrittenCatalogs { writer.write(all: input.sets) }
}

/// The folder in which Xcode gives a language to a translator.
struct XclocTarget: ConversionTarget {
    let id = "xcloc"
    let packsNewLocales = true

    /// One folder for each locale, with the tables' own files as context.
    func write(_ input: ConversionInput, in workplace: Workplace) throws(CommandFailure) -> WrittenCatalogs {
        let sets = input.sets
        let locales = Set(sets.flatMap { set in set.catalogs.map(\.locale).filter { $0 != set.sourceLanguage } })
        let paths = Set(sets.compactMap(\.source).flatMap(\.paths)).filter { !$0.isEmpty }
        var sources: [SourceFile] = []
        do throws(FileError) {
            for path in paths.sorted() { sources.append(SourceFile(path: path, raw: try workplace.files.read(path))) }
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

/// What `convert` can make, in the order in which its help lists it.
enum ConversionTargets {
    static let all: [any ConversionTarget] =
        Formats.writers.map { WriterTarget(writer: $0) } + [XclocTarget(), ReturnTarget()]
}

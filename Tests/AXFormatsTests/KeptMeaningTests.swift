import AXFormats
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

/// Strings that are converted to another format are heard as before, or the loss report lists the difference. Uses the
/// fixtures, or the folder of `scripts/measure meaning`.
@Suite struct KeptMeaningTests {
    private static let folder = ProcessInfo.processInfo.environment["AXSTRINGS_MEANING"]
    private static let tables = files("Stringsdict/RoundTrip", "stringsdict")
    private static let catalogs = files("StringCatalog/RoundTrip", "xcstrings")

    private static func files(_ fixtures: String, _ name: String) -> [URL] {
        guard let folder else { return Fixtures.entries(of: fixtures) }
        let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == name }
    }

    @Test func thereAreFilesToTry() {
        #expect(!Self.tables.isEmpty || !Self.catalogs.isEmpty)
        print("meaning kept over \(Self.tables.count) .stringsdict files and \(Self.catalogs.count) catalogs")
    }

    @Test(arguments: tables)
    func aTableThatBecomesACatalogAndATableAgainIsHeardAsBefore(_ url: URL) throws {
        let table = try #require(try read(url).first)
        for source in [table.locale, "en"] {
            let set = CatalogSet(sourceLanguage: source, table: "Table", catalogs: [table])
            let catalog = StringCatalogWriter().write(set)
            let between = read(catalog, locale: source)
            expectSame(set.catalogs, between, catalog.losses, url)
            let back = StringsWriter().write(CatalogSet(sourceLanguage: source, table: "Table", catalogs: between))
            let losses = catalog.losses + back.losses
            expectSame(set.catalogs, overlaid(read(back, locale: table.locale)), losses, url)
        }
    }

    @Test(arguments: catalogs)
    func aCatalogThatIsExportedAndReadAgainIsHeardAsBefore(_ url: URL) throws {
        let catalogs = try read(url)
        let source = try #require(catalogs.first?.locale)
        let written = XLIFFWriter().write(CatalogSet(sourceLanguage: source, table: "Table", catalogs: catalogs))
        let exported = read(written, locale: "")
        expectSame(catalogs, exported, written.losses, url, isExport: true)
    }

    /// Forms in which the order of the specifiers determines their arguments.
    @Test(arguments: [
        ("%#@a@", "%@ has %d parts"), ("%#@a@", "%d of %#@b@"), ("%#@a@", "%d of %2$@"), ("%2$#@a@", "%2$d of %1$@"),
        ("%#@b@ and %#@a@", "%d and %d"),
    ])
    func argumentsOfFormsStayTheSame(_ format: String, _ form: String) throws {
        func variable(_ name: String, _ text: String) -> String {
            "\(name) = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d; "
                + "other = \"\(text)\";};"
        }
        let text =
            "k = {NSStringLocalizedFormatKey = \"\(format)\"; " + variable("a", form) + variable("b", "%d things")
            + "};"
        let table = read(SourceFile(path: "t.stringsdict", text: text), locale: "en")
        let written = StringCatalogWriter().write(CatalogSet(sourceLanguage: "en", table: "Table", catalogs: table))
        expectSame(table, read(written, locale: "en"), [], URL(filePath: form))
    }

    // MARK: Reading

    private func read(_ url: URL) throws -> [Catalog] {
        let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        return read(file, locale: locale(of: url))
    }

    private func read(_ written: WrittenCatalogs, locale: String) -> [Catalog] {
        written.files.flatMap { file in
            let folder = file.path.split(separator: "/").first { $0.hasSuffix(".lproj") }
            return read(
                SourceFile(path: file.path, raw: file.bytes), locale: folder.map { String($0.dropLast(6)) } ?? locale)
        }
    }

    private func read(_ file: SourceFile, locale: String) -> [Catalog] {
        let name = file.path.split(separator: ".").last.map(String.init) ?? ""
        return Formats.format(forExtension: name)?.parse(file).value.catalogs(locale: locale, table: "Table") ?? []
    }

    /// The language of the last `.lproj` folder in a path, in which `~` may replace `/`; `en` without one.
    private func locale(of url: URL) -> String {
        let parts = url.path.split { $0 == "/" || $0 == "~" }
        return parts.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) } ?? "en"
    }

    /// One catalog per locale, as the runtime combines the two files of a table.
    private func overlaid(_ catalogs: [Catalog]) -> [Catalog] {
        Dictionary(grouping: catalogs, by: \.locale).values.compactMap { parts in
            parts.dropFirst().reduce(parts.first) { $0?.overlaid(by: $1) }
        }
    }

    // MARK: Comparing

    private func expectSame(
        _ before: [Catalog], _ after: [Catalog], _ losses: [WrittenCatalogs.Loss], _ url: URL, isExport: Bool = false
    ) {
        var (compared, named) = (0, 0)
        defer { if Self.folder != nil { print("strings compared: \(compared), named as lost: \(named)") } }
        for catalog in before {
            let found = after.filter { $0.locale == catalog.locale }.flatMap(\.units)
            let known = Dictionary(found.map { ($0.key, $0) }) { $1 }
            for unit in Dictionary(catalog.units.map { ($0.key, $0) }, uniquingKeysWith: { $1 }).values {
                let isNamed = losses.contains { loss in
                    (loss.key == unit.key || loss.key == nil) && (loss.locale ?? catalog.locale) == catalog.locale
                }
                guard !(isExport && catalog.locale == before[0].locale) else { continue }
                guard !isNamed else {
                    named += 1
                    continue
                }
                compared += 1
                guard let other = known[unit.key] else {
                    Issue.record("\(url.lastPathComponent), \(catalog.locale): “\(unit.key)” is gone")
                    continue
                }
                let heard = HeardTexts(unit, locale: catalog.locale)
                let difference = heard.difference(from: HeardTexts(other, locale: catalog.locale))
                #expect(difference == nil, "\(url.lastPathComponent), \(catalog.locale): “\(unit.key)”")
            }
        }
    }
}

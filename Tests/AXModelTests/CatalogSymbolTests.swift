import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

/// The Swift symbols of catalog keys, for each row of a table.
@Suite struct CatalogSymbolTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let key: String
        let text: String
        let name: String
        let arguments: String
        let reason: String
        var testDescription: String { key }
    }

    private static func rows(of url: URL) -> [Row] {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(key: fields[0], text: fields[1], name: fields[2], arguments: fields[3], reason: fields[4])
        }
    }

    static let rows = rows(of: Fixtures.url.appending(path: "CatalogSymbols/names.tsv"))
    /// Names that Xcode generated in public projects, which `scripts/measure catalog-symbols` collects; nil without its
    /// environment variable.
    static let generated = ProcessInfo.processInfo.environment["AXSTRINGS_SYMBOLS"].map { rows(of: URL(filePath: $0)) }

    @Test func thereAreRows() { #expect(Self.rows.count > 25) }

    @Test(arguments: rows + (generated ?? []))
    func aKeyHasTheSymbolThatXcodeMakes(row: Row) {
        let unit = row.text.isEmpty ? nil : Unit(row.text)
        let symbol = CatalogSymbol(of: row.key, unit)
        #expect(symbol?.name ?? "-" == row.name, "\(row.reason)")
        let arguments = symbol?.arguments.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") ?? ""
        if row.arguments != "?" { #expect(arguments == row.arguments, "\(row.reason)") }
    }

    @Test func aSubstitutionIsAnArgumentOfItsName() throws {
        let unit = Unit("%@ has %#@songs@", ["songs": Substitution(argument: 2, [.other: "%arg songs"])])
        let symbol = try #require(CatalogSymbol(of: "has", unit))
        #expect(symbol.arguments.map(\.label) == [nil, "songs"])
    }
}

import AXModel
import AXSource
import Testing

@testable import AXFormats

/// Files with very many entries, whose units are made on all cores, have the same units as small files.
@Suite struct ManyEntriesTests {
    private typealias Sample = StringsdictSample

    /// One entry of each kind in turn: a plural, a plain string, one that the runtime ignores, and one with references.
    private func entry(_ number: Int) -> String {
        switch number % 4 {
        case 0: Sample.plural("k\(number)", forms: ["one": "%d a\(number)", "other": "%d b\(number)"])
        case 1: "<key>k\(number)</key><string>t\(number)</string>"
        case 2: "<key>k\(number)</key><dict/>"
        default: "<!-- c\(number) -->\n" + Sample.plural("k\(number)", format: "&lt;%2$#@n@>")
        }
    }

    /// A unit as text: its key, comment, strings, and the argument of its variable.
    private func shown(_ unit: Unit) -> String {
        let texts = unit.forms.map { "\($0.path.names) \($0.text.string)" }
        return "\(unit.key) \(unit.comment ?? "-") \(texts) \(unit.substitutions["n"]?.argument ?? 0)"
    }

    @Test func manyUnitsAreThoseOfSingleEntriesInTheirOrder() {
        let entries = (0..<5_000).map(entry)
        let units = Sample.units(Sample.xml(entries.joined(separator: "\n")))
        let single = entries.flatMap { Sample.units(Sample.xml($0)) }
        #expect(units.count == 3_750)
        #expect(units.map(shown) == single.map(shown))
    }

    @Test func ofManyEntriesTheLastOfAKeyCounts() {
        let entries = (0..<3_000).map { "<key>k\($0 % 2_999)</key><string>t\($0)</string>" }
        let units = Sample.units(Sample.xml(entries.joined(separator: "\n")))
        #expect(units.map(\.key.text) == (0..<2_999).map { "k\($0)" })
        #expect(units.first.map(shown).map { $0.contains("t2999") } == true)
    }

    @Test(arguments: [3, 12, 13, 40])
    func ofRepeatedFormsTheLastCounts(_ count: Int) {
        let more = (0..<count).map { "<key>x\($0)</key><string>x</string>" }.joined()
        let dictionary = """
            <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\(more)\
            <key>one</key><string>first</string><key>one</key><string>last</string></dict></dict>
            """
        #expect(Sample.units(Sample.xml(dictionary)).first?.forms.map(\.text.string) == ["%#@n@", "last"])
    }
}

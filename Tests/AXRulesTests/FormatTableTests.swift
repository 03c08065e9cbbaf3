import AXLocale
import AXLocaleData
import AXModel
import AXRules
import AXSource
import AXTestSupport
import Testing

/// The findings about translations whose specifiers differ from those of their source. Each row reflects Foundation's
/// behavior, as measured.
@Suite struct FormatTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let source: String
        let text: String
        /// The rule and severity of each finding, sorted.
        let found: [String]
        var testDescription: String { "\(source) → \(text)" }

        init(_ source: String, _ text: String, _ found: String...) {
            self.source = source
            self.text = text
            self.found = found
        }
    }

    static let rows: [Row] = [
        // With positions, any order is correct, and an argument may be used twice.
        Row("%1$d songs by %2$@", "%2$@: %1$d"),
        Row("%d songs by %@", "%2$@: %1$d"),
        Row("%1$@", "%1$@, %1$@"),
        // Another order without positions.
        Row("%d songs by %@", "%@: %d", "format-reordered error"),
        Row("%@ %d %f", "%f %@ %d", "format-reordered error"),
        Row("%@ to %@", "%@ – %@"),
        // Number and object, C string and object.
        Row("%d", "%@", "format-type-changed error"),
        Row("%@", "%d", "format-type-changed error"),
        Row("%d", "%s", "format-type-changed error"),
        Row("%@", "%s", "format-type-changed error"),
        Row("%f", "%d", "format-type-changed error"),
        Row("%1$@ %2$d", "%1$@ %2$@", "format-type-changed error"),
        // The last arguments are left out.
        Row("%@ by %@", "%@", "format-argument-missing warning"),
        Row("%d songs", "songs", "format-argument-missing warning"),
        Row("%@ %@ %@", "%@", "format-argument-missing warning"),
        // An argument before others is left out.
        Row("%1$d %2$@", "%2$@", "format-argument-gap error"),
        Row("%@ %@ %@", "%1$@ %3$@", "format-argument-gap error"),
        // An argument too many.
        Row("%@", "%@ %@", "format-argument-extra error"),
        Row("%1$@", "%2$@ %1$@", "format-argument-extra error"),
        Row("Songs", "%@", "format-argument-extra error"),
        // Specifiers with and without positions: those without are counted separately.
        Row("%d-%d", "%2$d-%d"),
        Row("%d %@", "%2$@ %@", "format-type-changed error"),
        // Another size or sign.
        Row("%lld", "%d", "format-type-changed warning"),
        Row("%d", "%ld", "format-type-changed warning"),
        Row("%ld", "%lld"),
        Row("%d", "%u", "format-type-changed warning"),
        // Another number format.
        Row("%.1f", "%.2f", "format-type-changed note"),
        Row("%d", "%3d", "format-type-changed note"),
        Row("%d", "%+d", "format-type-changed note"),
        Row("%x", "%X", "format-type-changed note"),
        // A width from the argument list.
        Row("%*d", "%d", "format-width-argument error"),
        Row("%*d", "%*d"),
        // Another variable.
        Row("%#@songs@", "%#@titel@", "variable-renamed error"),
        Row("%#@songs@", "%1$#@songs@"),
        Row("%#@songs@", "%d Titel"),
        // A percent sign in prose.
        Row("%d of 50%%", "50% de %d", "format-unescaped-percent error"),
        Row("%@ is 100%% sure", "%@, 100% sûr", "format-unescaped-percent error"),
        Row("%@, 100%%", "%@, 100%", "format-unescaped-percent error"),
        Row("%@ at 100%%", "100% @ %@", "format-unescaped-percent error"),
        Row("%@ of all", "%@, 50 %ige", "format-unescaped-percent error"),
        Row("Half of them", "50% de tous", "format-unescaped-percent note"),
        Row("50% of them", "50% de tous"),
        Row("%d%%", "%d ٪"),
        Row("%d%%", "%d％"),
    ]

    @Test(arguments: rows)
    func aTranslationIsJudgedAsFoundationReadsIt(row: Row) {
        let input = Case(locale: "fr", source: row.source, text: row.text, profile: .consistent)
        let rules = Rules.pages.map(\.id).filter { $0.hasPrefix("format-") || $0.hasPrefix("variable-") }
        let found = input.findings(of: rules).map { "\($0.id) \($0.severity.rawValue)" }
        #expect(found.sorted() == row.found, "“\(row.text)” for “\(row.source)”")
    }

    @Test(arguments: [
        ("%d songs by %@", "%@: %d", "%2$@: %1$d"),
        ("%d of 50%%", "50% de %d", "50%% de %d"),
        ("%lld songs", "%d morceaux", "%lld morceaux"),
        ("%1$@ %2$lld", "%2$d %1$@", "%2$lld %1$@"),
        ("%#@songs@", "%#@titres@", "%#@songs@"),
    ])
    func aCertainFixMendsTheText(source: String, text: String, cured: String) throws {
        let input = Case(locale: "fr", source: source, text: text, profile: .consistent)
        let rules = Rules.pages.map(\.id).filter { $0.hasPrefix("format-") || $0.hasPrefix("variable-") }
        let found = input.findings(of: rules)
        let fix = try #require(found.flatMap(\.fixIts).first)
        #expect(fix.safety == .safe)
        let file = try SourceFile(path: "x", text: text).applying(fix.edits)
        #expect(String(decoding: file.text, as: UTF8.self) == cured)
    }

    @Test(arguments: [("de", []), ("ar", []), ("ru", ["format-argument-missing"]), ("fr", [])])
    func aFormForASingleNumberMayLeaveItOut(_ locale: String, _ expected: [String]) {
        func located(_ text: String) -> Variation { .plain(LocatedText(text, span: Span(0, text.utf8.count))) }
        let source = Unit.made("songs", "%d songs")
        let forms: [PluralCategory: Variation] = [
            .zero: located("no songs"), .one: located("one song"), .other: located("%d songs"),
        ]
        let unit = Unit(key: "songs", text: .plural(forms), span: source.span, keySpan: source.span)
        let catalog = Catalog(path: locale, locale: locale, table: "T", units: [unit])
        let english = Catalog(path: "en", locale: "en", table: "T", units: [source])
        let found = Checker(styles: .embedded, profile: .consistent).check(source: english, translations: [catalog])
        #expect(found.map(\.id).filter { $0.hasPrefix("format-") } == expected)
    }
}

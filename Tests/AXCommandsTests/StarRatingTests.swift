import AXFormats
import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

/// The star rating of the sample app: the correct catalog, and its description in `docs/star-rating.md`.
@Suite struct StarRatingTests {
    private static let folder = Fixtures.url.appending(path: "SampleApp/StarRating")
    private static let whole = ["0", "1", "2", "3", "4", "5", "11", "21"]
    private static let numbers = whole + ["1.5"]

    /// The spoken strings for 0, 1, 2, 3, 4, 5, 11, 21 and 1.5, written by hand.
    private static let heard: [(locale: String, texts: String)] = [
        ("en", "0 stars|1 star|2 stars|3 stars|4 stars|5 stars|11 stars|21 stars|1.5 stars"),
        ("ru", "0 звёзд|1 звезда|2 звезды|3 звезды|4 звезды|5 звёзд|11 звёзд|21 звезда|1.5 звезды"),
        ("ar", "لا نجوم|نجمة واحدة|نجمتان|3 نجوم|4 نجوم|5 نجوم|11 نجمة|21 نجمة|1.5 نجمة"),
        (
            "pl",
            "0 gwiazdek|1 gwiazdka|2 gwiazdki|3 gwiazdki|4 gwiazdki|5 gwiazdek|11 gwiazdek|21 gwiazdek|1.5 gwiazdki"
        ),
        ("ja", "5段階中0|5段階中1|5段階中2|5段階中3|5段階中4|5段階中5|5段階中11|5段階中21|5段階中1.5"),
        (
            "lt",
            "0 žvaigždučių|1 žvaigždutė|2 žvaigždutės|3 žvaigždutės|4 žvaigždutės|5 žvaigždutės|11 žvaigždučių"
                + "|21 žvaigždutė|1.5 žvaigždutės"
        ),
        ("cy", "dim seren|1 seren|2 seren|3 seren|4 seren|5 seren|11 seren|21 seren|1.5 seren"),
        (
            "sl",
            "0 zvezdic|1 zvezdica|2 zvezdici|3 zvezdice|4 zvezdice|5 zvezdic|11 zvezdic|21 zvezdic|1.5 zvezdice"
        ),
        ("fr", "0 étoile|1 étoile|2 étoiles|3 étoiles|4 étoiles|5 étoiles|11 étoiles|21 étoiles|1.5 étoile"),
        (
            "pt-BR",
            "nenhuma estrela|1 estrela|2 estrelas|3 estrelas|4 estrelas|5 estrelas|11 estrelas|21 estrelas|1.5 estrela"
        ),
        ("he", "0 כוכבים|כוכב אחד|שני כוכבים|3 כוכבים|4 כוכבים|5 כוכבים|11 כוכבים|21 כוכבים|1.5 כוכבים"),
    ]

    @Test(arguments: heard)
    func theCatalogSaysTheRightFormForEachNumber(locale: String, texts: String) throws {
        #expect(try Self.said(in: locale).joined(separator: "|") == texts)
    }

    @Test func thePageShowsTheCategoriesOfAllNumbers() throws {
        let page = try Self.page()
        for (locale, _) in Self.heard {
            let rules = PluralRules(try #require(LanguageTag(locale)))
            let row = Self.numbers.map { rules.category(of: $0)?.rawValue ?? "" }
            let line = "| \(locale) | \(row.joined(separator: " | ")) |"
            #expect(page.contains(line), "\(line)")
        }
    }

    @Test func thePageShowsWhatIsWrongWithTwoForms() throws {
        let page = try Self.page()
        for (locale, _) in Self.heard {
            let (singular, plural) = try Self.twoForms(in: locale)
            let pairs = zip(Self.whole, try Self.said(in: locale)).map { number, right in
                ("\(number) \(number == "1" ? singular : plural)", right)
            }
            let wrong = pairs.filter { $0 != $1 }
            let cells = [wrong.map(\.0), wrong.map(\.1)].map { $0.isEmpty ? "–" : $0.joined(separator: ", ") }
            let line = "| \(locale) | \(wrong.count) of 8 | \(cells[0]) | \(cells[1]) |"
            #expect(page.contains(line), "\(line)")
        }
    }

    @Test(arguments: ["PluralForms/RatingView.swift", "PluralForms/CRTStarView.m"])
    func thePageShowsTheCodeThatIsInTheSampleApp(path: String) throws {
        let code = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
        let page = try Self.page()
        #expect(page.contains(code.trimmingCharacters(in: .newlines)))
    }

    // MARK: Files

    private static func page() throws -> String {
        try String(contentsOf: Fixtures.repository.appending(path: "docs/star-rating.md"), encoding: .utf8)
    }

    private static func catalog(_ path: String, _ locale: String) throws -> Catalog {
        let url = folder.appending(path: path)
        let format = try #require(Formats.format(forExtension: url.pathExtension))
        let document = format.parse(SourceFile(path: path, raw: Array(try Data(contentsOf: url)))).value
        return try #require(document.catalogs(locale: locale, table: "Rating").first { $0.locale == locale })
    }

    private static func said(in locale: String) throws -> [String] {
        let units = try catalog("PluralForms/Rating.xcstrings", locale).units
        return try numbers.map { number in
            let key: StringKey = number.contains(".") ? "rating.half.label" : "rating.label"
            let unit = try #require(units.first { $0.key == key })
            return try Evaluator(locale: locale).evaluate(unit, [FormatArgument(parsing: number)]).text
        }
    }

    private static func twoForms(in locale: String) throws -> (String, String) {
        let units = try catalog("TwoForms/\(locale).lproj/Localizable.strings", locale).units
        let texts = units.map { $0.forms.first?.text.string ?? "" }
        try #require(texts.count == 2)
        return (texts[0], texts[1])
    }
}

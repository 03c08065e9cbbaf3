import AXLocale
import AXReport
import ArgumentParser

/// `axstrings plural`: shows the plural categories of numbers.
struct PluralVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "plural",
        abstract: "Print the plural category that each number has in a locale.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings plural ru", "axstrings plural ru 0 1 2 5 21 1.5", "axstrings plural en 1 1.0 2c6",
                "axstrings plural en 1 2 3 --ordinal", "axstrings plural en -- -1 -2",
            ],
            """
            Numbers are read as they are written: 1.0 isn't the same as 1, and 2c6 means “2 million”. If no numbers \
            are specified, every category is shown with sample numbers.
            """))

    @Argument(help: "A language tag.", completion: .locales)
    var locale: String

    @Argument(help: "Numbers.")
    var numbers: [String] = []

    @Flag(help: "Use ordinals (2nd) instead of cardinals (2 songs).")
    var ordinal = false

    @Option(name: .shortAndLong, help: "The output format.")
    var format: AnswerFormat = .text

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let tag = try LanguageTag.valid(locale)
        let rules = PluralRules(tag, ordinal ? .ordinal : .cardinal)
        guard rules.isKnown || ordinal else {
            throw CommandFailure(.usage, "CLDR has no plural rules for “\(tag)”")
        }
        let categories = rules.categories.map { CategoryAnswer($0, rules) }
        switch format {
        case .text where numbers.isEmpty: environment.print(categories.map { $0.text + "\n" }.joined())
        case .text: environment.print(try rows(rules).map { "\($0.number)\t\($0.category)\n" }.joined())
        case .json:
            let rows = numbers.isEmpty ? samples(rules) : try rows(rules)
            let type = ordinal ? "ordinal" : "cardinal"
            environment.print(JSONText.pretty(Answer(type: type, categories: categories, numbers: rows)))
        }
        return .clean
    }

    private struct Answer: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool = JSONTool(.current)
        let type: String
        let categories: [CategoryAnswer]
        let numbers: [Row]
    }

    private struct Row: Encodable {
        let number: String
        let category: String
    }

    private func rows(_ rules: PluralRules) throws(CommandFailure) -> [Row] {
        var rows: [Row] = []
        for number in numbers {
            guard let category = rules.category(of: number) else {
                let point = number.replacing(",", with: ".")
                let offer = rules.category(of: point) == nil ? "" : "; write “\(point)”"
                throw CommandFailure(.usage, "“\(PathName.printable(number))” isn't a decimal number\(offer)")
            }
            rows.append(Row(number: number, category: category.rawValue))
        }
        return rows
    }

    private func samples(_ rules: PluralRules) -> [Row] {
        rules.categories.flatMap { category in
            rules.samples(of: category, limit: 5).map { Row(number: $0, category: category.rawValue) }
        }
    }
}

/// Information about one plural category of a locale.
struct CategoryAnswer: Encodable {
    let category: String
    /// The type of numbers in the category: `integer`, `million` or `fraction`.
    let reach: String
    /// The first samples from CLDR, integers first.
    let samples: [String]

    init(_ category: PluralCategory, _ rules: PluralRules) {
        self.category = category.rawValue
        reach = rules.reach(of: category).rawValue
        samples = rules.samples(of: category, limit: 8)
    }

    /// The category and sample numbers, as in “few: 2, 3, 4, 22, 23”. There is a note if only fractions or large
    /// numbers are in the category.
    var text: String {
        let note = ["million": " (one million and up)", "fraction": " (fractions only)"][reach] ?? ""
        let whole = samples.filter { !$0.contains(".") }
        return "\(category)\(note): \((whole.isEmpty ? samples : whole).prefix(5).joined(separator: ", "))"
    }
}

/// The plural categories of a locale for cardinals and ordinals.
struct PluralAnswer: Encodable {
    let cardinal: [CategoryAnswer]
    let ordinal: [CategoryAnswer]

    init(_ tag: LanguageTag) {
        func answers(_ type: PluralType) -> [CategoryAnswer] {
            let rules = PluralRules(tag, type)
            return rules.categories.map { CategoryAnswer($0, rules) }
        }
        cardinal = answers(.cardinal)
        ordinal = answers(.ordinal)
    }

    /// One line for cardinals and one for ordinals. A line with a single category is omitted.
    var text: String {
        [("cardinal", cardinal), ("ordinal", ordinal)].filter { $0.1.count > 1 }.map { name, categories in
            "  \(name): \(categories.map(\.text).joined(separator: "; "))\n"
        }.joined()
    }
}

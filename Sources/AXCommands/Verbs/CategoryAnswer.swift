import AXLocale

/// What can be said about one plural category of a locale.
struct CategoryAnswer: Encodable {
    let category: String
    /// `integer`, `million` or `fraction`: the numbers that reach the category.
    let reach: String
    /// The first of CLDR's samples, whole numbers first.
    let samples: [String]

    init(_ category: PluralCategory, _ rules: PluralRules) {
        self.category = category.rawValue
        reach = rules.reach(of: category).rawValue
        samples = rules.samples(of: category, limit: 8)
    }

    /// “few: 2, 3, 4, 22, 23”, and whether only fractions or large numbers reach it.
    var text: String {
        let note = ["million": " (one million and up)", "fraction": " (fractions only)"][reach] ?? ""
        let whole = samples.filter { !$0.contains(".") }
        return "\(category)\(note): \((whole.isEmpty ? samples : whole).prefix(5).joined(separator: ", "))"
    }

    /// The name of the rules' type in JSON.
    static func name(of rules: PluralRules) -> String {
        switch rules.type {
        case .cardinal: "cardinal"
        case .ordinal: "ordinal"
        }
    }
}

/// The plural categories of a locale: of cardinals and of ordinals.
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

    /// A line each for cardinals and ordinals, unless they have a single category.
    var text: String {
        [("cardinal", cardinal), ("ordinal", ordinal)].filter { $0.1.count > 1 }.map { name, categories in
            "  \(name): \(categories.map(\.text).joined(separator: "; "))\n"
        }.joined()
    }
}

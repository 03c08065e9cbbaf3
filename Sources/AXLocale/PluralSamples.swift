internal import CICU

/// Sample numbers of the categories, as CLDR's rules state them: `@integer 2~4, 22~24, … @decimal 2.0, …`.
struct PluralSamples {
    /// In the order of the data, integers first.
    let numbers: [String]

    /// Reads the samples of a rule. Ranges of integers are written out; of ranges of fractions, the two ends are taken.
    init(rule: String) {
        numbers = rule.split(separator: " ").flatMap { word -> [String] in
            let sample = word.hasSuffix(",") ? word.dropLast() : word
            let ends = sample.split(separator: "~", omittingEmptySubsequences: false)
            return ends.count == 2 ? Self.range(ends[0], ends[1]) : Self.single(sample)
        }
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Takes only the part of a rule behind the condition, whose numbers are no samples.
    init(fullRule rule: String) {
        let start = rule.firstIndex(of: "@") ?? rule.endIndex
        self.init(rule: String(rule[start...]))
    }

    private static func single(_ text: Substring) -> [String] {
        PluralNumber(String(text)) == nil ? [] : [String(text)]
    }

    private static func range(_ first: Substring, _ last: Substring) -> [String] {
        guard let from = Int(first), let through = Int(last), from <= through, through - from < 1000 else {
            return single(first) + single(last)
        }
        return (from...through).map(String.init)
    }
}

/// Numbers that reach every category of every language of CLDR 42, for use where the data states no samples.
let pluralProbes: [String] =
    (0...31).map(String.init)
    + ["40", "41", "42", "43", "60", "61", "80", "81", "100", "101", "102", "103", "111", "1000", "1000000"]
    + ["0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "2.0", "10.0"]

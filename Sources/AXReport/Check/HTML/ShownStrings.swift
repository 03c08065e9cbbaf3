import AXSource

/// A string that a finding is about, and how much of it the finding shows.
struct ShownString {
    let text: JudgedText
    /// The number of the first finding about the string.
    let first: Int
    /// Whether the finding shows the whole string, with its source.
    let isWhole: Bool
}

/// The strings that the findings of a page are about.
///
/// A string may have as many findings as characters, and each that repeated the whole of it would make the page as large as
/// its square. So a long string is shown whole with its first findings; the others show what is around them.
struct ShownStrings {
    private let report: CheckReport
    private var places: [JudgedText.Place: Int] = [:]
    private var strings: [(text: JudgedText, first: Int, findings: Int)] = []
    /// The string of the finding before. A key may be long, and findings about one string follow each other.
    private var last: (place: JudgedText.Place, index: Int)?

    /// Hardly any string has more findings.
    private static let wholeFindings = 8
    /// UTF-8 bytes of all forms, source and translation, that are shown with each finding.
    private static let shortest = 200

    init(_ report: CheckReport) {
        self.report = report
    }

    /// The string of a finding; nil for one that is not about a string that is known.
    /// - Parameter number: of the finding in the page.
    mutating func next(_ finding: Diagnostic, number: Int) -> ShownString? {
        guard let place = JudgedText.Place(finding), let index = index(of: place, number: number) else { return nil }
        strings[index].findings += 1
        let string = strings[index]
        let isWhole = string.findings <= Self.wholeFindings || string.text.size <= Self.shortest
        return ShownString(text: string.text, first: string.first, isWhole: isWhole)
    }

    private mutating func index(of place: JudgedText.Place, number: Int) -> Int? {
        if let last, last.place == place { return last.index }
        if places[place] == nil, let text = report.background.texts[place] {
            places[place] = strings.count
            strings.append((text, number, 0))
        }
        guard let index = places[place] else { return nil }
        last = (place, index)
        return index
    }
}

/// Collapsed tables of the string lengths in each locale. The charts compare the lengths with those in released apps or
/// with the limits of the rules. The numbers next to the charts give the same information.
struct HTMLLengths {
    private let lengths: [LocaleLengths]

    init(_ lengths: [LocaleLengths]) {
        self.lengths = lengths
    }

    var text: String {
        guard !lengths.isEmpty else { return "" }
        return """
            <details>
            <summary><h2>Lengths</h2></summary>
            <p>The total length of translations divided by that of their sources, in characters, and the same ratio if \
            each translation had the median length in shipped apps or their 90th percentile. In the chart, the dot \
            marks this project; the bar runs from the median to the 90th percentile of shipped apps.</p>
            \(ratios)\
            <p>The duration of labels and hints in seconds at the default speaking rate, estimated from syllables. In \
            the chart, the dot marks the 90th percentile; the bar ends at the limit. Strings are reported if they \
            exceed the limit by a margin, because the duration is an estimate.</p>
            \(seconds("Spoken labels", \.labels))\(seconds("Spoken hints", \.hints))\
            </details>

            """
    }

    private var ratios: String {
        let widest = max(lengths.map { max($0.long, $0.expansion) }.max() ?? 1, 1)
        let columns = [
            "Language", "Strings", "This project", "Median of apps", "90th percentile of apps", "Strings above it",
            "0 to \(number(widest))",
        ]
        let rows = lengths.map { locale in
            let bar = bar(locale.expansion, locale.usual...max(locale.usual, locale.long), upTo: widest)
            return [
                LanguageTitle.of(locale.locale).html, "\(locale.texts)", number(locale.expansion),
                number(locale.usual), number(locale.long), "\(Int((locale.shareOverP90 * 100).rounded()))%", bar,
            ]
        }
        return HTMLTable("Length of translations", columns: columns, rows: rows).text
    }

    private func seconds(_ name: String, _ kind: KeyPath<LocaleLengths, LocaleLengths.Seconds?>) -> String {
        let known = lengths.compactMap { locale in locale[keyPath: kind].map { (locale.locale, $0) } }
        let widest = known.map { max($1.p90, $1.limit) }.max() ?? 1
        let rows = known.map { locale, seconds in
            [
                LanguageTitle.of(locale).html, "\(seconds.count)", number(seconds.median), number(seconds.p90),
                number(seconds.limit), bar(seconds.p90, 0...seconds.limit, upTo: widest),
            ]
        }
        let columns = ["Language", "Strings", "Median", "90th percentile", "Limit", "0 to \(number(widest)) s"]
        return HTMLTable(name, columns: columns, rows: rows).text
    }

    private static let width = 160.0

    /// A chart with a bar along `band` and a dot at `value`.
    private func bar(_ value: Double, _ band: ClosedRange<Double>, upTo widest: Double) -> String {
        func x(_ value: Double) -> Double { min(max(value / widest, 0), 1) * Self.width }
        let start = x(band.lowerBound)
        return "<svg aria-hidden=\"true\" width=\"170\" height=\"16\" viewBox=\"-5 0 170 16\">"
            + "<line class=\"axis\" x1=\"0\" y1=\"8\" x2=\"\(number(Self.width))\" y2=\"8\"/>"
            + "<rect class=\"band\" x=\"\(number(start))\" y=\"3\" "
            + "width=\"\(number(max(x(band.upperBound) - start, 1)))\" height=\"10\"/>"
            + "<circle class=\"mark\" cx=\"\(number(x(value)))\" cy=\"8\" r=\"4\"/></svg>"
    }

    /// The number with a decimal point and two decimal places, regardless of the system's language.
    private func number(_ value: Double) -> String {
        let hundredths = Int((min(max(value, -1e6), 1e6) * 100).rounded())
        let digits = String(abs(hundredths) % 100)
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(digits.count < 2 ? "0" : "")\(digits)"
    }
}

extension CoverageReport {
    /// The report as a separate page: a bar for each locale and length class, each with its number next to it, in a
    /// table that a screen reader reads cell by cell. It loads nothing from elsewhere.
    package var html: String {
        let title = "Pseudo-text coverage"
        return HTMLDocument(title: title, body: "<main>\n<h1>\(title)</h1>\n\(table)</main>\n").text
    }

    private var table: String {
        guard all.total.pairs > 0 else { return "<p>No translation differs from its source.</p>\n" }
        let caption =
            "Percentage of translations longer than the pseudo-text (\(subject)), by source length in characters. "
            + "A full bar is \(Int(scale)) percent."
        return HTMLTable(
            "Longer translations", caption: caption, columns: ["Locale", "Translations", "All"] + classNames,
            rows: (rows + [all]).map(cells)
        ).text
    }

    private func cells(_ row: Row) -> [String] {
        [row.locale.html, String(row.total.pairs)]
            + ([row.total] + row.classes).map { bar($0) + Self.percent($0) }
    }

    /// The number next to it says the same, so screen readers skip the bar.
    private func bar(_ share: Share) -> String {
        guard let percent = share.percent else { return "" }
        let width = Self.oneDecimal(min(percent / scale, 1) * Self.barWidth)
        return "<svg class=\"bar\" aria-hidden=\"true\" width=\"\(Int(Self.barWidth))\" height=\"12\">"
            + "<rect class=\"mark\" width=\"\(width)\" height=\"12\"/></svg>"
    }

    private static let barWidth = 64.0

    /// The value of a full bar: the largest share, in steps of ten percent.
    private var scale: Double {
        let largest = (rows + [all]).flatMap { [$0.total] + $0.classes }.compactMap(\.percent).max() ?? 0
        return max(10, (largest / 10).rounded(.up) * 10)
    }
}

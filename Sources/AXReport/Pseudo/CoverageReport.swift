/// The share of a project's translations that are longer than their pseudo-translations.
package struct CoverageReport: Sendable {
    package struct Share: Sendable {
        let pairs: Int
        let longer: Int

        package init(pairs: Int, longer: Int) {
            (self.pairs, self.longer) = (pairs, longer)
        }

        /// The percentage of longer translations; nil without pairs.
        var percent: Double? { pairs == 0 ? nil : 100 * Double(longer) / Double(pairs) }
    }

    package struct Row: Sendable {
        let locale: String
        let total: Share
        /// The shares by the length class of the source string.
        let classes: [Share]

        package init(locale: String, total: Share, classes: [Share]) {
            (self.locale, self.total, self.classes) = (locale, total, classes)
        }
    }

    /// A description of the pseudo-translations: their modes and lengths.
    let subject: String
    /// The names of the length classes, in grapheme clusters: `11–20`.
    let classNames: [String]
    let all: Row
    let rows: [Row]

    package init(subject: String, classNames: [String], all: Row, rows: [Row]) {
        (self.subject, self.classNames, self.all, self.rows) = (subject, classNames, all, rows)
    }
}

// MARK: Text

extension CoverageReport {
    /// The report for people at a terminal.
    package var text: String {
        guard all.total.pairs > 0 else {
            return "no translation differs from its source; nothing to compare\n"
        }
        let head =
            "Percentage of translations longer than the pseudo-text (\(subject)),\n"
            + "by source length in characters:\n\n"
        let title = ["locale", "translations", "all"] + classNames
        let table = Table.lines([title] + (rows + [all]).map(Self.cells))
        return head + table.map { "  " + $0 + "\n" }.joined()
    }

    private static func cells(_ row: Row) -> [String] {
        [row.locale, String(row.total.pairs), percent(row.total)] + row.classes.map(percent)
    }

    static func percent(_ share: Share) -> String {
        share.percent.map { oneDecimal($0) } ?? "–"
    }

    static func oneDecimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

// MARK: JSON

extension CoverageReport {
    package func json(_ tool: ToolVersion) -> String {
        JSONText.pretty(
            Document(
                tool: JSONTool(tool), subject: subject, classes: classNames, all: JSONRow(all),
                locales: rows.map(JSONRow.init)))
    }

    private struct Document: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool: JSONTool
        let subject: String
        let classes: [String]
        let all: JSONRow
        let locales: [JSONRow]
    }

    private struct JSONRow: Encodable {
        let locale: String
        let pairs: Int
        let longer: Int
        let classes: [JSONShare]

        init(_ row: Row) {
            locale = row.locale
            (pairs, longer) = (row.total.pairs, row.total.longer)
            classes = row.classes.map { JSONShare(pairs: $0.pairs, longer: $0.longer) }
        }
    }

    private struct JSONShare: Encodable {
        let pairs: Int
        let longer: Int
    }
}

// MARK: HTML

extension CoverageReport {
    /// The report as a self-contained page: a table with a bar and a number for each locale and length class.
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

    /// A bar for a share. It's hidden from screen readers, because the number next to it gives the same information.
    private func bar(_ share: Share) -> String {
        guard let percent = share.percent else { return "" }
        let width = Self.oneDecimal(min(percent / scale, 1) * Self.barWidth)
        return "<svg class=\"bar\" aria-hidden=\"true\" width=\"\(Int(Self.barWidth))\" height=\"12\">"
            + "<rect class=\"mark\" width=\"\(width)\" height=\"12\"/></svg>"
    }

    private static let barWidth = 64.0

    /// The percentage that a full bar represents: the largest share, rounded up to a multiple of ten.
    private var scale: Double {
        let largest = (rows + [all]).flatMap { [$0.total] + $0.classes }.compactMap(\.percent).max() ?? 0
        return max(10, (largest / 10).rounded(.up) * 10)
    }
}

package import AXLocaleData

/// A length model that was fitted on translations, next to the one that axstrings has.
package struct LengthModelReport: Sendable {
    /// Which shares of the translations are longer than three lines say, between 0 and 1.
    package struct Exceedance: Encodable, Sendable {
        let p90: Double
        let p95: Double
        let p99: Double
        /// How many translations were measured, or as how many they count.
        let pairs: Int

        package init(p90: Double, p95: Double, p99: Double, pairs: Int) {
            self.pairs = pairs
            (self.p90, self.p95, self.p99) = (Self.rounded(p90), Self.rounded(p95), Self.rounded(p99))
        }

        private static func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }
    }

    /// How wordy a project is.
    package struct Project: Encodable, Sendable {
        let path: String
        let pairs: Int
        /// Which share of its translations is longer than the line of p90.
        let p90: Double

        package init(path: String, pairs: Int, p90: Double) {
            (self.path, self.pairs, self.p90) = (path, pairs, (p90 * 10_000).rounded() / 10_000)
        }
    }

    package struct Row: Sendable {
        let locale: String
        let pairs: Int
        /// As how many they count where no project outweighs others.
        let countedPairs: Int
        /// Those that have the locale.
        let projects: [Project]
        /// In grapheme clusters.
        let characters: LengthModel
        let seconds: LengthModel
        /// How often the lines that axstrings has are exceeded.
        let shipped: Exceedance
        /// Of the model in seconds.
        let shippedSeconds: Exceedance
        /// How often lines that are fitted on one half of the projects are exceeded in the other, both ways; empty where one
        /// half lacks the locale. Projects count as they do in `countedPairs`.
        let halves: [Exceedance]
        /// The same, where each pair counts as one.
        let halvesOfAllPairs: [Exceedance]
        /// The share of other splits in which p90 is exceeded nearly as often as it should; nil where nobody tried.
        let stability: Double?

        package init(
            locale: String, pairs: Int, countedPairs: Int, projects: [Project], characters: LengthModel,
            seconds: LengthModel, shipped: Exceedance, shippedSeconds: Exceedance, halves: [Exceedance],
            halvesOfAllPairs: [Exceedance], stability: Double?
        ) {
            self.stability = stability
            (self.locale, self.pairs, self.countedPairs, self.projects) = (locale, pairs, countedPairs, projects)
            (self.characters, self.seconds, self.halves) = (characters, seconds, halves)
            (self.shipped, self.shippedSeconds, self.halvesOfAllPairs) = (shipped, shippedSeconds, halvesOfAllPairs)
        }
    }

    let projects: Int
    let rows: [Row]

    package init(projects: Int, rows: [Row]) {
        (self.projects, self.rows) = (projects, rows)
    }

    /// The report for people at a terminal.
    package var text: String {
        guard !rows.isEmpty else { return "no translation differs from its source; so the model has no data to fit\n" }
        let title = ["locale", "translations", "p50", "p90", "p99", "longer than shipped p90", "p95", "p99"]
        let table = Table.lines(
            [title]
                + rows.map { row in
                    [row.locale, String(row.pairs)]
                        + [row.characters.p50, row.characters.p90, row.characters.p99].map(Self.line)
                        + [row.shipped.p90, row.shipped.p95, row.shipped.p99].map(Self.percent)
                })
        return "Translation length for a source with n characters, fitted to \(counted(projects, "project")),\n"
            + "and the percentage of translations that are longer than the shipped model predicts:\n\n"
            + table.map { "  " + $0 + "\n" }.joined()
    }

    private static func line(_ line: LengthModel.Line) -> String {
        "\(oneDecimal(line.intercept)) + \(twoDecimals(line.slope))n"
    }

    private static func percent(_ share: Double) -> String { CoverageReport.oneDecimal(share * 100) + "%" }

    private static func oneDecimal(_ number: Double) -> String {
        (number < 0 ? "−" : "") + CoverageReport.oneDecimal(abs(number))
    }

    private static func twoDecimals(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}

// MARK: JSON

extension LengthModelReport {
    package func json(_ tool: ToolVersion) -> String {
        JSONText.pretty(Document(tool: JSONTool(tool), projects: projects, locales: rows.map(JSONRow.init)))
    }

    private struct Document: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool: JSONTool
        let projects: Int
        let locales: [JSONRow]
    }

    private struct JSONRow: Encodable {
        let locale: String
        let pairs: Int
        let countedPairs: Int
        let projects: Int
        let byProject: [Project]
        let length: JSONModel
        let spokenLength: JSONModel
        let shippedExceeded: Exceedance
        let shippedSpokenExceeded: Exceedance
        let otherHalfExceeded: [Exceedance]
        let otherHalfExceededInAllPairs: [Exceedance]
        let stability: Double?

        init(_ row: Row) {
            (locale, pairs, countedPairs) = (row.locale, row.pairs, row.countedPairs)
            (projects, byProject) = (row.projects.count, row.projects)
            (length, spokenLength) = (JSONModel(row.characters), JSONModel(row.seconds))
            (shippedExceeded, otherHalfExceeded) = (row.shipped, row.halves)
            otherHalfExceededInAllPairs = row.halvesOfAllPairs
            shippedSpokenExceeded = row.shippedSeconds
            stability = row.stability.map { ($0 * 1000).rounded() / 1000 }
        }
    }

    private struct JSONModel: Encodable {
        let p50: JSONLine
        let p90: JSONLine
        let p99: JSONLine

        init(_ model: LengthModel) {
            (p50, p90, p99) = (JSONLine(model.p50), JSONLine(model.p90), JSONLine(model.p99))
        }
    }

    private struct JSONLine: Encodable {
        let intercept: Double
        let slope: Double

        init(_ line: LengthModel.Line) {
            intercept = (line.intercept * 100).rounded() / 100
            slope = (line.slope * 1000).rounded() / 1000
        }
    }
}

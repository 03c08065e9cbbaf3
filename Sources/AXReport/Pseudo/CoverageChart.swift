extension CoverageReport {
    /// The report as a page of its own: a bar for each locale and length class, each with its number beside it, in a table
    /// that a screen reader reads cell by cell. It loads nothing from elsewhere.
    package var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>What the pseudo-text covers</title>
        <style>
        body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; }
        table { border-collapse: collapse; width: 100%; }
        caption { text-align: start; padding-block-end: 1rem; }
        th, td { text-align: start; padding: .25rem .5rem; border-block-end: 1px solid #8888; white-space: nowrap; }
        svg { vertical-align: middle; margin-inline-end: .5rem; }
        rect { fill: currentColor; opacity: .7; }
        @media (prefers-color-scheme: dark) { body { background: #111; color: #eee; } }
        </style>
        </head>
        <body>
        <main>
        <h1>What the pseudo-text covers</h1>
        \(table)
        </main>
        </body>
        </html>

        """
    }

    private var table: String {
        guard all.total.pairs > 0 else { return "<p>No translation differs from its source.</p>" }
        let title = (["Locale", "Texts", "All"] + classNames).map { "<th scope=\"col\">\(Self.escaped($0))</th>" }
        return """
            <table>
            <caption>Translations that are longer than the pseudo-text (\(Self.escaped(subject))), in percent, by the length \
            of the source in characters. A full bar is \(Int(scale)) percent.</caption>
            <thead><tr>\(title.joined())</tr></thead>
            <tbody>
            \((rows + [all]).map(row).joined(separator: "\n"))
            </tbody>
            </table>
            """
    }

    private func row(_ row: Row) -> String {
        let cells = ([row.total] + row.classes).map { "<td>\(bar($0))\(Self.percent($0))</td>" }
        return "<tr><th scope=\"row\">\(Self.escaped(row.locale))</th><td>\(row.total.pairs)</td>\(cells.joined())</tr>"
    }

    /// The number beside it says the same, so the bar is nothing that a screen reader need speak of.
    private func bar(_ share: Share) -> String {
        guard let percent = share.percent else { return "" }
        let width = Self.oneDecimal(min(percent / scale, 1) * Self.barWidth)
        return "<svg aria-hidden=\"true\" width=\"\(Int(Self.barWidth))\" height=\"12\">"
            + "<rect width=\"\(width)\" height=\"12\"/></svg>"
    }

    private static let barWidth = 64.0

    /// What a full bar stands for: the largest share, in steps of ten percent.
    private var scale: Double {
        let largest = (rows + [all]).flatMap { [$0.total] + $0.classes }.compactMap(\.percent).max() ?? 0
        return max(10, (largest / 10).rounded(.up) * 10)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

/// A table whose rows are named by their first cell, in a box that a keyboard can scroll if it is too wide for the page.
struct HTMLTable {
    /// What a screen reader calls the part of the page; plain text.
    let name: String
    /// Plain text.
    let caption: String
    /// Plain text; empty for a column that holds drawings alone.
    let columns: [String]
    /// HTML.
    let rows: [[String]]
    /// The class of the box.
    let kind: String

    init(_ name: String, caption: String? = nil, columns: [String], rows: [[String]], kind: String = "") {
        (self.name, self.columns, self.rows, self.kind) = (name, columns, rows, kind)
        self.caption = caption ?? name
    }

    /// Nothing for a table without rows.
    var text: String {
        guard !rows.isEmpty else { return "" }
        let head = columns.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\($0.html)</th>" }.joined()
        let body = rows.map { row in
            let cells = row.dropFirst().map { "<td>\($0)</td>" }.joined()
            return "<tr><th scope=\"row\">\(row.first ?? "")</th>\(cells)</tr>\n"
        }
        return """
            <div class="scroll\(kind.isEmpty ? "" : " " + kind)" data-name="\(name.html)">
            <table>
            <caption>\(caption.html)</caption>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(body.joined())</tbody>
            </table>
            </div>

            """
    }
}

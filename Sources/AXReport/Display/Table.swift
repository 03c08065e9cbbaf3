/// Rows whose cells stand under each other.
package enum Table {
    /// The rows as lines: cells padded to the widest of their column, two blanks between, none at the end of a line.
    /// - Parameter widest: where a column stops growing, in display columns; a longer cell pushes its row on.
    package static func lines(_ rows: [[String]], widest: Int = 44) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.lazy.filter { $0.count > column }.map { DisplayWidth.of($0[column]) }.filter { $0 <= widest }.max()
                ?? 0
        }
        return rows.map { row in
            let last = row.lastIndex { !$0.isEmpty } ?? -1
            return row.indices.prefix(last + 1)
                .map { $0 == last ? row[$0] : padded(row[$0], to: widths[$0]) }.joined(separator: "  ")
        }
    }

    private static func padded(_ cell: String, to width: Int) -> String {
        cell + String(repeating: " ", count: max(0, width - DisplayWidth.of(cell)))
    }
}

/// How a report is shown. Formats for programs ignore the options.
package struct RenderOptions: Hashable, Sendable {
    /// Whether terminal colors may be used. Color alone never carries meaning.
    package var color: Bool
    /// Whether every finding is listed, no matter how many there are.
    package var all: Bool
    /// The columns of the terminal; nil for a pipe or a file, where all findings are listed and lines can be wider.
    package var columns: Int?

    package init(color: Bool = false, all: Bool = false, columns: Int? = nil) {
        self.color = color
        self.all = all
        self.columns = columns
    }
}

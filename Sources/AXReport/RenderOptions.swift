/// The display options of a report. Formats for programs ignore them.
package struct RenderOptions: Hashable, Sendable {
    /// Whether terminal colors may be used. Information is never conveyed by color alone.
    package var color: Bool
    /// Whether all findings are listed, even if there are many.
    package var all: Bool
    /// The number of columns of the terminal; nil for a pipe or a file, where all findings are listed and lines can be
    /// longer.
    package var columns: Int?

    package init(color: Bool = false, all: Bool = false, columns: Int? = nil) {
        self.color = color
        self.all = all
        self.columns = columns
    }
}

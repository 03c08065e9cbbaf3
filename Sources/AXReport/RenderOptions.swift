/// How a report is shown. Formats for programs take no notice.
package struct RenderOptions: Hashable, Sendable {
    /// Whether terminal colors may be used. Nothing is said by color alone.
    package var color: Bool
    /// Whether every finding is listed, however many there are.
    package var all: Bool

    package init(color: Bool = false, all: Bool = false) {
        self.color = color
        self.all = all
    }
}

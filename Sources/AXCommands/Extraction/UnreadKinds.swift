import AXReport

/// Names for kinds of files that hold accessibility strings and are not read yet.
enum UnreadKinds {
    /// The kinds of source files among `counts`, by extension.
    static func report(_ counts: [String: Int]) -> [ExtractReport.Unread] {
        kinds.map { kind in
            ExtractReport.Unread(kind: kind.name, count: kind.extensions.reduce(0) { $0 + (counts[$1] ?? 0) })
        }
    }

    private static let kinds: [(name: String, extensions: [String])] = [
        ("Objective-C", ["m", "mm", "h"]), ("Interface Builder", ["xib", "storyboard"]),
    ]
}

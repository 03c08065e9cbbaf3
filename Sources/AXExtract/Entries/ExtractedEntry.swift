public import AXModel
public import AXSource

/// A key that source code looks up, with everything that the code says about it.
public struct ExtractedEntry: Hashable, Sendable {
    public let key: StringKey
    /// The table; nil for the default one.
    public let table: String?
    /// The text in the development language: the first default value that the code shows.
    public var value: String?
    /// The distinct comments, in order of appearance; empty ones are left out.
    public var comments: [String]
    /// Every place where the key is used, in order of appearance.
    public var occurrences: [Occurrence]

    /// What the text is used for.
    public var roles: Set<AccessibilityRole> {
        Set(occurrences.map(\.role))
    }

    /// The comments as genstrings joins them: with a line end and three spaces. Nil when there is none.
    public var comment: String? {
        comments.isEmpty ? nil : comments.joined(separator: "\n   ")
    }

    public init(
        key: StringKey, table: String? = nil, value: String? = nil, comments: [String] = [],
        occurrences: [Occurrence] = []
    ) {
        self.key = key
        self.table = table
        self.value = value
        self.comments = comments
        self.occurrences = occurrences
    }
}

import AXSource

/// A rule about one string in source code, whatever the language.
protocol SourceRule: Sendable {
    static var page: RulePage { get }

    /// The finding about a string; nil when there is nothing to say.
    static func diagnostic(for found: FoundString) -> Diagnostic?
}

/// The rules that every extractor reports.
enum SourceRules {
    static let all: [any SourceRule.Type] = [HardCodedString.self, KeyNotLiteral.self, CommentMissing.self]

    static var pages: [RulePage] { all.map { $0.page } }

    static func diagnostics(for found: [FoundString]) -> [Diagnostic] {
        found.flatMap { string in all.compactMap { $0.diagnostic(for: string) } }
    }
}

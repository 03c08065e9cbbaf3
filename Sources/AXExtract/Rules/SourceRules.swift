import AXSource

/// The rules that every extractor reports.
enum SourceRules {
    static let all: [any SourceRule.Type] = [HardCodedString.self, KeyNotLiteral.self, CommentMissing.self]

    static var pages: [RulePage] { all.map { $0.page } }

    static func diagnostics(for found: [FoundString]) -> [Diagnostic] {
        found.flatMap { string in all.compactMap { $0.diagnostic(for: string) } }
    }
}

import AXSource

/// A rule about one string in source code, whatever the language.
protocol SourceRule: Sendable {
    static var page: RulePage { get }

    /// The finding about a string; nil when there is nothing to say.
    static func diagnostic(for found: FoundString) -> Diagnostic?
}

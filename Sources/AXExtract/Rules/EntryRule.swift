import AXSource

/// A rule about one key and all places that use it.
protocol EntryRule: Sendable {
    static var page: RulePage { get }

    /// The finding about a key; nil when there is nothing to say.
    /// - Parameter tables: The project's tables; empty where they are not known.
    static func diagnostic(for entry: ExtractedEntry, in tables: ProjectTables) -> Diagnostic?
}

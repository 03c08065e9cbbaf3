import AXSource

/// A rule about the strings of one source file that belong together, whatever the language.
protocol FileRule: Sendable {
    static var page: RulePage { get }

    /// - Parameters:
    ///   - found: The strings of the file in the order of the text.
    ///   - tables: The project's tables; empty where they are not known.
    static func diagnostics(for found: [FoundString], in tables: ProjectTables) -> [Diagnostic]
}

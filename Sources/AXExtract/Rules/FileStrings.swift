/// The strings of one source file, in the order of the text, with what both rules and `localize` want to know about them.
package struct FileStrings: Sendable {
    package let found: [FoundString]
    /// Strings of which a number decides.
    let handRolledPlurals: [CountedPair]

    /// - Parameter tables: The project's tables; empty where they are not known.
    init(_ found: [FoundString], in tables: ProjectTables) {
        self.found = found
        handRolledPlurals = PluralHandRolled.pairs(of: found, in: tables)
    }
}

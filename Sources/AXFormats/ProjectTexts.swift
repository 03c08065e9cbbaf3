public import AXModel
public import AXSource

/// What a project holds now, for files that are to be imported into it.
public struct ProjectTexts: Sendable {
    /// One string table.
    public struct Table: Sendable {
        /// The strings in the source language.
        public let source: [StringKey: Unit]
        /// The strings in the language of the import, as far as there are any.
        public let target: [StringKey: Unit]

        public init(source: [StringKey: Unit], target: [StringKey: Unit] = [:]) {
            self.source = source
            self.target = target
        }
    }

    /// By the table as the file that is imported names it. Of tables that are not here nothing is known.
    public var tables: [TableOrigin: Table]

    public init(_ tables: [TableOrigin: Table] = [:]) {
        self.tables = tables
    }
}

package import AXSource

package enum GlossaryFormat: String, CaseIterable, Sendable {
    /// TermBase eXchange (ISO 30042), in versions 2 and 3.
    case tbx
    /// A table with a column for each language.
    case csv

    package func read(_ file: SourceFile) -> GlossaryContent {
        switch self {
        case .tbx: TBXReader.content(of: file)
        case .csv: GlossaryTable.content(of: file)
        }
    }
}

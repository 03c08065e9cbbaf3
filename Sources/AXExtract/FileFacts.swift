public import AXSource

/// What one parse of a source file has told: where accessibility strings are set, and what the file declares that other
/// files may refer to. It holds no syntax tree.
public struct FileFacts: Sendable {
    public let file: SourceFile
    /// The places where strings are set, in the order in which they were found.
    var sites: [SpokenSite] = []
    /// The elements that the sites belong to.
    var elements: [ElementFacts] = []
    /// What the file declares.
    var declarations: [SymbolDeclaration] = []
    /// What the parse itself has found fault with.
    var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
    }
}

public import AXSource

/// What one parse of a source file has told: where accessibility strings are set, and what the file declares that other
/// files may refer to. It holds no syntax tree.
public struct FileFacts: Sendable {
    public let file: SourceFile
    /// Whether the file was parsed; a file that mentions nothing of interest is not.
    var isParsed = false
    /// The names of types, functions and constants that a file which was not parsed declares or extends outside of types.
    var rootNames: Set<String> = []
    /// The places where strings are set, in the order in which they were found.
    var sites: [SpokenSite] = []
    /// The places of strings that aren't listed: they show where else a key is used.
    var visibleSites: [SpokenSite] = []
    /// Strings that nobody need hear and that are no keys of a table: choices by a number, keys that are put together.
    var unspoken: [SpokenSite] = []
    /// Arguments of the app's own initializers, which other files may show to be spoken.
    var calls: [SpokenCall] = []
    /// The elements that the sites belong to.
    var elements: [ElementFacts] = []
    /// What the file declares.
    var declarations: [SymbolDeclaration] = []
    var types: [TypeFacts] = []
    /// The texts of runtime attributes that are not known to be spoken.
    var runtimeTexts: [RuntimeText] = []
    /// What the parse itself has found fault with.
    var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Whether there is anything to list or to judge; most files have nothing.
    var saysSomething: Bool { !(sites.isEmpty && unspoken.isEmpty && calls.isEmpty && diagnostics.isEmpty) }
}

public import AXModel
import AXSource

/// What the user says about how a project localizes its strings.
public struct ExtractionOptions: Sendable {
    /// Names of the project's own localization functions, which take the key first: `OBALoc`.
    public var functions: [String]
    /// Roots of generated or declared constants: `L10n` for `L10n.Player.play`.
    public var constants: [String]
    /// Whether every localizable string is listed, with the role `other` where it has nothing to do with accessibility.
    public var allStrings: Bool
    /// With ``allStrings``: the names of which a file must hold one for strings that have nothing to do with accessibility to
    /// be listed; nil where every file counts.
    package var listedNear: StemSearch?
    /// Runtime attributes of Interface Builder that hold localization keys, by key path: `accLabel` for a label.
    public var runtimeAttributes: [String: AccessibilityRole] = [:]
    /// The tables of the documents of Interface Builder; nil where they are not known, so that every document in an
    /// `.lproj` folder counts as localized.
    public var interfaceTables: InterfaceTables?

    /// The types whose initializers speak an argument, as far as that is known.
    var spokenTypes: CallMention?
    /// With ``allStrings``: the offsets near which strings are looked for in a file, and where what they give is used; nil
    /// where that is everywhere.
    var stringPlaces: [Int]?
    /// Of the declarations of a file that nothing of interest stands in, those with these names are read; nil where all are.
    var askedNames: NameSet? = []
    /// What is known of the file from when it was read before.
    var outline: SwiftOutline?

    /// The options that hold for a file.
    func own(for file: SourceFile) -> ExtractionOptions {
        guard allStrings, let listedNear else { return self }
        var options = self
        options.allStrings = file.text.withUnsafeBufferPointer { listedNear.contains(in: $0) { _, _ in true } }
        return options
    }

    /// The same options where all declarations of the files are of interest, whether strings depend on them or not.
    package var withAllDeclarations: ExtractionOptions {
        var options = self
        options.askedNames = nil
        return options
    }

    /// Whether a file says the same with other options, before the files that it depends on are read.
    package func read(alike other: ExtractionOptions) -> Bool {
        functions == other.functions && constants == other.constants && allStrings == other.allStrings
            && listedNear == nil && other.listedNear == nil && runtimeAttributes == other.runtimeAttributes
            && interfaceTables == other.interfaceTables
    }

    public init(functions: [String] = [], constants: [String] = ["L10n", "Strings"], allStrings: Bool = false) {
        self.functions = functions
        self.constants = constants
        self.allStrings = allStrings
    }
}

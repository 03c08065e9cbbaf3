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
    /// Whether parsed files also tell of strings that aren't listed, for ``KeyUses``.
    package var findsUses = false

    /// Whether all localizable strings are read, listed or not.
    var readsAllStrings: Bool { allStrings || findsUses }

    /// The options that hold for a file.
    func own(for file: SourceFile) -> ExtractionOptions {
        guard allStrings, let listedNear else { return self }
        var options = self
        options.allStrings = file.text.withUnsafeBufferPointer { listedNear.contains(in: $0) { _, _ in true } }
        return options
    }

    /// Whether a file says the same with other options, before the files that it depends on are read.
    package func read(alike other: ExtractionOptions) -> Bool {
        functions == other.functions && constants == other.constants && allStrings == other.allStrings
            && findsUses == other.findsUses
            && listedNear == nil && other.listedNear == nil && runtimeAttributes == other.runtimeAttributes
            && interfaceTables == other.interfaceTables
    }

    public init(functions: [String] = [], constants: [String] = ["L10n", "Strings"], allStrings: Bool = false) {
        self.functions = functions
        self.constants = constants
        self.allStrings = allStrings
    }
}

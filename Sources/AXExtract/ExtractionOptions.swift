package import AXModel
import AXSource

/// How a project localizes its strings, and which strings to list.
package struct ExtractionOptions: Sendable {
    /// Names of the project's own localization functions, such as `OBALoc`. The key is the first argument or, for a
    /// member of `String`, the string itself.
    package var functions: [String]
    /// Roots of generated or declared constants: `L10n` for `L10n.Player.play`.
    package var constants: [String]
    /// Whether to list every localizable string, with the role `other` if it is unrelated to accessibility.
    package var allStrings: Bool
    /// If set, ``allStrings`` applies only to files that contain one of these substrings; nil for every file.
    package var listedNear: SubstringSearch?
    /// The roles of Interface Builder runtime attributes that contain localization keys, by key path: `accLabel`.
    package var runtimeAttributes: [String: AccessibilityRole] = [:]
    /// The strings files of Interface Builder documents; nil if they are unknown, so that every document in an `.lproj`
    /// folder counts as localized.
    package var interfaceTables: InterfaceTables?
    /// Whether to record strings that aren't listed, for ``KeyUseSearch``.
    package var findsUses = false

    /// The files in which to read the content that elements show. VoiceOver speaks that content if an element has no
    /// label.
    package enum Titles: Sendable {
        case nowhere
        /// In files that may contain an accessibility string.
        case inSpokenFiles
        case everywhere
    }

    package var titles = Titles.nowhere
    /// The names of functions that may be the app's own modifiers, from ``ModifierNames``.
    package var modifiers: Set<String> = []
    /// The names of the app's own types that may speak the arguments of their initializers.
    package var speakingTypes: Set<String> = []
    /// The names of all types that the sources declare or extend; nil if they are unknown. No other type has a spoken
    /// parameter.
    package var ownTypes: Set<String>?
    /// Whether to read the code that is only in debug builds; used only for transcripts.
    package var readsDebugCode = false
    /// Whether the sources contain all calls of the project's views; used only for transcripts.
    package var knowsCallers = false
    /// Whether the sources are those of an app, so that other projects can't use them; used only for transcripts.
    package var isOfApp = false
    /// The files that aren't part of the app that users get; used only for transcripts.
    package var unshippedPaths: Set<String> = []
    /// The types whose strings are left out of transcripts, because no code of the app uses the types.
    package var unusedTypes: Set<String> = []

    /// Whether to read all localizable strings, listed or not.
    var readsAllStrings: Bool { allStrings || findsUses }

    /// The options for one file. If ``listedNear`` is set and the file contains none of its substrings, ``allStrings``
    /// is false.
    func narrowed(to file: SourceFile) -> ExtractionOptions {
        guard allStrings, let listedNear else { return self }
        var options = self
        options.allStrings = file.text.withUnsafeBufferPointer { listedNear.contains(in: $0) { _, _ in true } }
        return options
    }

    /// Finds the files for which parsing with `other` options can give different facts: those that contain, as a word,
    /// a name that only one of the two options has, or a runtime attribute with a different role. Nil if the facts of
    /// every file can differ, as with ``listedNear``, or if such a name isn't an ASCII identifier.
    package func differences(from other: ExtractionOptions) -> SubstringSearch? {
        guard allStrings == other.allStrings, findsUses == other.findsUses, titles == other.titles, listedNear == nil,
            other.listedNear == nil, interfaceTables == other.interfaceTables, unusedTypes == other.unusedTypes,
            readsDebugCode == other.readsDebugCode, (ownTypes == nil) == (other.ownTypes == nil)
        else { return nil }
        let attributes = Set(runtimeAttributes.keys).union(other.runtimeAttributes.keys)
        let names: [String] =
            Set(functions).symmetricDifference(other.functions).map { Self.parts(of: $0).last ?? "" }
            + Set(constants).symmetricDifference(other.constants).map { Self.parts(of: $0).first ?? "" }
            + modifiers.symmetricDifference(other.modifiers)
            + speakingTypes.symmetricDifference(other.speakingTypes)
            + (ownTypes ?? []).symmetricDifference(other.ownTypes ?? [])
            + attributes.filter { runtimeAttributes[$0] != other.runtimeAttributes[$0] }
        // A file could write other names differently.
        let areWords = names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 < 0x80 && $0.isIdentifierByte } }
        return areWords ? SubstringSearch(names) : nil
    }

    /// The dotted parts of `Texts.localized(_:table:)`, without the argument labels.
    private static func parts(of name: String) -> [String] {
        name.prefix { $0 != "(" && $0 != ":" }.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    package init(functions: [String] = [], constants: [String] = ["L10n", "Strings"], allStrings: Bool = false) {
        self.functions = functions
        self.constants = constants
        self.allStrings = allStrings
    }
}

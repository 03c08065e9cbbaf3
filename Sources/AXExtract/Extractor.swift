public import AXModel
public import AXSource

/// Finds the accessibility strings of one source language.
public protocol Extractor: Sendable {
    /// The language's name, lower case: `swift`.
    var id: String { get }
    /// The file name extensions that the extractor reads, lower case and without the dot.
    var extensions: [String] { get }
    /// The pages of the rules that the extractor reports.
    var pages: [RulePage] { get }

    /// The places of a file where an accessibility string is set, in the order of the text.
    ///
    /// A composite expression gives one occurrence for each string it is made of. A value that says nothing (`nil`,
    /// `""`, `"•"`) is listed, where it is all that is set, as ``Occurrence/Kind/dynamic`` with a note that begins with
    /// `reset`, or is `no words`.
    /// - Returns: The occurrences, and what the rules about source code have to say. Any bytes are accepted.
    func occurrences(in file: SourceFile, options: ExtractionOptions) -> Parsed<[Occurrence]>
}

/// What the user says about how a project localizes its strings.
public struct ExtractionOptions: Sendable {
    /// Names of the project's own localization functions, which take the key first: `OBALoc`.
    public var functions: [String]
    /// Roots of generated or declared constants: `L10n` for `L10n.Player.play`.
    public var constants: [String]
    /// Whether every localizable string is listed, with the role `other` where it has nothing to do with accessibility.
    public var allStrings: Bool

    public init(functions: [String] = [], constants: [String] = ["L10n", "Strings"], allStrings: Bool = false) {
        self.functions = functions
        self.constants = constants
        self.allStrings = allStrings
    }
}

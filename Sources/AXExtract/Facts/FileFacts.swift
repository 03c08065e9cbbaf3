import AXModel
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
    /// Functions that set accessibility strings by their names, such as `setAccessibilityLabels(normal:selected:)`.
    var setters: [Callable] = []
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

/// A place where an accessibility string is set, with the strings that its own file shows.
struct SpokenSite: Sendable {
    /// The name of the API, such as `UIView.accessibilityLabel`.
    let api: String
    let role: AccessibilityRole
    /// The API's name at the place.
    let span: Span
    /// The element, as an index into ``FileFacts/elements``; nil where the place shows none.
    let element: Int?
    /// The enclosing type.
    let screen: String?
    /// Whether the place may hold something that is no string, so that only certain strings count.
    let stringsOnly: Bool
    /// Whether a literal is certainly a text here.
    let takesText: Bool
    /// Whether it is a modifier of SwiftUI, which takes a `String` as well as a key.
    var isModifier = false
    /// Whether the text has nothing to do with accessibility.
    var isVisible = false
    let leaves: [StringLeaf]
    /// What is listed where no string is found; nil where nothing is.
    let fallback: StringLeaf?
    /// The initializer or function that the place stands in.
    var function: Callable?
    var enclosing = EnclosingBranch()
}

/// The branch of a statement in its function.
struct EnclosingBranch: Sendable {
    /// Early returns before the statement included.
    var branch = Branch.always
    /// Where the innermost `if` or `switch` around the statement begins, a UTF-8 offset: its branches exclude each other.
    var statement: Int?
}

/// What has parameters: an initializer, or a function whose name says that it is about accessibility.
struct Callable: Hashable, Sendable {
    /// Nil for an initializer.
    let name: String?
    let parameters: [SymbolDeclaration.Parameter]
}

/// An argument of an initializer or function of the app's own, which may be spoken.
struct SpokenCall: Sendable {
    /// What is called.
    enum Callee: Sendable {
        /// The type as it is spelled at the call.
        case initializer(Reference)
        /// A function, with the labels of all arguments.
        case function(String, labels: [String?])

        var isFunction: Bool {
            if case .function = self { true } else { false }
        }
    }

    let callee: Callee
    /// The argument's place among all.
    let index: Int
    let label: String?
    /// Where the label stands.
    let span: Span
    /// The enclosing type.
    let screen: String?
    let leaves: [StringLeaf]
}

/// What one file says about one element, apart from its strings.
struct ElementFacts: Sendable {
    /// The receiver or the SwiftUI view; nil for the enclosing object itself.
    let name: String?
    let control: String?
    let traits: [String]
    let visibleText: String?
    /// Where the view begins, or the first statement about the element, as a UTF-8 offset; nil where there is no name.
    var start: Int?
}

/// A declaration that may give a string: a constant, a property, a function, a member that is added to `String`.
struct SymbolDeclaration: Sendable {
    struct Parameter: Hashable, Sendable {
        /// The label at the call; nil where there is none.
        let label: String?
        /// The name inside of the body.
        let name: String
        /// Whether a call may leave it out.
        let isOptional: Bool
        /// Whether it takes any number of arguments.
        let isVariadic: Bool
        /// Whether a literal is a key there.
        var isKey = false
        /// The type as written, without optionality and collections; nil where it is not known.
        var type: String?
    }

    /// The full dotted name: `L10n.Player.play`, `OBALoc`.
    let name: String
    let path: String
    /// Where the name stands.
    let span: Span
    /// The line of the name, 1-based.
    let line: Int
    /// Whether only its own file sees it.
    var isPrivate = false
    /// The type of a property, or what a function returns, as far as the file shows it; without optionality.
    var type: String?
    /// The same where a value of just this type is meant, and no collection.
    var valueType: String?
    /// The parameters of a function; nil for a property.
    var parameters: [Parameter]?
    /// Whether it is a case of an enumeration.
    var isCase = false
    /// Whether it is a property that may be assigned later.
    var isSettable = false
    /// Whether it is a property that an initializer may set.
    var isArgument = false
    /// The strings that it is assigned in its file.
    var assigned: [StringLeaf] = []
    /// The strings that it may give; those that are parameters have a reference that says which.
    var leaves: [StringLeaf] = []

    init(name: String, path: String, span: Span, line: Int) {
        self.name = name
        self.path = path
        self.span = span
        self.line = line
    }
}

/// What a reference leads to.
enum SymbolFinding {
    /// One declaration, or several between which nothing decides.
    case declarations([SymbolDeclaration])
    /// The type is known, its member is not declared in the project.
    case noMember(of: String)
    /// Nothing of this name is declared in the project.
    case unknown
}

/// A type that a file declares or extends.
struct TypeFacts: Sendable {
    /// The full dotted name.
    let name: String
    let path: String
    /// Whether only its own file sees it.
    let isPrivate: Bool
    /// The types that it inherits from, the class first.
    let inherits: [String]
    /// What a `typealias` stands for.
    let alias: String?
}

/// The text of a runtime attribute of the app's own in a document of Interface Builder.
struct RuntimeText: Hashable, Sendable {
    let keyPath: String
    let text: String
}

import AXModel
import AXSource

/// A declaration that may provide a string: a constant, a property, a function, an enumeration case or a member in an
/// extension of `String`.
struct SymbolDeclaration: Sendable {
    struct Parameter: Hashable, Sendable {
        /// The argument label; nil if there isn't one.
        let label: String?
        /// The name in the body.
        let name: String
        /// Whether a call may omit it.
        let isOptional: Bool
        let isVariadic: Bool
        /// Whether a literal argument is a key.
        var isKey = false
        /// Whether it takes a closure.
        var isClosure = false
        /// The value of an omitted argument, if it's `true`, `false`, `nil`, `0`, `""`, `[]` or `.max`; nil for other
        /// defaults and without one.
        var defaultValue: String?
        /// The name of the type without optionality. For a collection, it's the type of the elements; for a function,
        /// the return type. Nil if it's unknown.
        var type: String?
    }

    /// The full dotted name: `L10n.Player.play`, `OBALoc`.
    let name: String
    let path: String
    /// The span of the name.
    let span: Span
    /// The line of the name, 1-based.
    let line: Int
    /// Whether only its own file sees it.
    var isPrivate = false
    /// The type of a property or the return type of a function, without optionality. For a collection, it's the type of
    /// the elements. Nil if the file doesn't show it.
    var type: String?
    /// The members of the enclosing type that decide which of the strings it provides, without `self`. Read only for
    /// transcripts.
    var testedMembers: Set<String> = []
    /// The same as ``type``, but nil for a collection.
    var valueType: String?
    /// The parameters of a function; nil for a property.
    var parameters: [Parameter]?
    var isCase = false
    /// Whether it's a property that may be assigned later.
    var isSettable = false
    /// Whether it's a property of a type, and not of its instances.
    var isStatic = false
    /// Whether it's a property that is declared with `let`.
    var isConstant = false
    /// Whether it's a property whose value may be nil.
    var isOptional = false
    /// Whether it's a property that an initializer may set.
    var isArgument = false
    /// The strings that its file assigns to it.
    var assigned: [StringLeaf] = []
    /// The strings that it may provide. A leaf that is a parameter has a reference to that parameter.
    var leaves: [StringLeaf] = []

    init(name: String, path: String, span: Span, line: Int) {
        self.name = name
        self.path = path
        self.span = span
        self.line = line
    }

    /// The full dotted name of the type that it's a member of; nil for other declarations.
    var owner: String? { name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } }
}

/// The result of looking up a reference.
enum SymbolLookup {
    /// One declaration, or several if the reference is ambiguous.
    case declarations([SymbolDeclaration])
    /// The type is known, but the project doesn't declare the member.
    case noMember(of: String)
    /// The project doesn't declare the name.
    case unknown
}

/// A type that a file declares or extends.
struct SymbolType: Sendable {
    enum Kind: Sendable { case structure, enumeration, object, `protocol` }

    /// The full dotted name.
    let name: String
    let path: String
    /// Whether only its own file sees it.
    let isPrivate: Bool
    /// The types in the inheritance clause of a declaration: the superclass or raw type, if any, and then the
    /// protocols. Empty for an extension.
    let inherits: [String]
    /// The protocols of an extension; empty for a declaration.
    var conformances: [String] = []
    /// The underlying type of a `typealias`.
    let alias: String?
    /// Nil for an extension and for a `typealias`.
    var kind: Kind?
    /// The name of the view that the `body` of a SwiftUI view makes, ignoring modifiers. For a transcript, a stack has
    /// the name of the only control in it, a new element that ignores its children is a `Group`, and a representable
    /// view has the name of the view that it makes. Nil for other types, and if the file doesn't show the view.
    var body: String?
    /// Whether the `body` of a SwiftUI view hides itself from VoiceOver. Read only for transcripts.
    var hidesBody = false
    /// The values that the variables of a structure have if an initializer doesn't set them, by name: `true`, `false`,
    /// `nil`, `0`, `""`, `[]` or `.max`. Variables with attributes are left out. Read only for transcripts.
    var defaults: [String: String] = [:]
    /// The stored properties of a structure that hold closures, in order. Read only for transcripts.
    var closures: [String] = []
    /// The cases of an enumeration without associated values; empty for other types. Read only for transcripts.
    var cases: [String] = []
    /// The names of all cases of an enumeration that Objective-C doesn't see. Read only for transcripts.
    var caseNames: [String] = []
    /// How the cases of an enumeration make formats; nil for most types.
    var format: EnumFormat?
}

import AXModel
import AXSource

/// An initializer, or a function that may speak its arguments. For a transcript, the name of the function mentions
/// accessibility, or the function makes a part of a view, is in an extension, or announces a string.
struct Callable: Hashable, Sendable {
    /// Nil for an initializer.
    let name: String?
    let parameters: [SymbolDeclaration.Parameter]
    /// Whether its calls are looked up in its own file, because its name doesn't mention accessibility.
    var isOfFile = false
    /// Whether it's a method in an extension that other files may call.
    var isOfExtension = false
    /// Whether it's a method in an extension of one of the system's classes, which each subclass may call. Its name
    /// includes that of the class: `UIViewController.showAlert`. Found only for transcripts.
    var isInherited = false

    /// Whether calls in other files are looked up, too, because a parameter is named after accessibility.
    var hasNamedParameter: Bool { parameters.contains { $0.label?.isAboutAccessibility == true } }
}

/// The branch of a statement in its function.
struct EnclosingBranch: Sendable {
    /// Includes the conditions of early returns before the statement.
    var branch = Branch.always
    /// The UTF-8 offset of the innermost `if` or `switch` around the statement. Its branches exclude each other.
    var statement: Int?
    /// The UTF-8 offset of the function around the statement; nil for code that runs once, such as an initializer.
    var updater: Int?
    /// Whether ``updater`` handles an event, such as a tap.
    var isInAction = false
    /// The UTF-8 offset of the function or initializer around the statement; nil for other code, and if no transcript
    /// is made.
    var function: Int?
    /// The property whose setter or observer contains the statement; nil for other code, and if no transcript is made.
    var property: String?
}

/// An argument that may be spoken, in a call to one of the app's own initializers or functions.
struct SpokenCall: Sendable {
    enum Callee: Sendable {
        /// The type as written in the call.
        case initializer(Reference)
        /// The name, and the labels of all arguments.
        case function(String, labels: [String?])
        /// A method of an object, which another file may declare in an extension of one of the system's classes; found
        /// only for transcripts. The type is that of the object as written; nil for `self`.
        case method(String, of: String?, labels: [String?])

        var isFunction: Bool {
            if case .initializer = self { false } else { true }
        }

        var isMethod: Bool {
            if case .method = self { true } else { false }
        }

        /// Whether it's a function that may announce an argument. Its name includes that of its type: `VoiceOver.say`.
        var isOfNamedType: Bool {
            if case .function(let name, _) = self { name.contains(".") } else { false }
        }
    }

    let callee: Callee
    /// The argument's index in the call.
    let index: Int
    let label: String?
    /// The span of the label, or of the callee's name if the argument has no label.
    let span: Span
    /// The UTF-8 offset of the beginning of the call.
    let start: Int
    /// The variable or property to which the result is assigned, as an index into ``FileFacts/elements``; nil without
    /// one, for a function, and if no transcript is made.
    var element: Int?
    /// The enclosing control or container that VoiceOver speaks together with the view that the call makes; read only
    /// for transcripts.
    var group: Occurrence.ElementGroup?
    /// The branch of the call; read only for transcripts.
    var enclosing = EnclosingBranch()
    /// Whether VoiceOver never reaches the view that the call makes.
    var isHidden = false
    /// Whether the view is shown in the body of the enclosing SwiftUI view; read only for transcripts.
    var isInBody = false
    /// The branches in which modifiers hide the view that the call makes; read only for transcripts.
    var hiddenIn: [Branch] = []
    /// The changes that modifiers of the view make to its traits; read only for transcripts.
    var traitChanges: [TraitChange] = []
    /// The changes that containers around the view make to the traits of controls; read only for transcripts.
    var disabling: [TraitChange] = []
    /// Whether the result of the call is an argument of a method, such as one of the app's own modifiers.
    var isArgumentOfMethod = false
    /// The function or initializer around the call, if it's a ``Callable``.
    var function: Callable?
    /// The name of the enclosing type; nil if there isn't one.
    let screen: String?
    /// Whether the argument is a value whose string the source may not show.
    let isDynamic: Bool
    let leaves: [StringLeaf]
    /// All arguments of the call, with their source code as their only strings; read only for transcripts.
    var arguments: [Reference.Argument] = []
    /// The labels of the trailing closures; the first one has none.
    var closures: [String?] = []
}

/// A call of an initializer, whatever its arguments are, or an initializer that is passed as a function: `Badge.init`.
struct Construction: Sendable {
    /// The type as written, or the enclosing type for `Self` and `self`.
    let type: Reference
    /// The UTF-8 offset of the beginning of the call or name.
    let start: Int
    /// The labels of the arguments that aren't `nil`. Nil if the initializer is only named, not called.
    var labels: Set<String>?
    /// The property of the enclosing type whose value it makes; nil if there isn't one.
    var property: String?
    var place = Place.elsewhere

    /// Where VoiceOver reaches the views in the view that a call makes.
    enum Place: Sendable {
        /// Nowhere, because it speaks the view as a part of an element, or because the view is hidden.
        case nowhere
        /// In the body of the enclosing view.
        case inBody
        case elsewhere
    }
}

/// A call in a chain of modifiers that may use one of the app's own: `.card(title: "Today")`, or
/// `.modifier(Card(title: "Today"))`. Read only for transcripts.
struct ModifierUse: Sendable {
    /// The function, or the initializer of the modifier's type.
    let callee: SpokenCall.Callee
    /// The span of the modifier's name.
    let span: Span
    /// The UTF-8 offset of the beginning of the call or, for `modifier`, of the initializer.
    let start: Int
    /// The element that is modified, as an index into ``FileFacts/elements``.
    let element: Int
    /// The arguments before trailing closures, with their strings.
    var arguments: [Reference.Argument]
    /// The name of the enclosing type; nil if there isn't one.
    let screen: String?
    /// The function or initializer around the use, if it's a ``Callable``.
    let function: Callable?
    /// Whether the modified value is certainly a view.
    var isOfView = true
    var enclosing: EnclosingBranch
}

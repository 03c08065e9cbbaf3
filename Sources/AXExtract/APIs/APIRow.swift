import AXModel

/// An API that takes an accessibility string or, if ``isVisibleOnly`` is set, a visible one: a row of ``APITable``.
struct APIRow: Hashable, Sendable {
    /// How code passes the string to the API.
    enum Shape: Hashable, Sendable {
        /// A property. Code assigns it, calls its setter, or declares a getter or method with its name.
        case property(String)
        /// Any property, argument or member that the app declares and whose name has this ending.
        case nameEnding(String)
        /// A property whose name is ambiguous without the type that declares it, such as `name` of a
        /// `UIAccessibilityCustomAction`. Code matches this shape only if the file shows the type of the receiver.
        case typedProperty(String, of: String)
        /// A method of the element that takes the string as its first argument and isn't the setter of a property.
        case setter(String, where: Requirement? = nil)
        /// A method of a view: `.accessibilityLabel(…)`.
        case modifier(String, Argument)
        /// A function or initializer, by the dotted name in the call: `UIAccessibility.post`.
        case call(String, Argument, where: Requirement? = nil)
        /// A method that the app implements or overrides and whose result is spoken.
        case method(String)
        /// An argument with this label, in a call to any function.
        case argument(String)
        /// An attribute of attributed text, as a dictionary key or the first argument of `addAttribute`.
        case attribute(String)
        /// The titles of certain views in the closure of a modifier. `title` lists the arguments to try, in order.
        case builder(modifier: String, views: Set<String>, title: [Argument])
    }

    /// Which argument of a call is the string.
    enum Argument: Hashable, Sendable {
        /// The argument without a label at this index.
        case position(Int)
        case label(String)
        /// The call itself.
        case whole
        /// The closure with this label, or the trailing closure.
        case closure(String)
        /// The closure with this label that follows another one. It is the trailing closure only if one of the
        /// `leading` arguments is in the parentheses.
        case laterClosure(String, leading: Set<String>)
        /// The argument with this label. If it's a dictionary literal, only the values of `keys` are read; any other
        /// expression is read as a whole.
        case entry(label: String, keys: Set<String>)
        /// Like ``entry(label:keys:)``, but for the argument without a label at this index.
        case entryAt(Int, keys: Set<String>)
    }

    /// A condition on another argument of the call.
    struct Requirement: Hashable, Sendable {
        let argument: Argument
        /// The argument's dotted expression must end in one of these names. If the set is empty, the argument can be
        /// any expression.
        let names: Set<String>

        init(argument: Argument, name: String...) {
            self.argument = argument
            names = Set(name)
        }
    }

    /// How the API uses a bare literal.
    enum Literal: Hashable, Sendable {
        /// A `String`: the literal is the text.
        case text
        /// A `LocalizedStringKey` or `LocalizedStringResource`: the literal is a key.
        case key
        /// The app's declaration decides whether the literal is the text or a key.
        case declared
    }

    /// The name of the API in findings.
    let api: String
    let shape: Shape
    let role: AccessibilityRole
    let literal: Literal
    /// Whether the API also takes values that aren't strings. If so, only values known to be strings are listed.
    let stringsOnly: Bool
    /// The framework that a file must import for the row to apply, or ``notUIKit``; nil if the row applies to every
    /// file. Set for properties, modifiers and calls whose names other code uses, too.
    let module: String?
    /// A value of ``module`` for a row that applies unless the file imports UIKit or AppKit without SwiftUI, because
    /// other libraries have views of the same name.
    static let notUIKit = "not UIKit"
    /// A modifier's row applies only to a chain that contains one of these calls; empty if it applies to any chain.
    let companions: Set<String>
    /// Whether the string is shown but isn't an accessibility string. It's listed only if
    /// ``ExtractionOptions/allStrings`` is set.
    var isVisibleOnly = false

    init(
        _ api: String, _ shape: Shape, _ role: AccessibilityRole, _ literal: Literal = .text, stringsOnly: Bool = false,
        module: String? = nil, companions: Set<String> = []
    ) {
        self.api = api
        self.shape = shape
        self.role = role
        self.literal = literal
        self.stringsOnly = stringsOnly
        self.module = module
        self.companions = companions
    }

    /// Whether the API is a SwiftUI modifier.
    var isModifier: Bool {
        switch shape {
        case .modifier, .builder: true
        default: false
        }
    }

    /// Whether the API is a modifier that takes the string as an argument with a label.
    var hasLabel: Bool {
        if case .modifier(_, .label) = shape { true } else { false }
    }

    /// The row of an API that takes a visible string, not an accessibility string.
    static func visible(
        _ api: String, _ shape: Shape, _ literal: Literal = .text, module: String? = nil,
        companions: Set<String> = []
    ) -> APIRow {
        var row = APIRow(api, shape, .other, literal, module: module, companions: companions)
        row.isVisibleOnly = true
        return row
    }
}

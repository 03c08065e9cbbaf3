import AXModel

/// One API that takes an accessibility string: a row of the API table.
struct APIRow: Hashable, Sendable {
    /// Where the string stands.
    enum Shape: Hashable, Sendable {
        /// A property by its name: assigned, returned by a getter or method of that name, given to its setter.
        case property(String)
        /// Every property, argument and member whose name ends so, which the app declares itself.
        case nameEnding(String)
        /// A property of a type whose name says nothing by itself: `name` of a `UIAccessibilityCustomAction`. It counts
        /// where the file shows that the receiver has the type.
        case typedProperty(String, of: String)
        /// A method called on the element, with the string as its first argument, which is no setter of a property.
        case setter(String, where: Requirement? = nil)
        /// A method called on a view: `.accessibilityLabel(…)`.
        case modifier(String, Argument)
        /// A function or initializer by its dotted name, as it is called: `UIAccessibility.post`.
        case call(String, Argument, where: Requirement? = nil)
        /// A method that the app overrides and whose results are spoken.
        case method(String)
        /// An argument by its label, whatever is called.
        case argument(String)
        /// An attribute of attributed text, as a dictionary key or the first argument of `addAttribute`.
        case attribute(String)
        /// The title of each view of some types in the closure of a modifier: the first of the arguments that is there.
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
        /// The closure with this label that follows another one. It is the trailing closure only where one of the
        /// `leading` arguments stands in the parentheses.
        case laterClosure(String, leading: Set<String>)
        /// The value of one of the keys in the dictionary that is the argument with this label, or without one at this
        /// index. An expression that is no dictionary literal counts as a whole.
        case entry(label: String, keys: Set<String>)
        case entryAt(Int, keys: Set<String>)
    }

    /// What another argument must be.
    struct Requirement: Hashable, Sendable {
        let argument: Argument
        /// What the last name of the argument's dotted expression may be; where empty, any argument will do.
        let names: Set<String>

        init(argument: Argument, name: String...) {
            self.argument = argument
            names = Set(name)
        }
    }

    /// What a bare literal is at this place.
    enum Literal: Hashable, Sendable {
        /// A `String`: the literal is the text.
        case text
        /// A `LocalizedStringKey` or `LocalizedStringResource`: the literal is a key.
        case key
        /// The app's own declaration decides.
        case declared
    }

    /// The name of the API as findings show it.
    let api: String
    let shape: Shape
    let role: AccessibilityRole
    let literal: Literal
    /// Whether the place may hold something that is no string, so that only certain strings count.
    let stringsOnly: Bool
    /// The framework that a file must import for the row to count, where others have the name too: of a property, a
    /// modifier or a call.
    let module: String?
    /// The calls of which a chain must have one for the row of a modifier to count; where empty, any chain will do.
    let companions: Set<String>
    /// Whether the text has nothing to do with accessibility, so that it is listed only with all strings.
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

    /// Whether it is a method of SwiftUI's views.
    var isModifier: Bool {
        switch shape {
        case .modifier, .builder: true
        default: false
        }
    }

    /// An API that takes a text which has nothing to do with accessibility.
    static func visible(
        _ api: String, _ shape: Shape, _ literal: Literal = .text, module: String? = nil,
        companions: Set<String> = []
    ) -> APIRow {
        var row = APIRow(api, shape, .other, literal, module: module, companions: companions)
        row.isVisibleOnly = true
        return row
    }
}

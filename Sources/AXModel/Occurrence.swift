public import AXSource

/// A place in the project's source code.
package struct SourcePlace: Hashable, Sendable {
    package let path: String
    package let span: Span

    package init(path: String, span: Span) {
        (self.path, self.span) = (path, span)
    }
}

/// A location in source code where an accessibility string is set.
public struct Occurrence: Hashable, Sendable {
    /// How the string gets to the attribute.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A call of a localization function with a literal key.
        case localizedCall = "localized-call"
        /// A generated or declared symbol such as `L10n.play`.
        case constant
        /// A literal that isn't localized.
        case hardCoded = "hard-coded"
        /// Anything else.
        case dynamic
    }

    /// A value in a format string.
    package struct Argument: Hashable, Sendable {
        /// The expression in the source.
        package let expression: String
        /// The format specifier for its type, such as `%lld`; nil if the type isn't known.
        package let specifier: String?

        package init(expression: String, specifier: String?) {
            self.expression = expression
            self.specifier = specifier
        }
    }

    /// An element that is spoken together with the elements in it.
    package struct ElementGroup: Hashable, Sendable {
        /// The control or container, such as `Button`.
        package let name: String?
        /// The type of control, such as `button`; nil for a container.
        package let control: String?
        /// The UTF-8 offset of its beginning.
        package let start: Int

        package init(name: String?, control: String?, start: Int) {
            self.name = name
            self.control = control
            self.start = start
        }
    }

    /// A concatenation of several values, in spoken order.
    package struct Concatenation: Hashable, Sendable {
        /// The location of the whole expression, in the file that contains it.
        package let span: Span
        /// The file that contains the expression; nil if it's the file of the occurrence.
        package let path: String?
        package let pieces: [Piece]
        /// Whether the pieces are the elements of a list, with what separates them. An empty element isn't separated.
        package let isList: Bool

        package init(_ span: Span, in path: String? = nil, _ pieces: [Piece], isList: Bool = false) {
            self.span = span
            self.path = path
            self.pieces = pieces
            self.isList = isList
        }
    }

    /// A property that may have another value than the strings that the code shows.
    package struct Replacement: Hashable, Sendable {
        package let property: String
        /// The number of concatenations around the property: the first of the string's.
        package let depth: Int

        package init(property: String, depth: Int) {
            (self.property, self.depth) = (property, depth)
        }
    }

    /// What an element shows.
    package enum Title: Hashable, Sendable {
        case text
        /// An image, whose name VoiceOver may speak. The key of the occurrence is the name.
        case image
        /// Nothing is known, but the code gives the element traits.
        case unknown
    }

    /// A part of a string that the code concatenates, in spoken order.
    package enum Piece: Hashable, Sendable {
        /// Literal text, such as a separator.
        case text(String)
        /// The expression of another value, and when it is spoken.
        case value(String, in: Branch = .always)
        /// The string of the occurrence.
        case itself
    }

    /// The localization key of a constant or a wrapper, and the location of its declaration.
    package struct Resolved: Hashable, Sendable {
        package let key: StringKey
        /// The table; nil for the default one.
        package let table: String?
        package let path: String
        /// The location of the constant's or wrapper's name in the file at ``path``.
        package let span: Span
        /// The line of ``span``, 1-based.
        package let line: Int

        package init(key: StringKey, table: String?, path: String, span: Span, line: Int) {
            self.key = key
            self.table = table
            self.path = path
            self.span = span
            self.line = line
        }
    }

    /// The code that takes the string.
    package enum API: Hashable, Sendable {
        /// An API of a framework, by its name in the API table: `UIView.accessibilityLabel`.
        case framework(String)
        /// A function of the app, with the labels of its arguments.
        case function(String, labels: [String?])
        /// The initializer of a type of the app, with the label of the argument.
        case initializer(String, label: String?)
        /// A runtime attribute of Interface Builder that contains a key, by its key path.
        case keyAttribute(String)
        /// A use of a constant, by the constant's name.
        case constant(String)
        /// A choice between two strings by a number.
        case numberChoice
    }

    public let path: String
    /// The location where the accessibility attribute is set.
    public let span: Span
    /// The location of the string itself, if it is elsewhere.
    public var leafSpan: Span?
    public let role: AccessibilityRole
    package let api: API
    public let kind: Kind
    /// The localization key, the constant's dotted name, the literal's text, or the expression.
    public let key: StringKey
    /// The localization function that looks up the key, such as `NSLocalizedString`, or the project's function that is
    /// called; nil if it isn't known.
    public var function: String?
    /// The table that the call specifies; nil for the default table.
    public var table: String?
    /// The bundle expression that the call specifies.
    public var bundle: String?
    /// The string in the development language, if the source contains it (default value or literal).
    public var text: String?
    /// The comment for translators in the source.
    public var comment: String?
    /// The receiver, such as `playButton`, or the SwiftUI view, such as `Image`.
    public var element: String?
    /// The UTF-8 offset of the beginning of the view, or of the first statement about the receiver. It distinguishes
    /// elements of the same name. Nil if the source shows no element.
    public var elementStart: Int?
    /// The type of control, such as `button`, if the source shows it.
    public var control: String?
    /// The element around this one with which VoiceOver speaks it: an `Image` in a `Button` is part of the button.
    package var group: ElementGroup?
    /// Whether VoiceOver never reaches the element, because the code hides it or the element around it.
    package var isHidden = false
    /// The branches in which the element isn't shown.
    package var hiddenIn: [Branch] = []
    /// Whether ``element`` is a property, and so the same element in every function of the type.
    package var isOfProperty = false
    /// The type of control by the element's type or name alone, without its traits.
    package var controlOfType: String?
    /// What the type of the element is: a type of control, `view` for another view, or `value` if it isn't a view. Nil if the type
    /// isn't known.
    package var typeOfView: String?
    /// The names of the functions and properties that the string comes from, in a transcript.
    package var readFrom: Set<SourcePlace> = []
    /// The property or function that provides the string to other code; nil for a string that is set on an element.
    package var provider: SourcePlace?
    /// The enclosing type.
    public var screen: String?
    /// The key of the element's label, for a hint or value that is set nearby; for a label, the key of the hint.
    public var pair: StringKey?
    /// For what the element shows, which VoiceOver speaks only without a label; nil for other strings.
    package var title: Title?
    /// Whether the element has no text of its own, like a slider or an empty view.
    package var isTextless = false
    /// The visible text that the string replaces, if the source shows it: a literal or its key.
    public var visibleText: String?
    /// What the source does to the element's accessibility traits, whether or not in the same branch.
    package var traitChanges: [TraitChange] = []
    /// Whether the code replaces the traits that the control has by itself.
    package var replacesTraits = false
    package var arguments: [Argument] = []
    /// The expressions as which the string is inserted into another string of the site, such as a value of a format; empty for a
    /// string that is spoken by itself.
    package var insertedAs: [String] = []
    /// The concatenations that contain the string, the outermost first; empty if the string is the whole value.
    package var concatenations: [Concatenation] = []
    /// The tests that decide whether the string is used.
    package var branch = Branch.always
    /// The UTF-8 offset of the function that sets the string again and again; nil for code that runs once, such as an initializer.
    package var updater: Int?
    /// Whether the code appends the string to the attribute.
    package var isAppended = false
    /// The property that may have another value, which isn't known; nil for a string that stays.
    package var replacement: Replacement?
    /// The localization key of a constant or wrapper; nil if ``key`` is the key itself or none is known.
    package var resolved: Resolved?
    /// Why the string couldn't be resolved, or another remark.
    package var remark: Remark?

    /// The outermost concatenation that contains the string; empty if the string is the whole value.
    package var template: [Piece] { concatenations.first?.pieces ?? [] }

    /// Why the value has no words; nil for a string and for an unknown value.
    package var silence: Remark.Silence? {
        if case .silence(let silence)? = remark { silence } else { nil }
    }

    /// The accessibility traits that the element may have where the string is used, each once.
    public var traits: [String] {
        traitChanges.filter { !$0.branch.excludes(branch) }.added
    }

    /// The Swift package target of the file, from the folder in `Sources`; nil for other files.
    package var module: String? {
        let parts = path.split(separator: "/")
        guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
        return String(parts[sources + 1])
    }

    /// The key of the string in a table; nil if none is known.
    public var tableKey: StringKey? {
        switch kind {
        case .localizedCall: key
        case .constant: resolved?.key
        case .hardCoded, .dynamic: nil
        }
    }

    package init(
        path: String, span: Span, role: AccessibilityRole, api: API, kind: Kind, key: StringKey
    ) {
        self.path = path
        self.span = span
        self.role = role
        self.api = api
        self.kind = kind
        self.key = key
    }
}

public import AXSource

package struct SourcePlace: Hashable, Sendable {
    package let path: String
    package let span: Span

    package init(path: String, span: Span) {
        (self.path, self.span) = (path, span)
    }
}

/// A location in source code where an accessibility string is set.
public struct Occurrence: Hashable, Sendable {
    /// The way in which the code provides the string.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A call of a localization function with a literal key.
        case localizedCall = "localized-call"
        /// A generated or declared symbol such as `L10n.play`.
        case constant
        /// A literal that isn't localized.
        case hardCoded = "hard-coded"
        /// Any other expression.
        case dynamic
    }

    /// The expression of a value that is inserted into a format string.
    package struct Argument: Hashable, Sendable {
        package let expression: String
        /// The format specifier for its type, such as `%lld`; nil if the type isn't known.
        package let specifier: String?

        package init(expression: String, specifier: String?) {
            self.expression = expression
            self.specifier = specifier
        }
    }

    /// An element that VoiceOver speaks together with the elements in it.
    package struct ElementGroup: Hashable, Sendable {
        /// The control or container, such as `Button`; nil if the code shows no name.
        package let name: String?
        /// The type of control, such as `button`, `view` for another view, or ``Occurrence/silentView``; nil if it
        /// isn't known.
        package let control: String?
        /// The UTF-8 offset at which the element's code begins.
        package var start: Int

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
        /// Whether the pieces are the elements of a list and the separators between them. Empty elements are omitted
        /// with their separators.
        package let isList: Bool

        package init(_ span: Span, in path: String? = nil, _ pieces: [Piece], isList: Bool = false) {
            self.span = span
            self.path = path
            self.pieces = pieces
            self.isList = isList
        }
    }

    /// A property to which the code also assigns unknown values. VoiceOver may speak such a value instead of the
    /// string.
    package struct Replacement: Hashable, Sendable {
        package let property: String
        /// The number of concatenations that contain the property. They come first in the ``concatenations`` of the
        /// string.
        package let depth: Int

        package init(property: String, depth: Int) {
            (self.property, self.depth) = (property, depth)
        }
    }

    package enum Title: Hashable, Sendable {
        case text
        /// The second text of a cell, which VoiceOver speaks after the first one.
        case detail
        /// An image, whose name VoiceOver may speak. The key of the occurrence is the name.
        case image
        /// Unknown content. The occurrence exists because the code gives the element traits.
        case unknown

        /// Whether the content is text.
        package var isText: Bool { self == .text || self == .detail }
    }

    /// A part of a concatenation.
    package enum Piece: Hashable, Sendable {
        /// Literal text, such as a separator.
        case text(String)
        /// The expression of another value, and the branch in which it is spoken.
        case value(String, in: Branch = .always)
        /// The string of the occurrence.
        case itself
    }

    /// The localization key of a constant or a wrapper function, and the location of its declaration.
    package struct Resolved: Hashable, Sendable {
        package let key: StringKey
        /// The table; nil for the default one.
        package let table: String?
        package let path: String
        /// The location of the name of the constant or wrapper function, in the file at ``path``.
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

    /// The type of a view that VoiceOver doesn't reach, because no code makes it an accessibility element.
    package static let silentView = "silent view"
    /// The type of an action that appears when a row is swiped.
    package static let swipeAction = "swipe action"

    /// The API or the declaration of the app that receives the string.
    package enum API: Hashable, Sendable {
        /// The name of the modifier for SwiftUI's help tags, which VoiceOver speaks as hints.
        package static let helpTag = "View.help(_:)"

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
        /// A choice between two strings that depends on a number.
        case numberChoice
    }

    /// The path of the source file.
    public package(set) var path: String
    /// The location where the accessibility attribute is set.
    public package(set) var span: Span
    /// The location of the string, or of the expression that refers to it, in the same file; nil if it isn't known.
    public var leafSpan: Span?
    /// The accessibility attribute that the string is used for.
    public let role: AccessibilityRole
    package let api: API
    /// The way in which the code provides the string.
    public let kind: Kind
    /// The localization key, the constant's dotted name, the literal's text, or the expression, depending on ``kind``.
    public let key: StringKey
    /// The localization function that looks up the key, such as `NSLocalizedString`, or the project's own function; nil
    /// if it isn't known.
    public var function: String?
    /// The table that the call specifies; nil for the default table.
    public var table: String?
    /// The bundle expression that the call specifies; nil for the default bundle.
    public var bundle: String?
    /// The string in the development language, if the source contains it as a default value or literal; otherwise nil.
    public var text: String?
    /// The comment for translators in the source; nil if there isn't one.
    public var comment: String?
    /// The receiver, such as `playButton`, or the SwiftUI view, such as `Image`; nil if the source shows no element.
    public var element: String?
    /// The UTF-8 offset of the beginning of the view, or of the first statement about the receiver. It distinguishes
    /// elements of the same name. Nil if the source shows no element.
    public var elementStart: Int?
    /// The file with the element's other strings, if it may differ from ``path``: the file of the class of a view in an
    /// Interface Builder document, or of the class that an extension extends.
    package var fileOfElement: String?
    /// The type of control, such as `button`; nil if the source doesn't show it.
    public var control: String?
    /// The enclosing element, if VoiceOver speaks this element as a part of it: an `Image` in a `Button` is part of the
    /// button.
    package var group: ElementGroup?
    /// Whether VoiceOver never reaches the element, because the code hides it or the element around it.
    package var isHidden = false
    /// The branches in which the element isn't shown.
    package var hiddenIn: [Branch] = []
    /// Whether ``element`` is a property, and therefore the same element in every function of the type.
    package var isOfProperty = false
    /// The type of control according to the element's type or name alone, ignoring its traits.
    package var controlOfType: String?
    /// The kind of the element's type: a type of control, `view` for any other view, ``silentView``, or `value` if the
    /// type isn't a view. Nil if the type isn't known.
    package var typeOfView: String?
    /// The full names of the element's class and its superclasses, if they are declared in the project. Empty unless
    /// strings are extracted for a transcript.
    package var viewClasses: [String] = []
    /// For a string of a view in another object, such as `cell.playButton`, the property as `PlayerCell.playButton`, for
    /// the class of the object and its superclasses in the project. Empty for other strings, and unless strings are
    /// extracted for a transcript.
    package var memberOfClasses: [String] = []
    /// For a string of a class's property, the class's superclasses in the project, nearest first; empty for other
    /// strings, and unless strings are extracted for a transcript.
    package var superclasses: [String] = []
    /// The declarations of the functions and properties that the string was read from. Empty unless strings are
    /// extracted for a transcript.
    package var readFrom: Set<SourcePlace> = []
    /// The declaration of the property or function that provides the string to other code; nil for a string that is set
    /// on an element, and unless strings are extracted for a transcript.
    package var provider: SourcePlace?
    /// The name of the enclosing type; nil outside types.
    public var screen: String?
    /// For a hint or value, the key of the element's label; for a label, the key of the hint. Nil if the code doesn't
    /// set the other string nearby.
    public var pair: StringKey?
    /// The element's visible content, if the string is a part of it. VoiceOver speaks it only if there is no label. Nil
    /// for other strings.
    package var title: Title?
    /// Whether the element itself has no text, like a slider or an empty view.
    package var isTextless = false
    /// The visible text that the string replaces, if the source shows it: a literal or its localization key; otherwise
    /// nil.
    public var visibleText: String?
    /// The changes that the source makes to the element's accessibility traits, in any branch.
    package var traitChanges: [TraitChange] = []
    /// Whether the code replaces the traits that the control has by default.
    package var replacesTraits = false
    package var arguments: [Argument] = []
    /// The expressions that insert the string into another string of the same site, such as an argument of a format;
    /// empty for a string that is spoken by itself.
    package var insertedAs: [String] = []
    /// The concatenations that contain the string, the outermost first; empty if the string is the whole value.
    package var concatenations: [Concatenation] = []
    /// The tests that decide whether the string is used.
    package var branch = Branch.always
    /// The UTF-8 offset of the function that sets the string, if it can run repeatedly; nil for code that runs once,
    /// such as an initializer.
    package var updater: Int?
    /// Whether a function sets the string when it handles an event, such as a tap. False unless strings are extracted
    /// for a transcript.
    package var isSetByAction = false
    /// Whether a class makes the string from a key that Interface Builder documents set. It's then spoken where the
    /// documents have the objects.
    package var isSetByDocuments = false
    /// Whether the string is set in a view that is heard only as a part of elements in other code.
    package var isOnlyInElements = false
    /// Whether the string is the placeholder for one of the app's own views with accessibility strings, which are heard
    /// only as a part of the element.
    package var namesSpokenView = false
    /// The UTF-8 offset of the function or initializer that sets the string; nil for other code, and unless strings of
    /// Swift files are extracted for a transcript.
    package var setter: Int?
    package var textChanges: [TextChange] = []
    /// Whether the code appends the string to the attribute.
    package var isAppended = false
    /// The expression for the attribute's previous value, if the string contains it: `button.accessibilityLabel ?? ""`.
    /// Nil unless strings are extracted for a transcript.
    package var ownValue: String?
    /// The property whose unknown value may be spoken instead of the string; nil if there isn't one.
    package var replacement: Replacement?
    /// The localization key of a constant or wrapper function; nil if ``key`` is the localization key or if it isn't
    /// known.
    package var resolved: Resolved?
    /// The reason why the string couldn't be resolved, or another remark.
    package var remark: Remark?

    /// The pieces of the outermost concatenation that contains the string; empty if the string is the whole value.
    package var template: [Piece] { concatenations.first?.pieces ?? [] }

    /// The reason why the value intentionally has no words; nil if it has words or isn't known.
    package var silence: Remark.Silence? {
        if case .silence(let silence)? = remark { silence } else { nil }
    }

    /// The accessibility traits that the code can give the element when the string is used, by their UIKit names, such
    /// as `selected`, and the gestures that it supports, such as `magicTap`. Each name appears once.
    public var traits: [String] {
        traitChanges.filter { !$0.branch.excludes(branch) }.added
    }

    /// The Swift package target that contains the file: the name of its folder in `Sources`. Nil for other files.
    package var module: String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        guard let sources = parts.lastIndex(where: { $0.elementsEqual("Sources".utf8) }), sources + 2 < parts.count
        else { return nil }
        return String(parts[sources + 1])
    }

    /// The key of the string in a table; nil for a string that isn't localized or whose key isn't known.
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

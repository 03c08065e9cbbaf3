public import AXSource

/// A place in source code where an accessibility string is set.
public struct Occurrence: Hashable, Sendable {
    /// How the string reaches the attribute.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A localization function called with a literal key.
        case localizedCall = "localized-call"
        /// A generated or declared symbol such as `L10n.play`.
        case constant
        /// Literal text that never went through localization.
        case hardCoded = "hard-coded"
        /// Anything else.
        case dynamic
    }

    /// A value that a format string takes.
    public struct Argument: Hashable, Sendable {
        /// The expression in the source.
        public let expression: String
        /// The format specifier it needs, such as `%lld`; nil where the type is not known.
        public let specifier: String?

        public init(expression: String, specifier: String?) {
            self.expression = expression
            self.specifier = specifier
        }
    }

    /// A piece of a string that the code concatenates, in the order in which pieces are spoken.
    public enum Piece: Hashable, Sendable {
        /// Literal text, such as a separator.
        case text(String)
        /// The expression of another value.
        case value(String)
        /// The string of the occurrence.
        case itself
    }

    /// The localization key behind a constant or a wrapper, and where that is declared.
    public struct Resolved: Hashable, Sendable {
        public let key: StringKey
        /// The table; nil for the default one.
        public let table: String?
        public let path: String
        /// Where the constant's or wrapper's name stands in the file at ``path``.
        public let span: Span
        /// The line of ``span``, 1-based.
        public let line: Int

        public init(key: StringKey, table: String?, path: String, span: Span, line: Int) {
            self.key = key
            self.table = table
            self.path = path
            self.span = span
            self.line = line
        }
    }

    public let path: String
    /// Where the accessibility attribute is set.
    public let span: Span
    /// Where the string itself stands, when that is elsewhere.
    public var leafSpan: Span?
    public let role: AccessibilityRole
    /// The name of the API, such as `UIView.accessibilityLabel`.
    public let api: String
    public let kind: Kind
    /// The localization key, the constant's dotted name, the literal's text, or the expression.
    public let key: StringKey
    /// The localization function that looks the key up, such as `NSLocalizedString`; of the project's own, the one that is
    /// called. Nil where none is known.
    public var function: String?
    /// The table that the call names; nil for the default table.
    public var table: String?
    /// The bundle expression that the call names.
    public var bundle: String?
    /// The text in the development language, when the source shows it (default value or literal).
    public var text: String?
    /// What the source says to translators.
    public var comment: String?
    /// The receiver, such as `playButton`, or the SwiftUI view, such as `Image`.
    public var element: String?
    /// Where the view begins, or the first statement about the receiver, as a UTF-8 offset: two elements of one name differ
    /// in it. Nil where the source shows no element.
    public var elementStart: Int?
    /// The control that the element is, such as `button`, when the source shows it.
    public var control: String?
    /// The enclosing type.
    public var screen: String?
    /// The key of the label, for a hint or value that is set on the same element nearby; for a label, that of its hint.
    public var pair: StringKey?
    /// The text on screen that the string stands for, when the source shows it: a literal, or the key of one.
    public var visibleText: String?
    /// Accessibility traits that the source gives the element, and what a gesture does with it: `draggable`, `magicTap`.
    public var traits: [String] = []
    public var arguments: [Argument] = []
    /// What the string is a part of; empty where it is the whole value.
    public var template: [Piece] = []
    /// The tests that decide whether the string is used.
    public var branch = Branch.always
    /// The localization key behind a constant or wrapper; nil where ``key`` is the key itself or none is known.
    public var resolved: Resolved?
    /// Why the string could not be followed further, or another remark.
    public var remark: Remark?

    /// Why the value has no words; nil for a string and for a value that isn't known.
    public var silence: Remark.Silence? {
        if case .silence(let silence)? = remark { silence } else { nil }
    }

    /// The key under which a table holds the text; nil where none is known.
    public var tableKey: StringKey? {
        switch kind {
        case .localizedCall: key
        case .constant: resolved?.key
        case .hardCoded, .dynamic: nil
        }
    }

    public init(
        path: String, span: Span, role: AccessibilityRole, api: String, kind: Kind, key: StringKey
    ) {
        self.path = path
        self.span = span
        self.role = role
        self.api = api
        self.kind = kind
        self.key = key
    }
}

/// The severity of a finding, in ascending order.
public enum Severity: String, CaseIterable, Hashable, Sendable {
    case note, warning, error
}

extension Severity: Comparable {
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A finding in the user's data, as a value. Errors of the system, such as an unreadable file, are thrown instead.
public struct Diagnostic: Hashable, Sendable {
    /// Additional information about a finding, with its own location if it has one.
    public struct Note: Hashable, Sendable {
        /// The additional information, in one clause.
        public let message: String
        /// The file that contains `span`; nil for the diagnostic's own file.
        public let path: String?
        /// The location in the file, in UTF-8 offsets of its text; nil if the note has no location.
        public let span: Span?

        /// - Parameters:
        ///   - message: the additional information, in one clause.
        ///   - path: the file that contains `span`; nil for the diagnostic's own file.
        ///   - span: the location in UTF-8 offsets of the file's text; nil if the note has no location.
        public init(_ message: String, path: String? = nil, span: Span? = nil) {
            self.message = message
            self.path = path
            self.span = span
        }
    }

    /// The rule's id, such as `hint-names-gesture`.
    public var id: String
    /// The severity of the finding.
    public var severity: Severity
    /// The path of the file or folder that contains the finding, as in ``SourceFile/path``.
    public var path: String
    /// The location in the file's text, in UTF-8 offsets; empty at 0 for a finding about a folder.
    public var span: Span
    /// One line that describes the defect and quotes the string.
    public var message: String
    /// The consequence of the defect; nil if the message already describes it.
    public var explanation: String?
    /// The key of the string that the finding is about. If the finding is about several strings, the key of the first
    /// one; if it isn't about a string, nil.
    public var key: StringKey?
    /// Holds at most one element. It's an array because an optional `CountedStrings` would make every diagnostic
    /// larger, and few findings are about several strings.
    private var countedOnce: [CountedStrings] = []
    /// The language tag of the localization that contains the finding; nil if the finding doesn't belong to one.
    public var locale: String?
    /// Other locales with the same finding, inherited from the source string.
    public var alsoIn: [String] = []
    /// Additional information, such as related locations.
    public var notes: [Note] = []
    /// The changes that correct the finding; empty if it can't be corrected automatically.
    public var fixIts: [FixIt] = []

    /// - Parameters:
    ///   - id: the rule's id, such as `hint-names-gesture`.
    ///   - severity: the severity of the finding.
    ///   - path: the path of the file, as in ``SourceFile/path``.
    ///   - span: the location in the file's text, in UTF-8 offsets.
    ///   - message: one line; line breaks are replaced with spaces.
    ///   - explanation: the consequence of the defect; nil if the message already describes it.
    ///   - key: the key of the string; nil if the finding isn't about a string.
    ///   - locale: the language tag of the localization; nil if the finding doesn't belong to one.
    ///   - notes: additional information.
    ///   - fixIts: the changes that correct the finding.
    public init(
        id: String, severity: Severity, path: String, span: Span, message: String, explanation: String? = nil,
        key: StringKey? = nil, locale: String? = nil, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.path = path
        self.span = span
        self.message = message.utf8.contains(where: \.isLineEnd) ? message.inOneLine : message
        self.explanation = explanation
        self.key = key
        self.locale = locale
        self.notes = notes
        self.fixIts = fixIts
    }
}

extension Diagnostic {
    /// The strings of a finding about several strings; nil for any other finding.
    package internal(set) var counted: CountedStrings? {
        get { countedOnce.first }
        set { countedOnce = newValue.map { [$0] } ?? [] }
    }

    /// A finding about several strings, located at the first one.
    package init(
        id: String, severity: Severity, counting strings: CountedStrings, path: String, span: Span,
        explanation: String? = nil, locale: String? = nil, fixIts: [FixIt] = []
    ) {
        self.init(
            id: id, severity: severity, path: path, span: span, message: strings.message, explanation: explanation,
            key: strings.strings.first?.key, locale: locale, fixIts: fixIts)
        counted = strings
    }

    /// The finding with only those of its strings whose keys satisfy `isWanted`; nil if no key does. A finding that
    /// isn't about several strings is unchanged.
    public func counting(_ isWanted: (StringKey) -> Bool) -> Diagnostic? {
        guard let counted else { return self }
        let left = counted.strings.filter { isWanted($0.key) }
        guard let first = left.first else { return nil }
        guard left.count < counted.strings.count else { return self }
        var finding = self
        let strings = CountedStrings(left, counted.wording)
        finding.counted = strings
        (finding.key, finding.path, finding.span) = (first.key, first.path, first.span)
        finding.message = strings.message
        return finding
    }
}

extension String {
    fileprivate var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

/// A value that a parser read from a file, and the parser's findings. Parsers never throw.
package struct Parsed<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]

    package init(_ value: Value, diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

extension Parsed: Sendable where Value: Sendable {}

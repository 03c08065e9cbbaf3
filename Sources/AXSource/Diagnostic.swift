/// How much a finding matters, from least to most.
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
        public let message: String
        /// The file that contains `span`; nil for the diagnostic's own file.
        public let path: String?
        public let span: Span?

        public init(_ message: String, path: String? = nil, span: Span? = nil) {
            self.message = message
            self.path = path
            self.span = span
        }
    }

    /// The rule's id, such as `hint-names-gesture`.
    public var id: String
    public var severity: Severity
    /// The file's path, as the user entered it.
    public var path: String
    /// The location in the file's text, in UTF-8 offsets.
    public var span: Span
    /// One line that states the problem and quotes the string. Line breaks in the string become spaces.
    public var message: String
    /// The consequence, unless the message says it.
    public var explanation: String?
    /// The string's key, for findings about one string.
    public var key: StringKey?
    /// An array, because an empty one is small and hardly any finding counts strings.
    private var countedOnce: [CountedStrings] = []
    /// The language tag of the localization that contains the finding.
    public var locale: String?
    /// Other locales with the same finding, inherited from the source string.
    public var alsoIn: [String] = []
    public var notes: [Note] = []
    public var fixIts: [FixIt] = []

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
    /// The strings that the finding is about, if it is about several.
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

    /// The finding about the strings that are wanted; nil if none is. A finding that counts no strings is unchanged.
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

/// What a parser read from a file, with its findings. Parsers never throw.
package struct Parsed<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]

    package init(_ value: Value, diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

extension Parsed: Sendable where Value: Sendable {}

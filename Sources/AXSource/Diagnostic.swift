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

/// Trouble in the user's data, as a value. Trouble in the world (an unreadable file) is thrown instead.
public struct Diagnostic: Hashable, Sendable {
    /// Something that helps to understand the diagnostic, at its own place when it has one.
    public struct Note: Hashable, Sendable {
        public let message: String
        /// The file of the place; nil for the diagnostic's own file.
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
    /// The file, as the user named it.
    public var path: String
    /// Where in the file's text, in UTF-8 offsets.
    public var span: Span
    /// One line that says what is wrong and names the text it is about; line breaks of that text are spaces in it.
    public var message: String
    /// What follows from it, when the message does not say.
    public var explanation: String?
    /// The string's key, for findings about one string.
    public var key: StringKey?
    /// Of hundreds of thousands of findings hardly one counts strings: the others hold no more than an empty array.
    private var countedOnce: [CountedStrings] = []
    /// The language tag of the catalog the finding is in.
    public var locale: String?
    /// Other locales that carry the same fault because the source text has it.
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
    /// All strings that the finding counts, for a finding about several.
    public internal(set) var counted: CountedStrings? {
        get { countedOnce.first }
        set { countedOnce = newValue.map { [$0] } ?? [] }
    }
}

extension String {
    fileprivate var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

/// What a parser made of a file, with what it has to say about it. Parsers never throw.
public struct Parsed<Value> {
    public var value: Value
    public var diagnostics: [Diagnostic]

    public init(_ value: Value, diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

extension Parsed: Sendable where Value: Sendable {}

public import AXSource

/// One translation unit: a key with its text in one locale.
public struct Unit: Hashable, Sendable {
    public let key: StringKey
    /// What the file says to translators about this unit.
    public let comment: String?
    public let text: Variation
    /// The variables that ``text`` refers to, by name.
    public var substitutions: [String: Substitution] = [:]
    /// How far each text has come, where the file says so.
    public var states: [FormPath: TranslationState] = [:]
    /// Whether translators are asked for it at all.
    public var isTranslatable = true
    /// The text in the development language as it was when the unit went to its translator, where the file holds it.
    public var exportedSource: Variation?
    /// The file, where that is not the catalog's own: a table may lie in two files.
    public var path: String?
    /// What the string is for, as far as it is known.
    public var roles: Set<AccessibilityRole>
    /// The whole entry in its file.
    public let span: Span
    /// The key in its file.
    public let keySpan: Span

    public init(
        key: StringKey, comment: String? = nil, text: Variation, roles: Set<AccessibilityRole> = [], span: Span,
        keySpan: Span
    ) {
        self.key = key
        self.comment = comment
        self.text = text
        self.roles = roles
        self.span = span
        self.keySpan = keySpan
    }

    /// The unit with the comment of `source`, where it has none of its own.
    public func commented(by source: Unit?) -> Unit {
        guard (comment ?? "").isEmpty, let comment = source?.comment else { return self }
        var unit = Unit(key: key, comment: comment, text: text, roles: roles, span: span, keySpan: keySpan)
        unit.substitutions = substitutions
        unit.states = states
        unit.isTranslatable = isTranslatable
        unit.exportedSource = exportedSource
        unit.path = path
        return unit
    }

    /// Every text with the way to it: the unit's own forms, then those of its substitutions by name.
    public var forms: [(path: FormPath, text: LocatedText)] {
        let variables = substitutions.sorted { $0.key < $1.key }
        return text.forms(below: .plain)
            + variables.flatMap { $0.value.text.forms(below: FormPath([.substitution($0.key)])) }
    }
}

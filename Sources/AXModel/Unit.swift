public import AXSource

/// One translation unit: a key with its text in one locale.
public struct Unit: Hashable, Sendable {
    public let key: StringKey
    /// What the file says to translators about this unit.
    public let comment: String?
    public let text: Variation
    /// The whole entry in its file.
    public let span: Span
    /// The key in its file.
    public let keySpan: Span
    /// What the string is for, as far as it is known.
    package var roleSet: RoleSet
    /// What most units have nothing of: kept apart, since tables hold units by the hundred thousand.
    private var rare: Rare?

    public init(
        key: StringKey, comment: String? = nil, text: Variation, roles: Set<AccessibilityRole> = [], span: Span,
        keySpan: Span
    ) {
        self.key = key
        self.comment = comment
        self.text = text
        self.span = span
        self.keySpan = keySpan
        roleSet = RoleSet(roles)
    }

    /// The variables that ``text`` refers to, by name.
    public var substitutions: [String: Substitution] {
        get { details.substitutions }
        set { details.substitutions = newValue }
    }

    /// The further values of a string set, such as the phrases of one App Shortcut; ``text`` is the first. Each stands for itself.
    public var furtherValues: [LocatedText] {
        get { details.furtherValues }
        set { details.furtherValues = newValue }
    }

    /// How far each text has come, where the file says so.
    public var states: [FormPath: TranslationState] {
        get { details.states }
        set { details.states = newValue }
    }

    /// Whether translators are asked for it at all.
    public var isTranslatable: Bool {
        get { details.isTranslatable }
        set { details.isTranslatable = newValue }
    }

    /// Whether Xcode generated ``comment`` from the code around the string.
    public var isCommentGenerated: Bool {
        get { details.isCommentGenerated }
        set { details.isCommentGenerated = newValue }
    }

    /// The text in the development language as it was when the unit went to its translator, where the file holds it.
    public var exportedSource: Variation? {
        get { details.exportedSource }
        set { details.exportedSource = newValue }
    }

    /// Forms that the project has already and that stay where the unit brings none: a file to be imported may hold a part
    /// of a plural.
    public var keptForms: Set<FormPath> {
        get { details.keptForms }
        set { details.keptForms = newValue }
    }

    /// The file, where that is not the catalog's own: a table may lie in two files.
    public var path: String? {
        get { details.path }
        set { details.path = newValue }
    }

    /// What the string is for, as far as it is known.
    public var roles: Set<AccessibilityRole> {
        get { roleSet.roles }
        set { roleSet = RoleSet(newValue) }
    }

    /// The unit with the comment of `source`, where it has none of its own.
    public func commented(by source: Unit?) -> Unit {
        guard (comment ?? "").isEmpty, let comment = source?.comment else { return self }
        var unit = commented(comment)
        unit.isCommentGenerated = source?.isCommentGenerated == true
        return unit
    }

    /// The unit with another comment, that of a person.
    public func commented(_ comment: String) -> Unit {
        var unit = Unit(key: key, comment: comment, text: text, span: span, keySpan: keySpan)
        unit.roleSet = roleSet
        unit.rare = rare
        unit.isCommentGenerated = false
        return unit
    }

    /// The same unit with `change` applied to every form, including those of its substitutions.
    package func mapTexts(_ change: (LocatedText) -> LocatedText) -> Unit {
        var unit = Unit(key: key, comment: comment, text: text.mapTexts(change), span: span, keySpan: keySpan)
        unit.roleSet = roleSet
        unit.rare = rare
        unit.substitutions = substitutions.mapValues { variable in
            Substitution(
                argument: variable.argument, specifier: variable.specifier, text: variable.text.mapTexts(change))
        }
        return unit
    }

    /// Whether the unit has nothing beside its key, its comment, its text and its roles.
    package var isPlain: Bool {
        guard case .plain = text else { return false }
        return rare == nil
    }

    /// The text of a unit that has one alone, as most have; nil for any other.
    package var onlyText: LocatedText? {
        guard case .plain(let text) = text, rare == nil || substitutions.isEmpty else { return nil }
        return text
    }

    /// The text at the end of a way; nil where there is none.
    package func text(at path: FormPath) -> LocatedText? {
        guard case .substitution(let name)? = path.steps.first else { return text.text(at: path.steps[...]) }
        return substitutions[name]?.text.text(at: path.steps.dropFirst())
    }

    /// Every text with the way to it: the unit's own forms, then those of its substitutions by name.
    public var forms: [(path: FormPath, text: LocatedText)] {
        let variables = substitutions.sorted { $0.key < $1.key }
        return text.forms(below: .plain)
            + variables.flatMap { $0.value.text.forms(below: FormPath([.substitution($0.key)])) }
    }
}

extension Unit {
    private struct Details: Hashable, Sendable {
        var substitutions: [String: Substitution] = [:]
        var states: [FormPath: TranslationState] = [:]
        var furtherValues: [LocatedText] = []
        var isTranslatable = true
        var isCommentGenerated = false
        var exportedSource: Variation?
        var keptForms: Set<FormPath> = []
        var path: String?

        var isEmpty: Bool {
            substitutions.isEmpty && states.isEmpty && isTranslatable && !isCommentGenerated && exportedSource == nil
                && path == nil && keptForms.isEmpty && furtherValues.isEmpty
        }
    }

    /// One reference in place of many.
    private indirect enum Rare: Hashable, Sendable {
        case details(Details)
    }

    /// Units that have nothing rare hold nothing, so that equal units are equal.
    private var details: Details {
        get {
            if case .details(let details) = rare { details } else { Details() }
        }
        set { rare = newValue.isEmpty ? nil : .details(newValue) }
    }
}

public import AXSource

/// A key with its string in one locale.
public struct Unit: Hashable, Sendable {
    public let key: StringKey
    /// The file's comment for translators.
    public let comment: String?
    public let text: Variation
    /// The location of the whole entry in its file.
    public let span: Span
    /// The location of the key in its file.
    public let keySpan: Span
    /// The accessibility roles of the string, as far as they are known.
    package var roleSet: RoleSet
    /// Properties that most units don't have. Boxed, since there can be hundreds of thousands of units.
    private var box: Box?

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

    /// The other values of a string set, such as the phrases of an App Shortcut; ``text`` is the first. Each is
    /// independent.
    public var furtherValues: [LocatedText] {
        get { details.furtherValues }
        set { details.furtherValues = newValue }
    }

    /// The translation state of each form, if the file specifies it.
    public var states: [VariationPath: TranslationState] {
        get { details.states }
        set { details.states = newValue }
    }

    /// Whether the string is meant to be translated.
    public var isTranslatable: Bool {
        get { details.isTranslatable }
        set { details.isTranslatable = newValue }
    }

    /// Whether Xcode generated ``comment`` from the code around the string.
    public var isCommentGenerated: Bool {
        get { details.isCommentGenerated }
        set { details.isCommentGenerated = newValue }
    }

    /// The string in the development language at the time of export for translation, if the file contains it.
    public var exportedSource: Variation? {
        get { details.exportedSource }
        set { details.exportedSource = newValue }
    }

    /// Forms in the project that aren't replaced if the unit doesn't have them, since an imported file may contain only
    /// some plural forms.
    public var keptForms: Set<VariationPath> {
        get { details.keptForms }
        set { details.keptForms = newValue }
    }

    /// The path of the file, if it differs from the catalog's: a table may consist of two files.
    public var path: String? {
        get { details.path }
        set { details.path = newValue }
    }

    /// The accessibility roles of the string, as far as they are known.
    public var roles: Set<AccessibilityRole> {
        get { roleSet.roles }
        set { roleSet = RoleSet(newValue) }
    }

    /// The unit with the comment of `source`, if it doesn't have its own.
    public func commented(by source: Unit?) -> Unit {
        guard (comment ?? "").isEmpty, let comment = source?.comment else { return self }
        var unit = commented(comment)
        unit.isCommentGenerated = source?.isCommentGenerated == true
        return unit
    }

    /// The unit with a different comment, written by a person.
    public func commented(_ comment: String) -> Unit {
        var unit = Unit(key: key, comment: comment, text: text, span: span, keySpan: keySpan)
        unit.roleSet = roleSet
        unit.box = box
        unit.isCommentGenerated = false
        return unit
    }

    /// The unit with `change` applied to every form, including the forms of its substitutions.
    package func mapTexts(_ change: (LocatedText) -> LocatedText) -> Unit {
        var unit = Unit(key: key, comment: comment, text: text.mapTexts(change), span: span, keySpan: keySpan)
        unit.roleSet = roleSet
        unit.box = box
        unit.substitutions = substitutions.mapValues { variable in
            Substitution(
                argument: variable.argument, specifier: variable.specifier, text: variable.text.mapTexts(change))
        }
        return unit
    }

    /// Whether the unit has only a key, a comment, a plain string and roles.
    package var isPlain: Bool {
        guard case .plain = text else { return false }
        return box == nil
    }

    /// The string of a unit that has only one, as most do; nil for any other.
    package var onlyText: LocatedText? {
        guard case .plain(let text) = text, box == nil || substitutions.isEmpty else { return nil }
        return text
    }

    /// The string at a path; nil if there isn't one.
    package func text(at path: VariationPath) -> LocatedText? {
        guard case .substitution(let name)? = path.steps.first else { return text.text(at: path.steps[...]) }
        return substitutions[name]?.text.text(at: path.steps.dropFirst())
    }

    /// Every string with its path: the unit's forms, then those of its substitutions by name.
    public var forms: [(path: VariationPath, text: LocatedText)] {
        let variables = substitutions.sorted { $0.key < $1.key }
        return text.forms(below: .plain)
            + variables.flatMap { $0.value.text.forms(below: VariationPath([.substitution($0.key)])) }
    }

    /// Whether all strings of `other` are the same here.
    package func hasSameStrings(of other: Unit) -> Bool {
        let own = Dictionary(forms.map { ($0.path, $0.text.string) }) { $1 }
        return other.forms.allSatisfy { own[$0.path] == $0.text.string }
    }
}

extension Unit {
    private struct Details: Hashable, Sendable {
        var substitutions: [String: Substitution] = [:]
        var states: [VariationPath: TranslationState] = [:]
        var furtherValues: [LocatedText] = []
        var isTranslatable = true
        var isCommentGenerated = false
        var exportedSource: Variation?
        var keptForms: Set<VariationPath> = []
        var path: String?

        var isEmpty: Bool {
            substitutions.isEmpty && states.isEmpty && isTranslatable && !isCommentGenerated && exportedSource == nil
                && path == nil && keptForms.isEmpty && furtherValues.isEmpty
        }
    }

    private indirect enum Box: Hashable, Sendable {
        case details(Details)
    }

    /// Nil instead of empty details, so that equal units compare equal.
    private var details: Details {
        get {
            if case .details(let details) = box { details } else { Details() }
        }
        set { box = newValue.isEmpty ? nil : .details(newValue) }
    }
}

/// The translation state of a string.
///
/// String catalogs and XLIFF name the states differently; each format maps its own names.
public enum TranslationState: Hashable, Sendable {
    /// Not translated yet.
    case new
    case needsReview
    case machineTranslated
    case translated
    /// The source string has been removed or changed.
    case stale
    /// A state that the format's documentation doesn't mention, as in the file.
    case other(String)
}

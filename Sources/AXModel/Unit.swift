public import AXSource

/// A key and its string in one locale.
///
/// The string is stored as a list of forms; ``text`` and ``substitutions`` return the same forms nested, as in string
/// catalogs.
public struct Unit: Hashable, Sendable {
    /// One form of a string; the whole string if it doesn't vary.
    public struct Form: Hashable, Sendable {
        /// The path from the unit to the form; ``VariationPath/plain`` for a string that doesn't vary.
        public let path: VariationPath
        /// The string, with its location in the file.
        public let text: LocatedText
        /// The translation state; nil if the file doesn't specify it.
        public let state: TranslationState?

        package init(_ path: VariationPath, _ text: LocatedText, state: TranslationState? = nil) {
            self.path = path
            self.text = text
            self.state = state
        }
    }

    /// A variable without its forms.
    package struct Variable: Hashable, Sendable {
        /// The 1-based argument; nil for the next one in order. See ``Substitution/argument``.
        package let argument: Int?
        package let specifier: String

        package init(argument: Int?, specifier: String) {
            self.argument = argument.flatMap { FormatSpecifier.arguments.contains($0) ? $0 : nil }
            self.specifier = specifier
        }

        fileprivate var isTyped: Bool { !specifier.isEmpty }

        /// A form of the variable with `%arg` for its own argument.
        fileprivate func naming(_ form: String) -> String {
            SubstitutionArgument.named(in: form, specifier: specifier, argument: argument)
        }
    }

    /// A single reference to the contents, because a check copies each unit many times.
    private var storage: Storage
    /// The accessibility roles of the string, as far as they are known.
    package var roleSet: RoleSet

    /// - Parameters:
    ///   - key: the key that the runtime uses to look up the string.
    ///   - comment: the comment for translators.
    ///   - text: the string in all its forms, without those of its variables.
    ///   - substitutions: the variables that `text` refers to, by name.
    ///   - roles: the accessibility roles of the string, as far as they are known.
    ///   - span: the location of the whole entry in its file; ignored for a unit to insert.
    ///   - keySpan: the location of the key in its file; ignored for a unit to insert.
    public init(
        key: StringKey, comment: String? = nil, text: Variation, substitutions: [String: Substitution] = [:],
        roles: Set<AccessibilityRole> = [], span: Span, keySpan: Span
    ) {
        let strings = Strings(text, substitutions, states: [:])
        storage = Storage(Contents(key: key, comment: comment, span: span, keySpan: keySpan, strings: strings))
        roleSet = RoleSet(roles)
    }

    /// - Parameter only: the unit's only string.
    package init(
        key: StringKey, comment: String?, only text: LocatedText, state: TranslationState? = nil, span: Span,
        keySpan: Span
    ) {
        storage = Storage(
            Contents(key: key, comment: comment, span: span, keySpan: keySpan, strings: .one(text, state)))
        roleSet = []
    }

    /// - Parameters:
    ///   - forms: the forms, in the order of ``Unit/forms``. Each path must appear only once.
    ///   - variables: the variables that some of the forms belong to, by name.
    package init(
        key: StringKey, comment: String? = nil, forms: [Form], variables: [String: Variable] = [:], span: Span,
        keySpan: Span
    ) {
        let strings = Strings(forms, variables)
        storage = Storage(Contents(key: key, comment: comment, span: span, keySpan: keySpan, strings: strings))
        roleSet = []
    }

    /// The key that the runtime uses to look up the string.
    public var key: StringKey { storage.contents.key }

    /// The comment for translators in the file; nil if there isn't one.
    public var comment: String? { storage.contents.comment }

    /// The location of the whole entry in its file.
    public var span: Span { storage.contents.span }

    /// The location of the key in its file.
    public var keySpan: Span { storage.contents.keySpan }

    /// The accessibility roles of the string, as far as they are known.
    public var roles: Set<AccessibilityRole> {
        get { roleSet.roles }
        set { roleSet = RoleSet(newValue) }
    }

    /// The other values of a string set, such as the phrases of an App Shortcut; empty for any other string. ``text``
    /// is the first value. The system uses or ignores each value individually.
    public var furtherValues: [LocatedText] {
        get { details.furtherValues }
        set { details.furtherValues = newValue }
    }

    /// Whether the string is a `stringSet` of a string catalog, even if the set has only one value.
    package var isStringSet: Bool {
        get { details.isStringSet }
        set { details.isStringSet = newValue }
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

    /// The string in the development language at the time of export for translation; nil if the file doesn't contain
    /// it.
    public var exportedSource: Variation? {
        get { details.exportedSource }
        set { details.exportedSource = newValue }
    }

    /// For an imported unit, the paths of the forms that the project already has. If the imported file contains only
    /// some plural forms, the project keeps its other forms. Empty for a unit that isn't imported.
    public var keptForms: Set<VariationPath> {
        get { details.keptForms }
        set { details.keptForms = newValue }
    }

    /// Whether the string is a proposed translation that the project doesn't contain yet. If it is inconsistent with
    /// strings in the project, the finding is reported for this unit and not for those strings.
    package var isProposed: Bool {
        get { details.isProposed }
        set { details.isProposed = newValue }
    }

    /// The path of the unit's file, if it differs from the catalog's path; otherwise nil. A table can consist of
    /// several files.
    public var path: String? {
        get { details.path }
        set { details.path = newValue }
    }

    /// The unit with the comment of `source`, if it doesn't have a comment itself.
    public func commented(by source: Unit?) -> Unit {
        guard (comment ?? "").isEmpty, let comment = source?.comment else { return self }
        var unit = commented(comment)
        unit.isCommentGenerated = source?.isCommentGenerated == true
        return unit
    }

    /// The unit with `comment` as its comment, which counts as written by a person.
    public func commented(_ comment: String) -> Unit {
        var unit = self
        unit.change { $0.comment = comment }
        unit.isCommentGenerated = false
        return unit
    }

    public static func == (left: Unit, right: Unit) -> Bool {
        left.roleSet == right.roleSet
            && (left.storage === right.storage || left.storage.contents == right.storage.contents)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.contents)
        hasher.combine(roleSet)
    }
}

extension Unit {
    private final class Storage: Sendable {
        let contents: Contents

        init(_ contents: Contents) {
            self.contents = contents
        }
    }

    private struct Contents: Hashable, Sendable {
        let key: StringKey
        var comment: String?
        let span: Span
        let keySpan: Span
        var strings: Strings
        /// Properties that most units don't have. Boxed to save memory, because there can be hundreds of thousands of
        /// units.
        var box: Box?
    }

    private enum Strings: Hashable, Sendable {
        /// A string that doesn't vary, like most strings.
        case one(LocatedText, TranslationState?)
        case several(Forms, [String: Variable])

        init(_ forms: [Form], _ variables: [String: Variable]) {
            if variables.isEmpty, forms.count == 1, forms[0].path == .plain {
                self = .one(forms[0].text, forms[0].state)
            } else {
                self = .several(Forms(forms), variables)
            }
        }

        init(_ text: Variation, _ substitutions: [String: Substitution], states: [VariationPath: TranslationState]) {
            if case .plain(let text) = text, substitutions.isEmpty {
                self = .one(text, states[.plain])
                return
            }
            let variables = substitutions.sorted { $0.key < $1.key }
            let forms =
                text.forms(below: .plain)
                + variables.flatMap { $0.value.text.forms(below: VariationPath([.substitution($0.key)])) }
            self = .several(
                Forms(forms.map { Form($0.path, $0.text, state: states[$0.path]) }),
                substitutions.mapValues { Variable(argument: $0.argument, specifier: $0.specifier) })
        }
    }

    private struct Forms: Hashable, Sendable {
        let all: [Form]
        /// The index of each form by path; empty if there are only a few forms, because a linear search is faster.
        private let index: [VariationPath: Int]

        init(_ all: [Form]) {
            self.all = all
            index = all.count > 16 ? Dictionary(zip(all.map(\.path), all.indices)) { $1 } : [:]
        }

        func text(at path: VariationPath) -> LocatedText? {
            if index.isEmpty { return all.last { $0.path == path }?.text }
            return index[path].map { all[$0].text }
        }
    }

    private struct Details: Hashable, Sendable {
        var furtherValues: [LocatedText] = []
        var isStringSet = false
        var isTranslatable = true
        var isCommentGenerated = false
        var exportedSource: Variation?
        var keptForms: Set<VariationPath> = []
        var isProposed = false
        var path: String?

        var isEmpty: Bool {
            isTranslatable && !isCommentGenerated && !isProposed && exportedSource == nil && path == nil
                && keptForms.isEmpty && furtherValues.isEmpty && !isStringSet
        }
    }

    private indirect enum Box: Hashable, Sendable {
        case details(Details)
    }

    private mutating func change(_ change: (inout Contents) -> Void) {
        var contents = storage.contents
        change(&contents)
        storage = Storage(contents)
    }

    /// The properties that most units don't have. Empty details are stored as nil, so that equal units compare equal.
    private var details: Details {
        get {
            if case .details(let details) = storage.contents.box { details } else { Details() }
        }
        set { change { $0.box = newValue.isEmpty ? nil : .details(newValue) } }
    }
}

// MARK: Forms

extension Unit {
    /// Every string with its path: the unit's own forms, then those of its variables, sorted by name. Plural forms are
    /// in CLDR's order; devices and widths are sorted in ascending order.
    public var forms: [Form] {
        switch storage.contents.strings {
        case .one(let text, let state): [Form(.plain, text, state: state)]
        case .several(let forms, _): forms.all
        }
    }

    /// The string's own forms, nested by what they vary by. The forms of its variables are in ``substitutions``.
    public var text: Variation {
        switch storage.contents.strings {
        case .one(let text, _): .plain(text)
        case .several(let forms, _): Variation(forms.all.filter { !$0.path.isInVariable }) ?? .plural([:])
        }
    }

    /// The variables that ``text`` refers to, by name.
    public var substitutions: [String: Substitution] {
        get {
            guard case .several(let forms, let variables) = storage.contents.strings, !variables.isEmpty else {
                return [:]
            }
            let own = Dictionary(grouping: forms.all.filter(\.path.isInVariable)) { $0.path.steps[0] }
            return Dictionary(
                uniqueKeysWithValues: variables.map { name, variable in
                    let forms = (own[.substitution(name)] ?? []).map { Form($0.path.withoutVariable, $0.text) }
                    return (
                        name,
                        Substitution(
                            argument: variable.argument, specifier: variable.specifier,
                            text: Variation(forms) ?? .plural([:]))
                    )
                })
        }
        set {
            let (text, states) = (text, states)
            change { $0.strings = Strings(text, newValue, states: states) }
        }
    }

    /// The translation state of each form whose state the file specifies. Setting it replaces the states of all forms.
    public var states: [VariationPath: TranslationState] {
        get {
            switch storage.contents.strings {
            case .one(_, let state): state.map { [.plain: $0] } ?? [:]
            case .several(let forms, _):
                Dictionary(forms.all.lazy.compactMap { form in form.state.map { (form.path, $0) } }) { $1 }
            }
        }
        set { mapForms { Form($0.path, $0.text, state: newValue[$0.path]) } }
    }

    /// The unit with `change` applied to every form, including the forms of its substitutions.
    package func mapTexts(_ change: (LocatedText) -> LocatedText) -> Unit {
        var unit = self
        unit.mapForms { Form($0.path, change($0.text), state: $0.state) }
        return unit
    }

    /// Replaces each form with the result of `form`, which must return a form with the same path.
    package mutating func mapForms(_ form: (Form) -> Form) {
        switch storage.contents.strings {
        case .one(let text, let state):
            let new = form(Form(.plain, text, state: state))
            change { $0.strings = .one(new.text, new.state) }
        case .several(let forms, let variables):
            let new = Forms(forms.all.map(form))
            change { $0.strings = .several(new, variables) }
        }
    }

    /// Whether the unit has only a key, a comment, a plain string with its state, and roles.
    package var isPlain: Bool { onlyText != nil && storage.contents.box == nil }

    /// The unit's string, if it doesn't vary and has no variables; otherwise nil.
    package var onlyText: LocatedText? {
        if case .one(let text, _) = storage.contents.strings { text } else { nil }
    }

    package var hasVariables: Bool { !variables.isEmpty }

    /// The variables by name, without their forms.
    package var variables: [String: Variable] {
        if case .several(_, let variables) = storage.contents.strings { variables } else { [:] }
    }

    /// The string at a path; nil if there isn't one.
    package func text(at path: VariationPath) -> LocatedText? {
        switch storage.contents.strings {
        case .one(let text, _): path == .plain ? text : nil
        case .several(let forms, _): forms.text(at: path)
        }
    }

    /// Whether this unit has every string of `other`, at the same path. In the forms of a variable, `%arg` equals the
    /// variable's specifier.
    package func hasSameStrings(of other: Unit) -> Bool {
        let own = Dictionary(forms.map { ($0.path, $0.text.string) }) { $1 }
        return other.forms.allSatisfy { form in
            let text = own[form.path]
            // Strings that are only canonically equivalent have different bytes in files.
            if let text, text.utf8.elementsEqual(form.text.string.utf8) { return true }
            guard let text, case .substitution(let name)? = form.path.steps.first,
                // An exchange file doesn't specify the arguments of its variables.
                let variable = [self, other].lazy.compactMap({ $0.variables[name] }).first(where: \.isTyped)
            else { return false }
            return variable.naming(text) == variable.naming(form.text.string)
        }
    }
}

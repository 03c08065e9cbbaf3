import AXLocale
package import AXModel
package import AXSource

/// Selects the source or the target of a unit.
enum XLIFFSide {
    case source, target
    /// The target, or the source if a unit has no target. Used for a `file` element whose two languages are the same.
    case either
}

extension XLIFFFileElement {
    /// The string of a unit that belongs to a locale; nil for a locale that isn't a language of the element. If the
    /// element doesn't specify a target language, the target belongs to any locale except the source language.
    /// - Parameter locale: nil for the source language.
    func side(of locale: String?) -> XLIFFSide? {
        guard let locale else { return .source }
        if locale == targetLanguage { return locale == sourceLanguage ? .either : .target }
        if locale == sourceLanguage ?? "und" { return .source }
        return targetLanguage == nil ? .target : nil
    }
}

extension XLIFFDocument {
    /// For each `file` element, a catalog in its source language and one in its target language; a single catalog if
    /// the two languages are the same.
    /// - Parameter locale: the target language of `file` elements that don't specify one.
    package func catalogs(locale: String, table: String) -> [Catalog] {
        syntax.files.flatMap { element -> [Catalog] in
            let source = element.sourceLanguage ?? "und"
            let target = element.targetLanguage ?? (locale.isEmpty ? "und" : locale)
            guard source != target else { return [catalog(element, source, units(of: element, .either))] }
            let groups = XLIFFGroups(element.units)
            let pairs = groups.firsts.indices.map { number in
                let comment = comment(of: element.units[groups.firsts[number]])
                return (
                    source: unit(element, groups, number, comment, .source),
                    target: unit(element, groups, number, comment, .target)
                )
            }
            return [
                catalog(element, source, pairs.compactMap(\.source)),
                catalog(element, target, pairs.compactMap(\.target)),
            ]
        }
    }

    package func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit] {
        let units = syntax.files.flatMap { element in
            element.side(of: locale).map { self.units(of: element, $0, only: keys) } ?? []
        }
        return Dictionary(units.map { ($0.key, $0) }) { $1 }
    }

    private func catalog(_ element: XLIFFFileElement, _ locale: String, _ units: [Unit]) -> Catalog {
        Catalog(
            path: file.path, locale: locale, table: element.origin.table, origin: element.origin, units: units)
    }

    /// The strings that a `file` element contains on the given side, each with all its variations.
    /// - Parameter keys: the keys of the strings to read; nil for all.
    func units(of element: XLIFFFileElement, _ side: XLIFFSide, only keys: Set<StringKey>? = nil) -> [Unit] {
        let groups = XLIFFGroups(element.units)
        return groups.firsts.indices.compactMap { number in
            if let keys, !keys.contains(element.units[groups.firsts[number]].identity.key) { return nil }
            return unit(element, groups, number, comment(of: element.units[groups.firsts[number]]), side)
        }
    }

    private func unit(
        _ element: XLIFFFileElement, _ groups: XLIFFGroups, _ number: Int, _ comment: String?, _ side: XLIFFSide
    ) -> Unit? {
        let first = groups.firsts[number]
        var unit: Unit?
        if groups.others[number] == nil, element.units[first].identity.path.steps.isEmpty {
            unit = plainUnit(element.units[first], comment, side)
        } else {
            unit = variedUnit(element, groups.units(ofString: number).map { element.units[$0] }, comment, side)
        }
        if comment != nil, isCommentGenerated(of: element.units[first]) { unit?.isCommentGenerated = true }
        return unit
    }

    /// The fast path for a string without variations, like most strings.
    private func plainUnit(_ unit: XLIFFUnit, _ comment: String?, _ side: XLIFFSide) -> Unit? {
        guard let element = element(of: unit, side) else { return nil }
        let state = side != .source && unit.target?.hasAttributes == true ? states(of: [unit])[.plain] : nil
        var result = Unit(
            key: unit.identity.key, comment: comment, only: text(of: element), state: state,
            span: unit.span, keySpan: unit.idSpan)
        if !unit.isTranslatable { result.isTranslatable = false }
        return result
    }

    private func variedUnit(
        _ element: XLIFFFileElement, _ units: [XLIFFUnit], _ comment: String?, _ side: XLIFFSide
    ) -> Unit? {
        let tree = tree(of: units, side)
        guard let first = units.first, let text = tree.text ?? sourceText(of: units, tree) else { return nil }
        let source = tree.hasVariables ? self.tree(of: units, .source) : VariationTree([])
        var unit = Unit(
            key: first.identity.key, comment: comment, text: text,
            substitutions: tree.substitutions(in: text, like: source.substitutions(in: source.text)),
            span: first.span, keySpan: first.idSpan)
        unit.isTranslatable = units.allSatisfy(\.isTranslatable)
        if side != .source { unit.states = states(of: units) }
        let numbersArguments = XLIFFScheme(original: element.original).numbersArguments && unit.hasVariables
        return numbersArguments ? unit.withoutArgumentNumbers : unit
    }

    private func element(of unit: XLIFFUnit, _ side: XLIFFSide) -> XLIFFTextElement? {
        switch side {
        case .source: unit.source
        case .target: unit.target
        case .either: unit.target ?? unit.source
        }
    }

    private func tree(of units: [XLIFFUnit], _ side: XLIFFSide) -> VariationTree {
        VariationTree(
            units.compactMap { unit in
                element(of: unit, side).map { Unit.Form(unit.identity.path, text(of: $0)) }
            })
    }

    /// The source of a string that isn't translated although its variables are; nil if there isn't one. If several
    /// units have the same id, the last one is used.
    private func sourceText(of units: [XLIFFUnit], _ tree: VariationTree) -> Variation? {
        guard !tree.isEmpty, let parent = units.last(where: { $0.identity.path == .plain })?.source else { return nil }
        return .plain(text(of: parent).readOnly)
    }

    private func states(of units: [XLIFFUnit]) -> [VariationPath: TranslationState] {
        var states: [VariationPath: TranslationState] = [:]
        for unit in units {
            guard let target = unit.target, stateName(of: target) != nil else { continue }
            states[unit.identity.path] = state(of: target)
        }
        return states
    }
}

/// The units of a `file` element, grouped by key. Units and strings are represented by their indexes.
struct XLIFFGroups {
    /// The first unit of each string, in the order of the file.
    private(set) var firsts: [Int] = []
    /// The additional units of each string with several units, by the string's index in ``firsts``.
    private(set) var others: [Int: [Int]] = [:]
    private var strings: [StringKey: Int] = [:]

    init(_ units: [XLIFFUnit]) {
        for (number, unit) in units.enumerated() {
            if let string = strings[unit.identity.key] {
                others[string, default: []].append(number)
            } else {
                strings[unit.identity.key] = firsts.count
                firsts.append(number)
            }
        }
    }

    /// The index in ``firsts`` of the string with a key.
    func string(of key: StringKey) -> Int? { strings[key] }

    /// The units of the string with an index in ``firsts``, in the order of the file.
    func units(ofString number: Int) -> [Int] { [firsts[number]] + (others[number] ?? []) }

    /// The units of a key, in the order of the file.
    subscript(key: StringKey) -> [Int] { string(of: key).map(units) ?? [] }
}

/// Builds the nested variations of a string from its forms and their paths.
struct VariationTree {
    private let forms: [Unit.Form]
    private let variables: [String: [Unit.Form]]

    var isEmpty: Bool { forms.isEmpty && variables.isEmpty }
    var hasVariables: Bool { !variables.isEmpty }

    init(_ all: [Unit.Form]) {
        var forms: [Unit.Form] = []
        var variables: [String: [Unit.Form]] = [:]
        for form in all {
            if case .substitution(let name) = form.path.steps.first {
                let path = VariationPath(Array(form.path.steps.dropFirst()))
                variables[name, default: []].append(Unit.Form(path, form.text))
            } else {
                forms.append(form)
            }
        }
        self.forms = forms
        self.variables = variables
    }

    /// The string without its variables; nil if there are only variables.
    var text: Variation? { Variation(forms) }

    /// The variables of a string, each with its argument and its specifier. The argument comes from the reference in
    /// the string, or else from the source string. The specifier comes from the source string, or else from the forms.
    /// - Parameter source: the variables of the source string. Their specifiers take precedence, because the specifiers
    ///   in a translation can be wrong.
    func substitutions(in text: Variation?, like source: [String: Substitution] = [:]) -> [String: Substitution] {
        guard !variables.isEmpty else { return [:] }
        let references = (text?.forms ?? []).flatMap { VariableReference.inCatalog($0.string) }
        let arguments = Dictionary(
            references.compactMap { reference in reference.position.map { (reference.name, $0) } }
        ) { first, _ in first }
        var result: [String: Substitution] = [:]
        for (name, forms) in variables {
            guard let variation = Variation(forms) else { continue }
            let argument = arguments[name] ?? source[name]?.argument
            let specifier = source[name]?.specifier ?? Self.specifier(in: variation, argument: argument) ?? ""
            result[name] = Substitution(argument: argument, specifier: specifier, text: variation)
        }
        return result
    }

    /// The specifier of the variable's own argument, without percent sign and position. If no specifier has the
    /// argument's position, the first specifier is used. Nil if the forms don't contain a specifier.
    private static func specifier(in variation: Variation, argument: Int?) -> String? {
        let all = variation.forms.flatMap { Message(parsing: $0.string).placeholders }
            .filter { $0.type != .none && $0.type != .ownArgument }
        let own = all.first { $0.position == argument && argument != nil } ?? all.first
        return own.map { $0.length + String($0.conversion) }
    }
}

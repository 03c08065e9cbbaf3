import AXLocale
import AXModel
import AXSource

/// Regroups the units of a `file` element, one for each text, into the strings that they are texts of.
struct XLIFFCatalogs {
    /// Which of its two texts is taken from each unit.
    enum Side {
        case source, target
        /// The target, or the source where there is none: for a file whose two languages are the same.
        case either
    }

    private let document: XLIFFDocument

    init(_ document: XLIFFDocument) {
        self.document = document
    }

    /// - Parameter locale: the target language of `file` elements that name none.
    func catalogs(locale: String) -> [Catalog] {
        document.syntax.files.flatMap { file -> [Catalog] in
            let source = file.sourceLanguage ?? "und"
            let target = file.targetLanguage ?? (locale.isEmpty ? "und" : locale)
            guard source != target else { return [catalog(file, source, units(of: file, .either))] }
            let groups = XLIFFGroups(file.units)
            let pairs = [(source: Unit?, target: Unit?)](concurrently: groups.firsts.count) { place in
                let comment = document.comment(of: file.units[groups.firsts[place]])
                return (unit(file, groups, place, comment, .source), unit(file, groups, place, comment, .target))
            }
            return [
                catalog(file, source, pairs.compactMap(\.source)), catalog(file, target, pairs.compactMap(\.target)),
            ]
        }
    }

    private func catalog(_ file: XLIFFFile, _ locale: String, _ units: [Unit]) -> Catalog {
        Catalog(path: document.file.path, locale: locale, table: file.origin.table, origin: file.origin, units: units)
    }

    func units(of file: XLIFFFile, _ side: Side) -> [Unit] {
        let groups = XLIFFGroups(file.units)
        return Array(concurrently: groups.firsts.count) { place in
            let comment = document.comment(of: file.units[groups.firsts[place]])
            return unit(file, groups, place, comment, side)
        }
    }

    private func unit(_ file: XLIFFFile, _ groups: XLIFFGroups, _ place: Int, _ comment: String?, _ side: Side) -> Unit?
    {
        let first = groups.firsts[place]
        var unit: Unit?
        if let others = groups.others[place] {
            unit = self.unit(file, [first] + others, comment, side)
        } else if file.units[first].identity.path.steps.isEmpty {
            unit = single(file, first, comment, side)
        } else {
            unit = self.unit(file, [first], comment, side)
        }
        if comment != nil, document.isCommentGenerated(of: file.units[first]) { unit?.isCommentGenerated = true }
        return unit
    }

    /// A string of one text, as most are; nil where it has none on this side.
    private func single(_ file: XLIFFFile, _ number: Int, _ comment: String?, _ side: Side) -> Unit? {
        guard let element = element(of: file.units[number], side) else { return nil }
        var result = Unit(
            key: file.units[number].identity.key, comment: comment, text: .plain(document.text(of: element)),
            span: file.units[number].span, keySpan: file.units[number].idSpan)
        if !file.units[number].isTranslatable { result.isTranslatable = false }
        if side != .source, file.units[number].target?.hasAttributes == true {
            result.states = states(of: [file.units[number]])
        }
        return result
    }

    private func unit(_ file: XLIFFFile, _ numbers: [Int], _ comment: String?, _ side: Side) -> Unit? {
        let units = numbers.map { file.units[$0] }
        guard let unit = unit(units[0].identity.key, units, comment, side) else { return nil }
        let respells = XLIFFScheme(original: file.original).respells && !unit.substitutions.isEmpty
        return respells ? XLIFFCatalogUnit.unit(of: unit) : unit
    }

    private func element(of unit: XLIFFUnit, _ side: Side) -> XLIFFText? {
        switch side {
        case .source: unit.source
        case .target: unit.target
        case .either: unit.target ?? unit.source
        }
    }

    private func unit(_ key: StringKey, _ group: [XLIFFUnit], _ comment: String?, _ side: Side) -> Unit? {
        let tree = tree(of: group, side)
        guard let first = group.first, let text = tree.text ?? parentText(of: group, tree) else { return nil }
        var unit = Unit(key: key, comment: comment, text: text, span: first.span, keySpan: first.idSpan)
        if tree.hasVariables {
            let source = self.tree(of: group, .source)
            unit.substitutions = tree.substitutions(in: text, like: source.substitutions(in: source.text))
        }
        unit.isTranslatable = !group.contains { !$0.isTranslatable }
        if side != .source { unit.states = states(of: group) }
        return unit
    }

    private func tree(of group: [XLIFFUnit], _ side: Side) -> VariationTree {
        VariationTree(
            group.compactMap { unit in
                element(of: unit, side).map { VariationTree.Form(unit.identity.path.steps[...], document.text(of: $0)) }
            })
    }

    /// Variables may be translated while the string that refers to them is not; then the source string stands for it:
    /// where it stands several times the last, as everywhere.
    private func parentText(of group: [XLIFFUnit], _ tree: VariationTree) -> Variation? {
        guard !tree.isEmpty, let parent = group.last(where: { $0.identity.path == .plain })?.source else { return nil }
        return .plain(document.text(of: parent).readOnly)
    }

    private func states(of group: [XLIFFUnit]) -> [VariationPath: TranslationState] {
        var states: [VariationPath: TranslationState] = [:]
        for unit in group {
            guard let target = unit.target, document.stateName(of: target) != nil else { continue }
            states[unit.identity.path] = document.state(of: target)
        }
        return states
    }
}

/// The units of a `file` element by the strings that they are texts of. Units go by their numbers.
struct XLIFFGroups {
    /// The first unit of each string, in the order of the file.
    private(set) var firsts: [Int] = []
    /// The other units of those strings that have several, by the place of the string in ``firsts``.
    private(set) var others: [Int: [Int]] = [:]
    private var places: [StringKey: Int] = [:]

    init(_ units: [XLIFFUnit]) {
        for (number, unit) in units.enumerated() {
            if let place = places[unit.identity.key] {
                others[place, default: []].append(number)
            } else {
                places[unit.identity.key] = firsts.count
                firsts.append(number)
            }
        }
    }

    /// The place of a string in ``firsts``; nil for a key that no unit has.
    func place(of key: StringKey) -> Int? { places[key] }

    /// The units of a key, in the order of the file.
    subscript(key: StringKey) -> [Int] {
        place(of: key).map { [firsts[$0]] + (others[$0] ?? []) } ?? []
    }
}

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
            let groups = groups(of: file)
            guard source != target else { return [catalog(file, groups, source, .either)] }
            return [catalog(file, groups, source, .source), catalog(file, groups, target, .target)]
        }
    }

    private func catalog(_ file: XLIFFFile, _ groups: [Group], _ locale: String, _ side: Side) -> Catalog {
        Catalog(
            path: document.file.path, locale: locale, table: file.table, units: units(of: file, groups, side))
    }

    func units(of file: XLIFFFile, _ side: Side) -> [Unit] {
        units(of: file, groups(of: file), side)
    }

    private func units(of file: XLIFFFile, _ groups: [Group], _ side: Side) -> [Unit] {
        Array(concurrently: groups.count) { number in
            let group = groups[number]
            let first = file.units[group.first]
            let isSingle = group.others.isEmpty && first.identity.path.steps.isEmpty
            return isSingle ? single(first, group, side) : unit(file, group, side)
        }
    }

    /// The units of one string, in the order of the file.
    private struct Group {
        let first: Int
        /// What the notes of the first unit say.
        var comment: String?
        var others: [Int] = []
    }

    private func groups(of file: XLIFFFile) -> [Group] {
        let comments = [String?](concurrently: file.units.count) { .some(document.comment(of: file.units[$0])) }
        var groups: [Group] = []
        groups.reserveCapacity(file.units.count)
        var index = ByteIndex(capacity: file.units.count)
        for number in file.units.indices {
            let place = file.units[number].identity.key.bytes.withUnsafeBufferPointer { key in
                index.insert(key) { other in
                    file.units[groups[other].first].identity.key.bytes.withUnsafeBufferPointer {
                        ByteHash.areEqual($0, key)
                    }
                }
            }
            if place < groups.count {
                groups[place].others.append(number)
            } else {
                groups.append(Group(first: number, comment: comments[number]))
            }
        }
        return groups
    }

    /// A string of one text, as most are; nil where it has none on this side.
    private func single(_ unit: XLIFFUnit, _ group: Group, _ side: Side) -> Unit? {
        guard let element = element(of: unit, side) else { return nil }
        var result = Unit(
            key: unit.identity.key, comment: group.comment, text: .plain(document.text(of: element)), span: unit.span,
            keySpan: unit.idSpan)
        if !unit.isTranslatable { result.isTranslatable = false }
        if side != .source, unit.target?.hasAttributes == true { result.states = states(of: [unit]) }
        return result
    }

    private func unit(_ file: XLIFFFile, _ group: Group, _ side: Side) -> Unit? {
        let units = ([group.first] + group.others).map { file.units[$0] }
        guard let unit = unit(units[0].identity.key, units, group.comment, side) else { return nil }
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

    /// Variables may be translated while the string that refers to them is not; then the source string stands for it.
    private func parentText(of group: [XLIFFUnit], _ tree: VariationTree) -> Variation? {
        guard !tree.isEmpty, let parent = group.first(where: { $0.identity.path == .plain })?.source else { return nil }
        return .plain(document.text(of: parent).readOnly)
    }

    private func states(of group: [XLIFFUnit]) -> [FormPath: TranslationState] {
        var states: [FormPath: TranslationState] = [:]
        for unit in group {
            guard let target = unit.target, document.stateName(of: target) != nil else { continue }
            states[unit.identity.path] = document.state(of: target)
        }
        return states
    }
}

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
            guard source != target else { return [catalog(file, source, .either)] }
            return [catalog(file, source, .source), catalog(file, target, .target)]
        }
    }

    private func catalog(_ file: XLIFFFile, _ locale: String, _ side: Side) -> Catalog {
        Catalog(path: document.file.path, locale: locale, table: file.table, units: units(of: file, side))
    }

    func units(of file: XLIFFFile, _ side: Side) -> [Unit] {
        var order: [StringKey] = []
        var groups: [StringKey: [XLIFFUnit]] = [:]
        for unit in file.units {
            if groups[unit.identity.key] == nil { order.append(unit.identity.key) }
            groups[unit.identity.key, default: []].append(unit)
        }
        let respells = XLIFFScheme(original: file.original).respells
        return order.compactMap { key in
            guard let unit = groups[key].flatMap({ unit(key, $0, side) }) else { return nil }
            return respells && !unit.substitutions.isEmpty ? XLIFFCatalogUnit.unit(of: unit) : unit
        }
    }

    private func element(of unit: XLIFFUnit, _ side: Side) -> XLIFFText? {
        switch side {
        case .source: unit.source
        case .target: unit.target
        case .either: unit.target ?? unit.source
        }
    }

    private func unit(_ key: StringKey, _ group: [XLIFFUnit], _ side: Side) -> Unit? {
        let tree = tree(of: group, side)
        guard let first = group.first, let text = tree.text ?? parentText(of: group, tree) else { return nil }
        var unit = Unit(
            key: key, comment: document.comment(of: first), text: text, span: first.span, keySpan: first.idSpan)
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

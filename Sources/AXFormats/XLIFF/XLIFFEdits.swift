import AXLocale
import AXModel
import AXSource

/// Turns changes into edits on the units of one `file` element. Nothing but the units that they are about changes.
struct XLIFFEdits {
    private let document: XLIFFDocument
    private let element: XLIFFFile
    private let side: XLIFFSide
    private let layout: XLIFFLayout
    private let groups: XLIFFGroups
    /// The unit of each text of the strings that have several; where the file holds several units of a text, the last one
    /// that is there.
    private let forms: [XLIFFIdentity: Int]
    private let respelling: XLIFFRespelling

    init(_ document: XLIFFDocument, _ element: XLIFFFile, _ side: XLIFFSide, _ layout: XLIFFLayout) {
        self.document = document
        self.element = element
        self.side = side
        self.layout = layout
        groups = XLIFFGroups(element.units)
        forms = Self.forms(element, groups, side)
        respelling = XLIFFRespelling(document, element, side)
    }

    private static func forms(
        _ element: XLIFFFile, _ groups: XLIFFGroups, _ side: XLIFFSide
    ) -> [XLIFFIdentity: Int] {
        let numbers = groups.others.flatMap { [groups.firsts[$0.key]] + $0.value }
        return Dictionary(numbers.map { (element.units[$0].identity, $0) }) { former, last in
            side == .target && element.units[last].target == nil && element.units[former].target != nil ? former : last
        }
    }

    /// The unit of a text.
    private func unit(of identity: XLIFFIdentity) -> Int? {
        guard let place = groups.place(of: identity.key) else { return nil }
        if groups.others[place] != nil { return forms[identity] }
        let unit = groups.firsts[place]
        return element.units[unit].identity.path == identity.path ? unit : nil
    }

    /// Which text of a unit belongs to a locale; nil for a locale that the element does not hold.
    /// - Parameter locale: nil for the source language.
    static func side(of locale: String?, in element: XLIFFFile) -> XLIFFSide? {
        guard let locale else { return .source }
        if locale == element.targetLanguage { return locale == element.sourceLanguage ? .either : .target }
        if locale == element.sourceLanguage ?? "und" { return .source }
        return element.targetLanguage == nil ? .target : nil
    }

    func edits(for changes: [CatalogChange]) -> [TextEdit] {
        let removed = removedKeys(changes)
        var wishes: [XLIFFWish?] = Array(repeating: nil, count: element.units.count)
        var addition = XLIFFAddition(document, element, side, layout)
        var edits: [TextEdit] = []
        for change in changes {
            switch change {
            case .set(let key, let path, let value) where !removed.contains(key):
                set(key, path, value, &wishes, &addition)
            case .state(let key, let path, let state):
                unit(of: XLIFFIdentity(key: key, path: path)).map { wishes[$0, default: .init()].state = state }
            case .comment(let key, let comment):
                for unit in groups[key] { wishes[unit, default: .init()].comment = .some(comment) }
            case .add(let key, let value, let comment): addition.add(key, .plain, value, comment)
            case .insert(let unit): addition.add(unit)
            case .remove(let key): edits += groups[key].map { removal(element.units[$0]) }
            case .sort: edits += XLIFFSorting(document, element).edits()
            case .set, .keptByHand, .canonicalize: continue
            }
        }
        let wished = wishes
        let inside = [[TextEdit]](concurrently: wished.count) { number in
            let unit = element.units[number]
            guard let wish = wished[number], !removed.contains(unit.identity.key) else { return nil }
            return XLIFFUnitEdit(document, unit, layout).edits(for: wish, side)
        }
        return edits + inside.joined() + addition.edits()
    }

    private func removedKeys(_ changes: [CatalogChange]) -> Set<StringKey> {
        Set(changes.compactMap { if case .remove(let key) = $0 { key } else { nil } })
    }

    private func set(
        _ key: StringKey, _ path: VariationPath, _ value: String, _ wishes: inout [XLIFFWish?],
        _ addition: inout XLIFFAddition
    ) {
        let identity = XLIFFIdentity(key: key, path: path)
        let place = unit(of: identity)
        // A text that is spelled otherwise than the export does, and stays what it is, is left alone.
        let isThere = place.map { side == .source || element.units[$0].target != nil } ?? false
        if isThere, respelling.holds(value, at: identity) { return }
        let spelled = respelling.spell(value, at: identity)
        if let place, isImplied(value, element.units[place]) || isImplied(spelled, element.units[place]) { return }
        if let place {
            wishes[place, default: .init()].text = spelled
        } else {
            let known = groups[key].map { element.units[$0] }
            guard known.allSatisfy({ path.isCompatible(with: $0.identity.path) }) else { return }
            addition.add(key, path, spelled, behind: known)
        }
    }

    /// Whether a unit without a target has the text all the same: its source stands where the two languages are the same, and
    /// where the variables of a string are translated.
    private func isImplied(_ value: String, _ unit: XLIFFUnit) -> Bool {
        guard side != .source, unit.target == nil, let source = unit.source,
            document.isText(of: source, equalTo: value)
        else { return false }
        if side == .either { return true }
        guard unit.identity.path == .plain else { return false }
        return groups[unit.identity.key].contains { element.units[$0].target != nil }
    }

    /// A unit with the white space before it.
    private func removal(_ unit: XLIFFUnit) -> TextEdit {
        .removal(Span(unit.span.start - layout.lengthOfSpace(before: unit.span.start), unit.span.end))
    }
}

extension [XLIFFWish?] {
    fileprivate subscript(number: Int, default wish: XLIFFWish) -> XLIFFWish {
        get { self[number] ?? wish }
        set { self[number] = newValue }
    }
}

/// The strings of a `file` element whose texts are written otherwise than a catalog holds them: those with variables.
struct XLIFFRespelling {
    private let exported: [StringKey: XLIFFArgumentNumbering]
    private let texts: [XLIFFIdentity: String]

    init(_ document: XLIFFDocument, _ element: XLIFFFile, _ side: XLIFFSide) {
        let hasVariables = element.units.contains { unit in
            if case .substitution = unit.identity.path.steps.first { true } else { false }
        }
        guard hasVariables, XLIFFScheme(original: element.original).numbersArguments else {
            (exported, texts) = ([:], [:])
            return
        }
        let catalogs = XLIFFCatalogs(document)
        let own = catalogs.units(of: element, side).filter { !$0.substitutions.isEmpty }
        // Of a string without a translation the source has the variables.
        let sources = catalogs.units(of: element, .source).filter { !$0.substitutions.isEmpty }
        exported = Dictionary((sources + own).map { ($0.key, XLIFFArgumentNumbering($0)) }) { $1 }
        let forms = own.flatMap { unit in
            unit.forms.map { (XLIFFIdentity(key: unit.key, path: $0.path), $0.text.string) }
        }
        texts = Dictionary(forms) { $1 }
    }

    /// Whether a text is what the catalog would hold already.
    func holds(_ text: String, at identity: XLIFFIdentity) -> Bool {
        texts[identity].map { $0.utf8.elementsEqual(text.utf8) } ?? false
    }

    /// A text of a catalog as the export writes it.
    func spell(_ text: String, at identity: XLIFFIdentity) -> String {
        exported[identity.key]?.spell(text, at: identity.path) ?? text
    }
}

/// Puts the units of a `file` element in the order of their keys. What stands between them stays in place.
struct XLIFFSorting {
    private let document: XLIFFDocument
    private let units: [XLIFFUnit]

    init(_ document: XLIFFDocument, _ element: XLIFFFile) {
        self.document = document
        units = element.units
    }

    /// The forms of a string keep the order among them that they had.
    func edits() -> [TextEdit] {
        let sorted = units.enumerated().sorted {
            ($0.element.identity.key, $0.offset) < ($1.element.identity.key, $1.offset)
        }
        return zip(units, sorted).compactMap { place, unit in
            guard place.span != unit.element.span else { return nil }
            return TextEdit(place.span, document.file.string(unit.element.span))
        }
    }
}

/// Adds units to a `file` element, set like those around them.
struct XLIFFAddition {
    private let document: XLIFFDocument
    private let element: XLIFFFile
    private let side: XLIFFSide
    private let layout: XLIFFLayout
    private let scheme: XLIFFScheme
    private var inserted: [TextEdit] = []
    private var appended = ""

    init(_ document: XLIFFDocument, _ element: XLIFFFile, _ side: XLIFFSide, _ layout: XLIFFLayout) {
        self.document = document
        self.element = element
        self.side = side
        self.layout = layout
        scheme = XLIFFScheme(original: element.original)
    }

    /// Another form of a string, behind the last one that the file holds. Its source is that of the form `other`, as in
    /// Xcode's export.
    /// - Parameter known: the string's units.
    mutating func add(_ key: StringKey, _ path: VariationPath, _ value: String, behind known: [XLIFFUnit]) {
        guard let last = known.last, let id = id(of: XLIFFIdentity(key: key, path: path)) else { return }
        let sibling = VariationPath(path.steps.dropLast()) + .plural(.other)
        let similar = known.last { $0.identity.path == sibling && $0.source != nil } ?? last
        let source = similar.source.map { document.text(of: $0).string } ?? key.text
        let text = unit(id, source: source, value, document.comment(of: last), like: last)
        inserted.append(.insertion(at: last.span.end, layout.space(before: last) + text))
    }

    /// A new string at the end.
    mutating func add(
        _ key: StringKey, _ path: VariationPath, _ value: String, _ comment: String?, source: String? = nil,
        state: TranslationState? = nil
    ) {
        guard let id = id(of: XLIFFIdentity(key: key, path: path)) else { return }
        let neighbor = element.units.last
        let space = neighbor.map(layout.space) ?? layout.newline + "      "
        appended += space + unit(id, source: source ?? key.text, value, comment, state, like: neighbor)
    }

    /// A new string with all its forms; those that the kind of the original file cannot hold are left out. Its source
    /// is the text that it was translated from, or where that is not known, its key.
    mutating func add(_ unit: Unit) {
        let sources = Dictionary(
            (unit.exportedSource?.forms(below: .plain) ?? []).map { ($0.path, $0.text.string) }
        ) { $1 }
        let exported = scheme.numbersArguments ? XLIFFArgumentNumbering(unit) : nil
        for form in unit.forms {
            func spelled(_ text: String) -> String { exported?.spell(text, at: form.path) ?? text }
            add(
                unit.key, form.path, spelled(form.text.string), unit.comment,
                source: sources[form.path].map(spelled), state: unit.states[form.path])
        }
    }

    /// - Returns: nil for an identity that the scheme cannot spell, or would read back as another.
    private func id(of identity: XLIFFIdentity) -> StringKey? {
        scheme.id(of: identity).flatMap { scheme.identity(of: $0) == identity ? $0 : nil }
    }

    func edits() -> [TextEdit] {
        guard !appended.isEmpty, let place = element.units.last?.span.end ?? element.bodyStart else { return inserted }
        return inserted + [.insertion(at: place, appended)]
    }

    private func unit(
        _ id: StringKey, source: String, _ value: String, _ comment: String?, _ state: TranslationState? = nil,
        like neighbor: XLIFFUnit?
    ) -> String {
        let texts =
            side == .source
            ? [layout.source(value)]
            : [layout.source(source), layout.target(value, state)]
        return layout.unit(id, texts + [layout.note(comment ?? "")], like: neighbor)
    }
}

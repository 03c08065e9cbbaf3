import AXLocale
import AXModel
import AXSource

/// Turns changes into edits on the units of one `file` element. Other units stay unchanged.
struct XLIFFEdits {
    private let document: XLIFFDocument
    private let element: XLIFFFileElement
    private let side: XLIFFSide
    private let layout: XLIFFLayout
    private let groups: XLIFFGroups
    /// The index of the unit for each variation of strings with several units. If several units have the same identity,
    /// the last one is used; on the target side, the last one with a target.
    private let variations: [XLIFFIdentity: Int]
    private let numbered: NumberedStrings

    init(_ document: XLIFFDocument, _ element: XLIFFFileElement, _ side: XLIFFSide, _ layout: XLIFFLayout) {
        self.document = document
        self.element = element
        self.side = side
        self.layout = layout
        let groups = XLIFFGroups(element.units)
        let numbers = groups.others.keys.flatMap(groups.units)
        variations = Dictionary(numbers.map { (element.units[$0].identity, $0) }) { former, last in
            side == .target && element.units[last].target == nil && element.units[former].target != nil ? former : last
        }
        self.groups = groups
        numbered = NumberedStrings(document, element, side)
    }

    /// - Parameter causes: the reason why each change couldn't be made so far; nil for a change that was made in this
    ///   element or another one.
    func edits(for changes: [CatalogChange], refused causes: inout [RefusedChange.Cause?]) -> [TextEdit] {
        let removed = Set(changes.compactMap { if case .remove(let key) = $0 { key } else { nil } })
        var pending = Pending(
            changes: Array(repeating: nil, count: element.units.count),
            addition: XLIFFAddition(document, element, side, layout))
        var edits: [TextEdit] = []
        for (index, change) in changes.enumerated() {
            if case .set(let key, _, _) = change, removed.contains(key) {
                // A different change removes the string.
                causes[index] = nil
                continue
            }
            do throws(RefusedChange.Cause) {
                edits += try self.edits(for: change, &pending)
                causes[index] = nil
            } catch {
                if causes[index] != nil, error != .unknownKey || causes[index] == .unknownLanguage {
                    causes[index] = error
                }
            }
        }
        let inside = zip(element.units, pending.changes).flatMap { unit, change -> [TextEdit] in
            guard let change, !removed.contains(unit.identity.key) else { return [] }
            return document.edits(of: unit, change, side, layout)
        }
        return edits + inside + pending.addition.edits()
    }

    /// The changed and added units. They are written when all changes are known.
    private struct Pending {
        /// The change to each unit of the element; nil for a unit that doesn't change.
        var changes: [XLIFFUnitChange?]
        var addition: XLIFFAddition
    }

    private func edits(
        for change: CatalogChange, _ pending: inout Pending
    ) throws(RefusedChange.Cause) -> [TextEdit] {
        switch change {
        case .set(let key, let path, let value): try set(key, path, value, &pending.changes, &pending.addition)
        case .state(let key, let path, let state):
            guard let unit = unit(of: XLIFFIdentity(key: key, path: path)) else {
                throw groups[key].isEmpty ? .unknownKey : .form
            }
            pending.changes[unit, default: .init()].state = state
        case .comment(let key, let comment):
            for unit in try units(of: key) { pending.changes[unit, default: .init()].comment = .some(comment) }
        case .add(let key, let value, let comment):
            guard pending.addition.add(key, .plain, value, comment) else { throw .form }
        case .insert(let unit):
            guard pending.addition.add(unit) else { throw .form }
        case .remove(let key): return try units(of: key).map { removal(element.units[$0]) }
        case .sort: return try sortingEdits
        case .keptByHand(let key): _ = try units(of: key)
        case .canonicalize: break
        }
        return []
    }

    private func units(of key: StringKey) throws(RefusedChange.Cause) -> [Int] {
        let units = groups[key]
        guard !units.isEmpty else { throw .unknownKey }
        return units
    }

    private func set(
        _ key: StringKey, _ path: VariationPath, _ value: String, _ changes: inout [XLIFFUnitChange?],
        _ addition: inout XLIFFAddition
    ) throws(RefusedChange.Cause) {
        let identity = XLIFFIdentity(key: key, path: path)
        let number = unit(of: identity)
        let exists = number.map { side == .source || element.units[$0].target != nil } ?? false
        // A string that already has this value stays unchanged, even if its arguments are numbered differently than in
        // Xcode's export.
        if exists, numbered.hasValue(value, at: identity) { return }
        let text = numbered.numbered(value, at: identity)
        if let number, isImplied(value, element.units[number]) || isImplied(text, element.units[number]) { return }
        if let number {
            // A new target is added after the source, so there must be a source.
            let unit = element.units[number]
            guard unit.source != nil || side != .source && unit.target != nil else { throw .form }
            changes[number, default: .init()].text = text
        } else {
            let known = try units(of: key).map { element.units[$0] }
            guard known.allSatisfy({ path.isCompatible(with: $0.identity.path) }),
                addition.add(key, path, text, after: known)
            else { throw .form }
        }
    }

    private func unit(of identity: XLIFFIdentity) -> Int? {
        guard let string = groups.string(of: identity.key) else { return nil }
        if groups.others[string] != nil { return variations[identity] }
        let unit = groups.firsts[string]
        return element.units[unit].identity.path == identity.path ? unit : nil
    }

    /// Whether a unit without a target doesn't need one, because its source is used as the translation and already
    /// equals `value`. The source is used in two cases:
    /// - The source language and the target language are the same.
    /// - The unit contains the string itself, and another unit of the string, such as that of a variable, has a target.
    private func isImplied(_ value: String, _ unit: XLIFFUnit) -> Bool {
        guard side != .source, unit.target == nil, let source = unit.source,
            document.isText(of: source, equalTo: value)
        else { return false }
        if side == .either { return true }
        guard unit.identity.path == .plain else { return false }
        return groups[unit.identity.key].contains { element.units[$0].target != nil }
    }

    /// The edit that removes a unit and the white space before it.
    private func removal(_ unit: XLIFFUnit) -> TextEdit {
        .removal(Span(unit.span.start - layout.lengthOfSpace(before: unit.span.start), unit.span.end))
    }

    /// The edits that sort the units by key. The units of a string keep their order, and the text between units stays
    /// in place.
    private var sortingEdits: [TextEdit] {
        get throws(RefusedChange.Cause) {
            try document.file.sortingEdits(element.units, key: \.identity.key, span: \.span) { moved, _ in
                document.file.string(moved.span)
            }
        }
    }
}

extension [XLIFFUnitChange?] {
    fileprivate subscript(number: Int, default change: XLIFFUnitChange) -> XLIFFUnitChange {
        get { self[number] ?? change }
        set { self[number] = newValue }
    }
}

/// The strings of a `file` element that a catalog would contain without argument numbers: those with variables.
private struct NumberedStrings {
    private let numbering: [StringKey: XLIFFArgumentNumbering]
    /// The strings in the form that a catalog would contain.
    private let values: [XLIFFIdentity: String]

    init(_ document: XLIFFDocument, _ element: XLIFFFileElement, _ side: XLIFFSide) {
        let hasVariables = element.units.contains { unit in
            if case .substitution = unit.identity.path.steps.first { true } else { false }
        }
        guard hasVariables, XLIFFScheme(original: element.original).numbersArguments else {
            (numbering, values) = ([:], [:])
            return
        }
        let own = document.units(of: element, side).filter(\.hasVariables)
        // If a string has no translation, the variables of its source are used.
        let sources = document.units(of: element, .source).filter(\.hasVariables)
        numbering = Dictionary((sources + own).map { ($0.key, XLIFFArgumentNumbering($0)) }) { $1 }
        let forms = own.flatMap { unit in
            unit.forms.map { (XLIFFIdentity(key: unit.key, path: $0.path), $0.text.string) }
        }
        values = Dictionary(forms) { $1 }
    }

    func hasValue(_ text: String, at identity: XLIFFIdentity) -> Bool {
        values[identity].map { $0.utf8.elementsEqual(text.utf8) } ?? false
    }

    func numbered(_ text: String, at identity: XLIFFIdentity) -> String {
        numbering[identity.key]?.numbered(text, at: identity.path) ?? text
    }
}

/// Adds units to a `file` element, formatted like the existing ones.
private struct XLIFFAddition {
    private let document: XLIFFDocument
    private let element: XLIFFFileElement
    private let side: XLIFFSide
    private let layout: XLIFFLayout
    private let scheme: XLIFFScheme
    private var inserted: [TextEdit] = []
    private var appended = ""

    init(_ document: XLIFFDocument, _ element: XLIFFFileElement, _ side: XLIFFSide, _ layout: XLIFFLayout) {
        self.document = document
        self.element = element
        self.side = side
        self.layout = layout
        scheme = XLIFFScheme(original: element.original)
    }

    /// Adds a variation of a string after the string's last unit. The source of the new unit is that of the form
    /// `other`, as in Xcode's export, or else that of the last unit.
    /// - Parameter known: the string's units.
    /// - Returns: false if no id can represent the variation.
    mutating func add(_ key: StringKey, _ path: VariationPath, _ value: String, after known: [XLIFFUnit]) -> Bool {
        guard let last = known.last, let id = id(of: XLIFFIdentity(key: key, path: path)) else { return false }
        let sibling = VariationPath(path.steps.dropLast()) + .plural(.other)
        let similar = known.last { $0.identity.path == sibling && $0.source != nil } ?? last
        let source = similar.source.map { document.text(of: $0).string } ?? key.text
        let text = unit(id, source: source, value, document.comment(of: last), like: last)
        inserted.append(.insertion(at: last.span.end, layout.space(before: last) + text))
        return true
    }

    /// Adds a string at the end of the `file` element.
    /// - Returns: false if no id can represent the path.
    mutating func add(
        _ key: StringKey, _ path: VariationPath, _ value: String, _ comment: String?, source: String? = nil,
        state: TranslationState? = nil
    ) -> Bool {
        guard let id = id(of: XLIFFIdentity(key: key, path: path)) else { return false }
        let neighbor = element.units.last
        let space = neighbor.map(layout.space) ?? layout.newline + "      "
        appended += space + unit(id, source: source ?? key.text, value, comment, state, like: neighbor)
        return true
    }

    /// Adds a string with all variations that an id can represent. The source is the string that it was translated
    /// from, or the key if that string isn't known.
    /// - Returns: false if an id can't represent one of the variations.
    mutating func add(_ unit: Unit) -> Bool {
        let sources = Dictionary(
            (unit.exportedSource?.forms(below: .plain) ?? []).map { ($0.path, $0.text.string) }
        ) { $1 }
        let numbering = scheme.numbersArguments ? XLIFFArgumentNumbering(unit) : nil
        var isComplete = true
        for form in unit.forms {
            func numbered(_ text: String) -> String { numbering?.numbered(text, at: form.path) ?? text }
            let isAdded = add(
                unit.key, form.path, numbered(form.text.string), unit.comment,
                source: sources[form.path].map(numbered), state: form.state)
            isComplete = isComplete && isAdded
        }
        return isComplete
    }

    /// The id for an identity; nil if no id can represent the identity, or if the id would represent a different
    /// identity.
    private func id(of identity: XLIFFIdentity) -> StringKey? {
        scheme.id(of: identity).flatMap { scheme.identity(of: $0) == identity ? $0 : nil }
    }

    func edits() -> [TextEdit] {
        guard !appended.isEmpty, let end = element.units.last?.span.end ?? element.bodyStart else { return inserted }
        return inserted + [.insertion(at: end, appended)]
    }

    private func unit(
        _ id: StringKey, source: String, _ value: String, _ comment: String?, _ state: TranslationState? = nil,
        like neighbor: XLIFFUnit?
    ) -> String {
        let strings =
            side == .source
            ? [layout.source(value)]
            : [layout.source(source), layout.target(value, state)]
        return layout.unit(id, strings + [layout.note(comment ?? "")], like: neighbor)
    }
}

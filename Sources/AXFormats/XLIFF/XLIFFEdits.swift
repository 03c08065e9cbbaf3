import AXModel
import AXSource

/// Turns changes into edits on the units of one `file` element. Nothing but the units that they are about changes.
struct XLIFFEdits {
    private let document: XLIFFDocument
    private let element: XLIFFFile
    private let side: XLIFFCatalogs.Side
    private let layout: XLIFFLayout
    /// The places of each key's units, in the order of the file.
    private let places: [StringKey: [Int]]
    /// The place of each text; where the file holds several, the last one that is there.
    private let lastPlaces: [XLIFFIdentity: Int]
    private let respelling: XLIFFRespelling

    init(_ document: XLIFFDocument, _ element: XLIFFFile, _ side: XLIFFCatalogs.Side, _ layout: XLIFFLayout) {
        self.document = document
        self.element = element
        self.side = side
        self.layout = layout
        places = Dictionary(grouping: element.units.indices) { element.units[$0].identity.key }
        lastPlaces = Dictionary(element.units.enumerated().map { ($0.element.identity, $0.offset) }) { former, last in
            side == .target && element.units[last].target == nil && element.units[former].target != nil ? former : last
        }
        respelling = XLIFFRespelling(document, element, side)
    }

    /// Which text of a unit belongs to a locale; nil for a locale that the element does not hold.
    /// - Parameter locale: nil for the source language.
    static func side(of locale: String?, in element: XLIFFFile) -> XLIFFCatalogs.Side? {
        guard let locale else { return .source }
        if locale == element.targetLanguage { return locale == element.sourceLanguage ? .either : .target }
        if locale == element.sourceLanguage ?? "und" { return .source }
        return element.targetLanguage == nil ? .target : nil
    }

    func edits(for changes: [CatalogChange]) -> [TextEdit] {
        let removed = removedKeys(changes)
        var wishes: [Int: XLIFFWish] = [:]
        var addition = XLIFFAddition(document, element, side, layout)
        var edits: [TextEdit] = []
        for change in changes {
            switch change {
            case .set(let key, let path, let value) where !removed.contains(key):
                set(key, path, value, &wishes, &addition)
            case .state(let key, let path, let state):
                lastPlaces[XLIFFIdentity(key: key, path: path)].map { wishes[$0, default: .init()].state = state }
            case .comment(let key, let comment):
                for place in places[key] ?? [] { wishes[place, default: .init()].comment = .some(comment) }
            case .add(let key, let value, let comment): addition.add(key, .plain, value, comment)
            case .insert(let unit): addition.add(unit)
            case .remove(let key): edits += (places[key] ?? []).map { removal(element.units[$0]) }
            case .sort: edits += XLIFFSorting(document, element).edits()
            case .set, .keptByHand, .canonicalize: continue
            }
        }
        for (place, wish) in wishes.sorted(by: { $0.key < $1.key }) {
            let unit = element.units[place]
            guard !removed.contains(unit.identity.key) else { continue }
            edits += XLIFFUnitEdit(document, unit, layout).edits(for: wish, side)
        }
        return edits + addition.edits()
    }

    private func removedKeys(_ changes: [CatalogChange]) -> Set<StringKey> {
        Set(changes.compactMap { if case .remove(let key) = $0 { key } else { nil } })
    }

    private func set(
        _ key: StringKey, _ path: FormPath, _ value: String, _ wishes: inout [Int: XLIFFWish],
        _ addition: inout XLIFFAddition
    ) {
        let identity = XLIFFIdentity(key: key, path: path)
        let place = lastPlaces[identity]
        // A text that is spelled otherwise than the export does, and stays what it is, is left alone.
        let isThere = place.map { side == .source || element.units[$0].target != nil } ?? false
        if isThere, respelling.holds(value, at: identity) { return }
        let spelled = respelling.spell(value, at: identity)
        if let place, isImplied(value, element.units[place]) || isImplied(spelled, element.units[place]) { return }
        if let place {
            wishes[place, default: .init()].text = spelled
        } else if let known = places[key], let last = known.last,
            known.allSatisfy({ path.isCompatible(with: element.units[$0].identity.path) })
        {
            addition.add(key, path, spelled, behind: element.units[last])
        }
    }

    /// Whether a unit without a target has the text all the same: its source stands where the two languages are the same, and
    /// where the variables of a string are translated.
    private func isImplied(_ value: String, _ unit: XLIFFUnit) -> Bool {
        guard side != .source, unit.target == nil, let source = unit.source,
            Array(document.text(of: source).string.utf8) == Array(value.utf8)
        else { return false }
        if side == .either { return true }
        guard unit.identity.path == .plain else { return false }
        return (places[unit.identity.key] ?? []).contains { element.units[$0].target != nil }
    }

    /// A unit with the white space before it.
    private func removal(_ unit: XLIFFUnit) -> TextEdit {
        .removal(Span(unit.span.start - layout.lengthOfSpace(before: unit.span.start), unit.span.end))
    }
}

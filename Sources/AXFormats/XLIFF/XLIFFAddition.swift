import AXLocale
import AXModel
import AXSource

/// Adds units to a `file` element, set like those around them.
struct XLIFFAddition {
    private let document: XLIFFDocument
    private let element: XLIFFFile
    private let side: XLIFFCatalogs.Side
    private let layout: XLIFFLayout
    private let scheme: XLIFFScheme
    private var inserted: [TextEdit] = []
    private var appended = ""

    init(_ document: XLIFFDocument, _ element: XLIFFFile, _ side: XLIFFCatalogs.Side, _ layout: XLIFFLayout) {
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
        let exported = scheme.respells ? XLIFFExportedText(unit) : nil
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

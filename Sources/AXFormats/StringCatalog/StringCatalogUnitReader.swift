import AXLocale
import AXModel
import AXScan
import AXSource

/// Reads single units of a catalog.
struct StringCatalogUnitReader {
    /// What the units of an entry share.
    struct Entry {
        let key: StringKey
        let keyNode: Int
        let keySpan: Span
        /// The key and its value.
        let span: Span
        var comment: String?
        var isTranslatable = true
        var isStale = false
        /// The node of the object with the localizations.
        var localizations: Int?
    }

    let view: JSONView

    init(_ view: JSONView) {
        self.view = view
    }

    /// What an entry says for all languages.
    func entry(key: Int, value: Int) -> Entry {
        let keySpan = view.span(key)
        var entry = Entry(
            key: StringKey(bytes: view.bytes(key)), keyNode: key, keySpan: keySpan,
            span: Span(keySpan.start, view.span(value).end))
        view.forEachMember(of: value) { name, value in
            if view.isText(name, "localizations") {
                if view.isObject(value) { entry.localizations = value }
            } else if view.isText(name, "comment") {
                if view.isText(value) { entry.comment = view.string(value) }
            } else if view.isText(name, "shouldTranslate") {
                entry.isTranslatable = view.text[view.span(value).start] != UInt8(ascii: "f")
            } else if view.isText(name, "extractionState") {
                entry.isStale = view.isText(value, "stale")
            }
        }
        return entry
    }

    /// The unit of a localization; nil where it holds no text.
    func unit(of entry: Entry, language: Int, isSource: Bool) -> Unit? {
        var forms = StringCatalogForms(view)
        guard let text = forms.read(localization: language + 1) else { return nil }
        let span = Span(view.span(language).start, view.span(language + 1).end)
        var unit = Unit(key: entry.key, comment: entry.comment, text: text, span: span, keySpan: entry.keySpan)
        unit.states = isSource && entry.isStale ? stale(unit) : forms.states
        if !forms.substitutions.isEmpty { unit.substitutions = forms.substitutions }
        if !entry.isTranslatable { unit.isTranslatable = false }
        return unit
    }

    /// The unit of the source language where the entry does not spell it out: its text is the key.
    func implicitUnit(of entry: Entry) -> Unit {
        let text = view.located(entry.keyNode).readOnly
        var unit = Unit(
            key: entry.key, comment: entry.comment, text: .plain(text), span: entry.span, keySpan: entry.keySpan)
        if !entry.isTranslatable { unit.isTranslatable = false }
        if entry.isStale { unit.states = [.plain: .stale] }
        return unit
    }

    private func stale(_ unit: Unit) -> [FormPath: TranslationState] {
        Dictionary(unit.forms.map { ($0.path, .stale) }) { $1 }
    }
}

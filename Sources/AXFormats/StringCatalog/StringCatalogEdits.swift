package import AXModel
import AXScan
package import AXSource

extension StringCatalogDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        guard refusal == nil, let root = tree.root else { return [] }
        let source = sourceTag ?? StringKey("en")
        var draft = StringCatalogDraft(
            JSONDraft(tree, node: root), locale: locale.map { StringKey($0) } ?? source, sourceLanguage: source)
        for change in changes { draft.make(change) }
        let layout = JSONLayout(of: tree, newline: file.newline)
        let edits = JSONDraftEdits(tree, layout: layout).edits(of: draft.root)
        guard draft.isSorted || draft.isCanonicalized else { return edits }
        return rearranged(edits, draft)
    }

    /// A new order or layout of the whole file, on top of other changes.
    private func rearranged(_ edits: [TextEdit], _ draft: StringCatalogDraft) -> [TextEdit] {
        guard let changed = try? file.applying(edits) else { return edits }
        // A lone surrogate cannot be moved: it has no spelling in a `String`.
        guard UTF8Check.firstInvalidOffset(in: file.text) == nil else { return edits }
        let document = StringCatalogDocument(changed)
        let text = draft.isCanonicalized ? CanonicalStringCatalog.text(of: document.tree) : document.sortedText
        return difference(to: Array(text.utf8)).map { [$0] } ?? []
    }

    /// The one edit that makes the file's text another; nil where it is that already. Cuts no character in two.
    private func difference(to text: [UInt8]) -> TextEdit? {
        ByteDifference(from: file.text, to: text).map {
            TextEdit(Span($0.old.lowerBound, $0.old.upperBound), String(decoding: text[$0.new], as: UTF8.self))
        }
    }

    /// The text with the entries in the order of their keys; all else stays where it is.
    private var sortedText: String {
        let entries = entries
        let order = CatalogKeyOrder.order(of: entries.map(key))
        var text: [UInt8] = []
        var copied = 0
        for (place, entry) in zip(order, entries) {
            let span = tree.span(of: entry)
            text += file.text[copied..<span.start]
            text += file.text[tree.span(of: entries[place]).range]
            copied = span.end
        }
        return String(decoding: text + file.text[copied...], as: UTF8.self)
    }
}

/// Writes a catalog as Xcode does: members in its order, two spaces for each level, `" : "`, an empty object on three
/// lines, slashes bare, LF as line end.
enum CanonicalStringCatalog {
    /// Xcode writes no line end at the end of the file; one that is there stays, as the newest versions keep it.
    static func text(of tree: JSONTree) -> String {
        guard let root = tree.root else { return "" }
        let text = JSONLayout.xcode.text(of: JSONValue(tree, root).inCatalogOrder)
        return tree.text.last == 0x0A ? text + "\n" : text
    }
}

/// A catalog with the changes that are to be made in it.
struct StringCatalogDraft {
    let root: JSONDraft
    /// Whose texts change.
    private let locale: StringKey
    private let sourceLanguage: StringKey
    private(set) var isSorted = false
    private(set) var isCanonicalized = false

    init(_ root: JSONDraft, locale: StringKey, sourceLanguage: StringKey) {
        self.root = root
        self.locale = locale
        self.sourceLanguage = sourceLanguage
    }

    mutating func make(_ change: CatalogChange) {
        switch change {
        case .set(let key, let path, let value): set(key, path, value)
        case .state(let key, let path, let state): setState(key, path, state)
        case .add(let key, let value, let comment): add(key, value, comment)
        case .insert(let unit): insert(unit)
        case .remove(let key): remove(key)
        case .comment(let key, let text): setComment(key, text)
        case .keptByHand(let key): keepByHand(key)
        case .sort: isSorted = true
        case .canonicalize: isCanonicalized = true
        }
    }

    private var strings: JSONDraft { root.object("strings") }

    /// The entry of a key; nil where there is none. Of repeated ones the last that has a text in the language, as
    /// each has in that of the source.
    private func entry(_ key: StringKey) -> JSONDraft? {
        let entries = strings.all(key).filter(\.isObject)
        guard entries.count > 1, !mayBeSource else { return entries.last }
        return entries.last { localization(of: $0)?.holdsText() ?? false } ?? entries.last
    }

    private func set(_ key: StringKey, _ path: VariationPath, _ value: String) {
        guard let entry = entry(key) else { return }
        // The text of the source language is the key until something else is said.
        if mayBeSource, path == .plain, StringKey(value) == key, localization(of: entry)?.holdsText() != true { return }
        let form = StringCatalogFormDraft(entry, locale: locale, sourceLanguage: sourceLanguage)
        form.set(path, to: value)
    }

    private func setState(_ key: StringKey, _ path: VariationPath, _ state: TranslationState) {
        guard let entry = entry(key) else { return }
        let form = StringCatalogFormDraft(entry, locale: locale, sourceLanguage: sourceLanguage)
        form.setState(path, to: state)
    }

    /// Whether the texts may be those of the source language; where the file names none, each may.
    private var mayBeSource: Bool {
        locale == sourceLanguage || root.member("sourceLanguage")?.isText != true
    }

    /// The localization of an entry in the language whose texts change.
    private func localization(of entry: JSONDraft) -> JSONDraft? {
        entry.member("localizations")?.member(locale)
    }

    private func keepByHand(_ key: StringKey) {
        guard let entry = entry(key) else { return }
        entry.set("extractionState", to: .text("manual"))
        if mayBeSource, localization(of: entry)?.holdsText() == true { setState(key, .plain, .translated) }
    }

    /// An entry as Xcode extracts it from source code: empty where its text is its key. A key whose arguments are numbered
    /// in the text is no value that the code gives.
    private func add(_ key: StringKey, _ value: String, _ comment: String?) {
        let isSource = locale == sourceLanguage
        let entry = strings.object(key)
        if let comment { entry.set("comment", to: .text(comment)) }
        guard !isSource || StringKey(value) != key else { return }
        if isSource, value != Message(parsing: key.text).numberingArguments {
            entry.set("extractionState", to: .text("extracted_with_value"))
        }
        let state: TranslationState = isSource ? .new : .translated
        entry.object("localizations").set(locale, to: .unit(value, state: state))
    }

    private func insert(_ unit: Unit) {
        let entry = strings.object(unit.key)
        if let comment = unit.comment { entry.set("comment", to: .text(comment)) }
        if !unit.isTranslatable { entry.set("shouldTranslate", to: .raw("false")) }
        guard let localization = StringCatalogLocalization(unit, isSource: locale == sourceLanguage).value else {
            return
        }
        entry.object("localizations").set(locale, to: localization)
    }

    /// The whole entry in the source language, else the localization alone.
    private func remove(_ key: StringKey) {
        guard locale != sourceLanguage else { return strings.remove(key) }
        for entry in strings.all(key) {
            guard let localizations = entry.member("localizations"), localizations.member(locale) != nil else {
                continue
            }
            localizations.remove(locale)
            if case .object(let rest) = localizations.value, rest.isEmpty { entry.remove("localizations") }
        }
    }

    private func setComment(_ key: StringKey, _ text: String?) {
        guard let entry = entry(key) else { return }
        if let text {
            entry.set("comment", to: .text(text))
            // It is a person's comment now.
            entry.remove("isCommentAutoGenerated")
        } else {
            entry.remove("comment")
        }
    }
}

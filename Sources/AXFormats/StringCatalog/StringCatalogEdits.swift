package import AXModel
import AXScan
package import AXSource

extension StringCatalogDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] {
        edits(for: [LocaleChanges(changes, in: locale)])
    }

    package func edits(for changes: [LocaleChanges]) -> [TextEdit] {
        guard refusal == nil, let root = tree.root else { return [] }
        let source = sourceTag ?? StringKey("en")
        let draft = JSONDraft(tree, node: root)
        for part in changes {
            let locale = part.locale.map { StringKey($0) } ?? source
            let catalog = StringCatalogDraft(draft, locale: locale, sourceLanguage: source)
            for change in part.changes { catalog.make(change) }
        }
        let edits = draft.edits(JSONLayout(of: tree, newline: file.newline))
        let all = changes.flatMap(\.changes)
        if all.contains(.canonicalize) { return rearranged(edits) { $0.canonicalText } }
        return all.contains(.sort) ? rearranged(edits) { $0.sortedText } : edits
    }

    /// Sorts or canonicalizes the whole file, on top of other edits.
    private func rearranged(_ edits: [TextEdit], _ text: (StringCatalogDocument) -> String) -> [TextEdit] {
        guard let changed = try? file.applying(edits) else { return edits }
        // A lone surrogate can't be moved, because a `String` can't contain it.
        guard UTF8Check.firstInvalidOffset(in: file.text) == nil else { return edits }
        return difference(to: Array(text(StringCatalogDocument(changed)).utf8)).map { [$0] } ?? []
    }

    /// The smallest edit that changes the file's text to `text` without splitting a character; nil if they are equal.
    private func difference(to text: [UInt8]) -> TextEdit? {
        ByteDifference(from: file.text, to: text).map {
            TextEdit(Span($0.old.lowerBound, $0.old.upperBound), String(decoding: text[$0.new], as: UTF8.self))
        }
    }

    /// The catalog as Xcode writes it: sorted, two spaces per level, `" : "`, an empty object on three lines, unescaped
    /// slashes, LF. Xcode doesn't end the file with a line break, but keeps one, as the newest versions do.
    private var canonicalText: String {
        guard let root = tree.root else { return "" }
        let text = JSONLayout.xcode.text(of: JSONValue(tree, root).inCatalogOrder)
        return tree.text.last == 0x0A ? text + "\n" : text
    }

    /// The text with the entries sorted by key; everything between them stays in place.
    private var sortedText: String {
        let entries = entries
        let order = CatalogKeyOrder.order(of: entries.map(key))
        var text: [UInt8] = []
        var copied = 0
        for (index, entry) in zip(order, entries) {
            let span = tree.span(of: entry)
            text += file.text[copied..<span.start]
            text += file.text[tree.span(of: entries[index]).range]
            copied = span.end
        }
        return String(decoding: text + file.text[copied...], as: UTF8.self)
    }
}

/// A catalog with pending changes in one language.
private struct StringCatalogDraft {
    let root: JSONDraft
    private let locale: StringKey
    private let sourceLanguage: StringKey

    init(_ root: JSONDraft, locale: StringKey, sourceLanguage: StringKey) {
        self.root = root
        self.locale = locale
        self.sourceLanguage = sourceLanguage
    }

    func make(_ change: CatalogChange) {
        switch change {
        case .set(let key, let path, let value): set(key, path, value)
        case .state(let key, let path, let state): setState(key, path, state)
        case .add(let key, let value, let comment): add(key, value, comment)
        case .insert(let unit): insert(unit)
        case .remove(let key): remove(key)
        case .comment(let key, let text): setComment(key, text)
        case .keptByHand(let key): keepByHand(key)
        case .sort, .canonicalize: break
        }
    }

    private var strings: JSONDraft { root.object("strings") }

    /// The last entry of a key. If the key is repeated, the last one with a string in the language; in the source
    /// language, every entry has a string.
    private func entry(_ key: StringKey) -> JSONDraft? {
        let entries = strings.all(key).filter(\.isObject)
        guard entries.count > 1, !mayBeSource else { return entries.last }
        return entries.last { localization(of: $0)?.hasText() ?? false } ?? entries.last
    }

    private func set(_ key: StringKey, _ path: VariationPath, _ value: String) {
        guard let entry = entry(key) else { return }
        // A source string without a localization is its key.
        if mayBeSource, path == .plain, StringKey(value) == key, localization(of: entry)?.hasText() != true { return }
        StringCatalogLocalizationDraft(entry, locale: locale, sourceLanguage: sourceLanguage).set(path, to: value)
    }

    private func setState(_ key: StringKey, _ path: VariationPath, _ state: TranslationState) {
        guard let entry = entry(key) else { return }
        StringCatalogLocalizationDraft(entry, locale: locale, sourceLanguage: sourceLanguage).setState(path, to: state)
    }

    /// Whether the language may be the source language; any language may be if the file doesn't specify one.
    private var mayBeSource: Bool {
        locale == sourceLanguage || root.member("sourceLanguage")?.isText != true
    }

    private func localization(of entry: JSONDraft) -> JSONDraft? {
        entry.member("localizations")?.member(locale)
    }

    private func keepByHand(_ key: StringKey) {
        guard let entry = entry(key) else { return }
        entry.set("extractionState", to: .text("manual"))
        if mayBeSource, localization(of: entry)?.hasText() == true { setState(key, .plain, .translated) }
    }

    /// Adds an entry as Xcode extracts it from source code: empty if the string is its key. The code doesn't specify a
    /// value if the value differs from the key only in argument numbers.
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
        guard let localization = JSONValue.localization(of: unit, isSource: locale == sourceLanguage) else { return }
        entry.object("localizations").set(locale, to: localization)
    }

    /// Removes the whole entry in the source language, and only the localization in other languages.
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
            // The comment is a person's from now on.
            entry.remove("isCommentAutoGenerated")
        } else {
            entry.remove("comment")
        }
    }
}

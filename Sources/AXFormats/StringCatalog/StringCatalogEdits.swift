import AXModel
import AXScan
import AXSource

extension StringCatalogDocument {
    package func edits(for changes: [LocaleChanges]) -> FileEdits {
        if let readOnlyReason { return .refusing(changes, .readOnly(readOnlyReason)) }
        guard let root = tree.root else { return .refusing(changes, .notLoaded) }
        let source = sourceTag ?? Self.usualSource
        let draft = JSONDraft(tree, node: root)
        var result = FileEdits()
        for part in changes {
            let locale = part.locale.map { StringKey($0) } ?? source
            let catalog = StringCatalogDraft(draft, locale: locale, sourceLanguage: source)
            for change in part.changes {
                result.make(change, in: part.locale) { () throws(RefusedChange.Cause) in
                    try catalog.make(change)
                    return []
                }
            }
        }
        result.edits = draft.edits(JSONLayout(of: tree, newline: file.newline))
        let all = changes.flatMap(\.changes)
        if let last = [CatalogChange.canonicalize, .sort].first(where: all.contains) {
            rearrange(&result, by: last)
        }
        return result
    }

    /// Replaces the edits in `result` with one that also sorts or canonicalizes the whole file.
    private func rearrange(_ result: inout FileEdits, by change: CatalogChange) {
        // A lone surrogate can't be moved, because a `String` can't contain it.
        guard UTF8Check.firstInvalidOffset(in: file.text) == nil else {
            result.refused.append(RefusedChange(change: change, locale: nil, cause: .undecodable))
            return
        }
        guard let changed = try? file.applying(result.edits) else { return }
        let catalog = StringCatalogDocument(changed)
        let text = change == .sort ? catalog.sortedText : catalog.canonicalText
        result.edits = difference(to: Array(text.utf8)).map { [$0] } ?? []
    }

    /// The smallest edit that changes the file's text to `text` without splitting a character; nil if they are equal.
    private func difference(to text: [UInt8]) -> TextEdit? {
        ByteDifference(from: file.text, to: text).map {
            TextEdit(Span($0.old.lowerBound, $0.old.upperBound), String(decoding: text[$0.new], as: UTF8.self))
        }
    }

    /// The catalog as Xcode writes it: sorted, with two spaces per level, `" : "`, empty objects on three lines,
    /// unescaped slashes and LF. As in the newest versions of Xcode, a line break at the end of the file is kept but
    /// not added.
    private var canonicalText: String {
        guard let root = tree.root else { return "" }
        let text = JSONLayout.xcode.text(of: JSONValue(tree, root).inCatalogOrder)
        return tree.text.last == 0x0A ? text + "\n" : text
    }

    /// The text with the entries sorted by key; the text between them stays in place.
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

    func make(_ change: CatalogChange) throws(RefusedChange.Cause) {
        switch change {
        case .set(let key, let path, let value): try set(key, path, value)
        case .state(let key, let path, let state): try setState(key, path, state)
        case .add(let key, let value, let comment): add(key, value, comment)
        case .insert(let unit): insert(unit)
        case .remove(let key): try remove(key)
        case .comment(let key, let text): try setComment(key, text)
        case .keptByHand(let key): try keepByHand(key)
        case .sort, .canonicalize: break
        }
    }

    private var strings: JSONDraft { root.object("strings") }

    /// The entry with a key. If the key is repeated, it is the last entry that has a string in the language, or the
    /// last entry if none of them has one. In the source language, every entry has a string.
    private func entry(_ key: StringKey) throws(RefusedChange.Cause) -> JSONDraft {
        let all = strings.all(key)
        guard !all.isEmpty else { throw .unknownKey }
        let entries = all.filter(\.isObject)
        guard let last = entries.last else { throw .notLoaded }
        guard entries.count > 1, !mayBeSource else { return last }
        return entries.last { localization(of: $0)?.hasText() ?? false } ?? last
    }

    private func set(_ key: StringKey, _ path: VariationPath, _ value: String) throws(RefusedChange.Cause) {
        let entry = try entry(key)
        // A source string without a localization is equal to its key.
        if mayBeSource, path == .plain, StringKey(value) == key, localization(of: entry)?.hasText() != true { return }
        try draft(of: entry).set(path, to: value)
    }

    private func setState(
        _ key: StringKey, _ path: VariationPath, _ state: TranslationState
    ) throws(RefusedChange.Cause) {
        try draft(of: entry(key)).setState(path, to: state)
    }

    private func draft(of entry: JSONDraft) -> StringCatalogLocalizationDraft {
        StringCatalogLocalizationDraft(entry, locale: locale, sourceLanguage: sourceLanguage)
    }

    /// Whether the language could be the source language. If the file doesn't specify its source language, any language
    /// could be.
    private var mayBeSource: Bool {
        locale == sourceLanguage || root.member("sourceLanguage")?.isText != true
    }

    private func localization(of entry: JSONDraft) -> JSONDraft? {
        entry.member("localizations")?.member(locale)
    }

    private func keepByHand(_ key: StringKey) throws(RefusedChange.Cause) {
        let entry = try entry(key)
        entry.set("extractionState", to: .text("manual"))
        // A string that varies keeps the states of its forms.
        if mayBeSource, localization(of: entry)?.hasText() == true {
            try? draft(of: entry).setState(.plain, to: .translated)
        }
    }

    /// Adds an entry as Xcode extracts it from source code: without a localization if the string is its key, and marked
    /// as extracted with a value if the string differs from the key in more than argument numbers. In other languages,
    /// always adds a localization.
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
    private func remove(_ key: StringKey) throws(RefusedChange.Cause) {
        let entries = strings.all(key)
        guard !entries.isEmpty else { throw .unknownKey }
        guard locale != sourceLanguage else { return strings.remove(key) }
        for entry in entries {
            guard let localizations = entry.member("localizations"), localizations.member(locale) != nil else {
                continue
            }
            localizations.remove(locale)
            if case .object(let rest) = localizations.value, rest.isEmpty { entry.remove("localizations") }
        }
    }

    private func setComment(_ key: StringKey, _ text: String?) throws(RefusedChange.Cause) {
        let entry = try entry(key)
        if let text {
            entry.set("comment", to: .text(text))
            // Xcode didn't generate the new comment.
            entry.remove("isCommentAutoGenerated")
        } else {
            entry.remove("comment")
        }
    }
}

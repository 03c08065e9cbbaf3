import AXModel
import AXScan
import AXSource

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

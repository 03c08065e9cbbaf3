package import AXModel
package import AXSource

extension StringsFile {
    /// The key of the first change that had no effect; nil if all changes had an effect. Call this method on the file
    /// that was parsed again after the changes. For example, a new value has no effect if it's in a part of the file
    /// that Apple's runtime ignores.
    /// - Parameter locale: the locale that was changed; nil for the source language.
    package func firstKey(lacking changes: [CatalogChange], locale: String?) -> StringKey? {
        let result = ChangedFile(self, keys: Set(changes.compactMap(\.key)), locale: locale ?? sourceLanguage)
        return changes.lazy.filter { !result.contains($0) }.compactMap(\.key).first
    }
}

/// A file that was parsed again after changes were made.
private final class ChangedFile {
    private let file: any StringsFile
    private let locale: String?
    private let units: [StringKey: Unit]
    private let lost: Set<StringKey>
    // Lazy, because few changes need this property and the next one.
    private lazy var keys = Set(file.keys.map(\.key))
    /// The values as they appear in the file. For example, an XLIFF file contains `%1$lld` where a catalog contains
    /// `%arg`.
    private lazy var rawValues: [FormID: PropertyValue] = {
        let own = file.contents.entries.filter { locale == nil || $0.locale == locale }
        return Dictionary(own.map { (FormID(key: $0.key, form: $0.form), $0.value) }) { $1 }
    }()

    struct FormID: Hashable {
        let key: StringKey
        let form: VariationPath?
    }

    init(_ file: any StringsFile, keys: Set<StringKey>, locale: String?) {
        self.file = file
        self.locale = locale
        units = file.units(of: keys, locale: locale)
        lost = file.lostKeys
    }

    func contains(_ change: CatalogChange) -> Bool {
        switch change {
        case .set(let key, let path, let value):
            (isRead(value, key, path) || isRaw(value, key, path)) && !lost.contains(key)
        case .add(let key, let value, _): isRead(value, key, .plain) && !lost.contains(key)
        case .insert(let unit): units[unit.key]?.hasSameStrings(of: unit) == true && !lost.contains(unit.key)
        case .remove(let key): isTranslation ? units[key] == nil : !keys.contains(key)
        case .comment(let key, let text): units[key].map { ($0.comment ?? "").isEmpty == (text == nil) } ?? false
        case .state, .keptByHand, .sort, .canonicalize: true
        }
    }

    /// Whether the changes affect a translation, not the source strings. Removing a translation leaves the key in the
    /// file.
    private var isTranslation: Bool { file.sourceLanguage.map { $0 != locale } ?? false }

    private func isRaw(_ value: String, _ key: StringKey, _ path: VariationPath) -> Bool {
        rawValues[FormID(key: key, form: path)] == .string(StringKey(value))
    }

    private func isRead(_ value: String, _ key: StringKey, _ path: VariationPath) -> Bool {
        units[key]?.text(at: path)?.string.utf8.elementsEqual(value.utf8) ?? false
    }
}

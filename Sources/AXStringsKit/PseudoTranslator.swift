import AXLocaleData
public import AXModel
import AXPseudo
import AXSource

/// Translates strings into a pseudo-locale.
///
/// The results look or sound like translations, or are as long as translations, but remain readable in the source
/// language. Format specifiers and markup stay unchanged. Equal strings with equal keys and plural categories give
/// equal results.
public struct PseudoTranslator: Sendable {
    private let pseudolocalizer: Pseudolocalizer

    /// - Parameters:
    ///   - modes: the ids of the modes, as in `axstrings pseudo --mode`: `accent`, `length`, `bounded`, `spoken`,
    ///     `rtl`, `plural-probe`. `script` isn't supported, because it needs a target locale.
    ///   - sourceLanguage: the language tag of the strings to translate.
    ///   - names: names that stay unchanged, such as product names.
    /// - Throws: ``UnusablePseudoModes`` if `modes` is empty, if a mode is unknown, repeated or `script`, or if two
    ///   modes can't be combined.
    public init(
        modes: [String] = ["accent", "length", "bounded"], sourceLanguage: String = "en", keeping names: [String] = []
    ) throws(UnusablePseudoModes) {
        let styles = LocaleStyles.embedded
        // The length model of the root locale fits most languages.
        let growth = LengthExpansion(
            styles.style(for: "root"), .p90, source: styles.style(for: sourceLanguage))
        do throws(PseudoModeError) {
            pseudolocalizer = Pseudolocalizer(
                modes: try PseudoModes.select(modes), growth: growth, protected: names)
        } catch {
            throw UnusablePseudoModes(description: error.description)
        }
    }

    /// The changes that replace each form of each unit with its pseudo-translation. A form that the modes would break
    /// isn't changed.
    public func changes(for units: [Unit]) -> [CatalogChange] {
        units.flatMap { unit in
            unit.forms.compactMap { form in
                pseudolocalizer.harmless(form.text.string, category: form.path.category, key: unit.key)
                    .map { .set(unit.key, at: form.path, value: $0) }
            }
        }
    }
}

/// The error for pseudo modes that can't be used: they are unknown, repeated, missing or `script`, or two of them can't
/// be combined.
public struct UnusablePseudoModes: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why the modes can't be used.
    public let description: String
}

extension VariationPath {
    /// The plural category of the form; nil if it doesn't vary by number.
    fileprivate var category: PluralCategory? {
        steps.lazy.compactMap { if case .plural(let category) = $0 { category } else { nil } }.last
    }
}

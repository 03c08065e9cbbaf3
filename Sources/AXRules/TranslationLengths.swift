package import AXLocaleData
package import AXModel
import AXSource

/// The lengths of a locale's translations compared with their sources, and their speaking times.
package struct TranslationLengths {
    private let style: LocaleStyle
    private let meter: SpeechMeter
    private var sourceLength = 0
    private var length = 0
    private var usualLength = 0.0
    private var longLength = 0.0
    private var overP90 = 0
    /// The number of translations whose length is compared with the source.
    package private(set) var texts = 0
    /// The seconds that each label, or each hint, takes to speak, in no particular order.
    package private(set) var labels: [Double] = []
    package private(set) var hints: [Double] = []

    package init(_ style: LocaleStyle) {
        self.style = style
        meter = SpeechMeter(style)
    }

    /// Measures the translations in a catalog of the locale. The lengths of strings that equal their source aren't
    /// counted.
    package mutating func add(_ catalog: Catalog, against source: Catalog) {
        let originals = Dictionary(source.units.map { ($0.key, $0) }) { $1 }
        for unit in catalog.units {
            guard let text = unit.checkedForms.first?.string, !text.isEmpty else { continue }
            addTime(of: text, unit.roles)
            guard let original = originals[unit.key]?.checkedForms.first?.string, original != text else { continue }
            add(text, against: original)
        }
    }

    private mutating func add(_ text: String, against original: String) {
        let (own, other) = (text.count, original.count)
        guard other > 0 else { return }
        texts += 1
        length += own
        sourceLength += other
        usualLength += max(style.length.p50.length(of: other), 1)
        longLength += max(style.length.p90.length(of: other), 1)
        if Double(own) > style.length.p90.length(of: other) { overP90 += 1 }
    }

    private mutating func addTime(of text: String, _ roles: Set<AccessibilityRole>) {
        guard roles.contains(.label) || roles.contains(.hint) else { return }
        let seconds = SpokenTime(of: text, meter).seconds
        if roles.contains(.label) { labels.append(seconds) }
        if roles.contains(.hint) { hints.append(seconds) }
    }

    /// The length of all translations divided by that of their sources, in grapheme clusters. `own` is the measured
    /// value; `usual` is the value if each translation had the usual length, and `long` if each had the length that
    /// only one in ten exceeds.
    package var expansion: (own: Double, usual: Double, long: Double) {
        let sources = Double(max(sourceLength, 1))
        return (Double(length) / sources, usualLength / sources, longLength / sources)
    }

    /// The share of translations that are longer than nine in ten usual translations of the same source.
    package var shareOverP90: Double { Double(overP90) / Double(max(texts, 1)) }

    /// The limits in seconds. Labels and hints are reported if their estimated time exceeds the limit by a margin.
    package static let labelLimit = SpokenTime.Limit([.label])?.seconds ?? 0
    package static let hintLimit = SpokenTime.Limit([.hint])?.seconds ?? 0
}

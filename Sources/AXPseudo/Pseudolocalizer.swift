package import AXLocale
package import AXModel
package import AXSource

/// Creates pseudo-translations: source strings that are changed so that they look or sound like translations, or are as
/// long.
///
/// The result depends only on the message, the plural category, the key and the configuration and, for the mode
/// `script`, on the version of ICU.
package struct Pseudolocalizer: Sendable {
    private let modes: [any PseudoMode]
    private let growth: LengthExpansion
    private let filler: FillerWords
    let scanner: ProtectedScanner

    /// - Parameters:
    ///   - modes: the modes to apply, in any order; they run in the order of ``PseudoAspect``.
    ///   - growth: the lengths of translations, for modes that pad strings.
    ///   - protected: names that modes must not change. Case matters; names in Latin script must be whole words.
    package init(modes: [any PseudoMode], growth: LengthExpansion, protected: [String]) {
        let modes = modes.sorted { $0.changes < $1.changes }
        self.modes = modes
        self.growth = growth
        filler = FillerWords { Self.write($0, modes) }
        scanner = ProtectedScanner(names: protected)
    }

    /// The pseudo-translation of a message. A message without letters outside its protected parts is unchanged.
    /// - Parameters:
    ///   - category: the plural category of the form.
    ///   - key: the key, which determines the length if lengths vary by key.
    package func transform(_ message: Message, category: PluralCategory? = nil, key: StringKey? = nil) -> Message {
        transform(ScannedText(message, scanner), category, key)
    }

    /// The pseudo-translation of a string; nil if ``verify(_:_:)`` would report an error in it.
    /// - Parameters:
    ///   - category: the plural category of the form.
    ///   - key: the key, which determines the length if lengths vary by key.
    package func harmless(_ text: String, category: PluralCategory? = nil, key: StringKey? = nil) -> String? {
        let source = ScannedText(Message(parsing: text), scanner)
        let result = transform(source, category, key)
        return differences(from: source, in: result).isEmpty ? result.text : nil
    }

    private func transform(_ scanned: ScannedText, _ category: PluralCategory?, _ key: StringKey?) -> Message {
        let source = PseudoText(scanned)
        guard source.hasLetters else { return scanned.message }
        let modes = modes
        let context = PseudoContext(
            source: source, key: key, category: category, growth: growth, filler: filler,
            write: { Self.write($0, modes) })
        var text = source
        text.mapWords(context.write)
        for mode in modes { mode.transform(&text, in: context) }
        return Message(parsing: text.string)
    }

    private static func write(_ words: String, _ modes: [any PseudoMode]) -> String {
        modes.reduce(words) { $1.write($0) }
    }
}

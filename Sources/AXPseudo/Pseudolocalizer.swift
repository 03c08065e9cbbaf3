package import AXLocale
package import AXModel
package import AXSource

/// Makes pseudo-translations: text that looks, measures or sounds like a translation and can still be read as the source.
///
/// The transform is pure and deterministic: equal messages of equal keys give equal results, on every machine and in every
/// run.
package struct Pseudolocalizer: Sendable {
    private let modes: [any PseudoMode]
    private let growth: PseudoGrowth
    private let filler: FillerWords
    let scanner: ProtectedScanner

    /// - Parameters:
    ///   - modes: what is done to a text; they run in the order of what they change, whatever their order here.
    ///   - growth: how long a translation is, for the modes that pad.
    ///   - protected: names that no mode may change, compared exactly and as whole words.
    package init(modes: [any PseudoMode], growth: PseudoGrowth, protected: [String]) {
        let modes = modes.sorted { $0.changes < $1.changes }
        self.modes = modes
        self.growth = growth
        filler = FillerWords { Self.write($0, modes) }
        scanner = ProtectedScanner(names: protected)
    }

    /// The pseudo-translation of a message. A message without a letter outside its protected parts has nothing to
    /// translate and comes back as it is.
    /// - Parameters:
    ///   - category: the plural category of the form.
    ///   - key: chooses the length where each key has its own.
    package func transform(_ message: Message, category: PluralCategory? = nil, key: StringKey? = nil) -> Message {
        transform(ScannedText(message, scanner), category, key)
    }

    /// The pseudo-translation of a text; nil where nothing can be done to it without harm.
    /// - Parameters:
    ///   - category: the plural category of the form.
    ///   - key: chooses the length where each key has its own.
    package func harmless(_ text: String, category: PluralCategory? = nil, key: StringKey? = nil) -> String? {
        let source = ScannedText(Message(parsing: text), scanner)
        let result = transform(source, category, key)
        return harm(to: source, in: result).isEmpty ? result.text : nil
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

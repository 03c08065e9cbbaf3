package import AXLocaleData
package import AXModel

/// Makes pseudo-translations: text that looks or measures like a translation and can still be read as the source.
///
/// The transform is pure and deterministic: equal messages give equal results, on every machine and in every run.
package struct Pseudolocalizer: Sendable {
    private let modes: [any PseudoMode]
    private let length: LengthModel.Line
    let scanner: ProtectedScanner

    /// - Parameters:
    ///   - modes: what is done to a text; they run in the order of what they change, whatever their order here.
    ///   - length: how long a translation is, in grapheme clusters, for the modes that pad.
    ///   - protected: names that no mode may change, compared exactly and as whole words.
    package init(modes: [any PseudoMode], length: LengthModel.Line, protected: [String]) {
        self.modes = modes.sorted { $0.changes < $1.changes }
        self.length = length
        scanner = ProtectedScanner(names: protected)
    }

    /// The pseudo-translation of a message. A message without a letter outside its protected parts has nothing to
    /// translate and comes back as it is.
    package func transform(_ message: Message) -> Message {
        var text = PseudoText(message, scanner: scanner)
        guard text.hasLetters else { return message }
        let context = PseudoContext(length: length, sourceLength: message.text.count)
        for mode in modes {
            mode.transform(&text, in: context)
        }
        return Message(parsing: text.string)
    }
}

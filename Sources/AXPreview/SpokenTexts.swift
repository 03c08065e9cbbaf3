package import AXLocaleData
package import AXModel

/// The texts of a project in the language of a listener.
package protocol SpokenTexts {
    /// The locale of the listener.
    var locale: String { get }
    var words: VoiceOverWords { get }
    /// The text of a string that the code sets.
    func text(_ occurrence: Occurrence) -> SpokenText
    /// A text that the element shows: a literal, or the key of one.
    func text(ofVisible text: String) -> SpokenText
}

package import AXLocaleData
package import AXModel

/// Finds the strings of a project in the listener's language.
package protocol SpokenTexts {
    /// The locale of the listener.
    var locale: String { get }
    var words: VoiceOverWords { get }
    /// What VoiceOver speaks for a string that the code sets.
    func text(_ occurrence: Occurrence) -> SpokenText
}

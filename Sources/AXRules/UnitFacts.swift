import AXModel
import AXSource

/// What several rules ask about the unit that is judged, found once. One core uses it at a time.
final class UnitFacts: @unchecked Sendable {
    /// nil until a rule asks for them.
    var formatPairs: [FormatPair]?
    private var texts: [HeardText] = []

    /// Forgets the unit before.
    func begin() {
        formatPairs = nil
        texts.removeAll(keepingCapacity: true)
    }

    /// A unit with more texts than this is rare, and long lists are slow to search.
    private static let mostTexts = 16

    func heard(_ text: String, _ lexicon: Lexicon) -> HeardText {
        if let known = texts.first(where: { $0.isHeard(as: text, lexicon) }) { return known }
        let heard = HeardText(text, lexicon)
        if texts.count < Self.mostTexts { texts.append(heard) }
        return heard
    }
}

import AXModel
import AXSource

/// What several rules ask about the unit that is judged, found once. One core uses it at a time.
final class UnitFacts: @unchecked Sendable {
    /// nil until a rule asks for them.
    var formatPairs: [FormatPair]?
    private var texts: [HeardText] = []
    /// Where the source of the next unit may well stand.
    private var nextSource: Int?

    /// The bytes of all texts of the unit.
    private(set) var bytes = ByteSet()

    /// Forgets the unit before.
    func begin(_ unit: UnitLook) {
        bytes = unit.bytes
        formatPairs = nil
        if !texts.isEmpty { texts.removeAll(keepingCapacity: true) }
    }

    /// The source of a unit of a translation.
    func source(of key: StringKey, at place: Int, in units: LastUnits) -> Unit? {
        guard let found = units.place(of: key, near: nextSource ?? place) else { return nil }
        nextSource = found + 1
        return units.all[found]
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

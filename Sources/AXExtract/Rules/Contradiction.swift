import AXModel
import AXSource

/// The places of one key that say different things.
struct Contradiction {
    /// The first place that differs from the first one.
    let second: Occurrence?
    /// The first place of every other saying.
    let others: [Occurrence]

    /// - Parameter saying: What is compared; places where it is missing or blank play no part.
    init(_ occurrences: [Occurrence], by saying: (Occurrence) -> String?) {
        var seen: Set<StringKey> = []
        let distinct = occurrences.filter { occurrence in
            guard let text = saying(occurrence), !text.allSatisfy(\.isWhitespace) else { return false }
            return seen.insert(StringKey(text)).inserted
        }
        second = distinct.count > 1 ? distinct[1] : nil
        others = distinct.isEmpty ? [] : [distinct[0]] + distinct.dropFirst(2)
    }

    static func note(_ message: String, at occurrence: Occurrence) -> Diagnostic.Note {
        Diagnostic.Note(message, path: occurrence.path, span: occurrence.leafSpan ?? occurrence.span)
    }
}

import AXModel
import AXSource

/// Which label belongs to which hint.
///
/// Extraction knows for certain. Without it, keys tell: `ID.accessibilityHint` beside `ID.accessibilityLabel` as
/// Interface Builder writes them, and keys that differ only in a last word “hint” or “label”, whatever the separator
/// and case.
struct LabelPairs: Sendable {
    private let explicit: [StringKey: StringKey]
    /// The key of each label by what its key has before “label”; of several, the last.
    private let labels: [StringKey: StringKey]

    init(explicit: [StringKey: StringKey], source: Catalog) {
        self.explicit = explicit
        // Without hints nobody asks for labels.
        let labels = source.units.contains { $0.key.mayEnd(in: "hint") } ? Self.labels(among: source.units) : []
        self.labels = Dictionary(labels.lazy.map { ($0.stem, $0.key) }) { _, last in last }
    }

    private static func labels(among units: [Unit]) -> [(key: StringKey, stem: StringKey)] {
        concurrentParts(units.count) { part in
            part.compactMap { place -> (key: StringKey, stem: StringKey)? in
                guard units[place].key.mayEnd(in: "label") else { return nil }
                let words = KeyWords(units[place].key)
                guard words.fromEnd(0) == "label", !words.stem.bytes.isEmpty else { return nil }
                return (units[place].key, words.stem)
            }
        }.flatMap { $0 }
    }

    /// The key of the label that belongs to a hint.
    func label(of hint: StringKey) -> StringKey? {
        if let key = explicit[hint] { return key }
        guard !labels.isEmpty, hint.mayEnd(in: "hint") else { return nil }
        let words = KeyWords(hint)
        guard words.fromEnd(0) == "hint" else { return nil }
        return labels[words.stem]
    }
}

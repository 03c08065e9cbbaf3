import AXModel
import AXSource

/// Which label belongs to which hint.
///
/// The pairs that extraction found are certain. For other hints, the keys indicate the label: `ID.accessibilityHint`
/// and `ID.accessibilityLabel`, as written by Interface Builder, or keys that differ only in the last word, “hint” or
/// “label”, with any separator and case.
struct LabelPairs: Sendable {
    private let explicit: [StringKey: StringKey]
    /// The key of each label, by the part of the key before “label”. If several share that part, the last one.
    private let labels: [StringKey: StringKey]

    init(explicit: [StringKey: StringKey], source: Catalog) {
        self.explicit = explicit
        // Labels are looked up only for hints.
        let labels = source.units.contains { $0.key.mayEnd(in: "hint") } ? Self.labels(among: source.units) : []
        self.labels = Dictionary(labels.lazy.map { ($0.stem, $0.key) }) { _, last in last }
    }

    private static func labels(among units: [Unit]) -> [(key: StringKey, stem: StringKey)] {
        concurrentParts(units.count) { part in
            part.compactMap { index -> (key: StringKey, stem: StringKey)? in
                guard units[index].key.mayEnd(in: "label") else { return nil }
                let words = KeyWords(units[index].key)
                guard words.fromEnd(0) == "label", !words.stem.bytes.isEmpty else { return nil }
                return (units[index].key, words.stem)
            }
        }.flatMap { $0 }
    }

    func label(of hint: StringKey) -> StringKey? {
        if let key = explicit[hint] { return key }
        guard !labels.isEmpty, hint.mayEnd(in: "hint") else { return nil }
        let words = KeyWords(hint)
        guard words.fromEnd(0) == "hint" else { return nil }
        return labels[words.stem]
    }
}

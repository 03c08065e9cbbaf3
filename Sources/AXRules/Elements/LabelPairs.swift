import AXModel
import AXSource

/// Which label belongs to which hint.
///
/// Extraction knows for certain. Without it, keys tell: `ID.accessibilityHint` beside `ID.accessibilityLabel` as
/// Interface Builder writes them, and keys that differ only in a last word “hint” or “label”, whatever the separator
/// and case.
struct LabelPairs: Sendable {
    private let explicit: [StringKey: StringKey]
    /// The key of each label by the words that stand before “label”.
    private let labels: [ArraySlice<[UInt8]>: StringKey]

    init(explicit: [StringKey: StringKey], source: Catalog) {
        self.explicit = explicit
        var labels: [ArraySlice<[UInt8]>: StringKey] = [:]
        for unit in source.units {
            let words = KeyWords(unit.key)
            if words.fromEnd(0) == "label", !words.stem.isEmpty { labels[words.stem] = unit.key }
        }
        self.labels = labels
    }

    /// The key of the label that belongs to a hint.
    func label(of hint: StringKey) -> StringKey? {
        if let key = explicit[hint] { return key }
        let words = KeyWords(hint)
        return words.fromEnd(0) == "hint" ? labels[words.stem] : nil
    }
}

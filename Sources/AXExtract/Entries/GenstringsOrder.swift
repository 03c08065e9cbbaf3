import Foundation

/// The order that genstrings gives to keys, and to the comments of one key: without regard to case, an accented letter as
/// its letter and the accent, else by code points. Measured on tables that apps keep; of texts that differ only in case,
/// which genstrings orders by chance, the capital letter goes first.
public enum GenstringsOrder {
    /// The elements in the order of their texts.
    public static func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
        let marked = elements.map { element in
            let text = text(element)
            return (element: element, folded: folded(text), text: Array(text.unicodeScalars))
        }
        return marked.sorted { left, right in
            if left.folded != right.folded { return left.folded.lexicographicallyPrecedes(right.folded) }
            return left.text.lexicographicallyPrecedes(right.text)
        }.map(\.element)
    }

    private static func folded(_ text: String) -> [Unicode.Scalar] {
        Array(text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
    }
}

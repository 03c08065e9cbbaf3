import AXSource

extension Diagnostic {
    /// The key as reports show it, cut where it is far longer than keys are: thousands of findings may be about one such key,
    /// and each of them names it.
    var shownKey: String? {
        guard let bytes = key?.bytes else { return nil }
        guard bytes.count > Self.longestKey else { return key?.text }
        let end = bytes[...Self.longestKey].lastIndex { !WTF8.isContinuation($0) } ?? Self.longestKey
        return WTF8.string(bytes[..<end]) + "…"
    }

    /// Bytes of a key that is shown whole. Source strings that are used as keys are rarely as long as a tenth of it.
    private static let longestKey = 1_024
}

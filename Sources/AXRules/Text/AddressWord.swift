/// Tells a web or mail address from a word.
enum AddressWord {
    /// Whether the word holds an address, such as `https://example.com/a`, `example.com` or `me@example.com`. A mark put
    /// behind one would be read as a part of it.
    static func holds(_ word: some StringProtocol) -> Bool {
        word.contains("://") || isNameWithPoints(word)
    }

    /// Whether the end of the word is a name of two letters or more after a point inside the word, as in `example.com`,
    /// with a path or not.
    private static func isNameWithPoints(_ word: some StringProtocol) -> Bool {
        let host = word.drop { !$0.isASCII }.prefix { $0 != "/" }
        guard let point = host.lastIndex(of: "."), point > host.startIndex else { return false }
        let ending = host[host.index(after: point)...].prefix { $0.isASCII && $0.isLetter }
        let before = host[host.index(before: point)]
        return ending.count > 1 && before.isASCII && (before.isLetter || before.isNumber)
    }
}

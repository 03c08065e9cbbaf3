internal import Yams

/// The words of a locale file that identify its language.
package struct FunctionWords: Sendable {
    package let tag: String
    package let words: [String]
    package let articles: [String]
}

extension LocaleStyles {
    /// The function words and articles in the file for a tag; nil if there isn't such a file, or if it doesn't contain
    /// a valid list of function words.
    ///
    /// Decodes only these two keys of the file, because callers need the words of all languages, but no other data.
    /// - Parameter tag: one of ``tags``.
    package func functionWords(of tag: String) -> FunctionWords? {
        guard let text = layers.files[LayerStore.key(tag)]?.text,
            let words = Self.strings("function-words", in: text)
        else { return nil }
        return FunctionWords(tag: tag, words: words, articles: Self.strings("articles", in: text) ?? [])
    }

    /// The strings in the value of a key; nil if no line begins with the key, or if the value isn't a valid list.
    private static func strings(_ member: String, in text: String) -> [String]? {
        guard let entry = entry(member, in: text.utf8), YAMLLimits.violation(in: entry) == nil,
            let node = (try? Yams.compose(yaml: entry, .basic, .default, .utf8)) ?? nil
        else { return nil }
        return node.mapping?[Node(member)]?.sequence?.compactMap { $0.scalar?.string }
    }

    /// The line that begins with a key, and the indented, empty and list lines after it; nil if no line begins with the
    /// key.
    private static func entry(_ member: String, in text: String.UTF8View) -> String? {
        let key = "\(member):".utf8
        var rest = text[...]
        while !rest.starts(with: key) {
            guard let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            rest = rest[rest.index(after: lineEnd)...]
        }
        var end = rest.startIndex
        repeat {
            guard let lineEnd = rest[end...].firstIndex(of: UInt8(ascii: "\n")) else { return String(rest) }
            end = rest.index(after: lineEnd)
        } while rest[end...].first.map(" -\n".utf8.contains) ?? false
        return String(rest[..<end])
    }
}

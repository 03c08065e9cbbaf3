internal import Yams

/// The words that tell a language from others, of one file.
package struct FunctionWords: Sendable {
    /// The file's language tag.
    package let tag: String
    package let words: [String]
    package let articles: [String]
}

extension LocaleStyles {
    /// The function words and articles of every file that states function words, by tag.
    ///
    /// Only these members of a file are read: a run that has to know all languages apart needs nothing else of them.
    package var functionWords: [FunctionWords] {
        layers.files.values.filter { $0.tag != "root" }.sorted { $0.tag < $1.tag }.compactMap { file in
            Self.texts("function-words", in: file.text).map {
                FunctionWords(tag: file.tag, words: $0, articles: Self.texts("articles", in: file.text) ?? [])
            }
        }
    }

    /// The value of a member; nil where the file has none at the beginning of a line.
    private static func texts(_ member: String, in text: String) -> [String]? {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.starts(with: "\(member):".utf8) }) else { return nil }
        let rest = lines[(first + 1)...].prefix {
            $0.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") } ?? true
        }
        let slice = ([lines[first]] + rest).map { String($0) ?? "" }.joined(separator: "\n")
        guard YAMLLimits.violation(in: slice) == nil, let node = (try? Yams.compose(yaml: slice, .basic)) ?? nil else {
            return nil
        }
        return node.mapping?[Node(member)]?.sequence?.compactMap { $0.scalar?.string }
    }
}

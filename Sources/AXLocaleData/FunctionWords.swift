internal import Yams

/// The words of a locale file that identify its language.
package struct FunctionWords: Sendable {
    /// The file's language tag.
    package let tag: String
    package let words: [String]
    package let articles: [String]
}

extension LocaleStyles {
    /// The function words and articles of every file with function words, by tag.
    ///
    /// Reads only these two keys of each file, since all languages are needed but nothing else about them.
    package var functionWords: [FunctionWords] {
        layers.files.values.filter { $0.tag != "root" }.sorted { $0.tag < $1.tag }.compactMap { file in
            let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return Self.strings("function-words", in: lines).map {
                FunctionWords(tag: file.tag, words: $0, articles: Self.strings("articles", in: lines) ?? [])
            }
        }
    }

    /// The value of a key; nil if no line begins with the key.
    private static func strings(_ member: String, in lines: [Substring.UTF8View]) -> [String]? {
        guard let first = lines.firstIndex(where: { $0.starts(with: "\(member):".utf8) }) else { return nil }
        let rest = lines[(first + 1)...].prefix {
            $0.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") } ?? true
        }
        let slice = ([lines[first]] + rest).map { String($0) ?? "" }.joined(separator: "\n")
        guard YAMLLimits.violation(in: slice) == nil,
            let node = (try? Yams.compose(yaml: slice, .basic, .default, .utf8)) ?? nil
        else { return nil }
        return node.mapping?[Node(member)]?.sequence?.compactMap { $0.scalar?.string }
    }
}

internal import Yams

/// Reads the values of a locale file and the comments around them, which a decoder would ignore.
struct StyleFactReader {
    private let tag: String
    private let comments: CommentLines
    private var confidence = LocaleStyle.Confidence.low
    private(set) var facts: [StyleFact] = []

    /// - Parameter text: the content of the file. If it exceeds a limit or isn't YAML, the facts are empty.
    init(tag: String, text: String) {
        self.tag = tag
        guard YAMLLimits.violation(in: text) == nil, let root = (try? Yams.compose(yaml: text)) ?? nil else {
            comments = CommentLines(text, members: [])
            return
        }
        comments = CommentLines(text, members: Self.lines(of: root, StyleField.all))
        confidence = root.mapping?["confidence"]?.scalar.flatMap { .init(rawValue: $0.string) } ?? .low
        read(root, StyleField.all, path: "", groupComments: [])
    }

    private static func lines(of node: Node, _ fields: [StyleField]) -> [Int] {
        (node.mapping ?? [:]).flatMap { key, value -> [Int] in
            let members = fields.first { $0.name == key.scalar?.string }?.members ?? []
            return [key.mark?.line].compactMap { $0 } + (members.isEmpty ? [] : lines(of: value, members))
        }
    }

    private mutating func read(_ node: Node, _ fields: [StyleField], path: String, groupComments: [String]) {
        for (key, value) in node.mapping ?? [:] {
            guard let name = key.scalar?.string, let field = fields.first(where: { $0.name == name }) else { continue }
            let own = key.mark.map { comments.about(line: $0.line) } ?? []
            if field.members.isEmpty {
                facts.append(
                    StyleFact(
                        name: path + name, value: Self.value(value), file: tag,
                        confidence: own.lazy.compactMap(Self.confidence).first
                            ?? groupComments.lazy.compactMap(Self.confidence).first ?? confidence,
                        comments: own, groupComments: groupComments))
            } else {
                read(value, field.members, path: "\(path)\(name).", groupComments: groupComments + own)
            }
        }
    }

    private static func value(_ node: Node) -> StyleFact.Value {
        if let scalar = node.scalar { return .text(scalar.string) }
        if let elements = node.sequence { return .list(elements.map { $0.scalar?.string ?? "" }) }
        return .parts(
            (node.mapping ?? [:]).map { StyleFact.Part(name: $0.key.scalar?.string ?? "", value: value($0.value)) })
    }

    /// The level of confidence in a comment, as in “low: general knowledge” or “Authored (low).”; nil unless the
    /// comment names exactly one.
    private static func confidence(in comment: String) -> LocaleStyle.Confidence? {
        let named = LocaleStyle.Confidence.allCases.filter {
            comment.contains("\($0.rawValue):") || comment.contains("(\($0.rawValue))")
        }
        return named.count == 1 ? named[0] : nil
    }
}

/// The comments in a YAML file by key. They are directly above the key, on the same line, or inside its value.
struct CommentLines {
    private struct Line {
        /// Whether the line contains only a comment.
        var isAlone: Bool
        var text: String?
    }

    /// The comments by the 1-based line of their key.
    private var comments: [Int: [String]] = [:]

    /// - Parameter members: the 1-based lines on which keys begin.
    init(_ text: String, members: [Int]) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Self.line)
        let starts = Set(members).sorted().map { line in (line: line, first: Self.blockStart(above: line, lines)) }
        for (index, start) in starts.enumerated() where start.line <= lines.count {
            let end = index + 1 < starts.count ? max(starts[index + 1].first, start.line + 1) : lines.count + 1
            let above = lines[start.first - 1..<start.line - 1].compactMap(\.text)
            let inside = lines[start.line - 1..<min(end - 1, lines.count)]
            comments[start.line] = Self.paragraphs(above) + Self.remarks(inside)
        }
    }

    func about(line: Int) -> [String] {
        comments[line] ?? []
    }

    /// The first line of the comment directly above a line; the line itself if there isn't one.
    private static func blockStart(above line: Int, _ lines: [Line]) -> Int {
        var first = min(line, lines.count)
        while first > 1, lines[first - 2].isAlone { first -= 1 }
        return first
    }

    private static func paragraphs(_ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [lines.joined(separator: " ")]
    }

    /// The comments on the line of a key and inside its value. Consecutive lines of comments are joined in one string.
    /// A comment at the end of a line is a separate string.
    private static func remarks(_ lines: ArraySlice<Line>) -> [String] {
        var remarks: [String] = []
        var open: [String] = []
        for line in lines {
            if line.isAlone, let text = line.text {
                open.append(text)
                continue
            }
            remarks += paragraphs(open) + [line.text].compactMap { $0 }
            open = []
        }
        return remarks + paragraphs(open)
    }

    /// A line and its comment. A number sign at the beginning of a line, or after white space, begins a comment, except
    /// in a quoted string.
    private static func line(_ text: Substring) -> Line {
        var quote: UInt8?
        var previous = UInt8(ascii: " ")
        let bytes = text.utf8
        for index in bytes.indices {
            let byte = bytes[index]
            defer { previous = byte }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), " [{,:".utf8.contains(previous) {
                quote = byte
            } else if byte == UInt8(ascii: "#"), previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\t") {
                let isAlone = bytes[..<index].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                let comment = String(text[bytes.index(after: index)...].drop { $0 == " " })
                // A comment for an editor isn't about the value.
                return Line(isAlone: isAlone, text: comment.hasPrefix("yaml-language-server:") ? nil : comment)
            }
        }
        return Line(isAlone: false)
    }
}

extension LocaleStyles {
    /// All values of a locale's data in the order of the schema, including inherited ones.
    ///
    /// - Parameter tag: a language tag with `-` or `_`, in any case. `root` returns the defaults.
    package func facts(for tag: String) -> [StyleFact] {
        var facts = factsOfFile("root")
        if LayerStore.key(tag) != "root" {
            let chain = LocaleChain(tag)
            facts += Self.scriptFacts(chain) + chain.tags.reversed().flatMap(factsOfFile)
        }
        let stated = Dictionary(facts.map { ($0.name, $0) }) { $1 }
        return StyleField.names.compactMap { stated[$0] }
    }

    private func factsOfFile(_ tag: String) -> [StyleFact] {
        layers.files[LayerStore.key(tag)].map { StyleFactReader(tag: $0.tag, text: $0.text).facts } ?? []
    }

    /// The values that the locale's script implies. They replace those in the root's file.
    private static func scriptFacts(_ chain: LocaleChain) -> [StyleFact] {
        [("is-cased", chain.isCased), ("spaces-words", chain.spacesWords)].map { name, isSo in
            StyleFact(
                name: name, value: .text(String(isSo)), file: nil, confidence: .high, comments: [], groupComments: [])
        }
    }
}

extension StyleField {
    /// The paths of all keys with values, in the order of the schema.
    static let names: [String] = names(of: all, below: "")

    private static func names(of fields: [StyleField], below path: String) -> [String] {
        fields.flatMap { field in
            field.members.isEmpty ? [path + field.name] : names(of: field.members, below: "\(path)\(field.name).")
        }
    }
}

/// A value in a locale's data, with the comments about the value in its file, for reviewers.
package struct StyleFact: Hashable, Sendable {
    /// The value as in the file.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        case list([String])
        /// Named parts, in the order of the file: terms by kind of match, examples by rule.
        case parts([Part])
    }

    package struct Part: Hashable, Sendable {
        package let name: String
        package let value: Value

        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The path of the key, such as `hints.form`.
    package let name: String
    package let value: Value
    /// The tag of the file that contains the value, which may be `root`; nil if the script implies the value.
    package let file: String?
    /// The degree to which the value has been verified, according to the comments about it, or else those about its
    /// group, or else its file. High for a value that the script implies.
    package let confidence: LocaleStyle.Confidence
    /// The comments about the value, one string each.
    package let comments: [String]
    /// The comments about the group that contains the key.
    package let groupComments: [String]
}

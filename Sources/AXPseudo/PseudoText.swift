import AXModel
import AXSource

/// A message on its way through the modes: white space at the edges, and between it words and what must stay.
package struct PseudoText: Sendable {
    package enum Part: Hashable, Sendable {
        /// Text that a mode may change.
        case words(String)
        /// Placeholders, tags, addresses, names: byte for byte as in the source.
        case kept(String)

        var text: String {
            switch self {
            case .words(let text), .kept(let text): text
            }
        }
    }

    /// White space before the first part.
    package let leading: String
    package var parts: [Part]
    /// White space after the last part.
    package let trailing: String

    init(_ source: ScannedText) {
        let bytes = source.bytes
        let edges = SurroundingWhitespace(of: source.text)
        leading = edges.leading
        trailing = edges.trailing
        parts = []
        parts.reserveCapacity(4)
        var position = leading.utf8.count
        let end = max(position, bytes.count - trailing.utf8.count)
        for token in source.tokens where token.range.upperBound > position {
            appendWords(bytes[position..<max(position, token.range.lowerBound)])
            let start = max(position, token.range.lowerBound)
            parts.append(.kept(String(decoding: bytes[start..<token.range.upperBound], as: UTF8.self)))
            position = token.range.upperBound
        }
        appendWords(bytes[min(position, end)..<end])
    }

    /// How many bytes of UTF-8 the whole text has.
    private var byteCount: Int {
        parts.reduce(leading.utf8.count + trailing.utf8.count) { $0 + $1.text.utf8.count }
    }

    /// The whole text.
    package var string: String {
        var text = leading
        text.reserveCapacity(byteCount)
        for part in parts { text += part.text }
        text += trailing
        return text
    }

    /// The length of the whole text in grapheme clusters.
    var length: Int {
        guard var length = GraphemeCount.ofSimple(leading), let trailing = GraphemeCount.ofSimple(trailing) else {
            return string.count
        }
        for part in parts {
            guard let count = GraphemeCount.ofSimple(part.text) else { return string.count }
            length += count
        }
        return length + trailing
    }

    /// What can be spoken, without what is protected.
    package var words: String {
        parts.map { if case .words(let words) = $0 { words } else { " " } }.joined()
    }

    /// Writes every word anew.
    mutating func mapWords(_ write: (String) -> String) {
        for index in parts.indices {
            if case .words(let words) = parts[index] { parts[index] = .words(write(words)) }
        }
    }

    /// Puts words before the marks that end the text.
    mutating func append(_ addition: String) {
        guard case .words(var words)? = parts.last else { return parts.append(.words(addition)) }
        words.insert(contentsOf: addition, at: Ending.start(in: words))
        parts[parts.count - 1] = .words(words)
    }

    /// What stands before the marks that end the text.
    var beforeEnding: Substring {
        guard case .words(let words)? = parts.last else { return Substring(string) }
        let ending = Ending.start(in: words)
        return ending > words.startIndex ? words[..<ending] : Substring(string)
    }

    /// Whether any word holds a letter of any script.
    package var hasLetters: Bool {
        parts.contains {
            if case .words(let words) = $0 {
                words.utf8.contains(where: \.isASCIILetter)
                    || words.unicodeScalars.contains(where: \.properties.isAlphabetic)
            } else {
                false
            }
        }
    }

    private mutating func appendWords(_ bytes: ArraySlice<UInt8>) {
        if !bytes.isEmpty { parts.append(.words(String(decoding: bytes, as: UTF8.self))) }
    }
}

/// The white space at both ends of a text. A text of white space alone is all leading.
struct SurroundingWhitespace: Hashable {
    let leading: String
    let trailing: String

    init(of text: String) {
        // Nearly all texts begin and end with a letter or a mark of ASCII.
        if let first = text.utf8.first, let last = text.utf8.last, Self.isVisible(first), Self.isVisible(last) {
            (leading, trailing) = ("", "")
            return
        }
        let scalars = text.unicodeScalars
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
        let end = scalars.lastIndex { !$0.properties.isWhitespace }.map(scalars.index(after:)) ?? scalars.endIndex
        leading = String(scalars[..<start])
        trailing = String(scalars[max(start, end)...])
    }

    private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}

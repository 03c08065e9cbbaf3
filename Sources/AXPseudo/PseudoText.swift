import AXModel
import AXSource

/// A message split into words and protected parts, between the white space at both ends.
package struct PseudoText: Sendable {
    package enum Part: Hashable, Sendable {
        /// Text that a mode may change.
        case words(String)
        /// A protected part, such as a placeholder or a tag, byte for byte as in the source; or characters that a mode
        /// has added around the words.
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

    private var byteCount: Int {
        parts.reduce(leading.utf8.count + trailing.utf8.count) { $0 + $1.text.utf8.count }
    }

    /// The white space and the parts, concatenated.
    package var string: String {
        var text = leading
        text.reserveCapacity(byteCount)
        for part in parts { text += part.text }
        text += trailing
        return text
    }

    /// The length of the string in grapheme clusters.
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

    /// The words, with a space for each other part.
    package var words: String {
        parts.map { if case .words(let words) = $0 { words } else { " " } }.joined()
    }

    mutating func mapWords(_ write: (String) -> String) {
        for index in parts.indices {
            if case .words(let words) = parts[index] { parts[index] = .words(write(words)) }
        }
    }

    /// Inserts words before the final punctuation of the last part, or after the last part if it is protected.
    mutating func append(_ addition: String) {
        guard case .words(var words)? = parts.last else { return parts.append(.words(addition)) }
        words.insert(contentsOf: addition, at: FinalPunctuation.start(in: words))
        parts[parts.count - 1] = .words(words)
    }

    /// The words of the last part, without the final punctuation; the whole string if the last part is protected or
    /// only punctuation.
    var beforeEnding: Substring {
        guard case .words(let words)? = parts.last else { return Substring(string) }
        let ending = FinalPunctuation.start(in: words)
        return ending > words.startIndex ? words[..<ending] : Substring(string)
    }

    /// Whether the words contain a letter of any script.
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

/// The white space at both ends of a string. If the string is blank, all of it is leading.
struct SurroundingWhitespace: Hashable {
    let leading: String
    let trailing: String

    init(of text: String) {
        // Nearly all strings begin and end with a visible ASCII character.
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

/// Finds the punctuation at the end of a string: terminators and separators, closing quotation marks and brackets,
/// emoji, and the white space among them.
private enum FinalPunctuation {
    /// The maximum number of characters to check. Without a limit, a long run of flags would take quadratic time,
    /// because a step from one flag to the one before it takes time proportional to the length of the run.
    private static let maximumMarks = 128

    /// The index at which the final punctuation begins; the end of the string if there isn't any. In “(Hi) there.”, the
    /// final punctuation is only the full stop.
    static func start(in text: String) -> String.Index {
        if endsInLetter(text) { return text.endIndex }
        var start = text.endIndex
        for _ in 0..<maximumMarks where start > text.startIndex {
            let before = text.index(before: start)
            guard closes(text[before]) else { break }
            start = before
        }
        return start
    }

    /// Whether a string ends in a Latin letter or an ASCII digit, like most strings. This check is faster than a loop
    /// over characters.
    private static func endsInLetter(_ text: String) -> Bool {
        guard let last = text.unicodeScalars.last else { return false }
        switch last.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x100...0x24F, 0x1E00...0x1EFF: return true
        case 0xC0...0xFF: return last != "×" && last != "÷"
        default: return false
        }
    }

    private static func closes(_ character: Character) -> Bool {
        marks.contains(character) || character.isWhitespace || isEmoji(character)
    }

    /// The terminators and separators of all scripts in the locale data, followed by closing quotes and brackets.
    private static let marks = Set(".!?…:;,。！？｡．：；，、،؛؟۔।॥։။។።፡" + ")]}»›”’\"'」』）】》〉")

    private static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.value > 0x7F else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}"))
    }
}

/// Counts grapheme clusters, which users see as characters.
enum GraphemeCount {
    /// The number of clusters in a string in which every code point is a separate cluster, like most strings in Latin
    /// script. Below U+0300, only CR and LF form a cluster together; the Latin letters from U+1E00 to U+1EFF are always
    /// separate (UAX #29).
    /// - Returns: nil for a string with any other code point or with CR.
    static func ofSimple(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var count = 0
            var offset = 0
            while offset < bytes.count {
                switch bytes[offset] {
                case 0x0D: return nil
                case ..<0x80: offset &+= 1
                case ..<0xCC: offset &+= 2
                case 0xE1 where offset &+ 1 < bytes.count && bytes[offset &+ 1] & 0xFC == 0xB8: offset &+= 3
                default: return nil
                }
                count &+= 1
            }
            return count
        }
    }
}

import AXLocaleData
import AXModel
import AXSource

/// The length of a string in words and in characters. A placeholder counts as one character.
struct SpokenLength: Hashable, Sendable {
    /// The number of runs without white space. Only meaningful in languages with spaces.
    let words: Int
    /// The number of grapheme clusters. A run of white space counts as one, and not at all at the ends of the string.
    let characters: Int

    init(of text: String) {
        let words = text.withShortPlaceholders.split(whereSeparator: \.isWhitespace)
        self.words = words.count
        characters = words.reduce(max(words.count - 1, 0)) { $0 + $1.count }
    }

    /// The length in a locale. In a script without spaces, a character conveys more than a Latin letter of a name, so
    /// two Latin letters count as one character.
    init(of text: String, in style: LocaleStyle) {
        let length = SpokenLength(of: text)
        let letters = style.spacesWords ? 0 : text.withShortPlaceholders.unicodeScalars.count(where: \.isLatinLetter)
        self.init(words: length.words, characters: length.characters - letters / 2)
    }

    private init(words: Int, characters: Int) {
        self.words = words
        self.characters = characters
    }

    /// Whether a string may have more words or characters than the limits, according to its bytes.
    static func mayPass(words: Int, characters: Int, _ text: String) -> Bool {
        // A word and its space have at least two bytes.
        let length = text.utf8.count
        if length > characters { return true }
        if length < words * 2 { return false }
        let gaps = text.utf8.withContiguousStorageIfAvailable { $0.count(where: mayPartWords) }
        return (gaps ?? text.utf8.count(where: mayPartWords)) >= words
    }

    /// Whether a byte is white space or the first byte of non-ASCII white space.
    private static func mayPartWords(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0xC2 || (0xE1...0xE3).contains(byte)
    }

    /// The severity and the message for a label or hint that is longer than nearly all others; nil if it isn't. The
    /// severity is a warning if a limit is exceeded by at least a quarter, and otherwise a note. Languages without data
    /// use the limits for English: the result is a note if a limit is exceeded by at least half, and otherwise nil.
    /// - Parameters:
    ///   - role: “label” or “hint”.
    ///   - isPart: whether this is the length of a part of the string.
    func excess(
        of role: String, over words: Int, _ characters: Int, isPart: Bool, in style: LocaleStyle
    ) -> (severity: Severity, message: String)? {
        let ofWords = style.spacesWords ? Self.severity(self.words, over: words, in: style) : nil
        // Users don't notice a difference of a character or two.
        let isNear = self.characters - characters <= Self.slack(of: characters)
        let ofCharacters = isNear ? nil : Self.severity(self.characters, over: characters, in: style)
        guard let severity = [ofWords, ofCharacters].compactMap({ $0 }).max() else { return nil }
        let subject = isPart ? "a part of the \(role)" : role
        let message =
            ofWords == nil
            ? "\(subject) has \(self.characters) characters; most \(role)s have \(characters) or fewer"
            : "\(subject) has \(self.words) words; most \(role)s have \(words) or fewer"
        return (severity, message)
    }

    /// The number of characters over the limit that is ignored.
    private static func slack(of limit: Int) -> Int { max(1, limit / 20) }

    private static func severity(_ length: Int, over limit: Int, in style: LocaleStyle) -> Severity? {
        guard length > limit else { return nil }
        let excess = (length - limit) * 4
        if style.functionWords.isEmpty { return excess >= limit * 2 ? .note : nil }
        return excess >= limit ? .warning : .note
    }

    /// The maximum number of words and the maximum number of characters of the parts.
    init(longestOf parts: [SpokenLength]) {
        words = parts.map(\.words).max() ?? 0
        characters = parts.map(\.characters).max() ?? 0
    }
}

extension String {
    /// The text with one character for each format specifier and each name in braces, such as `{{name}}` or `${name}`.
    /// Users hear the value and not the name.
    fileprivate var withShortPlaceholders: String {
        let bare = holds(UInt8(ascii: "{")) ? withShortBraces : self
        guard bare.holds(UInt8(ascii: "%")) else { return bare }
        return Message(parsing: bare).segments.reduce(into: "") { result, segment in
            switch segment {
            case .text(let text): result += text
            case .placeholder: result.unicodeScalars.append(FoldedText.placeholder)
            }
        }
    }

    /// The text with one character for each name in braces. Braces around anything other than a name without spaces are
    /// kept.
    private var withShortBraces: String {
        var result = ""
        var rest = unicodeScalars[...]
        while let open = rest.firstIndex(of: "{") {
            let name = rest[open...].drop { $0 == "{" }
            let end = name.firstIndex { !$0.properties.isAlphabetic && !"_.-0123456789".unicodeScalars.contains($0) }
            guard let end, name[end] == "}", end > name.startIndex else {
                result += String(rest[..<name.startIndex])
                rest = name
                continue
            }
            result += String(rest[..<open])
            if let last = result.unicodeScalars.last, ["$", "%", "#"].contains(last) {
                result.unicodeScalars.removeLast()
            }
            result.unicodeScalars.append(FoldedText.placeholder)
            rest = name[end...].drop { $0 == "}" }
        }
        return result + String(rest)
    }
}

extension String {
    /// Whether the string is longer than nearly all names of elements.
    func isParagraph(in style: LocaleStyle) -> Bool {
        let length = SpokenLength(of: self, in: style)
        return (style.spacesWords && length.words > style.limits.labelWords)
            || length.characters > style.limits.labelCharacters
    }
}

extension String {
    /// Whether the string has at least three sentences. Such a string isn't a name, but text to read or a row of facts.
    var isReadAsText: Bool { FoldedText(self).clauses.count(where: \.opensSentence) > 2 }
}

extension Unicode.Scalar {
    fileprivate var isLatinLetter: Bool { isASCII && properties.isAlphabetic }
}

extension String {
    /// Commas and semicolons of several scripts, and sentence marks that aren't followed by a space.
    private static let separators: Set<Character> = [",", ";", "،", "؛", "、", "，", "；", "。", "！", "？"]
    /// Marks that only end a part before a space: “3.5” is one part.
    private static let ends: Set<Character> = [".", "!", "?", "…", "।", "۔", "؟", "։", "။", "።"]

    /// The sentences and the parts between commas. A row may concatenate several facts in one label, and users can move
    /// on after each.
    var spokenParts: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var last: Character?
        for position in indices {
            let character = self[position]
            if Self.separators.contains(character) || (character.isWhitespace && last.map(Self.ends.contains) == true) {
                parts.append(self[start..<position])
                start = index(after: position)
            }
            last = character
        }
        return parts + [self[start...]]
    }
}

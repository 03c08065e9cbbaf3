import AXLocaleData
import AXModel
import AXSource

/// How long a text is to a listener's ear, as far as counting shows it. A placeholder counts as one character.
struct SpokenLength: Hashable, Sendable {
    /// Runs without white space; meaningful where words are spaced.
    let words: Int
    /// Grapheme clusters.
    let characters: Int

    init(of text: String) {
        let words = text.withShortPlaceholders.split(whereSeparator: \.isWhitespace)
        self.words = words.count
        characters = words.reduce(max(words.count - 1, 0)) { $0 + $1.count }
    }

    /// As it is counted in a locale: in a script that does not space its words, a character says more than a letter of a
    /// foreign name does, so two Latin letters count as one.
    init(of text: String, in style: LocaleStyle) {
        let length = SpokenLength(of: text)
        let letters = style.spacesWords ? 0 : text.withShortPlaceholders.unicodeScalars.count(where: \.isLatinLetter)
        self.init(words: length.words, characters: length.characters - letters / 2)
    }

    private init(words: Int, characters: Int) {
        self.words = words
        self.characters = characters
    }

    /// Whether a text may have more words or characters than so many: a look at its bytes.
    static func mayPass(words: Int, characters: Int, _ text: String) -> Bool {
        // A word and its space are two bytes at least.
        let length = text.utf8.count
        if length > characters { return true }
        if length < words * 2 { return false }
        let gaps = text.utf8.withContiguousStorageIfAvailable { $0.count(where: mayPartWords) }
        return (gaps ?? text.utf8.count(where: mayPartWords)) >= words
    }

    /// White space, or what may begin a character of white space.
    private static func mayPartWords(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0xC2 || (0xE1...0xE3).contains(byte)
    }

    /// What is to say about a label or hint that is longer than nearly all are: by a quarter or more it is a fault, by less a
    /// remark. In a language without data the limits are those of English, and half as much again is due.
    /// - Parameter role: “label” or “hint”.
    func excess(
        of role: String, over words: Int, _ characters: Int, in style: LocaleStyle
    ) -> (severity: Severity, message: String)? {
        let ofWords = style.spacesWords ? Self.severity(self.words, over: words, in: style) : nil
        // Nobody hears a character or two.
        let isNear = self.characters - characters <= Self.slack(of: characters)
        let ofCharacters = isNear ? nil : Self.severity(self.characters, over: characters, in: style)
        guard let severity = [ofWords, ofCharacters].compactMap({ $0 }).max() else { return nil }
        let message =
            ofWords == nil
            ? "\(role) has \(self.characters) characters; most \(role)s have \(characters) or fewer"
            : "\(role) has \(self.words) words; most \(role)s have \(words) or fewer"
        return (severity, message)
    }

    /// How many characters over a limit are let pass.
    private static func slack(of limit: Int) -> Int { max(1, limit / 20) }

    private static func severity(_ length: Int, over limit: Int, in style: LocaleStyle) -> Severity? {
        guard length > limit else { return nil }
        let excess = (length - limit) * 4
        if style.functionWords.isEmpty { return excess >= limit * 2 ? .note : nil }
        return excess >= limit ? .warning : .note
    }

    /// The longest of several parts, counted apart by words and by characters.
    init(longestOf parts: [SpokenLength]) {
        words = parts.map(\.words).max() ?? 0
        characters = parts.map(\.characters).max() ?? 0
    }
}

extension String {
    /// The text with one character for each format specifier and each name in braces that the code replaces, such as
    /// `{{name}}` or `${name}`: how they are spelled is nothing that a listener hears.
    fileprivate var withShortPlaceholders: String {
        let bare = utf8.contains(UInt8(ascii: "{")) ? withShortBraces : self
        guard bare.utf8.contains(UInt8(ascii: "%")) else { return bare }
        return Message(parsing: bare).segments.reduce(into: "") { result, segment in
            switch segment {
            case .text(let text): result += text
            case .placeholder: result.unicodeScalars.append(FoldedText.placeholder)
            }
        }
    }

    /// Names in braces stand alone: no space is in them.
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
    /// Whether the text is longer than names of elements are: sentences to be read.
    func isParagraph(in style: LocaleStyle) -> Bool {
        let length = SpokenLength(of: self, in: style)
        return (style.spacesWords && length.words > style.limits.labelWords)
            || length.characters > style.limits.labelCharacters
    }
}

extension String {
    /// Whether the text has three sentences or more: a text to be read, or a row that joins facts, and no name.
    var isReadAsText: Bool { FoldedText(self).clauses.count(where: \.opensSentence) > 2 }
}

extension Unicode.Scalar {
    fileprivate var isLatinLetter: Bool { isASCII && properties.isAlphabetic }
}

extension String {
    /// Commas and semicolons of the scripts that have their own, and marks that no space need follow.
    private static let separators: Set<Character> = [",", ";", "،", "؛", "、", "，", "；", "。", "！", "？"]
    /// Marks that end a part before a space: “3.5” is one.
    private static let ends: Set<Character> = [".", "!", "?", "…", "।", "۔", "؟", "։", "။", "።"]

    /// The parts between commas, and sentences: a row may join several facts into one label, and a listener can go on after
    /// each.
    var spokenParts: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var last: Character?
        for place in indices {
            let character = self[place]
            if Self.separators.contains(character) || (character.isWhitespace && last.map(Self.ends.contains) == true) {
                parts.append(self[start..<place])
                start = index(after: place)
            }
            last = character
        }
        return parts + [self[start...]]
    }
}

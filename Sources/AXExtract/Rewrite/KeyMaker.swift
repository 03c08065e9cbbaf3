package import AXModel
import AXSource
import Foundation

/// The notation of the keys in a table.
package enum KeyForm: Hashable, Sendable {
    /// `player.play.label`
    case dotted
    /// `player_play_label`
    case snake
    /// `PLAYER_PLAY_LABEL`
    case upperSnake
    /// The source string itself.
    case text

    /// The most frequent form. In a tie, the form that is declared first wins. Nil if no key shows a form.
    package static func prevailing(in keys: some Sequence<String>) -> KeyForm? {
        var counts: [KeyForm: Int] = [:]
        for form in keys.lazy.compactMap(form) { counts[form, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return [KeyForm.dotted, .snake, .upperSnake, .text].first { most > 0 && counts[$0] == most }
    }

    /// The form of a key. Nil for most single words, which may be either names or source strings.
    private static func form(of key: String) -> KeyForm? {
        if key.contains(" ") { return .text }
        let bytes = key.utf8
        if bytes.contains(UInt8(ascii: "_")), !bytes.contains(UInt8(ascii: ".")) {
            if !bytes.contains(where: \.isASCIILowercase) { return .upperSnake }
            if !bytes.contains(where: { (0x41...0x5A).contains($0) }) { return .snake }
        }
        return IdentifierText.isIdentifier(key) ? .dotted : nil
    }
}

/// Makes keys that say where a string is used and for what.
package struct KeyMaker: Sendable {
    private let form: KeyForm
    private var taken: Set<String>
    /// The next number to append to a key that several strings would get, by key.
    private var numbers: [String: Int] = [:]

    /// The maximum number of words of the source string in a key.
    private static let mostWords = 3

    /// - Parameter taken: The keys that are never returned, such as those of all tables that may receive the strings.
    package init(_ form: KeyForm, taken: Set<String>) {
        self.form = form
        self.taken = taken
    }

    /// A key that is neither taken nor the result of an earlier call.
    package mutating func key(for occurrence: Occurrence, _ message: RewriteMessage) -> String {
        if form == .text {
            let key = message.runtimeKey
            if taken.insert(key).inserted { return key }
        }
        let candidates = Self.candidates(for: occurrence, message).map(joined)
        if let free = candidates.first(where: { !taken.contains($0) }) {
            taken.insert(free)
            return free
        }
        let last = candidates.last ?? joined([["text"]])
        var number = numbers[last] ?? 2
        while !taken.insert("\(last)\(separator)\(number)").inserted { number += 1 }
        numbers[last] = number + 1
        return "\(last)\(separator)\(number)"
    }

    private var separator: String { form == .snake || form == .upperSnake ? "_" : "." }

    private func joined(_ parts: [[String]]) -> String {
        switch form {
        case .snake: parts.joined().joined(separator: "_")
        case .upperSnake: parts.joined().map { $0.uppercased() }.joined(separator: "_")
        case .dotted, .text: parts.map(Self.camelCase).joined(separator: ".")
        }
    }

    private static func camelCase(_ words: [String]) -> String {
        (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The keys to try, in order. Each begins with the screen, if it's known, and ends with the role. Between them are:
    /// 1. the element
    /// 2. words of the source string
    /// 3. the element and those words
    ///
    /// For a plural on a known screen without a known element, the first key is only the screen and the role.
    private static func candidates(for occurrence: Occurrence, _ message: RewriteMessage) -> [[[String]]] {
        let screen = screen(of: occurrence)
        let element = element(of: occurrence).filter { $0 != screen.joined() }
        let text = Array(words(of: message.plainWords).prefix(mostWords))
        let role = [roleWord(occurrence.role)]
        var middles = [element, text, element + text]
        if message.isPlural { middles.insert(element.isEmpty ? [] : element, at: 0) }
        let isKnown = !screen.isEmpty
        return middles.enumerated().compactMap { index, middle in
            guard !middle.isEmpty || message.isPlural && index == 0 && isKnown else { return nil }
            return [screen, middle, role].filter { !$0.isEmpty }
        }
    }

    /// The words of the screen: `player` for `PlayerViewController`; empty if it's unknown. The prefix of an
    /// Objective-C class is left out.
    private static func screen(of occurrence: Occurrence) -> [String] {
        guard let type = occurrence.screen?.lastName else { return [] }
        var words = words(of: type)
        let capitals = type.prefix { $0.isUppercase }.count
        if !occurrence.path.hasSuffix(".swift"), capitals > 2, capitals < 6, words.count > 1 { words.removeFirst() }
        return trimmed(words, typeWords)
    }

    /// The words of the element: `play` for `playButton`. Empty if the last part of its name isn't the name of a
    /// variable, or is just the kind of the view.
    private static func element(of occurrence: Occurrence) -> [String] {
        guard let name = occurrence.element?.lastName, name != "self",
            name.first?.isLowercase == true || name.first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return [] }
        let words = trimmed(words(of: name), controlWords)
        return words.count == 1 && controlWords.contains(words[0]) ? [] : words
    }

    private static func trimmed(_ words: [String], _ endings: Set<String>) -> [String] {
        var words = words
        while words.count > 1, let last = words.last, endings.contains(last) { words.removeLast() }
        return words
    }

    private static let typeWords: Set<String> = [
        "view", "controller", "cell", "screen", "model", "presenter", "coordinator", "provider", "delegate", "vc",
        "source", "data", "wrapper", "representable", "row", "handler", "manager",
    ]
    private static let controlWords: Set<String> = [
        "button", "btn", "label", "lbl", "view", "image", "icon", "field", "slider", "switch", "item", "cell",
        "control", "toggle", "bar", "container", "action", "text", "stack", "node", "title", "element",
    ]

    private static func roleWord(_ role: AccessibilityRole) -> String {
        switch role {
        case .label, .hint, .value, .rotor, .announcement: role.rawValue
        case .inputLabel: "name"
        case .customAction: "action"
        case .customContent: "content"
        case .imageDescription: "image"
        case .guidedAccess: "restriction"
        case .language, .other: "text"
        }
    }

    /// The text without accents, and with “ss” for “ß”.
    private static func plain(_ text: Substring) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
        return text.replacing("ß", with: "ss").folding(options: .diacriticInsensitive, locale: nil)
    }

    /// The maximum number of characters that are split into words.
    private static let longestText = 200

    /// The lowercase words of an identifier or a string: `play`, `button` for `playButton`. They contain only ASCII
    /// letters and digits, because people type keys: `ecran` for “Écran”.
    fileprivate static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var previous: Character = " "
        let characters = Array(plain(text.prefix(longestText)))
        for (index, character) in characters.enumerated() {
            let isPart = character.isASCII && (character.isLetter || character.isNumber)
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let starts = character.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
            if !isPart || starts {
                // “don't” is one word.
                if "'’".contains(character) { continue }
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isPart { word += character.lowercased() }
            previous = character
        }
        return word.isEmpty ? words : words + [word]
    }
}

extension RewriteMessage {
    /// The words of the expression that is counted: `songs`, `count` for `songs.count`.
    package var countWords: [String] {
        values.first.map { KeyMaker.words(of: $0.expression) } ?? []
    }

    /// The string without its placeholders; for a plural, the plural form.
    fileprivate var plainWords: String {
        switch forms {
        case .plain(let text): Self.withoutPlaceholders(text)
        case .format(let pieces), .counted(_, let pieces):
            pieces.map { if case .text(let text) = $0 { text } else { " " } }.joined()
        }
    }

    /// “100% sure” isn't a format.
    private static func withoutPlaceholders(_ text: String) -> String {
        Message(parsing: text).segments.map { segment in
            if case .placeholder(let specifier) = segment, !specifier.raw.hasPrefix("% ") { return " " }
            return segment.raw
        }.joined()
    }
}

package import AXModel

/// Makes keys that say where a text is used and what it is for.
package struct KeyMaker: Sendable {
    private let form: KeyForm
    /// Keys that stand for something already.
    private var taken: Set<String>
    /// The next number to try after a key that many texts would have.
    private var numbers: [String: Int] = [:]

    /// How many words of a text are taken.
    private static let mostWords = 3

    /// - Parameter taken: the keys of all tables that the texts may go to.
    package init(_ form: KeyForm, taken: Set<String>) {
        self.form = form
        self.taken = taken
    }

    /// A key that no other text has.
    package mutating func key(for occurrence: Occurrence, _ message: RewriteMessage) -> String {
        if form == .text {
            let key = message.runtimeKey
            if taken.insert(key).inserted { return key }
        }
        let candidates = Self.candidates(for: occurrence, message).map(spelled)
        if let free = candidates.first(where: { !taken.contains($0) }) {
            taken.insert(free)
            return free
        }
        let last = candidates.last ?? spelled([["text"]])
        var number = numbers[last] ?? 2
        while !taken.insert("\(last)\(separator)\(number)").inserted { number += 1 }
        numbers[last] = number + 1
        return "\(last)\(separator)\(number)"
    }

    private var separator: String { form == .upperSnake ? "_" : "." }

    private func spelled(_ parts: [[String]]) -> String {
        switch form {
        case .upperSnake: parts.flatMap { $0 }.map { $0.uppercased() }.joined(separator: "_")
        case .dotted, .text: parts.map(Self.camelCase).joined(separator: ".")
        }
    }

    private static func camelCase(_ words: [String]) -> String {
        (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Screen, element and role; where that is not enough, words of the text instead of the element, then both.
    private static func candidates(for occurrence: Occurrence, _ message: RewriteMessage) -> [[[String]]] {
        let screen = screen(of: occurrence)
        let element = element(of: occurrence).filter { $0 != screen.joined() }
        let text = Array(KeyWords.words(of: message.plainWords).prefix(mostWords))
        let role = [roleWord(occurrence.role)]
        var middles = [element, text, element + text]
        if message.isPlural { middles.insert(element.isEmpty ? [] : element, at: 0) }
        let isKnown = !screen.isEmpty
        return middles.enumerated().compactMap { index, middle in
            guard !middle.isEmpty || message.isPlural && index == 0 && isKnown else { return nil }
            return [screen, middle, role].filter { !$0.isEmpty }
        }
    }

    /// `PlayerViewController` is the player. Objective-C has a prefix for all classes of an app.
    private static func screen(of occurrence: Occurrence) -> [String] {
        guard let type = occurrence.screen?.split(separator: ".").last.map(String.init) else { return [] }
        var words = KeyWords.words(of: type)
        let capitals = type.prefix { $0.isUppercase }.count
        if !occurrence.path.hasSuffix(".swift"), capitals > 2, capitals < 6, words.count > 1 { words.removeFirst() }
        return trimmed(words, typeWords)
    }

    /// `playButton` is the play; what a view is called by its type alone says nothing.
    private static func element(of occurrence: Occurrence) -> [String] {
        guard let name = occurrence.element?.split(separator: ".").last.map(String.init), name != "self",
            name.first?.isLowercase == true || name.first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return [] }
        let words = trimmed(KeyWords.words(of: name), controlWords)
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
}

extension RewriteMessage {
    /// The text without its placeholders.
    fileprivate var plainWords: String {
        switch forms {
        case .plain(let text): Self.withoutPlaceholders(text)
        case .format(let pieces), .counted(_, let pieces):
            pieces.map { if case .text(let text) = $0 { text } else { " " } }.joined()
        }
    }

    private static func withoutPlaceholders(_ text: String) -> String {
        Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }
}

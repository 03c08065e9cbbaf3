/// Recognizes English words for states that belong in a trait or value.
enum SpokenState {
    /// States and their opposites.
    private static let pairs: [(String, String)] = [
        ("on", "off"), ("selected", "not selected"), ("selected", "unselected"), ("selected", "deselected"),
        ("enabled", "disabled"), ("checked", "unchecked"), ("checked", "not checked"), ("expanded", "collapsed"),
        ("active", "inactive"), ("activated", "deactivated"), ("muted", "unmuted"), ("muted", "not muted"),
    ]
    private static let states = Set(pairs.flatMap { [$0.0, $0.1] })
    /// First words of commands: “Turn on” isn't a state.
    private static let commands: Set<String> = [
        "turn", "switch", "toggle", "set", "tap", "log", "sign", "power", "put", "keep", "show", "hide", "carry",
    ]

    /// Whether a string is only a state: “Selected”, “, on”.
    static func isState(_ text: String) -> Bool { states.contains(words(text).joined(separator: " ")) }

    /// The state after the last pause of a string: “Repeat, on”, “Favorite (selected)”, “, selected”. Nil if anything
    /// else follows the pause, or if there isn't a pause.
    static func closing(_ text: String) -> String? {
        guard text.utf8.count < 400, let end = text.lastIndex(where: \.isLetter) else { return nil }
        let spoken = text[...end]
        // If a value follows, it's part of the clause, so the clause isn't a state: “%@, on %@”.
        guard !text[end...].contains(where: { $0 == "%" || $0 == "\\" }) else { return nil }
        guard let pause = spoken.lastIndex(where: { Concatenation.isPause($0) && $0 != "-" }) else { return nil }
        let clause = spoken[spoken.index(after: pause)...]
        return isState(String(clause)) ? words(String(clause)).joined(separator: " ") : nil
    }

    /// The opposite states in which two strings differ: “on” and “off” in “Wi-Fi on” and “Wi-Fi off”. Nil if they
    /// differ in anything else, or if one of them is a command.
    static func opposites(_ left: String, _ right: String) -> (String, String)? {
        let (left, right) = (words(left), words(right))
        guard !left.isEmpty, !right.isEmpty, left.count < 20, right.count < 20 else { return nil }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let rest = (Array(left.dropFirst(start)), Array(right.dropFirst(start)))
        let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        // The strings are compared without their common end, as in “on today” and “off today”, and then with it,
        // because “selected” is the end of “not selected”.
        let candidates = [end, 0].map {
            (rest.0.dropLast($0).joined(separator: " "), rest.1.dropLast($0).joined(separator: " "))
        }
        guard !commands.contains(left[0]), !commands.contains(right[0]) else { return nil }
        return candidates.first { pair in
            pairs.contains { $0 == pair || ($0.1, $0.0) == pair }
        }
    }

    private static func words(_ text: String) -> [String] {
        text.prefix(400).lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
    }
}

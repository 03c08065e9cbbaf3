import AXModel
import AXSource

/// What the wording of a key says about its role.
enum KeyWording {
    /// The role of a key that Interface Builder wrote: an object id, a point, and the attribute's name.
    static func interfaceBuilderRole(of key: StringKey) -> AccessibilityRole? {
        // The names end with “Label”, “Hint”, “Value” and “Description”.
        guard let last = key.bytes.last, last == 0x6C || last == 0x74 || last == 0x65 || last == 0x6E,
            let point = key.bytes.lastIndex(of: UInt8(ascii: ".")), point > 0, key.bytes.count > point + 17
        else { return nil }
        switch String(decoding: key.bytes[(point + 1)...], as: UTF8.self) {
        case "accessibilityLabel", "ibExternalAccessibilityDescription": return .label
        case "accessibilityHint": return .hint
        case "accessibilityValue": return .value
        default: return nil
        }
    }

    /// The role that the key's last words name: `play.hint`, `PLAY_LABEL`, `playA11yValue`. Values have many
    /// meanings, so they count only after a word for accessibility; a label must be a word apart (`play.label`, not
    /// `playLabel`).
    /// - Parameter needsAccessibilityWord: whether every role counts only after a word for accessibility.
    static func role(of key: StringKey, needsAccessibilityWord: Bool = false) -> AccessibilityRole? {
        guard endings.contains(where: key.mayEnd) else { return nil }
        let words = KeyWords(key)
        guard let last = words.fromEnd(0), let before = words.fromEnd(1) else { return nil }
        let isAccessibility = accessibilityWords.contains(before) || words.endsWithAccessibility
        switch last {
        case "hint": return isAccessibility || !needsAccessibilityWord ? .hint : nil
        case "label":
            return isAccessibility || (!needsAccessibilityWord && endsApart(key, "label")) ? .label : nil
        case "value": return isAccessibility ? .value : nil
        case "announcement": return isAccessibility ? .announcement : nil
        default: return nil
        }
    }

    private static let endings: [StaticString] = ["label", "hint", "value", "announcement"]

    private static let accessibilityWords: Set<String> = ["accessibility", "a11y", "ax", "voiceover"]

    /// Whether a separator, not a capital alone, stands before the last word.
    private static func endsApart(_ key: StringKey, _ word: String) -> Bool {
        let before = key.bytes.dropLast(word.utf8.count).last
        return before == UInt8(ascii: ".") || before == UInt8(ascii: "_") || before == UInt8(ascii: "-")
            || before == UInt8(ascii: "/")
    }
}

extension KeyWords {
    /// Whether the words before the last are “voice over”.
    fileprivate var endsWithAccessibility: Bool {
        fromEnd(1) == "over" && fromEnd(2) == "voice"
    }
}

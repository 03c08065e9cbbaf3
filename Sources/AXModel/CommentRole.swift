/// The role of a string according to its comment for translators: “Accessibility hint”, “VoiceOver label for …”.
package enum CommentRole {
    private static let roles: [String: AccessibilityRole] = [
        "hint": .hint, "label": .label, "value": .value, "announcement": .announcement, "rotor": .rotor,
    ]
    private static let accessibilityWords: Set<String> = ["accessibility", "a11y", "voiceover"]
    /// The number of words to search. Comments usually mention the role at the beginning.
    private static let maximumWords = 40

    /// The role that the comment names directly after a word for accessibility, or up to three words before it; nil if
    /// the comment doesn't name a role.
    package static func role(_ comment: String) -> AccessibilityRole? {
        guard mayNameRole(comment) else { return nil }
        let words = String(comment.prefix(1000)).lowercased().replacing("voice over", with: "voiceover")
            .split { !$0.isLetter && !$0.isNumber }.prefix(maximumWords).map(String.init)
        for (index, word) in words.enumerated() where accessibilityWords.contains(word) {
            if index + 1 < words.count, let role = roles[words[index + 1]] { return role }
            if index + 2 < words.count, words[index + 1] == "custom", words[index + 2] == "action" {
                return .customAction
            }
            if let role = words[max(0, index - 3)..<index].compactMap({ roles[$0] }).last { return role }
        }
        return nil
    }

    /// The beginnings of the ``accessibilityWords`` and of “voice over”.
    private static let stems: [StaticString] = ["accessib", "a11y", "voice"]

    /// Whether a comment might contain one of the ``accessibilityWords``. Most comments don't, and splitting them into
    /// words is slow.
    private static func mayNameRole(_ comment: String) -> Bool {
        var comment = comment
        return comment.withUTF8 { bytes in
            bytes.indices.contains { start in
                let first = bytes[start] | 0x20
                guard first == UInt8(ascii: "a") || first == UInt8(ascii: "v") else { return false }
                return stems.contains { bytes.has($0, at: start) }
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether `letters`, which are lowercase, begin at `start`. Case is ignored.
    fileprivate func has(_ letters: StaticString, at start: Int) -> Bool {
        let length = letters.utf8CodeUnitCount
        return start + length <= count && (0..<length).allSatisfy { self[start + $0] | 0x20 == letters.utf8Start[$0] }
    }
}

/// What a comment to translators says about a string's role: “Accessibility hint”, “VoiceOver label for …”.
package enum CommentWording {
    private static let roles: [String: AccessibilityRole] = [
        "hint": .hint, "label": .label, "value": .value, "announcement": .announcement, "rotor": .rotor,
    ]
    private static let accessibility: Set<String> = ["accessibility", "a11y", "voiceover"]
    /// How many words of a comment are looked at: what it is for stands at the beginning.
    private static let reach = 40

    /// The role that the comment names beside a word for accessibility; nil when it names none.
    package static func role(_ comment: String) -> AccessibilityRole? {
        let words = String(comment.prefix(1000)).lowercased().replacing("voice over", with: "voiceover")
            .split { !$0.isLetter && !$0.isNumber }.prefix(reach).map(String.init)
        for (index, word) in words.enumerated() where accessibility.contains(word) {
            if index + 1 < words.count, let role = roles[words[index + 1]] { return role }
            if index + 2 < words.count, words[index + 1] == "custom", words[index + 2] == "action" {
                return .customAction
            }
            if let role = words[max(0, index - 3)..<index].compactMap({ roles[$0] }).last { return role }
        }
        return nil
    }
}

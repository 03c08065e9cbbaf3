import AXSource

/// How the keys of a table look.
package enum KeyForm: Hashable, Sendable {
    /// `player.play.label`
    case dotted
    /// `PLAYER_PLAY_LABEL`
    case upperSnake
    /// The text itself.
    case text

    /// The form of most keys; of equally many the first. Nil where no key tells.
    package static func prevailing(in keys: some Sequence<String>) -> KeyForm? {
        var counts: [KeyForm: Int] = [:]
        for form in keys.lazy.compactMap(form) { counts[form, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return [KeyForm.dotted, .upperSnake, .text].first { most > 0 && counts[$0] == most }
    }

    /// A word alone may be a name or a text: it tells nothing, unless it is spelled as neither.
    private static func form(of key: String) -> KeyForm? {
        if key.contains(" ") { return .text }
        let bytes = key.utf8
        if bytes.contains(UInt8(ascii: "_")), !bytes.contains(where: \.isASCIILowercase) {
            return .upperSnake
        }
        return IdentifierText.isIdentifier(key) ? .dotted : nil
    }
}

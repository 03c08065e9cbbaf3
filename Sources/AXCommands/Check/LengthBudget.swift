import AXLocaleData
import AXModel
import AXSource

/// The maximum length of a string. It comes from the comment for translators, such as “max 40 characters” or “max 2 s”,
/// or from a translation platform.
struct LengthBudget: Hashable, Sendable {
    static let page = RulePage(
        id: "length-exceeded", concern: .translations,
        summary: "A string exceeds the limit that its comment or `maxLength` specifies.",
        why: """
            The limit comes from the comment (“max 40 characters”, “max 2 s”) or from `maxLength` in an input line for \
            `check --units`. Characters are counted as readers perceive them (grapheme clusters). The speaking time is \
            estimated for a voice at its default rate, without the values of placeholders. A string over the limit \
            might be truncated or rejected later, when the translator can no longer fix it.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":4}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\",\"maxLength\":5}\n"),
        severity: .warning)

    /// The maximum number of grapheme clusters.
    private(set) var characters: Int?
    private(set) var seconds: Double?

    /// - Returns: nil for a comment without a limit. Other numbers, such as in “max 3 songs”, are ignored.
    init?(_ comment: String) {
        guard comment.utf8.count <= Self.longestComment, Self.mayBeFound(in: comment) else { return nil }
        for match in comment.matches(of: Self.pattern) {
            guard let number = Double(match.number) else { continue }
            if match.unit.lowercased().hasPrefix("c") {
                characters = min(characters ?? .max, Int(min(number, 1e6)))
            } else {
                seconds = min(seconds ?? .infinity, number)
            }
        }
        if characters == nil, seconds == nil { return nil }
    }

    /// Combines the limits in a comment with a platform's limit for characters; the stricter limit applies. Nil if
    /// neither specifies a limit.
    init?(comment: String?, characters: Int?) {
        let named = comment.flatMap(LengthBudget.init)
        seconds = named?.seconds
        self.characters = [named?.characters, characters].compactMap { $0 }.min()
        if self.characters == nil, seconds == nil { return nil }
    }

    /// The maximum length of a comment in UTF-8 bytes. Comments written by people aren't longer.
    private static let longestComment = 65_536

    private static var pattern: Regex<(Substring, number: Substring, unit: Substring)> {
        #/\bmax(?:imum|\.)?\s+(?<number>\d+(?:\.\d+)?)\s*(?<unit>characters?|chars?|seconds?|secs?|s)\b/#.ignoresCase()
    }

    /// Whether a comment contains the letters “max”. This prefilter avoids matching the pattern against most comments.
    /// It searches for the rarest letter, “x”, first.
    static func mayBeFound(in comment: String) -> Bool {
        var comment = comment
        return comment.withUTF8 { bytes in
            for (end, byte) in bytes.enumerated().dropFirst(2) where byte | 0x20 == UInt8(ascii: "x") {
                if bytes[end - 1] | 0x20 == UInt8(ascii: "a"), bytes[end - 2] | 0x20 == UInt8(ascii: "m") {
                    return true
                }
            }
            return false
        }
    }

    /// The messages about a string that exceeds the limit.
    /// - Parameter meter: the meter for the string's language; only evaluated for a limit in seconds.
    func messages(about text: String, _ meter: @autoclosure () -> SpeechMeter) -> [String] {
        var messages: [String] = []
        if let characters, text.count > characters {
            messages.append("string has \(text.count) characters; the limit is \(characters)")
        }
        if let seconds {
            let spoken = meter().seconds(of: Self.words(text))
            if spoken > seconds {
                messages.append(
                    "string takes about \(Self.rounded(spoken)) seconds to speak; "
                        + "the limit is \(Self.rounded(seconds))")
            }
        }
        return messages
    }

    /// The text without placeholders, because the lengths of their values aren't known.
    private static func words(_ text: String) -> String {
        Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }

    /// A duration, rounded to a tenth of a second.
    private static func rounded(_ seconds: Double) -> String {
        let tenths = Int((min(seconds, 1000) * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

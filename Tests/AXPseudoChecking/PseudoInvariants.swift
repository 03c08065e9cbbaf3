import AXModel
import Foundation

/// The parts that a string and its pseudo-translation must have in common, found by simple patterns that are
/// independent of the pseudo-localizer's scanner.
package enum PseudoInvariants {
    /// The names of the requirements that a pseudo-translation violates; empty if it meets all of them.
    package static func violations(source: String, pseudo: String) -> [String] {
        var harm: [String] = []
        func expect(_ holds: Bool, _ clause: String) {
            if !holds { harm.append(clause) }
        }
        let (before, after) = (Array(source.utf8), Array(pseudo.utf8))
        expect(source.isEmpty == pseudo.isEmpty, "empty iff empty")
        expect(specifiers(source) == specifiers(pseudo), "specifiers")
        for pattern in TextPattern.all {
            expect(pattern.matches(in: before).elementsEqual(pattern.matches(in: after)), pattern.name)
        }
        expect(!TextPattern.isMessage(before) || braces(before) == braces(after), "message syntax")
        expect(scalars(source, isEmoji) == scalars(pseudo, isEmoji), "emoji")
        expect(scalars(source, isBreak) == scalars(pseudo, isBreak), "line breaks")
        expect(edges(source) == edges(pseudo), "white space at the edges")
        expect(!isComposed(source) || isComposed(pseudo), "Normalization Form C")
        let again = Message(parsing: pseudo).text
        expect(again.utf8.elementsEqual(after), "parses back to itself")
        return harm
    }

    private static func specifiers(_ text: String) -> [String] {
        text.utf8.contains(UInt8(ascii: "%")) ? Message(parsing: text).placeholders.map(\.raw) : []
    }

    private static func scalars(_ text: String, _ belongs: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
        text.unicodeScalars.filter(belongs)
    }

    /// The braces of a message, with its commas, number signs and equals signs.
    private static func braces(_ text: [UInt8]) -> [UInt8] {
        text.filter { "{},#=".utf8.contains($0) }
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value > 0xFF else { return false }
        return scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier || scalar == "\u{200D}"
            || scalar == "\u{FE0F}" || scalar == "\u{20E3}" || (0x1F1E6...0x1F1FF).contains(scalar.value)
            || (0xE0020...0xE007F).contains(scalar.value)
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        ["\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
    }

    /// Compares code points, because a space and a combining mark after it are one character.
    private static func edges(_ text: String) -> [[Unicode.Scalar]] {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.prefix { $0.properties.isWhitespace }
        let end = scalars.dropFirst(start.count).reversed().prefix { $0.properties.isWhitespace }
        return [Array(start), Array(end)]
    }

    private static func isComposed(_ text: String) -> Bool {
        if text.unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return true }
        return text.precomposedStringWithCanonicalMapping.utf8.elementsEqual(text.utf8)
    }
}

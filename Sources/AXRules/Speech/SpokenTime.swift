import AXLocaleData
import AXModel
import AXSource

/// The time that a voice takes to speak a string at its default rate.
struct SpokenTime: Hashable, Sendable {
    let seconds: Double

    /// - Parameter text: the string. Format specifiers count as specified by ``SyllableEstimate``.
    init(of text: String, _ meter: SpeechMeter) {
        guard text.holds(UInt8(ascii: "%")) else {
            seconds = meter.seconds(of: text)
            return
        }
        let units = Message(parsing: text).segments.reduce(0.0) { sum, segment in
            switch segment {
            case .text(let text): sum + meter.units(in: text)
            case .placeholder(let specifier): sum + meter.units(ofSyllables: specifier.syllables)
            }
        }
        seconds = units / meter.rate.unitsPerSecond
    }

    private init(seconds: Double) {
        self.seconds = seconds
    }

    /// The time of the part that takes longest. Parts end at commas, at semicolons and at the ends of sentences.
    static func ofLongestPart(_ text: String, _ meter: SpeechMeter) -> SpokenTime {
        SpokenTime(seconds: text.spokenParts.map { SpokenTime(of: String($0), meter).seconds }.max() ?? 0)
    }

    /// The time in seconds, rounded to a tenth: `3.4`.
    var rounded: String {
        let tenths = Int((min(seconds, 1000) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension SpokenTime {
    /// The maximum speaking time of a string that isn't reported.
    ///
    /// Nine in ten hints of 36 apps take less than 3.6 s in English and 5.2 s in the slowest language, as spoken by
    /// eSpeak NG at 175 words per minute.
    struct Limit: Hashable, Sendable {
        let role: String
        let seconds: Double
        let advice: String
        /// Whether the parts between commas are separate facts.
        let joinsFacts: Bool

        /// Returns nil unless the roles include hints or labels. Other strings have no limit. For example, an
        /// announcement is heard only once.
        init?(_ roles: RoleSet) {
            if roles.contains(.hint) {
                self = Limit(
                    role: "hint", seconds: 6, advice: "Describe the result and nothing else.", joinsFacts: false)
            } else if roles.contains(.label) {
                self = Limit(
                    role: "label", seconds: 3,
                    advice: "Move details to the value, or to the hint, which users can skip or turn off.",
                    joinsFacts: true)
            } else {
                return nil
            }
        }

        private init(role: String, seconds: Double, advice: String, joinsFacts: Bool) {
            (self.role, self.seconds, self.advice, self.joinsFacts) = (role, seconds, advice, joinsFacts)
        }

        /// Whether a string may take longer than the limit, according to an upper bound for each byte.
        func mayBeExceeded(by text: String, at rate: SpeechRate) -> Bool {
            let most = seconds * rate.unitsPerSecond / (rate.unit == .mora ? 1.5 : 1)
            return Double(text.mostHalfSyllables) / 2 > most
        }
    }
}

extension String {
    /// An upper bound for twice the number of syllables in the string, or of morae in kana and kanji.
    fileprivate var mostHalfSyllables: Int {
        Self.halfSyllables.withUnsafeBufferPointer { counts in
            let known = utf8.withContiguousStorageIfAvailable { bytes in
                bytes.reduce(2) { $0 + counts[Int($1)] }
            }
            return known ?? utf8.reduce(2) { $0 + counts[Int($1)] }
        }
    }

    /// Upper bounds by byte. A lowercase consonant doesn't count, because the space after a word counts in case the
    /// word has no vowels. An ideograph has at most two syllables, and an emoji four. `%d` and `%@` count as the values
    /// that the app inserts.
    private static let halfSyllables: [Int] = (0..<256).map { byte in
        switch byte {
        case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79, 0x41...0x5A: 2
        case 0x62...0x7A: 0
        case 0x30...0x39: 3
        case 0x25: 6
        case 0x23, 0x24, 0x26, 0x2B, 0x3D, 0x40: 4
        case 0x00...0x7F: 2
        case 0x80...0xBF: 0
        case 0xC0...0xDF: 4
        case 0xE0...0xEF: 4
        default: 8
        }
    }
}

extension FormatSpecifier {
    /// The number of syllables of the value that the app inserts.
    fileprivate var syllables: Double {
        switch type {
        case .none: SyllableEstimate.sign
        case .integer, .float, .ownArgument: SyllableEstimate.number
        case .object, .character, .pointer: SyllableEstimate.text
        }
    }
}

import AXLocaleData
import AXModel

/// How long a voice speaks a text, at its default rate.
struct SpokenTime: Hashable, Sendable {
    let seconds: Double

    /// - Parameter text: may hold format specifiers, each of which counts as ``SpokenWeight`` says.
    init(of text: String, _ meter: SpeechMeter) {
        guard text.utf8.contains(UInt8(ascii: "%")) else {
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

    /// Of the part between commas that takes longest: a row may join several facts into one label, and a listener can
    /// go on after each.
    static func ofLongestPart(_ text: String, _ meter: SpeechMeter) -> SpokenTime {
        let parts = text.split(whereSeparator: Self.joints.contains)
        return SpokenTime(seconds: parts.map { SpokenTime(of: String($0), meter).seconds }.max() ?? 0)
    }

    /// To a tenth of a second: `3.4`.
    var rounded: String {
        let tenths = Int((min(seconds, 1000) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static let joints: Set<Character> = [",", ";", "،", "؛", "、", "，", "；"]
}

extension SpokenTime {
    /// How long a text may take without remark.
    ///
    /// Of the hints of 36 apps, nine in ten take less than 3.6 s in English and 5.2 s in the slowest language, as eSpeak NG
    /// speaks them at 175 words a minute.
    struct Limit: Hashable, Sendable {
        let role: String
        let seconds: Double
        let advice: String
        /// Whether parts between commas are facts of their own.
        let joinsFacts: Bool

        /// nil for roles whose length says nothing: an announcement is heard once.
        init?(_ roles: Set<AccessibilityRole>) {
            if roles.contains(.hint) {
                self = Limit(
                    role: "hint", seconds: 6, advice: "Say the result, and nothing else.", joinsFacts: false)
            } else if roles.contains(.label) {
                self = Limit(
                    role: "label", seconds: 3,
                    advice: "Details belong into the hint or the value, which a listener can skip or turn off.",
                    joinsFacts: true)
            } else {
                return nil
            }
        }

        private init(role: String, seconds: Double, advice: String, joinsFacts: Bool) {
            (self.role, self.seconds, self.advice, self.joinsFacts) = (role, seconds, advice, joinsFacts)
        }

        /// No shorter text takes longer: no byte stands for more than a digit does.
        func fewestBytes(at rate: SpeechRate) -> Int {
            Int(seconds * rate.unitsPerSecond / (SpokenWeight.digit * 2))
        }
    }
}

extension FormatSpecifier {
    /// What it is filled with later, in syllables.
    fileprivate var syllables: Double {
        switch type {
        case .none: SpokenWeight.sign
        case .integer, .float, .ownArgument: SpokenWeight.number
        case .object, .character, .pointer: SpokenWeight.text
        }
    }
}

import AXModel
import AXSource

/// A translation with a different number than its source.
enum NumberChanged: StringRule {
    static let page = RulePage(
        id: "number-changed", concern: .translations,
        summary: "The translation replaces a number written in digits with a different number.",
        why: """
            A mistyped price, limit or date is wrong for every listener, and people who read only the source never \
            notice. The same number in another script or with different digit grouping counts as unchanged. \
            Translators are free to spell out or omit a number.
            """,
        example: Example("Die letzten 42 Stunden", locale: "de", source: "The last 24 hours"),
        instead: Example("Die letzten 24 Stunden", locale: "de", source: "The last 24 hours"),
        severity: .warning, traits: [.blocksApply])

    static let needs = StringNeeds(
        source: true,
        // ASCII digits, and the first bytes of digits in other scripts.
        bytes: ByteSet("0123456789", 0xD9...0xDF, 0xE0...0xE1, 0xEA...0xEA, 0xEF...0xF0))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        // Each form of a plural is for different numbers.
        guard let original = source?.onlyText, let text = unit.onlyText, original.isCheckable, text.isCheckable,
            original.string.hasDigit, text.string != original.string, !text.string.isAddress
        else { return [] }
        let (own, others) = (WrittenNumbers(in: text.string), WrittenNumbers(in: original.string))
        guard let change = own.change(from: others), !original.string.has12HourTime, !original.string.hasCustomaryUnit
        else { return [] }
        return [
            context.finding(
                page, unit, text, at: change.range,
                "translation says \(text.string.quoted(change.range)), but the source says \(change.meant.quoted)")
        ]
    }
}

/// The numbers in digits in a string, except those in specifiers, tags, addresses and words such as “MP3”.
private struct WrittenNumbers {
    struct Number {
        /// The parts between group and decimal separators, in ASCII digits.
        let parts: [String]
        /// The UTF-8 offsets of the number.
        let range: Range<Int>

        var digits: String { parts.joined() }
    }

    private let all: [Number]
    private let text: String

    init(in text: String) {
        self.text = text
        all = text.hasDigit ? NumberReader(text).numbers : []
    }

    /// The number that only this string contains, and the number that only the other string contains; nil unless
    /// exactly one number differs.
    func change(from other: WrittenNumbers) -> (range: Range<Int>, meant: String)? {
        guard !all.isEmpty, !other.all.isEmpty, sortedParts != other.sortedParts,
            all.map(\.digits).sorted() != other.all.map(\.digits).sorted(), !text.multipliesByWord
        else { return nil }
        var rest = other.all
        let added = all.filter { number in
            guard let index = rest.firstIndex(where: { $0.digits == number.digits }) else { return true }
            rest.remove(at: index)
            return false
        }
        // If several numbers differ, they may be a range, a date or a list in another notation.
        guard added.count == 1, rest.count == 1, let new = added.first, let missing = rest.first,
            !Self.isSameTime(new.digits, missing.digits), !other.isExample(missing),
            !hasScale(new, of: missing), !other.hasScale(missing, of: new)
        else { return nil }
        return (new.range, other.text.part(missing.range).description)
    }

    /// Whether the source announces the number as an example, which translators replace with an example from their
    /// country: “e.g., 37.7749”.
    private func isExample(_ number: Number) -> Bool {
        let before = text.part(0..<number.range.lowerBound).lowercased()
        return before.contains("e.g.") || before.contains("for example")
    }

    /// Whether a word after the number may be a multiplier: “100 thousand” for 100,000, “1 lakh”, “2,5 Mio.”.
    private func hasScale(_ number: Number, of other: Number) -> Bool {
        guard let small = Self.value(number.digits), let large = Self.value(other.digits), small > 0 else {
            return false
        }
        let isFraction = number.parts.count == 2 && number.parts[1].count == 1
        let whole = large * (isFraction ? 10 : 1)
        return large >= 1000 && Self.scales.contains { whole.isMultiple(of: $0) && whole / $0 == small }
            && text.part(number.range.upperBound..<text.utf8.count).first { !$0.isWhitespace }?.isLetter == true
    }

    /// The number; nil if it has so many digits that it isn't an amount, such as a phone number.
    private static func value(_ digits: String) -> Int? { digits.utf8.count <= mostDigits ? Int(digits) : nil }

    private static let mostDigits = 12

    /// A thousand, a lakh, a million, a crore and a billion. Ten thousand and its powers are single characters; see
    /// `multipliesByWord`.
    private static let scales = [1000, 100_000, 1_000_000, 10_000_000, 1_000_000_000]

    /// Whether the two numbers may be the same duration in different units: 7 days and 1 week, 48 hours and 2 days.
    private static func isSameTime(_ one: String, _ other: String) -> Bool {
        guard let left = value(one), let right = value(other), min(left, right) > 0 else { return false }
        return [7, 12, 24, 30, 60].contains { max(left, right) == min(left, right) * $0 }
    }

    /// All parts, sorted, so that “12/31/2020” equals “31.12.2020”.
    private var sortedParts: [String] { all.flatMap(\.parts).sorted() }
}

private struct NumberReader {
    private let scalars: [Unicode.Scalar]
    private let offsets: [Int]
    private let excluded: [Range<Int>]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var offset = 0
        offsets = scalars.map { scalar in
            defer { offset += UTF8.width(scalar) }
            return offset
        }
        let specifiers = Message.placeholders(in: text)
        excluded = specifiers.map(\.range) + TemplateVariable.all(in: text, besides: specifiers).map(\.range)
    }

    var numbers: [WrittenNumbers.Number] {
        var found: [WrittenNumbers.Number] = []
        var index = 0
        while index < scalars.count {
            guard scalars[index].digit != nil else {
                index += 1
                continue
            }
            let (parts, end) = number(from: index)
            let range = offsets[index]..<(end < offsets.count ? offsets[end] : offsets[index] + width(index..<end))
            if !isPartOfWord(index..<end), !excluded.contains(where: { $0.overlaps(range) }) {
                found.append(WrittenNumbers.Number(parts: parts, range: range))
            }
            index = end
        }
        return found
    }

    private func width(_ indices: Range<Int>) -> Int { scalars[indices].reduce(0) { $0 + UTF8.width($1) } }

    /// The number that begins at an index, in parts between single separators, and the index after it.
    private func number(from start: Int) -> (parts: [String], end: Int) {
        var parts: [String] = []
        var index = start
        while true {
            let end = scalars[index...].firstIndex { $0.digit == nil } ?? scalars.count
            parts.append(scalars[index..<end].compactMap(\.digit).map(String.init).joined())
            guard end + 1 < scalars.count, Self.marks.contains(scalars[end]), scalars[end + 1].digit != nil,
                !Self.spaces.contains(scalars[end]) || isGroup(from: end + 1)
            else { return (parts, end) }
            index = end + 1
        }
    }

    /// Whether exactly three digits follow. A space separates only groups of three digits.
    private func isGroup(from index: Int) -> Bool {
        scalars[index...].prefix(4).prefix { $0.digit != nil }.count == 3
    }

    private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
    private static let marks = spaces.union([".", ",", "'", "’", "٫", "٬", "：", ":", "·"])

    /// Whether an ASCII letter, an underscore or a character of an address is next to the digits.
    private func isPartOfWord(_ indices: Range<Int>) -> Bool {
        let before = indices.lowerBound > 0 ? scalars[indices.lowerBound - 1] : " "
        let after = indices.upperBound < scalars.count ? scalars[indices.upperBound] : " "
        return [before, after].contains {
            $0.isASCII && $0.properties.isAlphabetic || "_/@#&=".unicodeScalars.contains($0)
        }
    }
}

extension Unicode.Scalar {
    /// The value of a decimal digit in any script.
    fileprivate var digit: Int? {
        if (0x30...0x39).contains(value) { return Int(value) - 0x30 }
        guard value > 0x7F, properties.numericType == .decimal else { return nil }
        return properties.numericValue.map { Int($0) }
    }
}

extension String {
    fileprivate var hasDigit: Bool { unicodeScalars.contains { $0.digit != nil } }

    /// Whether the string contains a time with AM or PM. Most languages use other numbers for such a time.
    fileprivate var has12HourTime: Bool {
        ["AM", "PM", "A.M.", "P.M."].contains { half in
            uppercased().split { !$0.isLetter && $0 != "." }.contains { $0.hasSuffix(half) && $0.count <= half.count }
        }
    }

    /// Whether the string contains a unit that most languages convert, such as inches, miles, pounds or degrees
    /// Fahrenheit.
    fileprivate var hasCustomaryUnit: Bool {
        let units: Set<Substring> = [
            "inch", "inches", "feet", "foot", "ft", "mile", "miles", "mi", "yard", "yards", "pound", "pounds", "lb",
            "lbs", "ounce", "ounces", "oz", "fahrenheit", "gallon", "gallons",
        ]
        return lowercased().split(whereSeparator: { !$0.isLetter }).contains(where: units.contains)
    }

    /// Whether the string contains a character for a power of ten, such as 万 (ten thousand) in “1万”.
    fileprivate var multipliesByWord: Bool { unicodeScalars.contains { "万萬億亿천만억百千".unicodeScalars.contains($0) } }
}

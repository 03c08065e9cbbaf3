import AXSource

/// What is common to property lists in all their spellings.
enum PropertyList {
    /// Why a file could not be read.
    struct Failure: Error, Hashable {
        let message: String
        let span: Span
    }

    /// How deep values may be nested, as in CoreFoundation.
    static let maximumDepth = 512
}

/// A date of a property list: UTC, to the second, in the Gregorian calendar without a beginning.
struct PropertyListDate {
    /// Since 2001-01-01T00:00:00Z, the beginning of CoreFoundation's time.
    private let seconds: Int

    /// The date of an XML element, `2024-01-02T03:04:05Z`. A month, day, hour, minute or second over its end counts on into the next one,
    /// as in CoreFoundation.
    init?(_ text: ArraySlice<UInt8>) {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = text.dropFirst(isNegative ? 1 : 0).prefix { $0.isASCIIDigit }
        let rest = text[digits.endIndex...]
        // Years that do not fit are read and mean nothing; no file has one.
        let year = (Int(String(decoding: digits, as: UTF8.self)) ?? 0) % 1_000_000
        guard let parts = Self.parts(rest) else { return nil }
        let months = (isNegative ? -year : year) * 12 + max(parts[0], 1) - 1
        let day = Self.days(before: months) + parts[1] - 1
        seconds = ((day * 24 + parts[2]) * 60 + parts[3]) * 60 + parts[4]
    }

    /// The date of a binary file; nil when it is too far away to have one.
    /// - Parameter absoluteTime: seconds since 2001-01-01T00:00:00Z.
    init?(absoluteTime: Double) {
        guard absoluteTime.magnitude < 1e13 else { return nil }
        seconds = Int(absoluteTime.rounded(.down))
    }

    /// In the form of XML property lists.
    var text: String {
        let (days, rest) = Self.divided(seconds, by: 86_400)
        // No year is longer than 366 days, so this one or the next few hold the day.
        var year = 2001 + Self.divided(days, by: 366).quotient - 1
        year += Self.divided(days - Self.days(before: year * 12), by: 366).quotient
        while Self.days(before: (year + 1) * 12) <= days { year += 1 }
        var month = 0
        while Self.days(before: year * 12 + month + 1) <= days { month += 1 }
        let day = days - Self.days(before: year * 12 + month) + 1
        let date = [Self.padded(year, 4), Self.padded(month + 1, 2), Self.padded(day, 2)].joined(separator: "-")
        let time = [rest / 3_600, rest / 60 % 60, rest % 60].map { Self.padded($0, 2) }.joined(separator: ":")
        return date + "T" + time + "Z"
    }

    /// Month, day, hour, minute and second behind the year: `-01-02T03:04:05Z`.
    private static func parts(_ text: ArraySlice<UInt8>) -> [Int]? {
        guard text.count == 16, text.last == UInt8(ascii: "Z") else { return nil }
        let bytes = Array(text)
        var parts: [Int] = []
        for (number, separator) in "--T::".utf8.enumerated() {
            let (tens, ones) = (bytes[number * 3 + 1], bytes[number * 3 + 2])
            guard bytes[number * 3] == separator, tens.isASCIIDigit, ones.isASCIIDigit else { return nil }
            parts.append(Int(tens - 0x30) * 10 + Int(ones - 0x30))
        }
        return parts
    }

    /// How many days lie between 2001-01-01 and the first of a month, given in months since the year 0.
    private static func days(before months: Int) -> Int {
        let (year, month) = divided(months, by: 12)
        let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month]
        let isLeap =
            divided(year, by: 4).remainder == 0
            && (divided(year, by: 100).remainder != 0 || divided(year, by: 400).remainder == 0)
        return days(beforeYear: year) + before + (isLeap && month > 1 ? 1 : 0)
    }

    /// How many days lie between 2001-01-01 and the first of a year.
    private static func days(beforeYear year: Int) -> Int {
        let past = year - 2001
        return past * 365 + divided(past, by: 4).quotient - divided(past, by: 100).quotient
            + divided(past, by: 400).quotient
    }

    /// Division that rounds down.
    private static func divided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

import AXSource

/// Limits and errors of property lists, in XML, binary and old-style files.
enum PropertyList {
    /// The reason why the runtime rejects a file.
    struct Failure: Error, Hashable {
        let message: String
        let span: Span
    }

    /// The nesting depth that CoreFoundation allows.
    static let maximumDepth = 512
}

/// A date in a property list: UTC, in whole seconds, in the proleptic Gregorian calendar.
struct PropertyListDate {
    /// The seconds since 2001-01-01T00:00:00Z, CoreFoundation's reference date.
    private let seconds: Int

    /// The date in an XML element, such as `2024-01-02T03:04:05Z`; nil if the text isn't a date. As in CoreFoundation,
    /// parts that are too large carry over: January 32 is February 1.
    init?(_ text: ArraySlice<UInt8>) {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = text.dropFirst(isNegative ? 1 : 0).prefix { $0.isASCIIDigit }
        let rest = text[digits.endIndex...]
        // A year that is too large is accepted, but its value is arbitrary; real files don't contain one.
        let year = (Int(String(decoding: digits, as: UTF8.self)) ?? 0) % 1_000_000
        guard let parts = Self.parts(rest) else { return nil }
        let months = (isNegative ? -year : year) * 12 + max(parts[0], 1) - 1
        let day = Self.days(before: months) + parts[1] - 1
        seconds = ((day * 24 + parts[2]) * 60 + parts[3]) * 60 + parts[4]
    }

    /// The date in a binary file; nil if it's too far from the reference date.
    /// - Parameter absoluteTime: seconds since 2001-01-01T00:00:00Z.
    init?(absoluteTime: Double) {
        guard absoluteTime.magnitude < 1e13 else { return nil }
        seconds = Int(absoluteTime.rounded(.down))
    }

    /// The date as XML property lists write it.
    var text: String {
        let (days, rest) = Self.floorDivision(seconds, by: 86_400)
        // No year is longer than 366 days, so the date is in this year or in one of the next few.
        var year = 2001 + Self.floorDivision(days, by: 366).quotient - 1
        year += Self.floorDivision(days - Self.days(before: year * 12), by: 366).quotient
        while Self.days(before: (year + 1) * 12) <= days { year += 1 }
        var month = 0
        while Self.days(before: year * 12 + month + 1) <= days { month += 1 }
        let day = days - Self.days(before: year * 12 + month) + 1
        let date = [Self.padded(year, 4), Self.padded(month + 1, 2), Self.padded(day, 2)].joined(separator: "-")
        let time = [rest / 3_600, rest / 60 % 60, rest % 60].map { Self.padded($0, 2) }.joined(separator: ":")
        return date + "T" + time + "Z"
    }

    /// The month, day, hour, minute and second in the text after the year, such as `-01-02T03:04:05Z`; nil if the text
    /// isn't in this form.
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

    /// The days from 2001-01-01 to the first day of a month.
    /// - Parameter months: the number of months from the beginning of year 0 to the month.
    private static func days(before months: Int) -> Int {
        let (year, month) = floorDivision(months, by: 12)
        let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month]
        let isLeap =
            floorDivision(year, by: 4).remainder == 0
            && (floorDivision(year, by: 100).remainder != 0 || floorDivision(year, by: 400).remainder == 0)
        return days(beforeYear: year) + before + (isLeap && month > 1 ? 1 : 0)
    }

    /// The days from 2001-01-01 to the first of a year.
    private static func days(beforeYear year: Int) -> Int {
        let past = year - 2001
        return past * 365 + floorDivision(past, by: 4).quotient - floorDivision(past, by: 100).quotient
            + floorDivision(past, by: 400).quotient
    }

    private static func floorDivision(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

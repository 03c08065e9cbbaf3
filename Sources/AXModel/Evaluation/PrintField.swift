import Foundation

/// The flags, the width and the precision of a format specifier, and how they shape what is printed (ISO C, 7.21.6.1).
struct PrintField {
    var flags: Set<Character>
    var width: Int?
    var precision: Int?

    /// A negative width, from a `*`, pads on the right; a negative precision is none.
    /// - Parameter widest: the largest amount that is printed.
    mutating func normalize(widest: Int) throws(EvaluationError) {
        if let width, width < 0 {
            flags.insert("-")
            self.width = Int(clamping: width.magnitude)
        }
        if let precision, precision < 0 { self.precision = nil }
        guard width ?? 0 <= widest, precision ?? 0 <= widest else { throw .tooLong }
    }

    func integer(_ number: StoredInteger, conversion: Character) -> String {
        let radix = ["x", "X"].contains(conversion) ? 16 : ["o", "O"].contains(conversion) ? 8 : 10
        var digits = String(number.magnitude, radix: radix, uppercase: conversion == "X")
        if precision == 0, number.magnitude == 0 { digits = "" }
        digits = String(repeating: "0", count: max(0, (precision ?? 0) - digits.utf8.count)) + digits
        if flags.contains("#"), radix == 8, !digits.hasPrefix("0") { digits = "0" + digits }
        let prefix = flags.contains("#") && radix == 16 && number.magnitude > 0 ? "0\(conversion)" : ""
        let isSigned = radix == 10 && !["u", "U"].contains(conversion)
        let sign = isSigned ? self.sign(isNegative: number.isNegative) : ""
        return padded(digits, prefix: sign + prefix, mayFill: precision == nil)
    }

    func float(_ number: Double, conversion: Character) throws(EvaluationError) -> String {
        // More digits than the longest double has.
        guard precision ?? 0 <= 1_100 else { throw .tooLong }
        let precision = precision.map { ".\($0)" } ?? ""
        let format = "%" + (flags.contains("#") ? "#" : "") + precision + String(conversion)
        let digits = String(format: format, number.magnitude)
        return padded(digits, prefix: sign(isNegative: number.sign == .minus), mayFill: number.isFinite)
    }

    /// A text for `%s`: CoreFoundation pads it with spaces and cuts it to the precision, in UTF-8 bytes.
    func text(_ text: String) -> String {
        guard let precision, precision < text.utf8.count else { return padded(text) }
        return padded(String(decoding: text.utf8.prefix(precision), as: UTF8.self))
    }

    func padded(_ text: String, prefix: String = "", mayFill: Bool = false) -> String {
        let missing = max(0, (width ?? 0) - prefix.utf8.count - text.utf8.count)
        if flags.contains("-") { return prefix + text + String(repeating: " ", count: missing) }
        if flags.contains("0"), mayFill { return prefix + String(repeating: "0", count: missing) + text }
        return String(repeating: " ", count: missing) + prefix + text
    }

    private func sign(isNegative: Bool) -> String {
        isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    }
}

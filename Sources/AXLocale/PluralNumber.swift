/// A decimal number for plural rules (UTS 35, part 3, “Plural Operand Meanings”): its digits as written, and its
/// exponent.
struct PluralNumber: Hashable {
    /// The digits, with at most one point, but without the exponent. The sign is dropped too, since a number and its
    /// negative have the same category. Integer parts of more than 15 digits are shortened to a 1 and the last nine
    /// digits.
    let digits: String
    /// The number of digits after the point, including trailing zeros: `1.0` isn't `1`.
    let fractionDigits: Int
    /// The `6` in `2c6`, two million in compact form; 0 without an exponent.
    let exponent: Int

    /// Parses `1`, `-1`, `1.50`, `2c6` (also `2e6`). Nil for anything else, including grouping and non-ASCII digits.
    /// Also nil for more than 60 bytes, more than 12 digits after the point, or an exponent above 15.
    init?(_ text: String) {
        guard text.utf8.count <= 60 else { return nil }
        let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = unsigned.split(omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
        guard let mantissa = parts.first, parts.count <= 2 else { return nil }
        let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count <= 2, halves.allSatisfy(Self.areDigits) else { return nil }
        fractionDigits = halves.count == 2 ? halves[1].utf8.count : 0
        digits = Self.truncated(halves[0]) + (halves.count == 2 ? "." + halves[1] : "")
        if parts.count == 2 {
            guard Self.areDigits(parts[1]), let exponent = Int(parts[1]), exponent <= 15 else { return nil }
            self.exponent = exponent
        } else {
            exponent = 0
        }
        guard fractionDigits <= 12 else { return nil }
    }

    /// The value without an exponent: `2000000` for `2c6`.
    var expanded: String {
        guard exponent > 0 else { return digits }
        let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = halves.count == 2 ? halves[1] : ""
        let padded = fraction + String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
        let rest = padded.dropFirst(exponent)
        return halves[0] + padded.prefix(exponent) + (rest.isEmpty ? "" : "." + rest)
    }

    /// The value, if it is an integer without an exponent; otherwise nil.
    var integer: Int? {
        fractionDigits == 0 && exponent == 0 ? Int(digits) : nil
    }

    /// ICU uses floating-point numbers, which hold 15 digits. The rules use at most the last six digits of a large
    /// number, so the others can be dropped.
    private static func truncated(_ digits: Substring) -> String {
        let significant = digits.drop { $0 == "0" }
        return significant.utf8.count <= 15
            ? (significant.isEmpty ? "0" : String(significant)) : "1" + significant.suffix(9)
    }

    private static func areDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

import Foundation

/// Formats an argument like `printf` in the C locale.
struct SpecifierFormatter {
    let arguments: [FormatArgument]

    /// The maximum width and precision. Real strings don't need more; larger values come from malicious files.
    private static let maximum = 10_000

    func formatted(_ numbered: NumberedSpecifier) throws(EvaluationError) -> String {
        let specifier = numbered.specifier
        var field = PrintField(flags: specifier.flags)
        field.width = try amount(specifier.width, numbered.width, numbered)
        field.precision = try amount(specifier.precision, numbered.precision, numbered)
        try field.normalize(maximum: Self.maximum)
        let argument = try argument(numbered.argument, numbered)
        let wrong = EvaluationError.wrongArgument(position: numbered.argument, specifier: specifier.raw)
        switch specifier.type {
        case .object: return argument.description
        case .integer(let bytes):
            guard case .integer(let number) = argument else { throw wrong }
            let stored = StoredInteger(number, bytes: bytes, isSigned: specifier.isSigned)
            return field.integer(stored, conversion: specifier.conversion)
        case .float:
            guard let number = argument.double else { throw wrong }
            return try field.float(number, conversion: specifier.conversion)
        case .character:
            guard case .integer(let number) = argument, let unit = UInt16(exactly: number & 0xFFFF) else { throw wrong }
            return String(decoding: [unit], as: UTF16.self)
        case .pointer: return try pointer(argument, specifier, field, wrong)
        case .none: return ""
        case .ownArgument: return specifier.raw
        }
    }

    private func pointer(
        _ argument: FormatArgument, _ specifier: FormatSpecifier, _ field: PrintField, _ wrong: EvaluationError
    ) throws(EvaluationError) -> String {
        switch (specifier.conversion, argument) {
        case ("n", _): return ""
        case ("p", .integer(let number)):
            return field.padded("0x" + String(UInt64(bitPattern: Int64(number)), radix: 16))
        case ("s", .text(let text)), ("S", .text(let text)), ("P", .text(let text)): return field.text(text)
        default: throw wrong
        }
    }

    private func amount(
        _ amount: FormatSpecifier.Amount?, _ position: Int?, _ numbered: NumberedSpecifier
    ) throws(EvaluationError) -> Int? {
        switch amount {
        case nil: return nil
        case .number(let number)?: return number
        case .argument?:
            let position = position ?? 0
            guard case .integer(let number) = try argument(position, numbered) else {
                throw .wrongArgument(position: position, specifier: numbered.specifier.raw)
            }
            return number
        }
    }

    private func argument(_ position: Int, _ numbered: NumberedSpecifier) throws(EvaluationError) -> FormatArgument {
        guard arguments.indices.contains(position - 1) else {
            throw .missingArgument(position: position, specifier: numbered.specifier.raw)
        }
        return arguments[position - 1]
    }
}

/// The flags, width and precision of a format specifier, and their effect on the output (ISO C, 7.21.6.1).
struct PrintField {
    var flags: Set<Character>
    var width: Int?
    var precision: Int?

    /// Converts a negative width, which can come from a `*`, to a positive one that pads on the right. Removes a
    /// negative precision.
    /// - Parameter maximum: the maximum width and precision.
    /// - Throws: ``EvaluationError/tooLong`` if either exceeds `maximum`.
    mutating func normalize(maximum: Int) throws(EvaluationError) {
        if let width, width < 0 {
            flags.insert("-")
            self.width = Int(clamping: width.magnitude)
        }
        if let precision, precision < 0 { self.precision = nil }
        guard width ?? 0 <= maximum, precision ?? 0 <= maximum else { throw .tooLong }
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
        // Every `Double` has fewer than 1,100 decimal places.
        guard precision ?? 0 <= 1_100 else { throw .tooLong }
        let precision = precision.map { ".\($0)" } ?? ""
        let format = "%" + (flags.contains("#") ? "#" : "") + precision + String(conversion)
        let digits = String(format: format, number.magnitude)
        return padded(digits, prefix: sign(isNegative: number.sign == .minus), mayFill: number.isFinite)
    }

    /// Formats `%s` like CoreFoundation: padded with spaces, and truncated to the precision in UTF-8 bytes.
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

/// An integer argument of a C function, truncated to the size of its specifier.
struct StoredInteger {
    let isNegative: Bool
    let magnitude: UInt64

    /// - Parameter bytes: 1, 2, 4 or 8.
    init(_ number: Int, bytes: Int, isSigned: Bool) {
        let bits = UInt64(bitPattern: Int64(number))
        let unused = UInt64(64 - min(max(bytes, 1), 8) * 8)
        let cut = (bits << unused) >> unused
        let extended = Int64(bitPattern: bits << unused) >> Int64(unused)
        isNegative = isSigned && extended < 0
        magnitude = isNegative ? extended.magnitude : cut
    }

    var decimal: String { (isNegative ? "-" : "") + String(magnitude) }
}

extension FormatSpecifier {
    /// Whether an integer is formatted with its sign.
    var isSigned: Bool { ["d", "i", "D"].contains(conversion) }
}

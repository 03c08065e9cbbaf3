/// The number that a variable counts, as the runtime hands it to the plural rules.
struct CountedNumber {
    /// A decimal number without an exponent and without zeros at the end of its fraction: the runtime holds a double, to which 1.0 is 1.
    let text: String

    var isZero: Bool { text.utf8.allSatisfy { [0x2D, 0x2E, 0x30].contains($0) } }

    /// - Parameter specifier: how the variable reads its argument, without a percent sign; an integer type cuts large numbers off.
    /// - Returns: nil for text, and for a fraction where an integer is read.
    init?(_ argument: FormatArgument, specifier: String) {
        let read = Message(parsing: "%" + specifier).placeholders.first
        switch argument {
        case .text: return nil
        case .integer(let number):
            guard let read, case .integer(let bytes) = read.type else {
                text = String(number)
                return
            }
            text = StoredInteger(number, bytes: bytes, isSigned: read.isSigned).decimal
        case .decimal(let decimal):
            if case .integer? = read?.type { return nil }
            guard Double(decimal) != nil else { return nil }
            text = Self.shortened(decimal)
        }
    }

    /// Plural rules look at no more than twelve digits of a fraction.
    private static func shortened(_ decimal: String) -> String {
        guard let point = decimal.firstIndex(of: ".") else { return decimal }
        var fraction = decimal[decimal.index(after: point)...].prefix(12)
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? String(decimal[..<point]) : decimal[..<point] + "." + fraction
    }
}

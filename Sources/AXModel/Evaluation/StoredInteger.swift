/// An integer as an argument of a C function holds it: cut to the size that its specifier reads.
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
    /// Whether an integer is printed with its sign.
    var isSigned: Bool { ["d", "i", "D"].contains(conversion) }
}

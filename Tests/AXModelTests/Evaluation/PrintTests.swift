import AXModel
import Foundation
import Testing

/// Arguments are printed as `String(format:)` prints them, which is the oracle.
@Suite struct PrintTests {
    private func text(_ format: String, _ arguments: FormatArgument...) throws -> String {
        try Evaluator(locale: "en").evaluate(Unit(format), arguments).text
    }

    @Test(arguments: [
        "%d", "%i", "%5d|", "%-5d|", "%05d|", "%+d", "% d", "%+05d", "%-05d|", "%.3d", "%8.3d|", "%08.3d|", "%.0d|",
        "%u", "%x",
        "%X", "%#x", "%#X", "%o", "%#o", "%#010x", "%hhd", "%hd", "%ld", "%lld", "%qd", "%zd", "%lu", "%llx", "%hhu",
        "%2$ld",
        "%1$d %1$x",
    ])
    func integersAreShownAsFoundationShowsThem(_ format: String) throws {
        for number in [0, 1, -1, 7, 42, 255, -255, 65_535, 2_147_483_647, -2_147_483_648, 4_294_967_296 + 3] {
            let isWide = ["ld", "lld", "qd", "zd", "lu", "llx"].contains { format.contains($0) }
            let expected =
                isWide
                ? String(format: format, number, number) : String(format: format, Int32(truncatingIfNeeded: number))
            #expect(try text(format, .integer(number), .integer(number)) == expected, "\(format) \(number)")
        }
    }

    @Test(arguments: [
        "%f", "%.2f", "%.0f", "%10.3f|", "%-10.1f|", "%010.2f|", "%+f", "% .1f", "%e", "%.3E", "%g", "%G", "%.10g",
        "%#g", "%#.0f",
        "%a",
    ])
    func fractionsAreShownAsFoundationShowsThem(_ format: String) throws {
        for number in ["0", "1", "-1", "0.5", "-2.25", "3.14159", "1000000", "123456789.125", "0.0001", "2.5", "1.005"]
        {
            let expected = String(format: format, Double(number) ?? 0)
            #expect(try text(format, FormatArgument(parsing: number)) == expected, "\(format) \(number)")
        }
    }

    @Test func widthsMayBeArguments() throws {
        #expect(try text("%*d|", .integer(5), .integer(42)) == String(format: "%*d|", 5, 42))
        #expect(try text("%*d|", .integer(-5), .integer(42)) == String(format: "%*d|", -5, 42))
        #expect(try text("%.*f|", .integer(2), .decimal("1.5")) == String(format: "%.*f|", 2, 1.5))
        #expect(try text("%.*f|", .integer(-2), .decimal("1.5")) == "1.500000|")
        #expect(try text("%-*.*d|", .integer(6), .integer(3), .integer(7)) == "007   |")
    }

    @Test func objectsAndTextsAreShown() throws {
        #expect(try text("%@ %10@ %@", .text("a"), .integer(5), .decimal("1.50")) == "a 5 1.50")
        #expect(
            try text("%s|%5s|%-5s|%.2s", .text("ab"), .text("ab"), .text("ab"), .text("abc")) == "ab|   ab|ab   |ab")
        #expect(try text("%c%C", .integer(65), .integer(0x20AC)) == "A€")
        #expect(try text("%p", .integer(255)) == "0xff")
        #expect(try text("%a", .integer(1)) == String(format: "%a", 1.0))
    }
}

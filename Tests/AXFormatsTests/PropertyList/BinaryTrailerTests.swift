import AXFormats
import AXSource
import AXTestSupport
import Foundation
import Testing

/// Numbers in a binary property list that point outside the file.
@Suite struct BinaryTrailerTests {
    private static let compiled: [UInt8] = {
        let url = Fixtures.url.appending(path: "Stringsdict/RoundTrip/compiled.stringsdict")
        return (try? Data(contentsOf: url)).map { Array($0) } ?? []
    }()

    private func status(_ bytes: [UInt8]) -> FileContents.Status {
        StringsdictFormat().parse(SourceFile(path: "t.stringsdict", raw: bytes)).value.contents.status
    }

    @Test func theFileItselfLoads() {
        #expect(status(Self.compiled) == .ok)
    }

    /// The number of objects, the first object, and the offset of the table, in eight bytes each.
    @Test(arguments: [24, 16, 8], [[0xFF], [0x80, 0], [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])
    func aTrailerThatLeadsElsewhereIsRefused(_ place: Int, _ start: [UInt8]) {
        var bytes = Self.compiled
        bytes.replaceSubrange((bytes.count - place)..<(bytes.count - place + start.count), with: start)
        #expect(status(bytes) == .error)
    }

    /// An array of one element whose reference, and one whose count, is a negative number of eight bytes.
    @Test(arguments: [[0xA1], [0xAF, 0x13]])
    func negativeNumbersAreRefused(_ head: [UInt8]) {
        let array = head + Array(repeating: 0xFF, count: 8)
        let table = 8 + array.count
        let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 8] + big(1) + big(0) + big(table)
        #expect(status(Array("bplist00".utf8) + array + [8] + trailer) == .error)
    }

    private func big(_ number: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
}

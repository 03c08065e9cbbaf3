import Foundation
import Testing

@testable import AXCommands

@Suite struct PipeReadingTests {
    /// A pipe is read to its end, however much it contains at first: as much as fits into a pipe, one byte less, and
    /// other amounts.
    @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
    func aPipeIsReadToItsEnd(first: Int) throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        Thread.detachNewThread {
            writer.write(Data(repeating: 1, count: first))
            Thread.sleep(forTimeInterval: 0.2)
            writer.write(Data(repeating: 2, count: 10))
            try? writer.close()
        }
        let input = FileDescriptor(number: pipe.fileHandleForReading.fileDescriptor, path: "-")
        Thread.sleep(forTimeInterval: 0.1)
        #expect(try input.readAll(expecting: nil, limit: 1 << 20).count == first + 10)
    }
}

import Foundation
import Testing

@testable import AXCommands

@Suite struct PipeReadingTests {
    /// However much of it is there when it is first read: with as much as an empty pipe takes, and one byte less.
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

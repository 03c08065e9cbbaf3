import Foundation

/// How far a worker has come, in a file that outlives it.
struct WorkerNotes {
    /// The input that is being tried; that after the last one when all is done.
    var input = 0
    var tried = 0
    var faults = 0

    init() {}

    /// - Returns: nil for a file that is not there or holds something else.
    init?(reading path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count == MemoryLayout<WorkerNotes>.size else {
            return nil
        }
        self = data.withUnsafeBytes { $0.loadUnaligned(as: WorkerNotes.self) }
    }

    /// Writes the notes over those in an open file: one short call to the system, for each input.
    func write(to descriptor: Int32) {
        withUnsafeBytes(of: self) { bytes in
            guard pwrite(descriptor, bytes.baseAddress, bytes.count, 0) == bytes.count else {
                fail("the notes of a worker cannot be written")
            }
        }
    }
}

/// Ends with code 2: the fuzzer cannot do its work, through no fault of the code under test.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("formats-fuzzer: \(message)\n".utf8))
    exit(2)
}

import Foundation

/// The progress of a worker, stored in a file that remains if the worker crashes.
struct WorkerNotes {
    /// The number of the input that is being tested; after the run, the number of all inputs.
    var input = 0
    var tried = 0
    var faults = 0

    init() {}

    /// - Returns: nil if the file doesn't exist or isn't valid.
    init?(reading path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count == MemoryLayout<WorkerNotes>.size else {
            return nil
        }
        self = data.withUnsafeBytes { $0.loadUnaligned(as: WorkerNotes.self) }
    }

    /// Overwrites the notes in an open file. One short system call per input is fast enough.
    func write(to descriptor: Int32) {
        withUnsafeBytes(of: self) { bytes in
            guard pwrite(descriptor, bytes.baseAddress, bytes.count, 0) == bytes.count else {
                fail("the notes of a worker cannot be written")
            }
        }
    }
}

/// Ends the process with exit code 2, for errors of the fuzzer or its environment and not of the code under test.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("formats-fuzzer: \(message)\n".utf8))
    exit(2)
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The streams of the process. Here waiting is right.
enum StandardStream {
    /// What comes through standard input, which `-` names.
    static func readInput() throws(FileError) -> [UInt8] {
        try FileDescriptor(number: 0, path: "<standard input>").readAll(expecting: nil, limit: FileLimit.text)
    }

    /// What has come through standard input since the last time, after waiting for something; nothing at its end.
    static func readSomeInput() throws(FileError) -> [UInt8] {
        try FileDescriptor(number: 0, path: "<standard input>").readSome(65_536)
    }

    /// Writes to standard output (1) or standard error (2). A result that cannot be delivered ends the process with the
    /// code of a failure: whoever reads it must not take a part for the whole.
    static func write(_ text: String, to number: Int32) {
        do throws(FileError) {
            try FileDescriptor(number: number, path: "<standard output>").writeAll(Array(text.utf8))
        } catch {
            guard number == 1 else { return }
            write("axstrings: error: \(error)\n", to: 2)
            exit(CommandFailure.exitCode)
        }
    }
}

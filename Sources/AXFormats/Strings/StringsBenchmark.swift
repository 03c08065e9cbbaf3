import AXSource

/// The two steps of reading a table that the benchmark times, from bytes in memory.
package enum StringsBenchmark {
    /// Bytes to entries, with the positions of keys, values and comments.
    package static func entryCount(of bytes: [UInt8]) -> Int {
        StringsDocument(SourceFile(path: "benchmark.strings", raw: bytes)).syntax.entries.count
    }

    /// Bytes to entries, and on to the table that the runtime loads, each key and value decoded.
    package static func tableCount(of bytes: [UInt8]) -> Int {
        StringsDocument(SourceFile(path: "benchmark.strings", raw: bytes)).decodedTable().count
    }
}

import AXSource

/// The two steps of reading a table that the benchmark times, from bytes in memory.
package enum StringsBenchmark {
    /// Bytes to entries, with the positions of keys, values and comments.
    package static func entries(of bytes: [UInt8]) -> BenchmarkResult {
        let document = StringsDocument(SourceFile(path: "benchmark.strings", raw: bytes))
        return BenchmarkResult(document, count: document.syntax.entries.count)
    }

    /// Bytes to entries, and on to the table that the runtime loads, each key and value decoded.
    package static func table(of bytes: [UInt8]) -> BenchmarkResult {
        let document = StringsDocument(SourceFile(path: "benchmark.strings", raw: bytes))
        let table = document.decodedTable()
        return BenchmarkResult((document, table), count: table.count)
    }
}

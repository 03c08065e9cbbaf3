import AXFormats
import AXModel
import AXSource
import Foundation
import Timing

/// Measures the time to read a `.strings` file in this process. Prints the best time of each step in seconds, as
/// `name seconds` lines.
///
/// `scripts/bench` compares the times with that of another parser for the same file in the same run.

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: strings-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)

/// Reads the bytes to entries, with the positions of keys, values and comments.
func read() -> StringsDocument { StringsDocument(SourceFile(path: "benchmark.strings", raw: bytes)) }

let entries = best(of: 9, read) { document in
    document.catalogs(locale: "en", table: "benchmark").reduce(0) { $0 + $1.units.count }
}
print("entries", entries)
// Also reads the table that the runtime loads, with each key and value decoded.
let table = best(of: 9) {
    let document = read()
    return (document, table: document.loadedTable)
} count: { result in
    result.table.count
}
print("table", table)

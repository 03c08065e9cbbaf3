import AXFormats
import AXSource
import Foundation
import Timing

/// Times the reading of one `.strings` file in this process and prints the best time of each step in seconds, as
/// `name seconds` lines. `scripts/bench` sets them against a peer that reads the same file in the same run.

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: strings-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)
print("entries", best(of: 9, { StringsBenchmark.entries(of: bytes) }, count: \.count))
print("table", best(of: 9, { StringsBenchmark.table(of: bytes) }, count: \.count))

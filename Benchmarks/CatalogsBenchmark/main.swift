import AXFormats
import AXSource
import Foundation
import Timing

/// Times the reading of one string catalog in this process and prints the best time of each step in seconds, as
/// `name seconds` lines. `scripts/bench` sets them against peers that read the same file in the same run;
/// `JSONSerialization` is timed here.

/// Members of the root, as `JSONSerialization` reads them.
func serializedCount(_ data: Data) -> Int {
    let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return root?.count ?? 0
}

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: catalogs-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)
print("nodes", best(of: 9) { StringCatalogBenchmark.nodeCount(of: bytes) })
print("units", best(of: 9) { StringCatalogBenchmark.unitCount(of: bytes) })
print("checked", best(of: 9) { StringCatalogBenchmark.checkedUnitCount(of: bytes) })
print("JSONSerialization", best(of: 9) { serializedCount(data) })

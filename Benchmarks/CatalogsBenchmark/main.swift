import AXFormats
import AXSource
import Foundation
import Timing

/// Times the reading of one string catalog in this process and prints the best time of each step in seconds, as
/// `name seconds` lines. `scripts/bench` sets them against peers that read the same file in the same run;
/// `JSONSerialization` is timed here.

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: catalogs-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)
print("nodes", best(of: 9, { StringCatalogBenchmark.nodes(of: bytes) }, count: \.count))
print("units", best(of: 9, { StringCatalogBenchmark.units(of: bytes) }, count: \.count))
print("checked", best(of: 9, { StringCatalogBenchmark.checkedUnits(of: bytes) }, count: \.count))
let serialized = best(of: 9) {
    try? JSONSerialization.jsonObject(with: data)
} count: { root in
    (root as? [String: Any])?.count ?? 0
}
print("JSONSerialization", serialized)

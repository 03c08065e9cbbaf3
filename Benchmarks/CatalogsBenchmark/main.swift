import AXFormats
import AXModel
import AXSource
import Foundation
import Timing

/// Measures the time to read a string catalog in this process. Prints the best time of each step in seconds, as
/// `name seconds` lines.
///
/// `scripts/bench` compares the times with those of other parsers for the same file in the same run.
/// `JSONSerialization` is measured here.

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: catalogs-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)

func file() -> SourceFile { SourceFile(path: "benchmark.xcstrings", raw: bytes) }

/// The units of every language, with their strings, states, comments and positions.
func catalogs(in document: any StringsFile) -> [Catalog] { document.catalogs(locale: "en", table: "benchmark") }

func count(_ catalogs: [Catalog]) -> Int { catalogs.reduce(0) { $0 + $1.units.count } }

/// Prints the time to read the units after parsing the file with `parse`.
func time(_ name: String, _ parse: () -> any StringsFile) {
    let seconds = best(of: 9) {
        let document = parse()
        return (document, catalogs: catalogs(in: document))
    } count: { result in
        count(result.catalogs)
    }
    print(name, seconds)
}

// The JSON nodes with their positions.
print("nodes", best(of: 9, { StringCatalogDocument(file()) }, count: { count(catalogs(in: $0)) }))
time("units") { StringCatalogDocument(file()) }
// The units, and all findings that the format can report.
time("checked") { StringCatalogFormat().parse(file()).value }
let serialized = best(of: 9) {
    try? JSONSerialization.jsonObject(with: data)
} count: { root in
    (root as? [String: Any])?.count ?? 0
}
print("JSONSerialization", serialized)

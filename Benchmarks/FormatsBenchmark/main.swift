import AXFormats
import AXModel
import AXSource
import Foundation
import Timing

/// Times the reading of one file of any format in this process, from its bytes to its units with their texts, comments,
/// states and positions, and prints the best time of each step in seconds, as `name seconds` lines. `scripts/bench` sets
/// them against peers that read the same file in the same run.

/// The units in all catalogs of a document.
func unitCount(of document: any StringsFile) -> Int {
    document.catalogs(locale: "en", table: "Table").reduce(0) { $0 + $1.units.count }
}

/// What reads a file without judging it, by its extension.
let readers: [String: (SourceFile) -> any StringsFile] = [
    "strings": { StringsDocument($0) },
    "stringsdict": { StringsdictDocument($0) },
    "xcstrings": { StringCatalogDocument($0) },
    "xliff": { XLIFFDocument($0) },
]

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
    let read = readers[URL(filePath: CommandLine.arguments[1]).pathExtension]
else {
    FileHandle.standardError.write(Data("usage: formats-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)
print("units", best(of: 9) { unitCount(of: read(SourceFile(path: "benchmark", raw: bytes))) })

import AXFormats
import AXModel
import AXSource
import Foundation
import Timing

/// Measures the time to read a file of any format in this process, from its bytes to its units with their strings,
/// comments, states and positions. Prints the best time in seconds, as a `name seconds` line.
///
/// `scripts/bench` compares the time with those of other parsers for the same file in the same run.

/// The parsers by file name extension. They don't check the file.
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
let units = best(of: 9) {
    let document = read(SourceFile(path: "benchmark", raw: bytes))
    return (document, catalogs: document.catalogs(locale: "en", table: "Table"))
} count: { result in
    result.catalogs.reduce(0) { $0 + $1.units.count }
}
print("units", units)

import AXModel
import AXScan
import AXSource

/// The steps of reading a catalog that the benchmark times, from bytes in memory.
package enum StringCatalogBenchmark {
    /// Bytes to JSON nodes with their positions.
    package static func nodeCount(of bytes: [UInt8]) -> Int {
        StringCatalogDocument(file(bytes)).tree.nodes.count
    }

    /// Bytes to the units of every language, with text, states, comments and positions.
    package static func unitCount(of bytes: [UInt8]) -> Int {
        count(StringCatalogDocument(file(bytes)).catalogs(locale: "en", table: "benchmark"))
    }

    /// The same, with all that the format has to report.
    package static func checkedUnitCount(of bytes: [UInt8]) -> Int {
        count(StringCatalogFormat().parse(file(bytes)).value.catalogs(locale: "en", table: "benchmark"))
    }

    private static func file(_ bytes: [UInt8]) -> SourceFile {
        SourceFile(path: "benchmark.xcstrings", raw: bytes)
    }

    private static func count(_ catalogs: [Catalog]) -> Int {
        catalogs.reduce(0) { $0 + $1.units.count }
    }
}

import AXModel
import AXScan
import AXSource

/// The steps of reading a catalog that the benchmark times, from bytes in memory.
package enum StringCatalogBenchmark {
    /// Bytes to JSON nodes with their positions.
    package static func nodes(of bytes: [UInt8]) -> BenchmarkResult {
        let document = StringCatalogDocument(file(bytes))
        return BenchmarkResult(document, count: document.tree.nodes.count)
    }

    /// Bytes to the units of every language, with text, states, comments and positions.
    package static func units(of bytes: [UInt8]) -> BenchmarkResult {
        let document = StringCatalogDocument(file(bytes))
        return result(document, document.catalogs(locale: "en", table: "benchmark"))
    }

    /// The same, with all that the format has to report.
    package static func checkedUnits(of bytes: [UInt8]) -> BenchmarkResult {
        let parsed = StringCatalogFormat().parse(file(bytes))
        return result(parsed.value, parsed.value.catalogs(locale: "en", table: "benchmark"))
    }

    private static func file(_ bytes: [UInt8]) -> SourceFile {
        SourceFile(path: "benchmark.xcstrings", raw: bytes)
    }

    private static func result(_ document: any StringsFile, _ catalogs: [Catalog]) -> BenchmarkResult {
        BenchmarkResult((document, catalogs), count: catalogs.reduce(0) { $0 + $1.units.count })
    }
}

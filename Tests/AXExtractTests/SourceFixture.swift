import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXExtract

/// A source in a folder of fixtures, such as `Player.m.txt`, with the snapshot of its strings and findings.
struct SourceFixture {
    private let url: URL
    let options: ExtractionOptions

    init(_ name: String, in folder: String, options: ExtractionOptions) {
        url = Fixtures.url.appending(path: folder).appending(path: name)
        self.options = options
    }

    /// The names of a folder's sources.
    static func names(in folder: String) -> [String] {
        Fixtures.entries(of: folder).filter { $0.pathExtension == "txt" }.map(\.lastPathComponent)
    }

    /// How the results differ from the snapshot next to the source; nil if they are equal.
    ///
    /// - Parameter path: the path of the source in its project; nil to use its name.
    func difference(path: String? = nil) throws -> String? {
        let source = url.deletingPathExtension()
        let file = SourceFile(path: path ?? source.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        let parsed = try #require(Extractors.extractor(forExtension: source.pathExtension))
            .occurrences(in: file, options: options)
        let snapshot = source.deletingPathExtension().appendingPathExtension("snapshot")
        return Snapshot.difference(OccurrenceText.text(parsed, of: file), from: snapshot)
    }
}

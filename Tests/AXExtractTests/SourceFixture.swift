import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXExtract

/// A source in a folder of fixtures, such as `Player.m.txt`, and what is found in it.
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

    /// How what is found differs from the snapshot beside the source; nil where it does not.
    ///
    /// - Parameter path: the path that the source has in its project; nil for its name.
    func difference(path: String? = nil) throws -> String? {
        let source = url.deletingPathExtension()
        let file = SourceFile(path: path ?? source.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        let parsed = try #require(Extractors.extractor(forExtension: source.pathExtension))
            .occurrences(in: file, options: options)
        let snapshot = source.deletingPathExtension().appendingPathExtension("snapshot")
        return Snapshot.difference(OccurrenceText.text(parsed, of: file), from: snapshot)
    }
}

import AXExtract
import AXModel
import AXSource

/// Extracts strings from source code in a test.
enum SwiftText {
    static func occurrences(
        _ text: String, _ options: ExtractionOptions = ExtractionOptions()
    ) -> Parsed<[Occurrence]> {
        occurrences(SourceFile(path: "Test.swift", text: text), options)
    }

    static func occurrences(
        _ file: SourceFile, _ options: ExtractionOptions = ExtractionOptions()
    ) -> Parsed<[Occurrence]> {
        Extractors.extractor(forExtension: "swift")?.occurrences(in: file, options: options) ?? Parsed([])
    }

    /// The strings of source code in a project with tables.
    static func occurrences(_ text: String, in tables: ProjectTables) -> Parsed<[Occurrence]> {
        let file = SourceFile(path: "Test.swift", text: text)
        guard let extractor = Extractors.extractor(forExtension: "swift") else { return Parsed([]) }
        let facts = extractor.facts(in: file, options: ExtractionOptions())
        var index = ProjectIndex([facts])
        index.tables = tables
        return extractor.occurrences(of: facts, in: index)
    }

    /// `kind key` of each string.
    static func strings(_ text: String, _ options: ExtractionOptions = ExtractionOptions()) -> [String] {
        occurrences(text, options).value.map { "\($0.kind.rawValue) \($0.key)" }
    }
}

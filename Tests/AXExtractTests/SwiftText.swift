import AXExtract
import AXModel
import AXSource

/// Extraction from a text that a test writes down.
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

    /// `kind key` of each string.
    static func strings(_ text: String, _ options: ExtractionOptions = ExtractionOptions()) -> [String] {
        occurrences(text, options).value.map { "\($0.kind.rawValue) \($0.key)" }
    }
}

public import AXSource

/// The source languages that axstrings reads.
public enum Extractors {
    public static let all: [any Extractor] = [SwiftExtractor(), ObjCExtractor(), IBExtractor()]

    /// The extractor for a file name extension, without the dot and in any case; nil when no extractor reads it.
    public static func extractor(forExtension fileExtension: String) -> (any Extractor)? {
        let name = fileExtension.lowercased()
        return all.first { $0.extensions.contains(name) }
    }

    /// The pages of all rules about source code, each once.
    public static var pages: [RulePage] {
        var seen: Set<String> = []
        return (all.flatMap(\.pages) + ExtractedEntries.pages).filter { seen.insert($0.id).inserted }
    }
}

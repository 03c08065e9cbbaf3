package import AXSource

/// The extractors for the source languages that axstrings reads.
package enum Extractors {
    package static let all: [any Extractor] = [SwiftExtractor(), ObjCExtractor(), IBExtractor()]

    /// The extractor for a file name extension without the dot, in any case; nil if no extractor reads it.
    package static func extractor(forExtension fileExtension: String) -> (any Extractor)? {
        let name = fileExtension.lowercased()
        return all.first { $0.extensions.contains(name) }
    }

    /// The extractor for a file, by the extension of its path; nil if no extractor reads it.
    package static func extractor(of file: SourceFile) -> (any Extractor)? {
        guard let dot = file.path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return extractor(forExtension: String(file.path[dot...].dropFirst()))
    }
}

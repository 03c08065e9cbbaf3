package import AXSource

/// Finds the names of the functions that may be modifiers, before any file is parsed: those in files that extend a type
/// and mention accessibility, or extend `View`. A false match only means that more calls are read.
package enum ModifierNames {
    private static let mention = SubstringSearch(["ccessib"])
    private static let mentionOfView = SubstringSearch(["ccessib", "extension View"])
    private static let extensions = SubstringSearch(["extension "])
    private static let functions = SubstringSearch(["func "])

    /// - Parameter isForTranscript: Whether modifiers that only change how a view looks count.
    package static func all(in files: [SourceFile], isForTranscript: Bool) -> Set<String> {
        let mention = isForTranscript ? mentionOfView : mention
        return files.concurrentMap { file in file.text.withUnsafeBufferPointer { names(in: $0, mention) } }
            .reduce(into: []) { $0.formUnion($1) }
    }

    private static func names(in bytes: UnsafeBufferPointer<UInt8>, _ mention: SubstringSearch) -> Set<String> {
        guard mention.contains(in: bytes, where: { _, _ in true }),
            extensions.contains(in: bytes, where: { _, _ in true })
        else { return [] }
        let starts = functions.offsets(in: bytes) { _, _ in true }.map { $0 + "func ".utf8.count }
        return Set(
            starts.map { start in
                String(decoding: bytes[start...].prefix(longestName).prefix(while: \.isIdentifierByte), as: UTF8.self)
            })
    }

    /// In bytes.
    private static let longestName = 128
}

/// Finds the names of the types that may speak the arguments of their initializers, before any file is parsed: those
/// that files with accessibility strings declare or extend at the top level.
package enum SpeakingTypeNames {
    package static func all(in files: [SourceFile]) -> Set<String> {
        files.concurrentMap { file -> Set<String> in
            guard Extractors.extractor(of: file)?.id == SwiftExtractor().id, SourcePrefilter.isFound(inSwift: file.text)
            else { return [] }
            return RootNames.names(in: file.text).filter(\.beginsWithCapital)
        }.reduce(into: []) { $0.formUnion($1) }
    }
}

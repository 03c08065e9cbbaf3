import AXSource

/// Looks for names in raw bytes, so that files without any are never taken apart.
enum ObjCMention {
    /// Whether a file may set an accessibility string, or declare a string that another file sets.
    static func isFound(in text: [UInt8], _ options: ExtractionOptions) -> Bool {
        SourceMention.isFound(in: text) || mayDeclareStrings(text, options.functions)
    }

    private static func mayDeclareStrings(_ text: [UInt8], _ functions: [String]) -> Bool {
        let stems = ([localized, string] + functions.map { Array($0.utf8) }).filter { !$0.isEmpty }
        return text.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { offset in
                stems.contains { stem in
                    bytes[offset] == stem[0] && offset + stem.count <= bytes.count
                        && stem.indices.allSatisfy { bytes[offset + $0] == stem[$0] }
                }
            }
        }
    }

    private static let localized = Array("ocalizedString".utf8)
    /// Beside the look-ups, constants may hold the keys: `@"player.play"`.
    private static let string = Array("@\"".utf8)
}

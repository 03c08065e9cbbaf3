package import AXSource

/// Finds the names of functions that may be modifiers, before any file is parsed. They are in files that extend a type
/// and mention accessibility, or that extend `View`. A false match only means that more calls are read.
package enum ModifierNames {
    private static let mention = SubstringSearch(["ccessib"])
    private static let mentionOfView = SubstringSearch(["ccessib", "extension View"])
    private static let extensions = SubstringSearch(["extension "])
    private static let functions = SubstringSearch(["func "])

    /// The names for a transcript.
    package static func all(in files: [SourceFile]) -> Set<String> { names(in: files, mentionOfView) }

    /// The names for a list of strings: the functions in files that extend a type and mention accessibility. A function
    /// is left out if another one in the files or a system method has the same name, because the type of a call's
    /// receiver is rarely known.
    package static func unambiguous(in files: [SourceFile]) -> Set<String> {
        let candidates = names(in: files, mention)
        if candidates.isEmpty { return [] }
        let declared = files.concurrentMap { file in
            file.text.withUnsafeBufferPointer { bytes in functionNames(in: bytes).filter(candidates.contains) }
        }
        let counts = declared.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return candidates.filter { counts[$0] == 1 && !systemMethods.contains($0) }
    }

    /// Names that many system types use for methods.
    private static let systemMethods: Set<String> = [
        "add", "append", "insert", "load", "open", "perform", "play", "post", "print", "remove", "replace", "run",
        "send",
        "set", "show", "start", "stop", "update", "write",
    ]

    private static func names(in files: [SourceFile], _ mention: SubstringSearch) -> Set<String> {
        files.concurrentMap { file in file.text.withUnsafeBufferPointer { names(in: $0, mention) } }
            .reduce(into: []) { $0.formUnion($1) }
    }

    private static func names(in bytes: UnsafeBufferPointer<UInt8>, _ mention: SubstringSearch) -> Set<String> {
        guard mention.contains(in: bytes, where: { _, _ in true }),
            extensions.contains(in: bytes, where: { _, _ in true })
        else { return [] }
        return Set(functionNames(in: bytes))
    }

    private static func functionNames(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        functions.offsets(in: bytes) { _, _ in true }.map { offset in
            let name = bytes[(offset + "func ".utf8.count)...].prefix(longestName).prefix(while: \.isIdentifierByte)
            return String(decoding: name, as: UTF8.self)
        }
    }

    /// The maximum length of a name, in bytes.
    private static let longestName = 128
}

/// Finds the names of the types that Swift files declare or extend, before any file is parsed.
package struct OwnTypeNames: Sendable {
    package var all: Set<String> = []
    /// The types that may speak the arguments of their initializers: those in files that may contain accessibility
    /// strings or traits.
    package var speaking: Set<String> = []

    package init(in files: [SourceFile]) {
        let found = files.concurrentMap { file -> (names: Set<String>, areSpeaking: Bool) in
            guard Extractors.extractor(of: file)?.id == SwiftExtractor().id else { return ([], false) }
            let names = RootNames(ofSwift: file.text)
            let types = names.declared.union(names.extended).filter(\.beginsWithCapital)
            return (types, !types.isEmpty && SourcePrefilter.isFound(inSwift: file.text))
        }
        for (names, areSpeaking) in found {
            all.formUnion(names)
            if areSpeaking { speaking.formUnion(names) }
        }
    }
}

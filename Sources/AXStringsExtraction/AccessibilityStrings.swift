import AXExtract
public import AXModel
public import AXSource
@_exported public import AXStringsKit

/// The strings in source code that VoiceOver speaks, braille displays show and Voice Control listens for.
public struct AccessibilityStrings: Sendable {
    /// The locations where the strings are set, in the order of the files and of the text in each file.
    public let occurrences: [Occurrence]
    /// The findings of the rules for source code, in the order of the files and of the text in each file.
    public let findings: [Diagnostic]

    /// Reads Swift, Objective-C and Interface Builder files on all cores. Nothing in them is executed.
    /// - Parameter files: the sources of a project. If the code refers to a declaration instead of a string, the
    ///   declaration is looked up in all files. Files in other languages are ignored.
    public init(in files: [SourceFile]) {
        let options = ExtractionOptions()
        let (facts, index) = ProjectFacts.indexed(ProjectFacts.facts(in: files, options: options), options: options)
        let found = facts.concurrentMap { facts in
            Extractors.extractor(of: facts.file)?.occurrences(of: facts, in: index) ?? Parsed([])
        }
        occurrences = found.flatMap(\.value)
        findings = found.flatMap(\.diagnostics)
    }

    /// The roles of each key, for `TranslationCheck`. Occurrences without a key are omitted.
    public var roles: [StringKey: Set<AccessibilityRole>] {
        occurrences.reduce(into: [:]) { roles, occurrence in
            guard let key = occurrence.tableKey else { return }
            roles[key, default: []].insert(occurrence.role)
        }
    }
}

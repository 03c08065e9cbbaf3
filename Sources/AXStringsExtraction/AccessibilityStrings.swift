import AXExtract
public import AXModel
public import AXSource
@_exported public import AXStringsKit

/// The strings of source code that VoiceOver speaks, braille displays show and Voice Control listens for.
public struct AccessibilityStrings: Sendable {
    /// In the order of the files, and of each file's text.
    public let occurrences: [Occurrence]
    /// What the rules about source code found, in the same order.
    public let findings: [Diagnostic]

    /// Reads Swift, Objective-C and Interface Builder files on all cores. Nothing in them is executed.
    /// - Parameter files: the sources of a project. A string that leads to a declaration is followed through all of them;
    ///   files in other languages are ignored.
    public init(in files: [SourceFile]) {
        let options = ExtractionOptions()
        let (facts, index) = ProjectFacts.indexed(ProjectFacts.facts(in: files, options: options), options: options)
        let found = facts.concurrentMap { facts in
            Extractors.extractor(of: facts.file)?.occurrences(of: facts, in: index) ?? Parsed([])
        }
        occurrences = found.flatMap(\.value)
        findings = found.flatMap(\.diagnostics)
    }

    /// The roles of each key, for a `TranslationCheck`.
    public var roles: [StringKey: Set<AccessibilityRole>] {
        occurrences.reduce(into: [:]) { roles, occurrence in
            guard occurrence.kind == .localizedCall || occurrence.kind == .constant else { return }
            roles[occurrence.key, default: []].insert(occurrence.role)
        }
    }
}

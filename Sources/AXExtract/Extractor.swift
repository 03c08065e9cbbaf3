package import AXModel
package import AXSource

/// Finds the accessibility strings in one source language.
package protocol Extractor: Sendable {
    /// The language's name in lowercase: `swift`.
    var id: String { get }
    /// The file name extensions that the extractor reads, in lowercase and without the dot.
    var extensions: [String] { get }
    /// The pages of the rules whose findings the extractor reports.
    var pages: [RulePage] { get }

    /// The facts of a file, which is parsed at most once. Accepts any bytes.
    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts

    /// The facts of a file that is parsed only because strings in other files may depend on its declarations. The sites
    /// and most titles are left out.
    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts

    /// The comments of a file, in source order.
    func comments(in file: SourceFile) -> [Span]
}

extension Extractor {
    /// The accessibility strings that a file sets, in source order.
    ///
    /// A composite expression gives one occurrence per string in it. If none of its values has words (`nil`, `""`,
    /// `"•"`), the first one is listed as ``Occurrence/Kind/dynamic`` with an ``Occurrence/silence``.
    /// - Parameter index: The declarations of the project's files, including this one.
    /// - Returns: The occurrences, and the findings of the source rules.
    package func occurrences(of facts: FileFacts, in index: ProjectIndex) -> Parsed<[Occurrence]> {
        let strings = strings(of: facts, in: index)
        return Parsed(strings.value.found.occurrences, diagnostics: strings.diagnostics)
    }

    /// The same strings as ``occurrences(of:in:)``, with the details that rewriting needs.
    package func strings(of facts: FileFacts, in index: ProjectIndex) -> Parsed<FileStrings> {
        guard facts.hasContent else { return Parsed(FileStrings([], in: index.tables)) }
        let strings = SiteStrings(facts: facts, index: index)
        let found = FileStrings(strings.strings(), in: index.tables)
        let unspoken = FileStrings(strings.unspoken(), in: index.tables)
        var seen: Set<FindingKey> = []
        let all =
            SourceRules.diagnostics(for: found, in: index.tables)
            + SourceRules.diagnostics(forUnspoken: unspoken, in: index.tables)
        let diagnostics = all.filter { seen.insert(FindingKey($0)).inserted }
        return Parsed(found, diagnostics: facts.diagnostics + diagnostics)
    }

    package func comments(in file: SourceFile) -> [Span] { [] }

    package func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = facts(in: file, options: options)
        facts.isParsed = true
        facts.sites = []
        facts.titles = []
        return facts
    }

    /// The accessibility strings of a single file, without the rest of its project.
    package func occurrences(in file: SourceFile, options: ExtractionOptions) -> Parsed<[Occurrence]> {
        let facts = facts(in: file, options: options)
        return occurrences(of: facts, in: ProjectIndex([facts]))
    }
}

/// Identifies a finding, so that a finding about a string that is used several times is reported once.
private struct FindingKey: Hashable {
    private let id: String
    private let span: Span
    /// The key of a hard-coded string in another file, because one expression can refer to several of them; nil for
    /// other findings.
    private let string: StringKey?

    init(_ finding: Diagnostic) {
        (id, span) = (finding.id, finding.span)
        string = id == HardCodedString.page.id && !finding.notes.isEmpty ? finding.key : nil
    }
}

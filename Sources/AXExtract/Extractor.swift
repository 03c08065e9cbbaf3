public import AXModel
public import AXSource

/// Finds the accessibility strings of one source language.
public protocol Extractor: Sendable {
    /// The language's name, lower case: `swift`.
    var id: String { get }
    /// The file name extensions that the extractor reads, lower case and without the dot.
    var extensions: [String] { get }
    /// The pages of the rules that the extractor reports.
    var pages: [RulePage] { get }

    /// What a file says, from one parse. Any bytes are accepted.
    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts

    /// What a file declares, although it mentions nothing spoken. Its strings are not listed.
    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts

    /// The places of a file where an accessibility string is set, in the order of the text.
    ///
    /// A composite expression gives one occurrence for each string it is made of. A value that says nothing (`nil`,
    /// `""`, `"•"`) is listed, where it is all that is set, as ``Occurrence/Kind/dynamic`` with an ``Occurrence/silence``.
    /// - Parameter index: What the files of the project declare, this one among them.
    /// - Returns: The occurrences, and what the rules about source code have to say.
    func occurrences(of facts: FileFacts, in index: ProjectIndex) -> Parsed<[Occurrence]>

    /// The comments of a file, in the order of the text.
    func comments(in file: SourceFile) -> [Span]
}

extension Extractor {
    public func occurrences(of facts: FileFacts, in index: ProjectIndex) -> Parsed<[Occurrence]> {
        let strings = strings(of: facts, in: index)
        return Parsed(strings.value.found.occurrences, diagnostics: strings.diagnostics)
    }

    /// As ``occurrences(of:in:)``, with what the rewriting of strings needs to know beyond them.
    package func strings(of facts: FileFacts, in index: ProjectIndex) -> Parsed<FileStrings> {
        guard facts.saysSomething else { return Parsed(FileStrings([], in: index.tables)) }
        let strings = SiteStrings(facts: facts, index: index)
        let found = FileStrings(strings.strings(), in: index.tables)
        let unspoken = FileStrings(strings.unspoken(), in: index.tables)
        var seen: Set<DiagnosticPlace> = []
        let all =
            SourceRules.diagnostics(for: found, in: index.tables)
            + SourceRules.diagnostics(forUnspoken: unspoken, in: index.tables)
        let diagnostics = all.filter {
            seen.insert(DiagnosticPlace(id: $0.id, span: $0.span)).inserted
        }
        return Parsed(found, diagnostics: facts.diagnostics + diagnostics)
    }

    public func comments(in file: SourceFile) -> [Span] { [] }

    public func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = facts(in: file, options: options)
        facts.isParsed = true
        facts.sites = []
        return facts
    }

    /// The accessibility strings of a file that stands alone.
    public func occurrences(in file: SourceFile, options: ExtractionOptions) -> Parsed<[Occurrence]> {
        let facts = facts(in: file, options: options)
        return occurrences(of: facts, in: ProjectIndex([facts]))
    }
}

/// A string that several places speak is found fault with once.
private struct DiagnosticPlace: Hashable {
    let id: String
    let span: Span
}

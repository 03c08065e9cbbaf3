import AXModel
import AXSource

/// Finds accessibility strings in Swift, by syntax alone.
struct SwiftExtractor: Extractor {
    let id = "swift"
    let extensions = ["swift"]
    var pages: [RulePage] { SourceRules.pages + [SourceNotRead.page, SyntaxError.page] }

    func occurrences(in file: SourceFile, options: ExtractionOptions) -> Parsed<[Occurrence]> {
        guard Self.isWorthParsing(file, options) else { return Parsed([]) }
        guard !SwiftNesting.isTooDeep(file.text) else {
            return Parsed([], diagnostics: [SourceNotRead.diagnostic(for: file)])
        }
        return DeepStack.run { Self.read(file, options) } ?? Parsed([])
    }

    private static func isWorthParsing(_ file: SourceFile, _ options: ExtractionOptions) -> Bool {
        options.allStrings ? file.text.contains(UInt8(ascii: "\"")) : SourceMention.isFound(in: file.text)
    }

    private static func read(_ file: SourceFile, _ options: ExtractionOptions) -> Parsed<[Occurrence]> {
        let tree = SwiftTree(parsing: file)
        let sites = SiteFinder.sites(SiteContext(tree, options))
        let found = SiteStrings(path: file.path, options: options).strings(of: sites, in: tree)
        let errors = FirstSyntaxError(in: tree).map { [SyntaxError.diagnostic(for: file, at: $0.span, $0.what)] } ?? []
        return Parsed(found.map(\.occurrence), diagnostics: errors + SourceRules.diagnostics(for: found))
    }
}

import AXModel
import AXSource

/// Finds accessibility strings in Swift files from their syntax alone.
struct SwiftExtractor: Extractor {
    let id = "swift"
    let extensions = ["swift"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page, SourceNotRead.page, SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        let isWorthParsing =
            options.allStrings && file.text.contains(UInt8(ascii: "\"")) || options.titles == .everywhere
            || SourcePrefilter.isFound(inSwift: file.text)
        if isWorthParsing { return parsed(file, options) }
        var facts = FileFacts(file)
        facts.rootNames = RootNames.names(in: file.text)
        return facts
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = parsed(file, options)
        facts.sites = []
        facts.titles = []
        facts.diagnostics = []
        return facts
    }

    func comments(in file: SourceFile) -> [Span] { SwiftComments.spans(in: file.text) }

    private func parsed(_ file: SourceFile, _ options: ExtractionOptions) -> FileFacts {
        DeepStack.run {
            if let tree = SwiftTree.parse(file) { return SwiftFacts.facts(of: tree, options) }
            var facts = FileFacts(file)
            facts.isParsed = true
            facts.diagnostics = [SourceNotRead.diagnostic(for: file)]
            return facts
        }
    }
}

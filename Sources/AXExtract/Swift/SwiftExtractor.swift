import AXModel
import AXSource

/// Finds accessibility strings in Swift, by syntax alone.
struct SwiftExtractor: Extractor {
    let id = "swift"
    let extensions = ["swift"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page, SourceNotRead.page, SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        guard Self.isWorthParsing(file, options) else {
            var facts = FileFacts(file)
            facts.rootNames = RootNames.names(in: file.text)
            return facts
        }
        return parsed(file, options)
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = parsed(file, options)
        facts.sites = []
        facts.diagnostics = []
        return facts
    }

    private func parsed(_ file: SourceFile, _ options: ExtractionOptions) -> FileFacts {
        var facts = FileFacts(file)
        facts.isParsed = true
        guard !SwiftNesting.isTooDeep(file.text) else {
            facts.diagnostics = [SourceNotRead.diagnostic(for: file)]
            return facts
        }
        return DeepStack.run { SwiftFacts.facts(of: SwiftTree(parsing: file), options) } ?? facts
    }

    private static func isWorthParsing(_ file: SourceFile, _ options: ExtractionOptions) -> Bool {
        options.allStrings && file.text.contains(UInt8(ascii: "\"")) || SourceMention.isFound(in: file.text)
    }
}

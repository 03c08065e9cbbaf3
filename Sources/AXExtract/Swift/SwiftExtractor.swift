import AXModel
import AXSource

/// Finds accessibility strings in Swift, by syntax alone.
struct SwiftExtractor: Extractor {
    let id = "swift"
    let extensions = ["swift"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page, SourceNotRead.page, SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        if options.allStrings, file.text.contains(UInt8(ascii: "\"")) { return parsed(file, options, mentions: nil) }
        let mentions = SourceMention.offsets(inSwift: file.text)
        if !mentions.isEmpty { return parsed(file, options, mentions: options.allStrings ? nil : mentions) }
        var facts = FileFacts(file)
        facts.rootNames = RootNames.names(in: file.text)
        return facts
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = parsed(file, options, mentions: options.allStrings ? nil : [])
        facts.hasDeclarationsOnly = true
        facts.sites = []
        facts.diagnostics = []
        return facts
    }

    /// - Parameter mentions: The offsets of what is looked for; nil where everything is.
    private func parsed(_ file: SourceFile, _ options: ExtractionOptions, mentions: [Int]?) -> FileFacts {
        var facts = FileFacts(file)
        facts.isParsed = true
        guard !SwiftNesting.isTooDeep(file.text) else {
            facts.diagnostics = [SourceNotRead.diagnostic(for: file)]
            return facts
        }
        let omitted = mentions.map { irrelevantBodies(in: file, options, mentions: $0) } ?? []
        return DeepStack.run { SwiftFacts.facts(of: SwiftTree(parsing: file, without: omitted), options) } ?? facts
    }

    private func irrelevantBodies(in file: SourceFile, _ options: ExtractionOptions, mentions: [Int]) -> [Range<Int>] {
        let calls = options.spokenTypes?.offsets(in: file.text) ?? []
        return SwiftAbridgement.bodies(in: file.text, without: mentions + calls)
    }
}

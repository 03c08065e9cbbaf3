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
        var facts = parsed(file, options, mentions: options.allStrings ? nil : [], asked: options.askedNames)
        facts.hasDeclarationsOnly = true
        facts.sites = []
        facts.diagnostics = []
        return facts
    }

    /// - Parameters:
    ///   - mentions: The offsets of what is looked for; nil where everything is.
    ///   - asked: The names of the constants that are wanted; nil where all are.
    private func parsed(
        _ file: SourceFile, _ options: ExtractionOptions, mentions: [Int]?, asked: Set<String>? = nil
    ) -> FileFacts {
        var facts = FileFacts(file)
        facts.isParsed = true
        guard !SwiftNesting.isTooDeep(file.text) else {
            facts.diagnostics = [SourceNotRead.diagnostic(for: file)]
            return facts
        }
        let omitted = mentions.map { irrelevantParts(of: file, options, mentions: $0, asked) } ?? .init()
        facts =
            DeepStack.run { SwiftFacts.facts(of: SwiftTree(parsing: file, without: omitted.ranges), options) } ?? facts
        if !facts.omitted.isEmpty { facts.withheld = omitted.names }
        return facts
    }

    private func irrelevantParts(
        of file: SourceFile, _ options: ExtractionOptions, mentions: [Int], _ asked: Set<String>?
    ) -> SwiftAbridgement.Parts {
        let calls = options.spokenTypes?.offsets(in: file.text) ?? []
        return SwiftAbridgement.parts(of: file.text, without: mentions + calls, asked: asked)
    }
}

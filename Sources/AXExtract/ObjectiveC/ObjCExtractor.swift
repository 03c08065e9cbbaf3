import AXModel
import AXScan
import AXSource

/// Finds accessibility strings in Objective-C and Objective-C++, by tokens alone.
struct ObjCExtractor: Extractor {
    let id = "objective-c"
    let extensions = ["m", "mm", "h"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        if isOfInterest(file, options) { return ObjCFactsReader.facts(of: ObjCSource(file), options) }
        var facts = FileFacts(file)
        facts.rootNames = ObjCRootNames.names(in: file.text)
        return facts
    }

    private func isOfInterest(_ file: SourceFile, _ options: ExtractionOptions) -> Bool {
        options.allStrings && file.text.contains(UInt8(ascii: "\"")) || SourceMention.isFound(in: file.text)
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = ObjCFactsReader.facts(of: ObjCSource(file), options)
        facts.sites = []
        return facts
    }

    func comments(in file: SourceFile) -> [Span] {
        CScanner.tokens(of: file.text).filter { $0.kind == .comment }.map(\.span)
    }
}

import AXModel
import AXSource

/// Finds accessibility strings in Objective-C and Objective-C++, by tokens alone.
struct ObjCExtractor: Extractor {
    let id = "objective-c"
    let extensions = ["m", "mm", "h"]
    var pages: [RulePage] { SourceRules.pages }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        guard ObjCMention.isFound(in: file.text, options) else { return FileFacts(file) }
        return ObjCFactsReader.facts(of: ObjCSource(file), options)
    }
}

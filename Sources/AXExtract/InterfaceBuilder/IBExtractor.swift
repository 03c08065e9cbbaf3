import AXModel
import AXSource

/// Finds accessibility strings in documents of Interface Builder, as ibtool exports them.
struct IBExtractor: Extractor {
    let id = "interface-builder"
    let extensions = ["xib", "storyboard"]
    var pages: [RulePage] { SourceRules.pages + [SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        let document = IBDocument(file, keyAttributes: options.runtimeAttributes, allTexts: options.readsAllStrings)
        return IBFacts(file: file, document: document, options: options).facts
    }
}

import AXModel
import AXScan
import AXSource

/// A language of a `file` element that is an invalid or deprecated language tag.
enum XLIFFLanguageTag: FileRule {
    static let page = RulePage.languageTag

    /// Reports each tag once, at its first location.
    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        var seen: Set<String> = []
        return xliff.document.syntax.files.flatMap { file in
            let attributes = XLIFFAttributes(xliff.document.file.text, tag: file.startTag)
            let names = [("source-language", file.sourceLanguage), ("target-language", file.targetLanguage)]
            return names.compactMap { attribute, name -> Diagnostic? in
                guard let name, seen.insert(name).inserted, let tag = LanguageTagFinding(name) else { return nil }
                let span = attributes.first(named: attribute)?.value ?? file.startTag
                return finding(
                    tag.message, at: span, in: xliff.document, file, severity: tag.severity,
                    explanation: tag.explanation)
            }
        }
    }
}

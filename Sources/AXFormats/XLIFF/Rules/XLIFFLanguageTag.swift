import AXModel
import AXScan
import AXSource

/// A `file` element names a language with something that isn't a valid language tag.
enum XLIFFLanguageTag: FileRule {
    static let page = RulePage.languageTag

    /// Each name once, where it first appears.
    static func check(_ xliff: DeliveredXLIFF) -> [Diagnostic] {
        var seen: Set<String> = []
        return xliff.document.syntax.files.flatMap { file in
            let attributes = XLIFFAttributes(xliff.document.file.text, tag: file.startTag)
            let names = [("source-language", file.sourceLanguage), ("target-language", file.targetLanguage)]
            return names.compactMap { attribute, name -> Diagnostic? in
                guard let name, seen.insert(name).inserted, let complaint = LanguageTagFinding(name) else { return nil }
                let place = attributes.first(named: attribute)?.value ?? file.startTag
                return finding(
                    complaint.message, at: place, in: xliff.document, file, severity: complaint.severity,
                    explanation: complaint.explanation)
            }
        }
    }
}

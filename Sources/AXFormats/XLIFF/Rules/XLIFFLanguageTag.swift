import AXModel
import AXScan
import AXSource

/// A `file` element names a language with something that isn't a valid language tag.
enum XLIFFLanguageTag: XLIFFRule {
    static let page = RulePage.languageTag

    /// Each name once, where it first appears.
    static func check(_ document: XLIFFDocument, against project: ProjectTexts?) -> [Diagnostic] {
        var seen: Set<String> = []
        return document.syntax.files.flatMap { file in
            let attributes = XLIFFAttributes(document.file.text, tag: file.startTag)
            let names = [("source-language", file.sourceLanguage), ("target-language", file.targetLanguage)]
            return names.compactMap { attribute, name -> Diagnostic? in
                guard let name, seen.insert(name).inserted, let complaint = TagComplaint(name) else { return nil }
                let place = attributes.place(of: attribute)?.value ?? file.startTag
                return finding(
                    complaint.message, at: place, in: document, file, severity: complaint.severity,
                    explanation: complaint.explanation)
            }
        }
    }
}

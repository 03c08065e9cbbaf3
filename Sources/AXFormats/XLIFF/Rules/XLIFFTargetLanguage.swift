import AXLocale
import AXScan
import AXSource

/// A `file` element without a target language, or with the wrong one.
enum XLIFFTargetLanguage: FileRule {
    static let page = RulePage(
        id: "xliff-target-language", concern: .xliff,
        summary:
            "A file element has no target language, or its target language differs from that in the file name or "
            + "in other file elements.",
        why: """
            Xcode's import takes the language from the target-language attribute of each file element. If a file \
            element has no target-language attribute, Xcode's import skips the element's units but still reports \
            success. Some translation services drop the target-language attribute or use their own language codes in \
            it.
            """,
        example: Example(XLIFFSample.text(languages: "source-language=\"en\"", XLIFFSample.unit)),
        instead: Example(XLIFFSample.text(XLIFFSample.unit)),
        severity: .error, or: [.warning], isFixable: true)

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        let named = tag(ofPath: xliff.document.file.path)
        let first = xliff.document.syntax.files.lazy.compactMap(\.targetLanguage).first
        return xliff.document.syntax.files.compactMap { file in
            guard let language = file.targetLanguage else { return missing(file, named ?? first, xliff.document) }
            if let named, !isSame(named, language) {
                return other(file, "the file name says “\(named)”", language, xliff.document)
            }
            guard let first, first != language else { return nil }
            return other(file, "the first file element specifies “\(first)”", language, xliff.document)
        }
    }

    private static func missing(
        _ file: XLIFFFileElement, _ language: String?, _ document: XLIFFDocument
    ) -> Diagnostic {
        let attributes = XLIFFAttributes(document.file.text, tag: file.startTag)
        let fixes = language.map { language -> [FixIt] in
            let edit: TextEdit
            if let empty = attributes.first(named: "target-language") {
                edit = TextEdit(empty.value, language)
            } else {
                let end =
                    attributes.first(named: "source-language")?.span.end ?? document.nameEnd(inTag: file.startTag)
                edit = .insertion(at: end, " target-language=\"\(language)\"")
            }
            return [FixIt("Add target-language=\"\(language)\"", edits: [edit], safety: .safe)]
        }
        return finding(
            "file element for “\(file.original)” has no target language, so Xcode skips its units",
            at: file.startTag, in: document, file, fixIts: fixes ?? [])
    }

    private static func other(
        _ file: XLIFFFileElement, _ reason: String, _ language: String, _ document: XLIFFDocument
    ) -> Diagnostic {
        finding(
            "target language is “\(language)”, but \(reason)", at: file.startTag, in: document, file,
            severity: .warning, explanation: "Xcode imports this element's units into the localization “\(language)”.")
    }

    /// The language that the file is named after, such as `de` for `de.xliff`; nil if the name isn't a language.
    private static func tag(ofPath path: String) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let stem = String(name[..<dot])
        // Many short words are registered language tags; only those with plural rules in CLDR are likely to be
        // languages.
        guard let tag = LanguageTag(stem), PluralRules(tag).isKnown else { return nil }
        return stem
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.replacing("_", with: "-").lowercased() == right.replacing("_", with: "-").lowercased()
    }
}

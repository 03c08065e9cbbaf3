import AXSource

extension FileRule where Whole == XLIFFImport {
    /// Calls `finding` with every reason why Xcode skips or changes a unit, and returns the findings.
    static func findings(
        in xliff: XLIFFImport, _ finding: (ImportCause, XLIFFUnit, XLIFFFileElement) -> Diagnostic?
    ) -> [Diagnostic] {
        xliff.files.flatMap { file in
            file.units.flatMap { unit in unit.causes.compactMap { finding($0, unit.unit, file.element) } }
        }
    }

    static func finding(
        _ message: String, at span: Span, in document: XLIFFDocument, _ file: XLIFFFileElement? = nil,
        _ unit: XLIFFUnit? = nil,
        severity: Severity? = nil, explanation: String? = nil, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: document.file.path, span: span, message: message,
            explanation: explanation, key: unit?.identity.key, locale: file?.targetLanguage, fixIts: fixIts)
    }

    /// One note about several units, each with its span; empty if `units` is empty.
    static func counting(
        _ units: [(unit: XLIFFUnit, span: Span)], _ wording: CountedStrings.Wording, in document: XLIFFDocument,
        _ file: XLIFFFileElement, explanation: String? = nil, fixIts: [FixIt] = []
    ) -> [Diagnostic] {
        guard let first = units.first else { return [] }
        let path = document.file.path
        let strings = units.map { CountedStrings.Place(key: $0.unit.identity.key, path: path, span: $0.span) }
        return [
            Diagnostic(
                id: page.id, severity: .note, counting: CountedStrings(strings, wording), path: path, span: first.span,
                explanation: explanation, locale: file.targetLanguage, fixIts: fixIts)
        ]
    }
}

/// A small XLIFF file for rule pages.
enum XLIFFSample {
    static func text(
        languages: String = "source-language=\"en\" target-language=\"de\"", _ units: String
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="Localizable.strings" \(languages) datatype="plaintext">
            <body>
              \(units)
            </body>
          </file>
        </xliff>

        """
    }

    static let unit = unit(target: "<target>Abspielen</target>")

    static func unit(id: String = "play", source: String = "Play", target: String) -> String {
        """
        <trans-unit id="\(id)" xml:space="preserve">
                <source>\(source)</source>
                \(target)
                <note/>
              </trans-unit>
        """
    }
}

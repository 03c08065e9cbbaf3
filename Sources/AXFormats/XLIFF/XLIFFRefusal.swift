import AXScan
import AXSource

/// Why an XLIFF file cannot be read at all.
enum XLIFFRefusal {
    static func diagnostic(of document: XLIFFDocument) -> Diagnostic? {
        if let fault = document.syntax.fault {
            let notes = fault.opened.map { [Diagnostic.Note("this is the element that is open", span: $0)] } ?? []
            var diagnostic = diagnostic(fault.message, fault.span, document)
            diagnostic.notes = notes
            return diagnostic
        }
        guard !document.isXLIFF12, let root = document.syntax.root else { return nil }
        let isOther = root.localName == "xliff"
        return diagnostic(
            isOther
                ? "this is XLIFF \(root.version ?? ""); Xcode reads version 1.2"
                : "the root element is not “xliff”", root.span, document)
    }

    private static func diagnostic(_ message: String, _ span: Span, _ document: XLIFFDocument) -> Diagnostic {
        Diagnostic(
            id: RulePage.tableFails.id, severity: .error, path: document.file.path, span: span, message: message,
            explanation: "Xcode's import takes nothing from the file.")
    }
}

import AXScan
import AXSource

/// Why an XLIFF file can't be read at all.
enum XLIFFRefusal {
    static func diagnostic(of document: XLIFFDocument) -> Diagnostic? {
        if let fault = document.syntax.fault {
            let notes = fault.opened.map { [Diagnostic.Note("the unclosed element begins here", span: $0)] } ?? []
            var diagnostic = diagnostic(fault.message, fault.span, document)
            diagnostic.notes = notes
            return diagnostic
        }
        guard !document.isXLIFF12, let root = document.syntax.root else { return nil }
        let isOther = root.localName == "xliff"
        return diagnostic(
            isOther
                ? "file is XLIFF \(root.version ?? ""), but Xcode reads only version 1.2"
                : "root element isn't “xliff”", root.span, document)
    }

    private static func diagnostic(_ message: String, _ span: Span, _ document: XLIFFDocument) -> Diagnostic {
        Diagnostic(
            id: RulePage.tableFails.id, severity: .error, path: document.file.path, span: span, message: message,
            explanation: "Xcode imports nothing from the file.")
    }
}

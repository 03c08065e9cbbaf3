import AXSource

/// A text of the document.
struct SARIFMessage: Encodable {
    let text: String
    let markdown: String?

    init(_ text: String, markdown: String? = nil) {
        (self.text, self.markdown) = (text, markdown)
    }
}

extension Severity {
    /// The word of SARIF (§3.27.10).
    var sarifLevel: String { rawValue }
}

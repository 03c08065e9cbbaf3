import AXSource

/// A `message`, in which braces stand for arguments and brackets for links (SARIF 2.1.0, 3.11.5 and 3.11.6): those of a text
/// are written so that they stand for themselves.
struct SARIFMessage: Encodable {
    let text: String

    init(_ text: String) {
        self.text = text.withoutLinks.replacing("{", with: "{{").replacing("}", with: "}}")
    }
}

/// A text that is shown as it is: a description of a rule (`multiformatMessageString`, 3.12), or the content of a file
/// (`artifactContent`, 3.3).
struct SARIFText: Encodable {
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

extension String {
    /// The text with a backslash before brackets that would make a link of what a file says.
    fileprivate var withoutLinks: String {
        guard contains("](") else { return self }
        return replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}

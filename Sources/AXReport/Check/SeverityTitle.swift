import AXSource

extension Severity {
    /// The word at the head of a sentence.
    var title: String {
        switch self {
        case .error: "Error"
        case .warning: "Warning"
        case .note: "Note"
        }
    }
}

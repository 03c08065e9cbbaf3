import AXLocale
package import AXSource

/// The finding about an invalid or deprecated language tag. Its wording is the same in all files.
package struct LanguageTagFinding: Hashable, Sendable {
    package let message: String
    package let explanation: String?
    /// A deprecated code still works, so it is a note.
    package let severity: Severity
    /// The suggested replacement; nil if there isn't one.
    package let instead: String?
    /// Whether ``instead`` is certainly the same language.
    package let isCertain: Bool

    /// Returns nil for a tag that is valid and not deprecated.
    package init?(_ text: String) {
        let judgement = LanguageTagValidation(text)
        if let fault = judgement.faults.first {
            let meant = judgement.meant
            let kind = judgement.isWellFormed ? "valid language tag" : "language tag"
            message = "\(text.quoted) isn't a \(kind): \(fault)"
            explanation = meant.map { "“\($0)” was probably meant." }
            severity = .warning
            instead = meant?.text
            isCertain = fault == .underscore
        } else if let change = judgement.changes.first(where: \.isOfAnotherCode) {
            message = change.description
            explanation = nil
            severity = .note
            instead = judgement.canonical?.text
            isCertain = true
        } else {
            return nil
        }
    }
}

extension LanguageTagChange {
    /// Whether the canonical form replaces a code, and doesn't just change the order or the case.
    fileprivate var isOfAnotherCode: Bool {
        switch reason {
        case .deprecated, .grandfathered, .redundant: isMade
        default: false
        }
    }
}

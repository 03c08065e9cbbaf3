import AXLocale
package import AXSource

/// The message about a string that names a language, in the same words wherever it appears.
package struct TagComplaint: Hashable, Sendable {
    package let message: String
    package let explanation: String?
    /// A deprecated code still works and is reported as a note.
    package let severity: Severity
    /// What to write instead; nil if that's unknown.
    package let instead: String?
    /// Whether ``instead`` is the same language for certain.
    package let isCertain: Bool

    /// Nil for a tag that is valid and not deprecated.
    package init?(_ text: String) {
        let judgement = TagJudgement(text)
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

extension TagChange {
    /// Whether the canonical form has another code, and not only another order or case.
    fileprivate var isOfAnotherCode: Bool {
        switch reason {
        case .deprecated, .grandfathered, .redundant: isMade
        default: false
        }
    }
}

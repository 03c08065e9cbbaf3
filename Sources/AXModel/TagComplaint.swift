import AXLocale
package import AXSource

/// What is to be said about a text that names a language, in the same words wherever it stands.
package struct TagComplaint: Hashable, Sendable {
    package let message: String
    package let explanation: String?
    /// A code that is only old still works, and is a note.
    package let severity: Severity
    /// What to write instead; nil where nobody can tell.
    package let instead: String?
    /// Whether ``instead`` is the same language for certain.
    package let isCertain: Bool

    /// Nil for a tag that is valid and no deprecated one.
    package init?(_ text: String) {
        let judgement = TagJudgement(text)
        if let fault = judgement.faults.first {
            let meant = judgement.meant
            message = "\(text.quoted) is no \(judgement.isWellFormed ? "valid " : "")language tag: \(fault)"
            explanation = meant.map { "“\($0)” is probably meant." }
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

import AXSource

/// What a place becomes, before a key is chosen.
package struct RewriteDraft: Sendable {
    /// What the call takes the place of.
    let place: Span
    /// What stands before the call: `return `, `label = `.
    let lead: String
    /// Statements that nothing uses any more.
    let removals: [Span]
    /// Whether the call must stay on one line: it stands inside of a literal.
    let isOneLine: Bool
    package let message: RewriteMessage
    /// The name of the member or global variable whose value the literal is, which may serve other ends too.
    package let constant: String?

    init(
        place: Span, lead: String = "", removals: [Span] = [], isOneLine: Bool = false, message: RewriteMessage,
        constant: String? = nil
    ) {
        self.constant = constant
        self.place = place
        self.lead = lead
        self.removals = removals
        self.isOneLine = isOneLine
        self.message = message
    }
}

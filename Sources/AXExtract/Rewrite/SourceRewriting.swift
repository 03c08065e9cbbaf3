package import AXSource

/// Rewrites code of one source language, so that its strings are localized.
package protocol SourceRewriting: Sendable {
    /// A draft for each site, or the reason why the site stays unchanged.
    func drafts(of sites: [LocalizableSite], in file: SourceFile) -> [Result<RewriteDraft, RewriteRefusal>]

    /// The edits that carry out a draft.
    /// - Parameter style: The project's style; ignored by a language with a single style.
    func edits(
        for draft: RewriteDraft, _ wording: LocalizedWording, style: CallStyle, in file: SourceFile
    ) -> [TextEdit]

    /// The edits that add the imports for the written calls; empty if the file has them.
    func imports(neededIn file: SourceFile) -> [TextEdit]

    /// The reason to reject the edits: the file no longer parses, or code outside the edits has changed. Nil if the
    /// edits are valid.
    func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal?

    /// The values of the string literals without interpolations in a file; empty if the file is nested too deeply to be
    /// parsed.
    func literals(in file: SourceFile) -> Set<String>
}

/// A rewritten site before its key is chosen.
package struct RewriteDraft: Sendable {
    /// The code that the call replaces.
    package let span: Span
    /// The code to write before the call: `return `, `label = `.
    let lead: String
    /// Statements that the rewritten code no longer uses.
    let removals: [Span]
    /// Whether the call must stay on one line, because it is inside a string literal.
    let isOneLine: Bool
    package let message: RewriteMessage
    /// The member or global variable that the literal initializes, which other code may read for other purposes; nil if
    /// there isn't one.
    package let constant: RewrittenConstant?

    init(
        span: Span, lead: String = "", removals: [Span] = [], isOneLine: Bool = false, message: RewriteMessage,
        constant: RewrittenConstant? = nil
    ) {
        self.constant = constant
        self.span = span
        self.lead = lead
        self.removals = removals
        self.isOneLine = isOneLine
        self.message = message
    }
}

/// A member or global variable whose literal becomes a localized call.
package struct RewrittenConstant: Sendable {
    package let name: String
    /// The last name of the type, if other code reads the constant through it: `Key.date`. Nil for instance members and
    /// global variables.
    package let type: String?
    /// Whether only its own file can read it.
    package let isPrivate: Bool

    package init(name: String, type: String?, isPrivate: Bool) {
        self.name = name
        self.type = type
        self.isPrivate = isPrivate
    }
}

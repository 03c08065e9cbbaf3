package import AXSource

/// Rewrites places of one source language.
package protocol SourceRewriting: Sendable {
    /// What each place becomes, or why it stays as it is.
    func drafts(of sites: [LocalizableSite], in file: SourceFile) -> [Result<RewriteDraft, RewriteRefusal>]

    /// The edits that carry a draft out.
    /// - Parameter style: that of the project; a language that has but one takes that.
    func edits(
        for draft: RewriteDraft, _ wording: LocalizedWording, style: CallStyle, in file: SourceFile
    ) -> [TextEdit]

    /// What is wrong with a file after edits: it no longer parses, or more than the edited places has changed. Nil where
    /// all is well.
    func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal?

    /// The texts of all literals of a file.
    func literals(in file: SourceFile) -> Set<String>
}

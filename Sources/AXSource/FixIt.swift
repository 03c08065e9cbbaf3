/// A change that corrects a finding. All its edits are in the finding's file.
public struct FixIt: Hashable, Sendable {
    /// Whether a fix can be applied without review.
    public enum Safety: String, Hashable, Sendable {
        /// The fix can't change the meaning of the file, so `--fix` applies it.
        case safe
        /// The fix needs a person's review first.
        case needsReview
    }

    /// The change as an instruction, such as “Remove the stray ‘=’”.
    public let summary: String
    /// The edits, at least one, in the finding's file.
    public let edits: [TextEdit]
    /// Whether the change can be applied without review.
    public let safety: Safety

    /// - Parameters:
    ///   - summary: the change as an instruction.
    ///   - edits: edits of the finding's file, in UTF-8 offsets of its text. Must not be empty.
    ///   - safety: whether the change can be applied without review.
    public init(_ summary: String, edits: [TextEdit], safety: Safety) {
        precondition(!edits.isEmpty, "a fix changes something")
        self.summary = summary
        self.edits = edits
        self.safety = safety
    }
}

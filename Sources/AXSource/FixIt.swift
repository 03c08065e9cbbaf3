/// A change that would cure a diagnostic. All its edits are in the file where the diagnostic stands.
public struct FixIt: Hashable, Sendable {
    /// How far a fix may be trusted.
    public enum Safety: String, Hashable, Sendable {
        /// `--fix` applies it: the meaning of the text cannot suffer.
        case safe
        /// A person has to look first.
        case needsReview
    }

    /// What the change does, as an instruction: "Remove the stray “=”".
    public let summary: String
    /// One edit or more.
    public let edits: [TextEdit]
    public let safety: Safety

    public init(_ summary: String, edits: [TextEdit], safety: Safety) {
        precondition(!edits.isEmpty, "a fix changes something")
        self.summary = summary
        self.edits = edits
        self.safety = safety
    }
}

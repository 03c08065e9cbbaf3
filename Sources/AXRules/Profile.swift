/// Whose style a check takes as the law.
public enum Profile: String, CaseIterable, Hashable, Sendable {
    /// The habit of the source's own labels and hints, which is Apple's form unless a clear majority does otherwise.
    case consistent
    /// Apple's form, whatever the source does.
    case appleStrict = "apple-strict"
}

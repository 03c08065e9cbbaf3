import ArgumentParser

/// Which entries of a table get the tool's own lines about what a text is for. What the source says to translators is
/// always written.
enum CommentPolicy: String, ExpressibleByArgument, CaseIterable {
    /// Only those that it adds.
    case new
    /// Existing ones too; what a person wrote stays.
    case all
    case none
}

import ArgumentParser

/// Which entries of a table get the tool's notes about the purpose of a string. Comments from the source code are
/// always written.
enum CommentPolicy: String, ExpressibleByArgument, CaseIterable {
    /// Only entries that the tool adds.
    case new
    /// Existing entries, too; comments that a person wrote are kept.
    case all
    case none
}

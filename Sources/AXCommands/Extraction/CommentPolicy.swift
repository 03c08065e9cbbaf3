import ArgumentParser

/// Which entries of a table get comments from the tool.
enum CommentPolicy: String, ExpressibleByArgument, CaseIterable {
    /// Only those that it adds.
    case new
    /// Existing ones too; what a person wrote stays.
    case all
    case none
}

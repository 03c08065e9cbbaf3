/// The source languages whose places can be rewritten.
package enum SourceRewritings {
    /// Nil for a file of another kind.
    package static func rewriting(forExtension name: String) -> (any SourceRewriting)? {
        switch name.lowercased() {
        case "swift": SwiftRewriting()
        case "m", "mm": ObjCRewriting()
        default: nil
        }
    }
}

/// The source languages that can be rewritten.
package enum SourceRewritings {
    /// - Parameter name: A file extension.
    /// - Returns: The rewriting for the language; nil for any other extension.
    package static func rewriting(forExtension name: String) -> (any SourceRewriting)? {
        switch name.lowercased() {
        case "swift": SwiftRewriting()
        case "m", "mm": ObjCRewriting()
        default: nil
        }
    }
}

/// Which branch a statement or a value is in, as a text.
enum ObjCCondition {
    /// A condition inside of another; texts grow only so far.
    static func joined(_ outer: String?, _ inner: String) -> String {
        guard let outer, outer.utf8.count < 200, !inner.hasPrefix(outer) else { return inner }
        // A value that was assigned in the branch of its use is in it twice.
        if outer.hasPrefix(inner) || outer.hasSuffix(" && " + inner) { return outer }
        return "\(outer) && \(inner)"
    }
}

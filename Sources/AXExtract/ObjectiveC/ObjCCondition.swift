/// Which branch a statement or a value is in, as a text.
enum ObjCCondition {
    /// A condition inside of another; texts grow only so far.
    static func joined(_ outer: String?, _ inner: String) -> String {
        guard let outer, outer.utf8.count < 200 else { return inner }
        return "\(outer) && \(inner)"
    }
}

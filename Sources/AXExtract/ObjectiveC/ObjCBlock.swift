import AXScan

/// A block literal: `^{ … }`.
enum ObjCBlock {
    /// The brace of `^{`, `^(int count) {` or `^NSString *(int count) {`; nil where the caret is an operator.
    static func brace(behind caret: Int, before end: Int, in source: ObjCSource) -> Int? {
        var index = caret + 1
        while index < min(end, caret + 8) {
            if source.isToken(index, "{") { return index }
            guard source.kind(index) == .identifier || source.isToken(index, "*") || source.isToken(index, "(") else {
                return nil
            }
            index = source.next(index, before: end)
        }
        return nil
    }
}

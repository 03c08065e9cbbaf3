import AXModel

/// A statement without statements of its own: an expression, a declaration, what a `return` gives, or the head of an `if`.
struct ObjCStatement {
    enum Kind {
        case expression
        case result
        /// The condition of an `if`, `while` or `switch`.
        case head
    }

    let kind: Kind
    /// For a result, what stands behind `return`.
    let range: Range<Int>
    /// The bodies of blocks in it, whose statements are listed by themselves.
    let blocks: [Range<Int>]
    let enclosing: EnclosingBranch

    var branch: Branch { enclosing.branch }
    /// The block that it is in; 0 for the function itself.
    let block: Int
    /// Whether the function always runs it, if it gets so far.
    let isCertain: Bool
}

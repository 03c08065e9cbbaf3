/// The branch of a statement that a string is set in.
struct SiteBranch: Hashable, Sendable {
    /// Where the whole `if` or `switch` begins: its branches exclude each other.
    let root: Int
    /// The test of the branch: `count == 1`, `!(count == 1)`, `else`, `count: 1`.
    let test: String
}

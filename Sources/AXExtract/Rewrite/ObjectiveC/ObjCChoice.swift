/// An expression or statement that gives one of two texts.
struct ObjCChoice {
    /// From the beginning of the test to the end of the last branch; of a statement with its semicolon.
    let range: Range<Int>
    /// What both branches do with their text: `return `, `label = `; nil for an expression.
    let lead: String?
    /// The variable that a statement sets.
    let variable: String?
    /// The number that is compared with one.
    let subject: Range<Int>
    let first: Range<Int>
    let second: Range<Int>
}

import AXSource
import SwiftSyntax

/// An expression or statement that gives one of two texts.
struct SwiftChoice {
    /// From the beginning of the test to the end of the last branch.
    let place: Span
    /// What both branches do with their text: `return `, `label.text = `.
    let lead: String
    /// The number that is compared with one.
    let subject: ExprSyntax
    /// The operands and operators of each branch.
    let first: [ExprSyntax]
    let second: [ExprSyntax]
    /// The choice as an expression; nil for a statement.
    let expression: Syntax?
    /// The statement; nil for an expression.
    let statement: Syntax?
    /// The variable that the statement sets.
    let variable: String?
}

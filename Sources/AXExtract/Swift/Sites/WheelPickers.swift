import SwiftSyntax

extension ViewGroups {
    /// How many nodes around a picker are searched for its style.
    private static let deepest = 64

    /// Whether a picker is a wheel, whose options aren't buttons. Always false unless a transcript is made.
    func isWheel(_ picker: FunctionCallExprSyntax) -> Bool {
        guard members != nil else { return false }
        var current = Syntax(picker)
        for _ in 0..<Self.deepest {
            guard let parent = current.parent, !parent.is(MemberBlockSyntax.self) else { break }
            if let modifier = parent.as(FunctionCallExprSyntax.self), modifier.calledExpression.id == current.id,
                SwiftCallee.name(modifier.calledExpression)?.bareName == "pickerStyle"
            {
                return Self.isWheel(styledBy: modifier)
            }
            current = parent
        }
        return isForWatch
    }

    /// Whether the style is `.wheel` or `WheelPickerStyle()`.
    private static func isWheel(styledBy modifier: FunctionCallExprSyntax) -> Bool {
        guard let style = modifier.arguments.first?.expression else { return false }
        let name = style.as(FunctionCallExprSyntax.self).flatMap(SwiftCallee.path) ?? SwiftCallee.path(style)?.last
        return name == "wheel" || name == "WheelPickerStyle"
    }
}

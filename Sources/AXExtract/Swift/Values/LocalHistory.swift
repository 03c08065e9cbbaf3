import SwiftSyntax

/// The declarations of one local name in a function or closure, and the assignments to it, in file order.
struct LocalHistory {
    struct Declaration {
        /// The UTF-8 offset after which the name can be used.
        let start: Int
        /// The UTF-8 offsets of the declaration's scope. In an inner block, another declaration may hide it.
        let visible: Range<Int>
        /// The explicit or evident type.
        let type: String?
        let value: ExprSyntax?
        var isOptional = false
        /// Whether the value comes from an outer variable with the same name: `if let title`.
        let isShorthand: Bool
        /// Whether the variable exists only if its value isn't nil: `if let title = …`.
        var isUnwrapped = false
    }

    struct Assignment {
        let node: Syntax
        /// The operands and operators of the value.
        let value: [ExprSyntax]
        /// Whether the value is appended to the previous one: `+=`, `.append(…)`.
        let adds: Bool
        /// Whether all elements of a list are appended: `.append(contentsOf:)`.
        var isOfList = false

        var offset: Int { node.position.utf8Offset }
    }

    /// The values that the name may have at an offset.
    struct Values {
        let declaration: Declaration
        /// Whether the name may still have the value of its declaration.
        var keepsFirst = true
        var assignments: [Assignment] = []

        /// Whether the name may still have the value of its declaration, and that value is empty: `""`, `[]`,
        /// `[String]()`, `String()` or `NSMutableAttributedString(string: "")`.
        var startsEmpty: Bool {
            guard keepsFirst, let value = declaration.value else { return false }
            if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
            if let call = value.as(FunctionCallExprSyntax.self) {
                let type = call.calledExpression
                let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
                return (type.is(ArrayExprSyntax.self) || Self.texts.contains(name))
                    && call.arguments.allSatisfy { SwiftLiteral.plainText($0.expression)?.isEmpty == true }
            }
            return SwiftLiteral.plainText(value)?.isEmpty == true
        }

        /// Whether the value of the declaration is nil.
        var isNilAtFirst: Bool {
            declaration.value?.is(NilLiteralExprSyntax.self) ?? (declaration.isOptional && !declaration.isUnwrapped)
        }

        private static let texts: Set<String> = [
            "String", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "AttributedString",
        ]
    }

    /// Only this many of the latest declarations and assignments are considered.
    private static let limit = 64

    private(set) var declarations: [Declaration] = []
    private var assignments: [Assignment] = []

    mutating func add(_ declaration: Declaration) { declarations.append(declaration) }
    mutating func add(_ assignment: Assignment) { assignments.append(assignment) }

    /// The scope of the declaration that the name refers to at `offset`, including inner blocks in which another
    /// declaration hides it, in UTF-8 offsets; nil if no declaration is visible at `offset`.
    func visible(at offset: Int) -> Range<Int>? { declaration(at: offset).map { declarations[$0].visible } }

    /// The values that the name may have at an offset; nil if no declaration is visible there.
    func values(at offset: Int) -> Values? {
        guard let index = declaration(at: offset) else { return nil }
        let start = declarations[index].start
        var reaching: [Assignment] = []
        var keepsFirst = true
        for assignment in assignments.suffix(Self.limit).reversed()
        where assignment.offset < offset && assignment.offset >= start {
            // A value doesn't contain itself: `label = label + "…"`.
            guard declaration(at: assignment.offset) == index, assignment.node.endPosition.utf8Offset <= offset else {
                continue
            }
            let reachability = Reachability(of: assignment.node, at: offset)
            if reachability == .never { continue }
            reaching.append(assignment)
            if reachability == .always, !assignment.adds {
                keepsFirst = false
                break
            }
        }
        return Values(declaration: declarations[index], keepsFirst: keepsFirst, assignments: reaching.reversed())
    }

    /// The index of the innermost declaration that is visible at an offset.
    private func declaration(at offset: Int) -> Int? {
        declarations.indices.suffix(Self.limit).last { index in
            declarations[index].start <= offset && declarations[index].visible.contains(offset)
        }
    }
}

extension LocalHistory {
    /// Whether a statement has run when a later offset is reached.
    private enum Reachability {
        case always
        /// The statement is in a branch that ends before the offset.
        case possible
        /// The statement and the offset are in different branches of one condition, or the branch of the statement
        /// leaves the function.
        case never

        private static let ancestorLimit = 128

        init(of node: Syntax, at offset: Int) {
            var current = node
            var isUnconditional = true
            for _ in 0..<Self.ancestorLimit {
                guard let parent = current.parent else { break }
                if parent.position.utf8Offset <= offset, offset < parent.endPosition.utf8Offset {
                    self = Self.alternatives.contains(parent.kind) ? .never : isUnconditional ? .always : .possible
                    return
                }
                if parent.kind == .guardStmt {
                    self = .never
                    return
                }
                if Self.branches.contains(parent.kind) { isUnconditional = false }
                current = parent
            }
            self = isUnconditional ? .always : .possible
        }

        /// Nodes with branches of which only one runs.
        private static let alternatives: Set<SyntaxKind> = [.ifExpr, .switchExpr, .switchCaseList]

        /// Nodes whose statements might be skipped.
        private static let branches: Set<SyntaxKind> = [.codeBlock, .switchCase, .closureExpr, .accessorBlock]
    }
}

import SwiftSyntax

/// The declaration that a bare name refers to at an offset.
enum NameOrigin {
    /// A local variable, with the values that it may have there.
    case local(LocalHistory.Values, in: SwiftScope)
    /// A parameter of a function.
    case parameter(type: String?)
    case closureParameter
    /// A member of the enclosing type, or another declaration outside the function.
    case outside
}

extension SwiftScope {
    /// Finds the declaration that a bare name refers to at a UTF-8 offset.
    func origin(of name: String, at offset: Int) -> NameOrigin {
        var scope: SwiftScope? = self
        while let here = scope, here.kind == .function || here.kind == .closure {
            if let values = here.history(of: name)?.values(at: offset) { return .local(values, in: here) }
            if let known = here.declaration(of: name), known.kind == .parameter {
                return here.kind == .closure ? .closureParameter : .parameter(type: known.type)
            }
            scope = here.parent
        }
        return .outside
    }

    /// Records the declaration of a local variable, which is visible from the end of `node` to the end of the block.
    func bind(
        _ name: String, to value: ExprSyntax?, type: String?, isOptional: Bool = false, isShorthand: Bool = false,
        isUnwrapped: Bool = false, at node: Syntax
    ) {
        guard kind == .function || kind == .closure, let visible = Self.block(of: node) else { return }
        let start = node.endPosition.utf8Offset
        add(
            LocalHistory.Declaration(
                start: start, visible: min(start, visible.upperBound)..<visible.upperBound, type: type, value: value,
                isOptional: isOptional, isShorthand: isShorthand, isUnwrapped: isUnwrapped),
            of: name)
    }

    /// Records an assignment to a local variable; does nothing for other names.
    func assign(_ value: [ExprSyntax], to name: String, adds: Bool, isOfList: Bool = false, at node: Syntax) {
        var scope: SwiftScope? = self
        while let here = scope, here.kind == .function || here.kind == .closure {
            if here.history(of: name) != nil {
                here.add(
                    LocalHistory.Assignment(node: node, value: value, adds: adds, isOfList: isOfList), of: name)
                return
            }
            if here.declaration(of: name)?.kind == .parameter { return }
            scope = here.parent
        }
    }

    /// Records a value that a call appends to a local variable; does nothing for other calls.
    func recordAppend(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["append", "insert"].contains(member.declName.baseName.text), let value = call.arguments.first,
            let name = member.base.map(SwiftCallee.unwrapped)?.as(DeclReferenceExprSyntax.self)?.baseName.bareName
        else { return }
        let isOfList = value.label?.bareName == "contentsOf"
        assign([value.expression], to: name, adds: true, isOfList: isOfList, at: Syntax(call))
    }

    /// Records an assignment to a member of an object: `item.label = …`. The path is treated as a local variable of the
    /// block that declares the object, or else of the function.
    func assign(_ value: [ExprSyntax], toMember written: String, adds: Bool, at node: Syntax) {
        let path = Self.withoutSelf(written)
        let start = node.position.utf8Offset
        let object = history(of: String(path.prefix { $0 != "." }))?.visible(at: start)
        guard kind == .function || kind == .closure, path.utf8.count < 200,
            let visible = object ?? Self.body(around: node)
        else { return }
        if history(of: path)?.visible(at: start) == nil {
            add(
                LocalHistory.Declaration(
                    start: start, visible: min(start, visible.upperBound)..<visible.upperBound, type: nil, value: nil,
                    isShorthand: false),
                of: path)
        }
        add(LocalHistory.Assignment(node: node, value: value, adds: adds), of: path)
    }

    /// The values that a member of an object was set to in the same function; nil if it wasn't set there.
    func member(_ written: String, at offset: Int) -> (values: LocalHistory.Values, scope: SwiftScope)? {
        let path = Self.withoutSelf(written)
        var scope: SwiftScope? = self
        while let here = scope, here.kind == .function || here.kind == .closure {
            if let values = here.history(of: path)?.values(at: offset) { return (values, here) }
            scope = here.parent
        }
        return nil
    }

    /// `item.label` for `self.item.label`. A path that would be a bare name keeps its `self`.
    private static func withoutSelf(_ path: String) -> String {
        let rest = path.dropFirst(5)
        return path.hasPrefix("self.") && rest.contains(".") ? String(rest) : path
    }

    private static var ancestorLimit: Int { 16 }

    /// The UTF-8 offsets of the block in which a declaration is visible.
    private static func block(of node: Syntax) -> Range<Int>? {
        var current = node
        for _ in 0..<ancestorLimit {
            guard let parent = current.parent else { return nil }
            switch parent.kind {
            case .codeBlockItemList: return range(parent)
            case .ifExpr: return parent.as(IfExprSyntax.self).map { range($0.body) }
            case .whileStmt: return parent.as(WhileStmtSyntax.self).map { range($0.body) }
            case .forStmt: return parent.as(ForStmtSyntax.self).map { range($0.body) }
            default: current = parent
            }
        }
        return nil
    }

    /// The UTF-8 offsets of the body of the function or closure around a node.
    private static func body(around node: Syntax) -> Range<Int>? {
        var (current, body): (Syntax, Range<Int>?) = (node, nil)
        for _ in 0..<bodyLimit {
            guard let parent = current.parent, !bodies.contains(parent.kind) else { break }
            if parent.kind == .codeBlockItemList { body = range(parent) }
            current = parent
        }
        return body
    }

    private static let bodyLimit = 64
    private static let bodies: Set<SyntaxKind> = [
        .functionDecl, .initializerDecl, .accessorBlock, .accessorDecl, .closureExpr, .memberBlock,
    ]

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.position.utf8Offset..<node.endPosition.utf8Offset
    }
}

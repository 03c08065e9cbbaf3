import AXModel
import AXSource
import SwiftSyntax

/// Finds the tests that decide whether the statements of a file run.
final class SwiftBranches {
    let tree: SwiftTree
    /// For each list of statements, the tests that hold after its early returns, in file order. `end` is the UTF-8
    /// offset of the end of the early return.
    private var earlyReturns: [SyntaxIdentifier: [(end: Int, test: Branch.Test)]] = [:]

    /// The members that make parts of views. A part has the branch in which the member is used. Nil unless a transcript
    /// is made.
    private let members: ViewMembers?
    private let changes: ChangeTests
    private let onlyCalls: OnlyCalls
    private let events: EventHandlers

    private static let ancestorLimit = 128

    init(_ tree: SwiftTree, views members: ViewMembers?) {
        self.tree = tree
        self.members = members
        changes = ChangeTests(tree)
        onlyCalls = OnlyCalls(tree)
        events = EventHandlers(onlyCalls)
    }

    /// The branch of a node in the enclosing function or closure, including early returns. For a transcript, the branch
    /// also includes the tests around a container or member that shows the node, and around the only call of the
    /// function.
    /// - Parameter depth: 0, or more if calls of functions or uses of members were followed to reach the node. If it
    ///   isn't 0, early returns don't count.
    func enclosing(_ node: Syntax, depth: Int = 0) -> EnclosingBranch {
        var enclosing = EnclosingBranch()
        var tests: [Branch.Test] = []
        var current = node
        for _ in 0..<Self.ancestorLimit {
            guard let parent = current.parent else { break }
            if let closure = parent.as(ClosureExprSyntax.self),
                let condition = ClosureParameter.condition(ofRunning: closure, in: tree)
            {
                tests.append(condition.test)
                current = Syntax(condition.call)
                continue
            }
            if Self.bodies.contains(parent.kind) {
                guard let outer = shown(parent) else {
                    tests += commonBranch(ofUsesOf: parent, depth).tests.reversed()
                    break
                }
                current = outer
                continue
            }
            if let inner = self.tests(current, in: parent) {
                tests += inner.reversed()
                enclosing.statement = enclosing.statement ?? Self.root(of: parent).position.utf8Offset
            } else if depth == 0, let statements = parent.as(CodeBlockItemListSyntax.self) {
                tests += testsOfEarlyReturns(in: statements, before: current.position.utf8Offset).reversed()
            }
            current = parent
        }
        tests.reverse()
        enclosing.branch = Branch(tests)
        enclosing.updater = updater(around: current)
        if members != nil {
            enclosing.isInAction = events.contains(current)
            enclosing.function = function(around: current)
            enclosing.property = property(settingAt: current)
            enclosing.branch = branchOfOnlyCall(of: current.parent, depth).adding(enclosing.branch)
        }
        return enclosing
    }

    /// How many levels of functions that call one another are followed.
    private static let mostCallers = 4

    /// The branch in which a private function is called, if it's called once. Early returns before the call don't
    /// count, because most of them only decide when something is updated.
    /// - Parameter depth: How many functions were followed before.
    private func branchOfOnlyCall(of function: Syntax?, _ depth: Int) -> Branch {
        guard let function, depth < Self.mostCallers, let call = onlyCalls.call(of: function),
            call.position >= function.endPosition || call.endPosition <= function.position
        else { return .always }
        let branch = enclosing(call, depth: depth + 1).branch
        let parameters = function.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters ?? []
        let names = parameters.map { ($0.secondName ?? $0.firstName).bareName }
        // A parameter with the name of a tested value would change the meaning of the test.
        return branch.names.isDisjoint(with: names) ? branch : .always
    }

    /// The node that shows the views in a body, from which the search for tests continues. For the closure of a
    /// container, it's the closure itself. For a member that makes a part of a view, it's the only use of the member.
    /// Nil for other code.
    private func shown(_ body: Syntax) -> Syntax? {
        guard let members else { return nil }
        if let closure = body.as(ClosureExprSyntax.self) { return ViewAncestors.makesViews(closure) ? body : nil }
        return members.onlyUse(of: body).flatMap {
            $0.position > body.endPosition || $0.endPosition < body.position ? $0 : nil
        }
    }

    /// The branch that all uses of a member that makes a part of a view have in common.
    private func commonBranch(ofUsesOf body: Syntax, _ depth: Int) -> Branch {
        guard let members, depth < Self.mostCallers else { return .always }
        let uses = members.severalUses(of: body).filter {
            $0.position > body.endPosition || $0.endPosition < body.position
        }
        let branches = uses.compactMap { enclosing($0, depth: depth + 2).branch.ofViews }
        guard let first = branches.first else { return .always }
        return Branch(first.tests.filter { test in branches.allSatisfy { $0.tests.contains(test) } })
    }

    /// The UTF-8 offset of the function or property observer around a node; nil for other code, for a function that
    /// runs once, and for an observer of an outlet. For a transcript, a private function that is called once is part of
    /// its caller, unless the call handles an event.
    /// - Parameter depth: How many functions were followed before.
    private func updater(around node: Syntax, _ depth: Int = 0) -> Int? {
        var current = node
        for _ in 0..<Self.ancestorLimit {
            guard let parent = current.parent else { return nil }
            switch parent.kind {
            case .functionDecl:
                let name = parent.as(FunctionDeclSyntax.self)?.name.text ?? ""
                if members != nil, depth < Self.mostCallers, let call = onlyCalls.call(of: parent),
                    !events.contains(call),
                    call.position >= parent.endPosition || call.endPosition <= parent.position
                {
                    return updater(around: call, depth + 1)
                }
                return Self.runsOnce(name) ? nil : parent.position.utf8Offset
            case .accessorDecl:
                // A setter isn't an updater, because its `newValue` is the attribute itself.
                let isObserver = parent.as(AccessorDeclSyntax.self)?.accessorSpecifier.text.hasSuffix("Set") == true
                return isObserver && !Self.isOfOutlet(parent) ? parent.position.utf8Offset : nil
            case .accessorBlock, .initializerDecl, .memberBlock: return nil
            default: current = parent
            }
        }
        return nil
    }

    /// Whether an accessor belongs to an outlet, which is set once, when its document is loaded.
    private static func isOfOutlet(_ accessor: Syntax) -> Bool {
        let variable = accessor.parent?.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
        } ?? false
    }

    /// The UTF-8 offset of the function or initializer around a node; nil for other code.
    private func function(around node: Syntax) -> Int? {
        let around = sequence(first: node) { $0.parent }.prefix(Self.ancestorLimit)
        return around.first { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }?.position.utf8Offset
    }

    /// The property whose setter or observer contains a node; nil for other code.
    private func property(settingAt node: Syntax) -> String? {
        let around = sequence(first: node) { $0.parent }.prefix(Self.ancestorLimit)
        guard let accessor = around.lazy.compactMap({ $0.as(AccessorDeclSyntax.self) }).first,
            accessor.accessorSpecifier.text.lowercased().hasSuffix("set"),
            let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
    }

    /// Whether the name of a function shows that it runs once: `viewDidLoad`, `setUpViews`, `_init`.
    private static func runsOnce(_ function: String) -> Bool {
        let name = function.lowercased()
        return ["viewdidload", "awakefromnib", "loadview"].contains(name) || name.hasPrefix("setup")
            || name.hasSuffix("init")
    }

    /// The branch of a node as seen from a UTF-8 offset. It leaves out the tests that apply to both the node and the
    /// offset.
    func branch(of node: Syntax, seenFrom offset: Int) -> Branch {
        var tests: [Branch.Test] = []
        var current = node
        for _ in 0..<Self.ancestorLimit {
            guard let parent = current.parent,
                parent.position.utf8Offset > offset || offset >= parent.endPosition.utf8Offset
            else { break }
            tests += self.tests(current, in: parent)?.reversed() ?? []
            current = parent
        }
        return Branch(tests.reversed())
    }

    /// The first `if` in a chain of `else if`, or the `switch` around a case.
    private static func root(of branches: Syntax) -> Syntax {
        var root = branches
        for _ in 0..<ancestorLimit {
            guard let parent = root.parent, alternatives.contains(parent.kind) else { break }
            root = parent
        }
        return root
    }

    private static let alternatives: Set<SyntaxKind> = [.ifExpr, .switchExpr, .switchCaseList]

    /// Nodes whose statements don't run in the branch of the enclosing statements.
    private static let bodies: Set<SyntaxKind> = [
        .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .memberBlock,
    ]

    /// The tests that decide whether a part of a statement or expression runs; nil if it always does.
    private func tests(_ node: Syntax, in parent: Syntax) -> [Branch.Test]? {
        if let branch = node.as(SwitchCaseSyntax.self), let subject = parent.parent?.as(SwitchExprSyntax.self)?.subject
        {
            return tree.tests(branch, of: subject)
        }
        return test(node, in: parent).map { [$0] }
    }

    private func test(_ node: Syntax, in parent: Syntax) -> Branch.Test? {
        if let guarded = parent.as(GuardStmtSyntax.self) {
            return node.id == guarded.body.id ? tree.fails(guarded.conditions) : nil
        }
        if let branches = parent.as(IfExprSyntax.self) {
            if node.id == branches.body.id { return held(branches).map { settled($0, after: branches.body) } }
            guard node.id == branches.elseBody?.id else { return nil }
            return settled(tree.fails(branches.conditions), after: node.as(CodeBlockSyntax.self))
        }
        if let ternary = parent.as(UnresolvedTernaryExprSyntax.self) {
            return condition(of: ternary).map { .holds([$0]) }
        }
        guard let elements = parent.as(ExprListSyntax.self), elements.count <= Self.mostElements else { return nil }
        let ternary = elements.prefix { $0.id != node.id }.last { $0.is(UnresolvedTernaryExprSyntax.self) }
        return ternary?.as(UnresolvedTernaryExprSyntax.self).flatMap(condition).map { .fails([$0]) }
    }

    /// The test of the conditions of an `if`; nil if no test remains.
    private func held(_ branches: IfExprSyntax) -> Branch.Test? {
        let test = tree.holds(branches.conditions)
        let hasOther = branches.elseBody != nil || branches.parent?.is(IfExprSyntax.self) == true
        return members == nil || hasOther ? test : changes.remaining(of: test, around: branches)
    }

    /// The test after the block has run. It's the opposite test if the block changes the tested flag, as in
    /// `if isOn { isOn = false; … }`.
    private func settled(_ test: Branch.Test, after block: CodeBlockSyntax?) -> Branch.Test {
        guard members != nil, let block else { return test }
        let isChanged = block.statements.prefix(Self.mostStatements).contains { statement in
            guard case .expr(let expression) = statement.item, expression.is(SequenceExprSyntax.self) else {
                return false
            }
            return ChangeTests.isFailed(
                test, by: tree.text(expression).replacing("self.", with: ""),
                hasOther: block.parent?.as(IfExprSyntax.self)?.elseBody != nil)
        }
        return isChanged ? test.opposite ?? test : test
    }

    /// How many statements of a block are searched for a change. Flags are changed near the beginning.
    private static let mostStatements = 32

    /// The condition before `? … :`. The parser leaves `x = a == b ? c : d` flat.
    private func condition(of ternary: UnresolvedTernaryExprSyntax) -> String? {
        guard let elements = ternary.parent?.as(ExprListSyntax.self), elements.count <= Self.mostElements else {
            return nil
        }
        let before = elements.prefix { $0.id != ternary.id }
        let condition = before.reversed().prefix { element in
            !element.is(UnresolvedTernaryExprSyntax.self) && !element.is(AssignmentExprSyntax.self)
        }
        guard let first = condition.last, let last = condition.first else { return nil }
        return tree.text(first, through: last)
    }

    /// The length of the longest sequence of operands and operators that is searched for conditions.
    private static let mostElements = 32

    private func testsOfEarlyReturns(
        in statements: CodeBlockItemListSyntax, before offset: Int
    ) -> [Branch.Test] {
        if earlyReturns[statements.id] == nil {
            earlyReturns[statements.id] = statements.flatMap { item in
                tree.testsAfter(item).compactMap { test in
                    let isChange = members != nil && tree.onlyReturns(item)
                    return (isChange ? changes.remaining(of: test, around: item) : test).map {
                        (item.endPosition.utf8Offset, $0)
                    }
                }
            }
        }
        let all = earlyReturns[statements.id] ?? []
        return all.prefix(all.partitioningIndex { $0.end > offset }).suffix(Self.earlyReturnLimit).map(\.test)
    }

    /// Only this many of the last early returns in a list of statements are considered.
    private static let earlyReturnLimit = 32
}

extension SwiftTree {
    func holds(_ conditions: ConditionElementListSyntax) -> Branch.Test { .holds(sources(conditions)) }

    func fails(_ conditions: ConditionElementListSyntax) -> Branch.Test { .fails(sources(conditions)) }

    private func sources(_ conditions: ConditionElementListSyntax) -> [String] {
        isLong(conditions) ? [text(conditions)] : conditions.map { source($0.condition) }
    }

    /// The source of a condition, with spaces around its operators: `a == b` for `a==b`.
    private func source(_ condition: ConditionElementSyntax.Condition) -> String {
        guard case .expression(let expression) = condition,
            let elements = expression.as(SequenceExprSyntax.self)?.elements,
            elements.contains(where: { $0.is(BinaryOperatorExprSyntax.self) && $0.trailingTrivia.isEmpty })
        else { return text(condition) }
        return elements.map { text($0) }.joined(separator: " ")
    }

    /// The test that holds after a `guard`; nil if the conditions are too long, if the body stops the app, or if the
    /// statement only makes sure that an object still exists: `guard let self else { return }`.
    private func testAfter(_ guarded: GuardStmtSyntax) -> Branch.Test? {
        if isLong(guarded.conditions) || Self.traps(guarded.body) { return nil }
        let tests = sources(guarded.conditions).filter { !Self.ofSelf.contains($0) }
        return tests.isEmpty ? nil : .holds(tests)
    }

    private static let ofSelf: Set<String> = [
        "let self", "let self = self", "let `self` = self", "let strongSelf = self", "self != nil",
    ]

    private static func traps(_ body: CodeBlockSyntax) -> Bool {
        body.statements.contains { statement in
            guard case .expr(let expression) = statement.item, let call = expression.as(FunctionCallExprSyntax.self),
                let name = SwiftCallee.name(call.calledExpression)?.text
            else { return false }
            return ["fatalError", "preconditionFailure"].contains(name)
        }
    }

    /// The tests that hold after a statement that may leave the function or loop: `!(isOn)` after `if isOn { return }`.
    func testsAfter(_ item: CodeBlockItemSyntax) -> [Branch.Test] {
        switch item.item {
        case .stmt(let statement):
            if let guarded = statement.as(GuardStmtSyntax.self) { return [testAfter(guarded)].compactMap(\.self) }
            return testsAfter(statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self))
        case .expr(let expression): return testsAfter(expression.as(IfExprSyntax.self))
        case .decl: return []
        }
    }

    /// Whether a statement only leaves the function under a condition, without returning a value.
    func onlyReturns(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .stmt(let statement):
            if let guarded = statement.as(GuardStmtSyntax.self) { return ChangeTests.isReturn(guarded.body) }
            let branches = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
            return branches.map { $0.elseBody == nil && ChangeTests.isReturn($0.body) } ?? false
        case .expr(let expression):
            return expression.as(IfExprSyntax.self).map { $0.elseBody == nil && ChangeTests.isReturn($0.body) } ?? false
        case .decl: return false
        }
    }

    private func testsAfter(_ first: IfExprSyntax?) -> [Branch.Test] {
        var tests: [Branch.Test] = []
        var current = first
        while let next = current, leaves(next.body) {
            tests.append(fails(next.conditions))
            switch next.elseBody {
            case .ifExpr(let other): current = other
            case .codeBlock: return []
            case nil: return tests
            }
        }
        return []
    }

    private func leaves(_ body: CodeBlockSyntax) -> Bool {
        guard case .stmt(let last)? = body.statements.last?.item else { return false }
        switch last.kind {
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
        default: return false
        }
    }
}

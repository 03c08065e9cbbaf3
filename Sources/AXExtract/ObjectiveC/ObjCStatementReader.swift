import AXModel
import AXScan
import AXSource

/// Splits the body of a function into statements, each with its branch.
///
/// Uses a stack of open statements instead of recursion, so that nesting can't overflow the call stack.
struct ObjCStatementReader {
    /// A statement that contains others, and that ends with the last of them.
    private enum Open {
        /// Braces up to the token `end`. The `case` labels of a `switch` over `subject` change the branch; for other
        /// braces, `subject` is nil.
        case braces(end: Int, outer: EnclosingBranch, subject: String?, start: Int)
        /// The statement after `if (…)`.
        case then(Conditional)
        /// The statement after `else`, `for`, `while`, `do` or `switch`.
        case single(outer: EnclosingBranch)
    }

    /// An `if`, which may be one of a chain of `else if`.
    private struct Conditional {
        /// The first token of the chain.
        let start: Int
        let outer: EnclosingBranch
        /// The branch in which all conditions have failed so far.
        var rest: Branch
        /// Whether every branch of the chain so far ends with a jump, such as `return` or `break`.
        var leaves = true
    }

    private struct Pending {
        let body: Range<Int>
        let enclosing: EnclosingBranch
        let block: Int
    }

    private let source: ObjCSource
    private var statements: [ObjCStatement] = []
    private var pending: [Pending] = []
    private var blockCount = 0

    private var open: [Open] = []
    private var index = 0
    private var end = 0
    private var enclosing = EnclosingBranch()
    /// Whether the previous statement is a jump, such as `return` or `break`.
    private var leaves = false
    private var block = 0
    /// The latest labels in a row, and the index of the token after them.
    private var labels: [String] = []
    private var labelEnd = -1

    /// The statements of a body and of the blocks in it, in source order.
    static func statements(of body: Range<Int>, in source: ObjCSource) -> [ObjCStatement] {
        var reader = ObjCStatementReader(source)
        reader.pending = [Pending(body: body, enclosing: EnclosingBranch(), block: 0)]
        while let next = reader.pending.popLast() { reader.read(next) }
        return reader.statements.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private init(_ source: ObjCSource) {
        self.source = source
    }

    private mutating func read(_ part: Pending) {
        (index, end, enclosing, block, open) = (
            part.body.lowerBound, part.body.upperBound, part.enclosing, part.block, []
        )
        while index < end {
            leaveBraces()
            guard index < end else { break }
            readStatement()
        }
    }

    private mutating func leaveBraces() {
        while case .braces(let last, let outer, _, _)? = open.last, index >= last {
            open.removeLast()
            index = max(index, last + 1)
            enclosing = outer
            finishStatement()
        }
    }

    private mutating func readStatement() {
        if source.isToken(index, "{") {
            enterBraces(subject: nil)
        } else if source.isToken(index, ";") {
            index += 1
            finishStatement()
        } else if source.isToken(index, "@"), let word = source.name(index + 1), Self.guarded.contains(word) {
            index += 2
            skipHead()
        } else if let word = source.name(index), readKeyword(word) {
            return
        } else {
            readSimple(.expression)
        }
    }

    private static let guarded: Set<String> = ["try", "catch", "finally", "autoreleasepool", "synchronized"]

    /// Reads the statement that a keyword begins.
    /// - Returns: Whether the word is such a keyword.
    private mutating func readKeyword(_ word: String) -> Bool {
        switch word {
        case "if": readConditional()
        case "for", "while": readLoop()
        case "do":
            index += 1
            open.append(.single(outer: enclosing))
        case "switch": readSwitch()
        case "case", "default": readLabel()
        case "else": index += 1
        case "return":
            index += 1
            readSimple(.result)
        default: return false
        }
        return true
    }

    private mutating func enterBraces(subject: String?, start: Int = 0) {
        let last = min(source.closer(index) ?? end, end)
        open.append(.braces(end: last, outer: enclosing, subject: subject, start: start))
        index += 1
    }

    /// Moves past the parentheses after a keyword, and returns the range inside.
    @discardableResult private mutating func skipHead() -> Range<Int> {
        guard source.isToken(index, "(") else { return index..<index }
        let close = min(source.closer(index) ?? end - 1, end - 1)
        let head = min(index + 1, close)..<close
        index = close + 1
        return head
    }

    private mutating func add(_ kind: ObjCStatement.Kind, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        statements.append(
            ObjCStatement(
                kind: kind, range: range, blocks: takeBlocks(in: range), enclosing: enclosing, block: block,
                isCertain: open.isEmpty && block == 0))
    }

    /// - Parameter chain: The chain that an `else if` continues; nil for the first `if`.
    private mutating func readConditional(in chain: Conditional? = nil) {
        var conditional = chain ?? Conditional(start: index, outer: enclosing, rest: enclosing.branch)
        index += 1
        if source.isToken(index, "constexpr") { index += 1 }
        let head = skipHead()
        add(.head, head)
        if isInitialization(head) {
            conditional.leaves = false
        } else {
            let text = source.excerpt(head)
            enter(conditional.rest.adding(.holds([text])), startingAt: conditional.start)
            conditional.rest = conditional.rest.adding(.fails([text]))
        }
        open.append(.then(conditional))
    }

    /// Whether a condition is only an assignment to `self`, as in `self = [super init]`, or `self` or `!self`. Such a
    /// condition isn't added to the branch, because it says nothing about the strings.
    private func isInitialization(_ head: Range<Int>) -> Bool {
        let start = head.first { !source.isToken($0, "(") && !source.isToken($0, "!") } ?? head.lowerBound
        return source.isToken(start, "self") && (source.isToken(start + 1, "=") || start + 1 == head.upperBound)
    }

    private mutating func readLoop() {
        index += 1
        add(.head, skipHead())
        open.append(.single(outer: enclosing))
    }

    private mutating func readSwitch() {
        let start = index
        index += 1
        let head = skipHead()
        add(.head, head)
        open.append(.single(outer: enclosing))
        if source.isToken(index, "{"), index < end {
            enterBraces(subject: source.excerpt(head), start: start)
        }
    }

    /// Reads `case a:` or `default:`. Labels in a row are one test.
    private mutating func readLabel() {
        let start = source.isToken(index, "default") ? index : index + 1
        var next = start
        while next < end, !source.isToken(next, ":"), !source.isToken(next, ";") {
            next = source.next(next, before: end)
        }
        labels = index == labelEnd ? labels + [source.excerpt(start..<next)] : [source.excerpt(start..<next)]
        index = min(next + 1, end)
        labelEnd = index
        if case .braces(_, let outer, let subject?, let start)? = open.last {
            let pattern = labels.suffix(8).joined(separator: ", ")
            let test = labels == ["default"] ? Branch.Test.matchesNothing(subject) : .matches(subject, pattern: pattern)
            enter(outer.branch.adding(test), startingAt: start)
        }
    }

    private mutating func enter(_ branch: Branch, startingAt token: Int) {
        enclosing = EnclosingBranch(branch: branch, statement: source.span(token..<token + 1).start)
    }

    /// Ends the statement, and the statements around it that end with it, unless an `else` follows.
    private mutating func finishStatement() {
        while let last = open.last {
            switch last {
            case .braces: return
            case .single(let outer):
                open.removeLast()
                enclosing = outer
                leaves = false
            case .then(var conditional):
                open.removeLast()
                enclosing = conditional.outer
                conditional.leaves = conditional.leaves && leaves
                leaves = false
                guard index < end, source.isToken(index, "else") else {
                    if conditional.leaves { enclosing.branch = conditional.rest }
                    continue
                }
                index += 1
                if index < end, source.isToken(index, "if") {
                    readConditional(in: conditional)
                } else {
                    open.append(.single(outer: conditional.outer))
                    enter(conditional.rest, startingAt: conditional.start)
                }
                return
            }
        }
    }
}

extension ObjCStatementReader {
    /// Reads a statement up to its semicolon, or up to the braces after a macro that looks like a call.
    private mutating func readSimple(_ kind: ObjCStatement.Kind) {
        let start = index
        while index < end, !source.isToken(index, ";") {
            if source.isToken(index, "{"), isMacroBody(start) { break }
            if source.isToken(index, "}") { break }
            index = source.next(index, before: end)
        }
        let range = start..<index
        leaves = kind == .result || Self.leaving.contains(source.name(start) ?? "")
        add(kind, range)
        guard index < end, !source.isToken(index, "{") else { return }
        index += 1
        finishStatement()
    }

    private static let leaving: Set<String> = ["break", "continue", "goto", "throw"]

    /// Whether the braces at the current token belong to a macro: `SYNCHRONIZED(x) { … }`.
    private func isMacroBody(_ start: Int) -> Bool {
        source.isToken(index - 1, ")") && source.opener(index - 1) == start + 1 && source.kind(start) == .identifier
    }

    /// Finds the bodies of the blocks in a statement, and queues them to be read later.
    private mutating func takeBlocks(in range: Range<Int>) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var position = range.lowerBound
        while position < range.upperBound {
            guard source.isToken(position, "^"),
                let brace = ObjCOperand.blockBrace(after: position, before: range.upperBound, in: source),
                let close = source.closer(brace)
            else {
                position += 1
                continue
            }
            blockCount += 1
            blocks.append(brace + 1..<close)
            pending.append(Pending(body: brace + 1..<close, enclosing: enclosing, block: blockCount))
            position = close + 1
        }
        return blocks
    }
}

/// A statement that contains no others: an expression, a declaration, the value of a `return`, or the head of a
/// statement such as `if`.
struct ObjCStatement {
    enum Kind {
        case expression
        case result
        /// The contents of the parentheses after `if`, `for`, `while` or `switch`.
        case head
    }

    let kind: Kind
    /// The tokens of the statement, without `return`.
    let range: Range<Int>
    /// The bodies of the blocks in it, whose statements are separate.
    let blocks: [Range<Int>]
    let enclosing: EnclosingBranch

    var branch: Branch { enclosing.branch }
    /// The number of the block that contains it; 0 for the function itself.
    let block: Int
    /// Whether it is at the top level of the function, so that only an early return can skip it.
    let isCertain: Bool
}

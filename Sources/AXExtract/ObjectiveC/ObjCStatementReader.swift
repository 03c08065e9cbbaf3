import AXModel
import AXScan
import AXSource

/// Takes the body of a function apart into statements, each with the branch it is in.
///
/// Works with a list of what is open instead of calling itself, so that nesting costs no stack, and meets each token once.
struct ObjCStatementReader {
    /// Whose end ends other statements too.
    private enum Open {
        /// Between braces, up to this token; `case` labels of a `switch` over the subject change the branch.
        case braces(end: Int, outer: EnclosingBranch, subject: String?, start: Int)
        /// The statement after `if (…)`; the test of its `else`, and the branch around it.
        case then(otherwise: Branch.Test, outer: EnclosingBranch, start: Int)
        /// The statement behind `else`, `for` or `while`.
        case single(outer: EnclosingBranch)
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
    /// Whether the statement that ended last leaves the function or loop.
    private var leaves = false
    private var block = 0
    /// The labels that stand in a row, and the token behind them.
    private var labels: [String] = []
    private var labelEnd = -1

    /// The statements of a body and of the blocks in it, in the order of the text.
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
            statement()
        }
    }

    /// Closes the braces that end here.
    private mutating func leaveBraces() {
        while case .braces(let last, let outer, _, _)? = open.last, index >= last {
            open.removeLast()
            index = max(index, last + 1)
            enclosing = outer
            finishStatement()
        }
    }

    private mutating func statement() {
        if source.isToken(index, "{") {
            enterBraces(subject: nil)
        } else if source.isToken(index, ";") {
            index += 1
            finishStatement()
        } else if source.isToken(index, "@"), let word = source.name(index + 1), Self.guarded.contains(word) {
            index += 2
            skipHead()
        } else if let word = source.name(index), keyword(word) {
            return
        } else {
            simple(.expression)
        }
    }

    private static let guarded: Set<String> = ["try", "catch", "finally", "autoreleasepool", "synchronized"]

    /// - Returns: Whether the word begins a statement of its own kind, which is then read.
    private mutating func keyword(_ word: String) -> Bool {
        switch word {
        case "if": conditional()
        case "for", "while": loop()
        case "do":
            index += 1
            open.append(.single(outer: enclosing))
        case "switch": choice()
        case "case", "default": label()
        case "else": index += 1
        case "return":
            index += 1
            simple(.result)
        default: return false
        }
        return true
    }

    private mutating func enterBraces(subject: String?, start: Int = 0) {
        let last = min(source.closer(index) ?? end, end)
        open.append(.braces(end: last, outer: enclosing, subject: subject, start: start))
        index += 1
    }

    /// The parentheses behind a keyword; moves behind them.
    @discardableResult private mutating func skipHead() -> Range<Int> {
        guard source.isToken(index, "(") else { return index..<index }
        let close = min(source.closer(index) ?? end - 1, end - 1)
        let head = min(index + 1, close)..<close
        index = close + 1
        return head
    }

    private var isCertain: Bool { open.isEmpty && block == 0 }

    private mutating func add(head: Range<Int>) {
        guard !head.isEmpty else { return }
        statements.append(
            ObjCStatement(
                kind: .head, range: head, blocks: blocks(in: head), enclosing: enclosing, block: block,
                isCertain: isCertain))
    }

    /// - Parameter chain: For the later links of a chain of `else if`: the branch around it, and where it begins.
    private mutating func conditional(in chain: (outer: EnclosingBranch, start: Int)? = nil) {
        let start = chain?.start ?? index
        index += 1
        if source.isToken(index, "constexpr") { index += 1 }
        let head = skipHead()
        add(head: head)
        let outer = chain?.outer ?? enclosing
        guard !isInitialization(head) else {
            open.append(.then(otherwise: .otherwise, outer: outer, start: start))
            return
        }
        let text = source.excerpt(head)
        open.append(.then(otherwise: chain == nil ? .fails([text]) : .otherwise, outer: outer, start: start))
        enter(.holds([text]), in: outer, startingAt: start)
    }

    /// `self = [super init]`, which is no condition to speak of, `self` and `!self`.
    private func isInitialization(_ head: Range<Int>) -> Bool {
        let start = head.first { !source.isToken($0, "(") && !source.isToken($0, "!") } ?? head.lowerBound
        return source.isToken(start, "self") && (source.isToken(start + 1, "=") || start + 1 == head.upperBound)
    }

    private mutating func loop() {
        index += 1
        add(head: skipHead())
        open.append(.single(outer: enclosing))
    }

    private mutating func choice() {
        let start = index
        index += 1
        let head = skipHead()
        add(head: head)
        open.append(.single(outer: enclosing))
        if source.isToken(index, "{"), index < end {
            enterBraces(subject: source.excerpt(head), start: start)
        }
    }

    /// `case a:` or `default:`; labels in a row count together.
    private mutating func label() {
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
            enter(
                labels == ["default"] ? .matchesNothing(subject) : .matches(subject, pattern: pattern), in: outer,
                startingAt: start)
        }
    }

    private mutating func enter(_ test: Branch.Test, in outer: EnclosingBranch, startingAt token: Int) {
        enclosing = EnclosingBranch(
            branch: outer.branch.adding(test), statement: source.span(token..<token + 1).start)
    }

    /// A statement has ended, and with it those that it is the body of, unless an `else` follows.
    private mutating func finishStatement() {
        while let last = open.last {
            switch last {
            case .braces: return
            case .single(let outer):
                open.removeLast()
                enclosing = outer
                leaves = false
            case .then(let otherwise, let outer, let start):
                open.removeLast()
                enclosing = outer
                guard index < end, source.isToken(index, "else") else {
                    if leaves, case .fails = otherwise { enclosing.branch = outer.branch.adding(otherwise) }
                    leaves = false
                    continue
                }
                index += 1
                if index < end, source.isToken(index, "if") {
                    conditional(in: (outer, start))
                } else {
                    open.append(.single(outer: outer))
                    enter(otherwise, in: outer, startingAt: start)
                }
                return
            }
        }
    }
}

extension ObjCStatementReader {
    /// A statement up to its semicolon, or to the braces behind a macro that looks like a call.
    private mutating func simple(_ kind: ObjCStatement.Kind) {
        let start = index
        while index < end, !source.isToken(index, ";") {
            if source.isToken(index, "{"), isMacroBody(start) { break }
            if source.isToken(index, "}") { break }
            index = source.next(index, before: end)
        }
        let range = start..<index
        leaves = kind == .result || Self.leaving.contains(source.name(start) ?? "")
        if !range.isEmpty {
            statements.append(
                ObjCStatement(
                    kind: kind, range: range, blocks: blocks(in: range), enclosing: enclosing, block: block,
                    isCertain: isCertain))
        }
        guard index < end, !source.isToken(index, "{") else { return }
        index += 1
        finishStatement()
    }

    private static let leaving: Set<String> = ["break", "continue", "goto", "throw"]

    /// Whether the braces that open here belong to a macro: `SYNCHRONIZED(x) { … }`.
    private func isMacroBody(_ start: Int) -> Bool {
        source.isToken(index - 1, ")") && source.opener(index - 1) == start + 1 && source.kind(start) == .identifier
    }

    /// The bodies of the blocks in a statement, which are read later.
    private mutating func blocks(in range: Range<Int>) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var place = range.lowerBound
        while place < range.upperBound {
            guard source.isToken(place, "^"),
                let brace = ObjCOperand.blockBrace(after: place, before: range.upperBound, in: source),
                let close = source.closer(brace)
            else {
                place += 1
                continue
            }
            blockCount += 1
            blocks.append(brace + 1..<close)
            pending.append(Pending(body: brace + 1..<close, enclosing: enclosing, block: blockCount))
            place = close + 1
        }
        return blocks
    }
}

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

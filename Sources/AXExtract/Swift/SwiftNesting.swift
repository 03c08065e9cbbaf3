import AXSource

/// Looks through a Swift file for nesting that would exhaust the parser's stack.
///
/// swift-syntax counts nested expressions and types, but in some places calls itself without counting: while it looks
/// ahead over brackets, and for chains of `else if`, prefix keywords and `#if`. At each of many modifiers in a row it looks
/// ahead over all that follow. Hostile files are told here and never parsed. The scan knows comments and string literals
/// with interpolation; regular expression literals are read as code, which at worst counts a few brackets too many.
struct SwiftNesting {
    /// Real code nests some thirty brackets deep at most.
    static let deepestBrackets = 200
    /// Square brackets in each other that may all be types, and twice as much for arguments of attributes, `@A<…>`: over what
    /// is in them the parser looks ahead twice, so that each doubles its time.
    static let deepestTypes = 8
    /// Links of one `else if` chain, or nested `#if`s.
    static let longestChain = 1_000
    /// Prefix keywords or modifiers in a row: `try await try await`.
    static let longestRun = 100

    private enum State: Equatable {
        case code
        /// A literal with this many `#`; one line, or between three quotes.
        case literal(pounds: Int, isMultiline: Bool)
    }

    private struct Level {
        var state = State.code
        var closer: UInt8 = 0
        /// The brackets around that may be types; none once a square one has a comma or a literal.
        var types = 0
        /// Links of the chain of `else if` on this level.
        var chain = 0
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var levels = [Level()]
    private var conditionals = 0
    private var word: Range<Int> = 0..<0
    /// Prefix keywords and modifiers in a row.
    private var run = 0
    /// Whether the last one of them was `case`.
    private var isInCase = false
    /// Whether an attribute has begun whose arguments may follow.
    private var isInAttribute = false
    private var isTooDeep = false

    /// Whether a text is nested deeper than the limits.
    static func isTooDeep(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            var scan = SwiftNesting(bytes: bytes)
            return scan.scan()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func scan() -> Bool {
        while offset < bytes.count, !isTooDeep {
            switch levels[levels.count - 1].state {
            case .code: scanCode()
            case .literal(let pounds, let isMultiline): scanLiteral(pounds, isMultiline)
            }
        }
        return isTooDeep
    }

    private func byte(_ distance: Int) -> UInt8 {
        bytes.indices.contains(offset + distance) ? bytes[offset + distance] : 0
    }

    private mutating func scanCode() {
        switch bytes[offset] {
        case UInt8(ascii: "("): enter(closer: UInt8(ascii: ")"))
        case UInt8(ascii: "["): enter(closer: UInt8(ascii: "]"))
        case UInt8(ascii: "{"): enter(closer: UInt8(ascii: "}"))
        case UInt8(ascii: "@"):
            isInAttribute = true
            offset += 1
        case UInt8(ascii: "<") where mayOpenArguments: enter(closer: UInt8(ascii: ">"))
        case UInt8(ascii: "?") where byte(-1) == UInt8(ascii: " ") && byte(1) == UInt8(ascii: " "):
            enter(closer: UInt8(ascii: ":"))
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): enter(closer: Self.never, length: 2)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): leave(bytes[offset])
        case UInt8(ascii: ">"), UInt8(ascii: ":"): leaveWeakly(bytes[offset])
        case UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: ";"):
            // Types never contain these, so the open bracket was an operator.
            leaveArguments()
            offset += 1
        case UInt8(ascii: "&") where byte(1) == UInt8(ascii: "&"):
            leaveArguments()
            offset += 2
        case UInt8(ascii: ","):
            endType()
            offset += 1
        case UInt8(ascii: "\""): openLiteral(pounds: 0)
        case UInt8(ascii: "#"): scanPounds()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
            offset = max(offset + 2, SwiftTrivia.commentEnd(bytes, from: offset))
        case let byte where byte.isIdentifierByte: scanWord()
        default: offset += 1
        }
    }
}

extension SwiftNesting {
    private mutating func enter(closer: UInt8, state: State = .code, length: Int = 1) {
        levels.append(Level(state: state, closer: closer, types: state == .code ? types(in: closer) : 0))
        offset += length
        isInAttribute = false
        isTooDeep = levels.count > Self.deepestBrackets || levels[levels.count - 1].types > Self.deepestTypes
    }

    /// The brackets that may be types in one that is entered here.
    private func types(in closer: UInt8) -> Int {
        let around = levels[levels.count - 1].types
        switch closer {
        case UInt8(ascii: "]"): return around + 1
        case UInt8(ascii: ">") where isInAttribute: return around + 2
        case UInt8(ascii: "}"): return 0
        default: return around
        }
    }

    /// Closes the innermost bracket of this kind, with the weak levels that are still open in it.
    private mutating func leave(_ closer: UInt8) {
        offset += 1
        run = 0
        leaveWeakLevels()
        if levels.count > 1, levels[levels.count - 1].closer == closer { levels.removeLast() }
    }

    /// Closes a level that may as well have been an operator: `<`, `?`, `->`. What follows the label of a case is inside of
    /// no keyword before it: `case "a": return "b"`.
    private mutating func leaveWeakly(_ closer: UInt8) {
        offset += 1
        if closer == UInt8(ascii: ":") {
            // The value of a dictionary may be a type, too: the brackets around it still count.
            endType(in: levels.count > 1 ? levels[levels.count - 2].types : 0)
            if isInCase { run = 0 }
        }
        if levels[levels.count - 1].closer == closer { levels.removeLast() }
    }

    /// Whether `<` may be the bracket of generic arguments. A space before it does not make it an operator. A number is an
    /// argument only where another one or the end of the list follows: `x < 5` compares, `Vector<5, Int>` does not.
    private var mayOpenArguments: Bool {
        guard !Self.operators.contains(byte(-1)), byte(1) != UInt8(ascii: "<"), byte(1) != UInt8(ascii: "=") else {
            return false
        }
        let argument = bytes[(offset + 1)...].drop(while: Self.isBlank)
        guard argument.first?.isASCIIDigit == true else { return true }
        let next = argument.drop(while: \.isIdentifierByte).drop(while: Self.isBlank).first
        return next.map(Self.followers.contains) ?? false
    }

    /// What may follow a number that is an argument; a slash begins a comment.
    private static let followers = Array(",>/".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static let operators = Array(".<=!&?|+-*%^~".utf8)

    private mutating func leaveArguments() {
        while levels[levels.count - 1].closer == UInt8(ascii: ">") { levels.removeLast() }
    }

    /// The parser does not look ahead over this square bracket: it cannot be a type.
    private mutating func endType(in around: Int = 0) {
        if levels[levels.count - 1].closer == UInt8(ascii: "]") { levels[levels.count - 1].types = around }
    }

    private mutating func leaveWeakLevels() {
        while Self.weakClosers.contains(levels[levels.count - 1].closer) { levels.removeLast() }
    }

    /// The closer of a level that ends with what is around it.
    private static let never = UInt8(ascii: "-")
    private static let weakClosers: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: ":"), never]

    private mutating func openLiteral(pounds: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        endType()
        enter(closer: 0, state: .literal(pounds: pounds, isMultiline: isMultiline))
        if isMultiline { offset += 2 }
    }

    private mutating func scanPounds() {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        offset += pounds
        if byte(0) == UInt8(ascii: "\"") {
            openLiteral(pounds: pounds)
        } else if isNext("if") {
            conditionals += 1
            isTooDeep = conditionals > Self.longestChain
        } else if isNext("endif"), conditionals > 0 {
            conditionals -= 1
        }
    }

    private mutating func scanLiteral(_ pounds: Int, _ isMultiline: Bool) {
        switch bytes[offset] {
        case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: levels.removeLast()
        case UInt8(ascii: "\\") where hasPounds(pounds, after: 1):
            offset += pounds + 1
            if byte(0) == UInt8(ascii: "(") { enter(closer: UInt8(ascii: ")")) } else { offset += 1 }
        case UInt8(ascii: "\"") where !isMultiline && hasPounds(pounds, after: 1):
            offset += pounds + 1
            levels.removeLast()
        case UInt8(ascii: "\"")
        where isMultiline && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
            && hasPounds(pounds, after: 3):
            offset += pounds + 3
            levels.removeLast()
        default: offset += 1
        }
    }

    private func hasPounds(_ count: Int, after start: Int) -> Bool {
        (0..<count).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
    }

    private mutating func scanWord() {
        let start = offset
        while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
        let followsElse = isWord("else")
        word = start..<offset
        let isPrefix = Self.prefixes.indices.contains(word.count) && Self.prefixes[word.count].contains(where: isWord)
        run = isPrefix ? run + 1 : 0
        if isPrefix { isInCase = isWord("case") }
        if word.count <= 9, Self.starters.contains(where: isWord) { leaveWeakLevels() }
        if isWord("if") {
            let chain = followsElse ? levels[levels.count - 1].chain + 1 : 0
            levels[levels.count - 1].chain = chain
            if chain > Self.longestChain { isTooDeep = true }
        }
        if run > Self.longestRun { isTooDeep = true }
    }

    /// Words that begin a statement or declaration, where no expression or type is open any more.
    private static let starters: [StaticString] = [
        "let", "var", "func", "init", "subscript", "case", "if", "guard", "for", "while", "return", "struct", "class",
        "enum", "extension", "import", "typealias",
    ]

    /// Words after which an expression, pattern, type, statement or declaration of the same kind may follow, by length.
    private static let prefixes: [[StaticString]] = {
        let words: [StaticString] = [
            "try", "await", "unsafe", "let", "var", "inout", "any", "some", "each", "repeat", "copy", "consume",
            "borrow",
            "throw", "return", "yield", "if", "switch", "while", "guard", "for", "in", "do", "defer", "case", "is",
            "as",
            "_const", "_local", "__owned", "__shared", "__setter_access", "__consuming", "_borrowing", "_consuming",
            "_mutating", "async", "reasync", "throws", "rethrows", "borrowing", "consuming", "mutating", "nonmutating",
            "sending", "isolated", "nonisolated", "dependsOn", "scoped", "final", "open", "public", "package",
            "internal",
            "fileprivate", "private", "static", "class", "override", "required", "convenience", "optional", "dynamic",
            "distributed", "lazy", "weak", "unowned", "indirect", "infix", "prefix", "postfix", "precedencegroup",
        ]
        let longest = words.map(\.utf8CodeUnitCount).max() ?? 0
        return (0...longest).map { length in words.filter { $0.utf8CodeUnitCount == length } }
    }()

    /// Whether the word that was read last is this one.
    private func isWord(_ text: StaticString) -> Bool {
        word.count == text.utf8CodeUnitCount
            && word.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - word.lowerBound] }
    }

    private func isNext(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
            && !byte(text.utf8CodeUnitCount).isIdentifierByte
    }
}

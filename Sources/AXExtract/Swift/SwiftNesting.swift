import AXSource

/// Scans a Swift file for nesting that would exhaust the parser's stack.
///
/// swift-syntax limits the nesting of expressions and types, but it recurses without counting while it looks ahead over
/// brackets, and for chains of `else if`, prefix keywords and `#if`. At each modifier in a row of modifiers, it looks
/// ahead over all the following ones. Files that exceed the limits below are never parsed. The scan skips comments and
/// string literals, and follows interpolations. It reads regular expression literals as code, so it may miscount the
/// brackets around them.
struct SwiftNesting {
    /// Real code nests brackets at most about thirty deep.
    static let deepestBrackets = 200
    /// The maximum nesting of square brackets that may all be types. The arguments of attributes, `@A<…>`, count as two
    /// levels. The parser looks ahead twice over the content of such a bracket, so each level doubles the time.
    static let deepestTypes = 8
    /// The maximum number of links in an `else if` chain, and of nested `#if`s.
    static let longestChain = 1_000
    /// The maximum number of prefix keywords or modifiers in a row: `try await try await`.
    static let longestRun = 100

    private enum State: Equatable {
        case code
        /// `pounds` is the number of `#` before the opening quote.
        case literal(pounds: Int, isMultiline: Bool)
    }

    private struct Level {
        var state = State.code
        var closer: UInt8 = 0
        /// How many brackets, counted from this one outwards, may be types. A comma or a literal shows that a square
        /// bracket isn't a type.
        var types = 0
        /// The number of `else if` links on this level.
        var chain = 0
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var levels = [Level()]
    private var conditionals = 0
    private var word: Range<Int> = 0..<0
    /// The number of prefix keywords and modifiers in a row.
    private var run = 0
    /// Whether the last prefix keyword was `case`.
    private var isInCase = false
    /// Whether the arguments of an attribute may follow.
    private var isInAttribute = false
    private var isTooDeep = false

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
            // A type never contains these, so the open `<` was an operator.
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

    private func types(in closer: UInt8) -> Int {
        let enclosing = levels[levels.count - 1].types
        switch closer {
        case UInt8(ascii: "]"): return enclosing + 1
        case UInt8(ascii: ">") where isInAttribute: return enclosing + 2
        case UInt8(ascii: "}"): return 0
        default: return enclosing
        }
    }

    /// Closes the weak levels that are still open, and then the innermost bracket if this character is its closer.
    private mutating func leave(_ closer: UInt8) {
        offset += 1
        run = 0
        leaveWeakLevels()
        if levels.count > 1, levels[levels.count - 1].closer == closer { levels.removeLast() }
    }

    /// Closes the innermost level if `closer`, `>` or `:`, is its closer. Such a level is weak: its opener, `<` or `?`,
    /// may have been an operator. The colon after a case also ends a run of prefix keywords: `case "a": return "b"`.
    private mutating func leaveWeakly(_ closer: UInt8) {
        offset += 1
        if closer == UInt8(ascii: ":") {
            // The value in a dictionary may be a type too, so the enclosing brackets still count as possible types.
            endType(in: levels.count > 1 ? levels[levels.count - 2].types : 0)
            if isInCase { run = 0 }
        }
        if levels[levels.count - 1].closer == closer { levels.removeLast() }
    }

    /// Whether `<` may open generic arguments, even after a space. A number can only be an argument if another argument
    /// or the end of the list follows: `x < 5` compares, `Vector<5, Int>` doesn't.
    private var mayOpenArguments: Bool {
        guard !Self.operators.contains(byte(-1)), byte(1) != UInt8(ascii: "<"), byte(1) != UInt8(ascii: "=") else {
            return false
        }
        let argument = bytes[(offset + 1)...].drop(while: Self.isBlank)
        guard argument.first?.isASCIIDigit == true else { return true }
        let next = argument.drop(while: \.isIdentifierByte).drop(while: Self.isBlank).first
        return next.map(Self.followers.contains) ?? false
    }

    /// The characters that may follow a number as an argument; a slash begins a comment.
    private static let followers = Array(",>/".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static let operators = Array(".<=!&?|+-*%^~".utf8)

    private mutating func leaveArguments() {
        while levels[levels.count - 1].closer == UInt8(ascii: ">") { levels.removeLast() }
    }

    /// Notes that the open square bracket can't be a type, so the parser won't look ahead over it.
    /// - Parameter enclosing: The number of enclosing brackets that may still be types.
    private mutating func endType(in enclosing: Int = 0) {
        if levels[levels.count - 1].closer == UInt8(ascii: "]") { levels[levels.count - 1].types = enclosing }
    }

    private mutating func leaveWeakLevels() {
        while Self.weakClosers.contains(levels[levels.count - 1].closer) { levels.removeLast() }
    }

    /// The closer of a level that begins with `->`. No character closes it; it ends with the enclosing level or at one
    /// of the ``starters``.
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

    /// Keywords that begin a statement or declaration, and so end any open expression or type.
    private static let starters: [StaticString] = [
        "let", "var", "func", "init", "subscript", "case", "if", "guard", "for", "while", "return", "struct", "class",
        "enum", "extension", "import", "typealias",
    ]

    /// Keywords that may come in a row before an expression, pattern, type, statement or declaration, indexed by their
    /// length.
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

    private func isWord(_ text: StaticString) -> Bool {
        word.count == text.utf8CodeUnitCount
            && word.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - word.lowerBound] }
    }

    private func isNext(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
            && !byte(text.utf8CodeUnitCount).isIdentifierByte
    }
}

import AXScan
import AXSource

/// The tokens of an Objective-C file, without white space, comments and preprocessor lines, and with each bracket
/// matched to its partner.
///
/// The bodies of the file's macros follow the code, so that any expression is a range of token indices.
final class ObjCSource: Sendable {
    let file: SourceFile
    let tokens: [CToken]
    /// The index after the last token of the code, where the bodies of macros begin.
    let codeEnd: Int
    let macros: [ObjCMacro]
    /// The modules that the file imports, directly or with one of their headers, such as `UIKit`.
    let imports: Set<String>
    /// The index of the matching bracket, by token; -1 for tokens without one.
    private let partners: [Int]

    init(_ file: SourceFile) {
        self.file = file
        let parts = ObjCPreprocessor.split(file)
        tokens = parts.tokens
        codeEnd = parts.codeEnd
        macros = parts.macros
        imports = parts.imports
        partners = ObjCBrackets.partners(of: parts.tokens, in: file.text, parts.restarts)
    }

    /// Whether the token at an index is this name or punctuator.
    func isToken(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let span = tokens[index].span
        guard span.length == text.utf8CodeUnitCount else { return false }
        return file.text.withUnsafeBufferPointer { bytes in
            (0..<span.length).allSatisfy { bytes[span.start + $0] == text.utf8Start[$0] }
        }
    }

    func kind(_ index: Int) -> CToken.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// The name at an index; nil for other tokens. If a backslash continues the name on the next line, the backslash
    /// and the line break are left out.
    func name(_ index: Int) -> String? {
        guard kind(index) == .identifier else { return nil }
        let name = file.string(tokens[index].span)
        guard name.utf8.contains(UInt8(ascii: "\n")) || name.utf8.contains(UInt8(ascii: "\r")) else { return name }
        return name.filter { $0 != "\\" && !$0.isWhitespace }
    }

    /// The index of the closing bracket for the opening bracket at `index`; nil if there isn't one.
    func closer(_ index: Int) -> Int? {
        partners.indices.contains(index) && partners[index] > index ? partners[index] : nil
    }

    /// The index of the opening bracket for the closing bracket at `index`; nil if there isn't one.
    func opener(_ index: Int) -> Int? {
        partners.indices.contains(index) && partners[index] >= 0 && partners[index] < index ? partners[index] : nil
    }

    /// The index after the token at `index` or, if the token is an opening bracket, after its closing bracket; at most
    /// `end`.
    func next(_ index: Int, before end: Int) -> Int {
        min((closer(index) ?? index) + 1, end)
    }

    /// The span from the first token of a range to the last; an empty span for an empty range.
    func span(_ range: Range<Int>) -> Span {
        guard !range.isEmpty, range.upperBound <= tokens.count else {
            return Span(at: tokens.indices.contains(range.lowerBound) ? tokens[range.lowerBound].span.start : 0)
        }
        return Span(tokens[range.lowerBound].span.start, tokens[range.upperBound - 1].span.end)
    }

    /// The source of a range.
    func text(_ range: Range<Int>) -> String {
        file.string(span(range))
    }

    /// The source of a range. After 400 bytes, an ellipsis replaces the rest.
    func excerpt(_ range: Range<Int>) -> String {
        let span = span(range)
        guard span.length > Self.longestExcerpt else { return file.string(span) }
        return file.string(Span(span.start, span.start + Self.longestExcerpt)) + "…"
    }

    private static let longestExcerpt = 400
}

/// Matches brackets.
///
/// A closing bracket without an open one is ignored. An open bracket has no partner if a bracket further out is closed
/// first. Each branch of an `#if` begins with the brackets that were open before it, because only one branch is
/// compiled.
private enum ObjCBrackets {
    static func partners(
        of tokens: [CToken], in text: [UInt8], _ restarts: [ObjCPreprocessor.Restart]
    ) -> [Int] {
        var partners = [Int](repeating: -1, count: tokens.count)
        var open: [(index: Int, closer: UInt8)] = []
        var conditionals: [Int] = []
        var restart = 0
        for (index, token) in tokens.enumerated() {
            while restart < restarts.count, restarts[restart].index <= index {
                apply(restarts[restart].kind, &conditionals, &open)
                restart += 1
            }
            guard token.kind == .punctuator, token.span.length == 1 else { continue }
            let byte = text[token.span.start]
            if let closer = closers[byte] {
                open.append((index, closer))
            } else if isCloser(byte), let match = match(byte, in: open) {
                partners[index] = open[match].index
                partners[open[match].index] = index
                open.removeSubrange(match...)
            }
        }
        return partners
    }

    private static func apply(
        _ kind: ObjCPreprocessor.Restart.Kind, _ conditionals: inout [Int], _ open: inout [(index: Int, closer: UInt8)]
    ) {
        switch kind {
        case .begins: conditionals.append(open.count)
        case .alternates:
            if let count = conditionals.last, open.count > count { open.removeSubrange(count...) }
        case .ends: _ = conditionals.popLast()
        }
    }

    /// The innermost open bracket that a closer fits. For a closing brace, the eight innermost levels are searched, and
    /// for any other closer only the innermost one, so that a stray closer doesn't close everything.
    private static func match(_ closer: UInt8, in open: [(index: Int, closer: UInt8)]) -> Int? {
        let reach = closer == UInt8(ascii: "}") ? 8 : 1
        return open.indices.suffix(reach).last { open[$0].closer == closer }
    }

    private static func isCloser(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private static let closers: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
}

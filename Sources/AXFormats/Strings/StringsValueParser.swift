package import AXSource

/// Reads a value of any type: a string, a dictionary, an array or data. The grammar and the limit of 512 levels are
/// those of CoreFoundation.
package struct StringsValueParser {
    typealias Failure = StringsOutcome.Failure

    private let text: UnsafeBufferPointer<UInt8>
    private(set) var lexer: StringsLexer
    private(set) var failure: Failure?

    init(_ text: UnsafeBufferPointer<UInt8>, lexer: StringsLexer) {
        self.text = text
        self.lexer = lexer
    }

    /// Reads a file that consists of one value, such as `project.pbxproj`. Ignores anything after the value.
    /// - Returns: nil if the file doesn't begin with a valid value.
    package static func value(of file: SourceFile) -> PropertyValue? {
        file.text.withUnsafeBufferPointer { text in
            var parser = StringsValueParser(text, lexer: StringsLexer(text))
            let first = parser.significant()
            return parser.value(first: first.kind, start: first.start)
        }
    }

    /// Reads the rest of a value after its first token.
    /// - Parameters:
    ///   - first: the kind of the first token.
    ///   - start: the offset of the first token.
    /// - Returns: nil if the value isn't valid; see ``failure``.
    mutating func value(first: StringsToken.Kind, start: Int, depth: Int = 1) -> PropertyValue? {
        guard depth <= PropertyList.maximumDepth else { return fail(.tooDeep, Span(start, lexer.offset)) }
        switch first {
        case .word, .quoted, .quotedWithEscapes: return .string(string(start))
        case .openBrace: return dictionary(start: start, depth: depth)
        case .openParenthesis: return array(start: start, depth: depth)
        case .openAngle: return data(start: start)
        case .openQuote: return fail(.unterminatedString, Span(start, lexer.offset))
        default: return fail(.unexpectedCharacter, Span(start, lexer.offset))
        }
    }

    /// Reads up to the next token that isn't white space or a comment. An unclosed comment counts as the end of the
    /// text.
    private mutating func significant() -> (kind: StringsToken.Kind, start: Int) {
        while true {
            let start = lexer.offset
            let kind = lexer.next()
            if kind == .openComment { return (.end, start) }
            if !kind.isTrivia { return (kind, start) }
        }
    }

    private func string(_ start: Int) -> StringKey {
        StringKey(bytes: StringsDecoder.decode(text, Span(start, lexer.offset)).bytes)
    }

    private mutating func dictionary(start open: Int, depth: Int) -> PropertyValue? {
        var entries: [StringKey: PropertyValue] = [:]
        while true {
            let (kind, start) = significant()
            if kind == .closeBrace { return .dictionary(entries) }
            guard kind.isText else { return fail(.missingClosingBracket, Span(open, open + 1)) }
            let key = string(start)
            guard let value = dictionaryValue(key: key, depth: depth) else { return nil }
            entries[key] = value
        }
    }

    /// Reads the rest of an entry after its key, including the semicolon.
    private mutating func dictionaryValue(key: StringKey, depth: Int) -> PropertyValue? {
        let (kind, start) = significant()
        if kind == .semicolon { return .string(key) }
        guard kind == .equals else { return fail(.missingEquals, Span(start, lexer.offset)) }
        let first = significant()
        guard let value = value(first: first.kind, start: first.start, depth: depth + 1) else { return nil }
        let end = lexer.offset
        guard significant().kind == .semicolon else { return fail(.missingSemicolon, Span(at: end)) }
        return value
    }

    private mutating func array(start open: Int, depth: Int) -> PropertyValue? {
        var elements: [PropertyValue] = []
        while true {
            let (kind, start) = significant()
            if kind == .closeParenthesis { return .array(elements) }
            guard let element = value(first: kind, start: start, depth: depth + 1) else { return nil }
            elements.append(element)
            let separator = significant().kind
            if separator == .closeParenthesis { return .array(elements) }
            guard separator == .comma else { return fail(.missingClosingBracket, Span(open, open + 1)) }
        }
    }

    /// Reads data such as `<0a FF>`: pairs of hexadecimal digits, with optional white space between the pairs.
    private mutating func data(start: Int) -> PropertyValue? {
        var bytes: [UInt8] = []
        var offset = start + 1
        while offset < text.count, text[offset] != UInt8(ascii: ">") {
            if let high = text[offset].hexadecimalValue {
                guard offset + 1 < text.count, let low = text[offset + 1].hexadecimalValue else { break }
                bytes.append(high << 4 | low)
                offset += 2
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(text[offset]) {
                offset += 1
            } else {
                break
            }
        }
        lexer.offset = min(offset + 1, text.count)
        guard offset < text.count, text[offset] == UInt8(ascii: ">") else {
            return fail(.badData, Span(start, lexer.offset))
        }
        return .data(bytes)
    }

    private mutating func fail(_ cause: Failure.Cause, _ span: Span) -> PropertyValue? {
        failure = Failure(cause: cause, span: span)
        return nil
    }
}

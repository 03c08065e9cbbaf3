import AXSource

/// Reads a JSON text into nodes, strictly by RFC 8259, without recursion, up to the first error.
struct JSONScanner {
    private typealias Cause = JSONSyntaxError.Cause

    private enum Expectation {
        case value
        case keyOrEnd
        case key
        case elementOrEnd
        case commaOrEnd
    }

    private let base: UnsafePointer<UInt8>
    private let end: Int
    private var offset = 0
    private(set) var nodes: [JSONNode] = []
    private(set) var fault: JSONSyntaxError?
    /// The indices of the open containers, outermost first.
    private var open: [Int] = []
    /// Whether the last node is a key without its value.
    private var isKeyPending = false

    /// - Parameter end: the UTF-8 offset at which reading stops; at most the length of the text.
    init(_ text: UnsafeBufferPointer<UInt8>, to end: Int) {
        // An empty buffer has no base address. Nothing is ever read from this pointer.
        base = text.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        self.end = end
        // Catalogs have one node per 25 to 40 bytes.
        nodes.reserveCapacity(end / 24)
    }

    /// Reads the whole text. After an error, the open containers end at its offset.
    mutating func scan() {
        var expectation = Expectation.value
        while fault == nil {
            skipSpace()
            guard offset < end else { break }
            if open.isEmpty, !nodes.isEmpty { return fail(.trailingText) }
            expectation = step(expectation)
        }
        if fault == nil, nodes.isEmpty { fail(.empty, length: 0) }
        if fault == nil, !open.isEmpty { fail(.unexpectedEnd, length: 0) }
        closeAll()
    }

    private mutating func closeAll() {
        if isKeyPending { nodes.removeLast() }
        for number in open {
            nodes[number].end = UInt32(offset)
            nodes[number].next = UInt32(nodes.count)
        }
    }

    // MARK: Structure

    @inline(__always)
    private mutating func step(_ expectation: Expectation) -> Expectation {
        let byte = base[offset]
        switch expectation {
        case .value:
            return value(byte)
        case .key:
            return byte == 0x7D ? failedAtComma() : key(byte)
        case .keyOrEnd:
            return byte == 0x7D ? close() : key(byte)
        case .elementOrEnd:
            return byte == 0x5D ? close() : value(byte)
        case .commaOrEnd:
            return commaOrEnd(byte)
        }
    }

    @inline(__always)
    private mutating func value(_ byte: UInt8) -> Expectation {
        switch byte {
        case 0x22: string()
        case 0x7B: return openContainer(.object)
        case 0x5B: return openContainer(.array)
        case 0x2D, 0x30...0x39: number()
        case 0x61...0x7A, 0x41...0x5A: word()
        case 0x5D where !isKeyPending && precedingComma != nil: return failedAtComma()
        default: fail(.missingValue, length: characterLength)
        }
        if fault == nil { isKeyPending = false }
        return .commaOrEnd
    }

    /// The offset of the comma before ``offset``, ignoring white space between them; nil if something else precedes it.
    private var precedingComma: Int? {
        var before = offset
        while before > 0, base[before - 1] <= 0x20 { before -= 1 }
        return before > 0 && base[before - 1] == 0x2C ? before - 1 : nil
    }

    @inline(__always)
    private mutating func key(_ byte: UInt8) -> Expectation {
        guard byte == 0x22 else { return failed(.missingKey) }
        string()
        guard fault == nil else { return .value }
        isKeyPending = true
        skipSpace()
        guard offset < end else { return .value }
        guard base[offset] == 0x3A else { return failed(.missingColon) }
        offset &+= 1
        return .value
    }

    @inline(__always)
    private mutating func commaOrEnd(_ byte: UInt8) -> Expectation {
        guard let container = open.last else { return failed(.trailingText) }
        let isObject = nodes[container].kind == .object
        switch byte {
        case 0x2C:
            offset &+= 1
            return isObject ? .key : .value
        case 0x7D, 0x5D:
            return isObject == (byte == 0x7D) ? close() : failed(.wrongBracket)
        default:
            return failed(.missingComma)
        }
    }

    private mutating func openContainer(_ kind: JSONNode.Kind) -> Expectation {
        guard open.count < JSONSyntaxError.depthLimit else { return failed(.tooDeep) }
        isKeyPending = false
        open.append(nodes.count)
        append(kind, from: offset, to: offset)
        offset &+= 1
        return kind == .object ? .keyOrEnd : .elementOrEnd
    }

    @inline(__always)
    private mutating func close() -> Expectation {
        offset &+= 1
        let number = open.removeLast()
        nodes[number].end = UInt32(truncatingIfNeeded: offset)
        nodes[number].next = UInt32(truncatingIfNeeded: nodes.count)
        return .commaOrEnd
    }

    @inline(__always)
    private mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
        nodes.append(
            JSONNode(
                kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                next: UInt32(truncatingIfNeeded: nodes.count &+ 1)))
    }

    /// JSON's white space is space, LF, CR and tab only.
    @inline(__always)
    private mutating func skipSpace() {
        while offset < end {
            switch base[offset] {
            case 0x20: offset = spacesEnd(from: offset &+ 1)
            case 0x0A, 0x0D, 0x09: offset &+= 1
            default: return
            }
        }
    }

    @inline(__always)
    private func spacesEnd(from start: Int) -> Int {
        ByteSearch.first(
            in: base, from: start, to: end, marks: { $0.word ^ EightBytes(repeating: 0x20).word },
            where: { $0 != 0x20 })
    }

    /// The first offset at or after `start` of a quote, a backslash or a control character; the end if there isn't one.
    @inline(__always)
    private func stringEnd(from start: Int) -> Int {
        ByteSearch.first(
            in: base, from: start, to: end, marks: { $0.marks(of: 0x22) | $0.marks(of: 0x5C) | $0.controls },
            where: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 })
    }

    // MARK: Errors

    private mutating func failed(_ cause: JSONSyntaxError.Cause) -> Expectation {
        fail(cause)
        return .value
    }

    /// Reports a trailing comma, at the comma.
    private mutating func failedAtComma() -> Expectation {
        offset = precedingComma ?? offset
        return failed(.trailingComma)
    }

    /// Records an error at ``offset``. The default length is that of the character there.
    private mutating func fail(_ cause: JSONSyntaxError.Cause, length: Int? = nil) {
        fault = JSONSyntaxError(cause: cause, span: Span(offset, min(offset + (length ?? characterLength), end)))
    }

    private var characterLength: Int {
        offset < end ? WTF8.sequenceLength(lead: base[offset]) : 0
    }

    // MARK: Strings, numbers, words

    @inline(__always)
    private mutating func string() {
        let start = offset
        var kind = JSONNode.Kind.string
        var position = start &+ 1
        while true {
            position = stringEnd(from: position)
            guard position < end else { return fail(.unterminatedString, length: lineLength) }
            if base[position] == 0x22 { break }
            kind = .escapedString
            position = escapeEnd(at: position)
            guard fault == nil else { return }
        }
        offset = position &+ 1
        append(kind, from: start, to: offset)
    }

    /// The offset after the escape sequence at `position`. If there is a control character instead, it is recorded as
    /// an error.
    private mutating func escapeEnd(at position: Int) -> Int {
        let start = offset
        guard base[position] == 0x5C else {
            // A line end in a string usually means that the closing quote is missing.
            if base[position].isLineEnd {
                fail(.unterminatedString, length: position - start)
            } else {
                offset = position
                fail(.controlCharacter, length: 1)
            }
            return position
        }
        guard position + 1 < end else { return end }
        switch base[position + 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return position + 2
        case 0x75: return unicodeEscapeEnd(at: position)
        default: return failEscape(at: position, length: 1 + WTF8.sequenceLength(lead: base[position + 1]))
        }
    }

    private mutating func unicodeEscapeEnd(at position: Int) -> Int {
        var digits = 0
        while digits < 4, position + 2 + digits < end, base[position + 2 + digits].hexadecimalValue != nil {
            digits += 1
        }
        return digits == 4 ? position + 6 : failEscape(at: position, length: 2 + digits)
    }

    private mutating func failEscape(at position: Int, length: Int) -> Int {
        offset = position
        fail(.unknownEscape, length: length)
        return position
    }

    /// The length from ``offset`` to the end of the line.
    private var lineLength: Int {
        var position = offset
        while position < end, base[position] != 0x0A, base[position] != 0x0D { position += 1 }
        return position - offset
    }

    /// Reads a number: `-? (0 | [1-9] [0-9]*) ('.' [0-9]+)? ([eE] [+-]? [0-9]+)?`.
    private mutating func number() {
        let start = offset
        var position = offset
        if base[position] == 0x2D { position += 1 }
        let integer = digitsEnd(from: position)
        guard integer > position, base[position] != 0x30 || integer == position + 1 else { return failNumber(start) }
        position = integer
        if position < end, base[position] == 0x2E {
            let fraction = digitsEnd(from: position + 1)
            guard fraction > position + 1 else { return failNumber(start) }
            position = fraction
        }
        if position < end, base[position] | 0x20 == 0x65 {
            position += 1
            if position < end, base[position] == 0x2B || base[position] == 0x2D { position += 1 }
            let exponent = digitsEnd(from: position)
            guard exponent > position else { return failNumber(start) }
            position = exponent
        }
        offset = position
        append(.number, from: start, to: position)
    }

    private func digitsEnd(from start: Int) -> Int {
        var position = start
        while position < end, base[position] >= 0x30, base[position] <= 0x39 { position += 1 }
        return position
    }

    private mutating func failNumber(_ start: Int) {
        fail(.badNumber, length: wordEnd - start)
    }

    private mutating func word() {
        let length = wordEnd - offset
        let word = UnsafeBufferPointer(start: base + offset, count: length)
        guard ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) else {
            return fail(.unknownWord, length: length)
        }
        append(.literal, from: offset, to: offset + length)
        offset += length
    }

    /// The offset after the run of letters, digits and the characters `+`, `-`, `.` and `_` that begins at ``offset``.
    private var wordEnd: Int {
        var position = offset
        while position < end {
            switch base[position] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: position += 1
            default: return position
            }
        }
        return position
    }
}

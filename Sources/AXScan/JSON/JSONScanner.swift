import AXSource

/// Reads a JSON text into nodes, strictly by RFC 8259 and without recursion, up to the first fault.
struct JSONScanner {
    private typealias Cause = JSONFault.Cause

    /// What may come next.
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
    private(set) var fault: JSONFault?
    /// The numbers of the containers that are open, the outermost first.
    private var open: [Int] = []
    /// Whether the last node is a key whose value has not come yet.
    private var hasLooseKey = false

    /// - Parameter end: where to stop, at most the length of the text.
    init(_ text: UnsafeBufferPointer<UInt8>, to end: Int) {
        // An empty buffer has no base address; nothing is ever read from the stand-in.
        base = text.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        self.end = end
        // Catalogs have a node for every 25 to 40 bytes.
        nodes.reserveCapacity(end / 24)
    }

    /// Reads the whole text. After a fault, the containers that were open end where it stands.
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
        if hasLooseKey { nodes.removeLast() }
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
            return byte == 0x7D ? failedComma() : key(byte)
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
        case 0x5D where !hasLooseKey && comma != nil: return failedComma()
        default: fail(.missingValue, length: characterLength)
        }
        if fault == nil { hasLooseKey = false }
        return .commaOrEnd
    }

    /// The comma that is the last thing before ``offset``, white space aside.
    private var comma: Int? {
        var before = offset
        while before > 0, base[before - 1] <= 0x20 { before -= 1 }
        return before > 0 && base[before - 1] == 0x2C ? before - 1 : nil
    }

    @inline(__always)
    private mutating func key(_ byte: UInt8) -> Expectation {
        guard byte == 0x22 else { return failed(.missingKey) }
        string()
        guard fault == nil else { return .value }
        hasLooseKey = true
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
        guard open.count < JSONFault.depthLimit else { return failed(.tooDeep) }
        hasLooseKey = false
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

    /// White space is space, LF, CR and tab, and nothing else.
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

    /// The first offset from `start` on that holds no space; the end when there is none.
    @inline(__always)
    private func spacesEnd(from start: Int) -> Int {
        ByteSearch.first(
            in: base, from: start, to: end, marks: { $0.word ^ EightBytes(repeating: 0x20).word },
            where: { $0 != 0x20 })
    }

    /// The first offset from `start` on that holds a quote, a backslash or a control character; the end when there is none.
    @inline(__always)
    private func stringEnd(from start: Int) -> Int {
        ByteSearch.first(
            in: base, from: start, to: end, marks: { $0.marks(of: 0x22) | $0.marks(of: 0x5C) | $0.controls },
            where: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 })
    }

    // MARK: Faults

    private mutating func failed(_ cause: JSONFault.Cause) -> Expectation {
        fail(cause)
        return .value
    }

    /// A comma with nothing behind it; the fault stands at the comma.
    private mutating func failedComma() -> Expectation {
        offset = comma ?? offset
        return failed(.trailingComma)
    }

    /// Notes a fault at ``offset``; `length` is that of the character there unless it is given.
    private mutating func fail(_ cause: JSONFault.Cause, length: Int? = nil) {
        fault = JSONFault(cause: cause, span: Span(offset, min(offset + (length ?? characterLength), end)))
    }

    private var characterLength: Int {
        offset < end ? WTF8.sequenceLength(lead: base[offset]) : 0
    }

    // MARK: Texts, numbers, words

    @inline(__always)
    private mutating func string() {
        let start = offset
        var kind = JSONNode.Kind.string
        var place = start &+ 1
        while true {
            place = stringEnd(from: place)
            guard place < end else { return fail(.unterminatedString, length: lineLength) }
            if base[place] == 0x22 { break }
            kind = .escapedString
            place = escapeEnd(at: place)
            guard fault == nil else { return }
        }
        offset = place &+ 1
        append(kind, from: start, to: offset)
    }

    /// The offset after the escape at `place`; a control character there is a fault.
    private mutating func escapeEnd(at place: Int) -> Int {
        let start = offset
        guard base[place] == 0x5C else {
            // A quote that is missing at the end of a line is the usual reason for a line end inside quotes.
            if base[place].isLineEnd {
                fail(.unterminatedString, length: place - start)
            } else {
                offset = place
                fail(.controlCharacter, length: 1)
            }
            return place
        }
        guard place + 1 < end else { return end }
        switch base[place + 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return place + 2
        case 0x75: return unicodeEscapeEnd(at: place)
        default: return failEscape(at: place, length: 1 + WTF8.sequenceLength(lead: base[place + 1]))
        }
    }

    private mutating func unicodeEscapeEnd(at place: Int) -> Int {
        var digits = 0
        while digits < 4, place + 2 + digits < end, base[place + 2 + digits].hexadecimalValue != nil { digits += 1 }
        return digits == 4 ? place + 6 : failEscape(at: place, length: 2 + digits)
    }

    private mutating func failEscape(at place: Int, length: Int) -> Int {
        offset = place
        fail(.unknownEscape, length: length)
        return place
    }

    /// From ``offset`` to the end of its line.
    private var lineLength: Int {
        var place = offset
        while place < end, base[place] != 0x0A, base[place] != 0x0D { place += 1 }
        return place - offset
    }

    /// `-? (0 | [1-9] digits) (. digits)? ([eE] [+-]? digits)?`
    private mutating func number() {
        let start = offset
        var place = offset
        if base[place] == 0x2D { place += 1 }
        let integer = digitsEnd(from: place)
        guard integer > place, base[place] != 0x30 || integer == place + 1 else { return failNumber(start) }
        place = integer
        if place < end, base[place] == 0x2E {
            let fraction = digitsEnd(from: place + 1)
            guard fraction > place + 1 else { return failNumber(start) }
            place = fraction
        }
        if place < end, base[place] | 0x20 == 0x65 {
            place += 1
            if place < end, base[place] == 0x2B || base[place] == 0x2D { place += 1 }
            let exponent = digitsEnd(from: place)
            guard exponent > place else { return failNumber(start) }
            place = exponent
        }
        offset = place
        append(.number, from: start, to: place)
    }

    private func digitsEnd(from start: Int) -> Int {
        var place = start
        while place < end, base[place] >= 0x30, base[place] <= 0x39 { place += 1 }
        return place
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

    /// Behind the letters, digits and signs at ``offset``.
    private var wordEnd: Int {
        var place = offset
        while place < end {
            switch base[place] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: place += 1
            default: return place
            }
        }
        return place
    }
}

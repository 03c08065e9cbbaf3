import AXModel

/// A part of a message that modes must not change.
struct ProtectedToken: Hashable {
    let kind: ProtectedKind
    /// UTF-8 offsets in the message.
    let range: Range<Int>
}

/// Finds the protected parts of a message: its placeholders, and the matches of all patterns in the text around them.
///
/// The scanner moves from left to right; at each offset, the first pattern that matches is used. The number of times
/// that a pattern looks at the same byte is limited, so scanning takes linear time.
struct ProtectedScanner: Sendable {
    private let patterns: [any ProtectedPattern]
    /// For each byte, the patterns that can begin with it: one bit per pattern, with the first pattern in the lowest
    /// bit.
    private let candidates: [UInt16]

    init(names: [String]) {
        let patterns: [any ProtectedPattern] = [
            EscapePattern(), TagPattern(), EntityPattern(), LinkTargetPattern(), ArgumentPattern(), VariablePattern(),
            NamePattern(names), AddressPattern(), EmailPattern(), CodePattern(),
        ]
        self.patterns = patterns
        candidates = (UInt8.min...UInt8.max).map { byte in
            patterns.indices.reduce(0) { patterns[$1].canBegin(with: byte) ? $0 | 1 << $1 : $0 }
        }
    }

    /// The protected parts in order, without overlaps. A placeholder that begins inside another protected part, such as
    /// a tag or an address, belongs to that part.
    func tokens(in message: Message) -> [ProtectedToken] {
        tokens(in: message, Array(message.text.utf8))
    }

    func tokens(in message: Message, _ bytes: [UInt8]) -> [ProtectedToken] {
        var tokens: [ProtectedToken] = []
        let active = active(in: bytes)
        var placeholders = Self.placeholders(of: message, bytes)[...]
        if placeholders.isEmpty, active == 0 { return [] }
        var offset = 0
        var floor = 0
        while offset < bytes.count {
            var found = placeholder(at: offset, &placeholders)
            let possible = candidates[Int(bytes[offset])] & active
            if found == nil, possible != 0 { found = match(bytes, at: offset, possible, floor: floor) }
            guard var token = found else {
                offset += 1
                continue
            }
            while let next = placeholders.first, next.lowerBound < token.range.upperBound {
                let end = max(token.range.upperBound, next.upperBound)
                token = ProtectedToken(kind: token.kind, range: token.range.lowerBound..<end)
                placeholders.removeFirst()
            }
            tokens.append(token)
            offset = token.range.upperBound
            floor = offset
        }
        return tokens
    }

    /// The patterns that can match in the text, as bits.
    private func active(in bytes: [UInt8]) -> UInt16 {
        var possible: UInt16 = 0
        var characters = ASCIISet()
        for byte in bytes {
            possible |= candidates[Int(byte)]
            characters.insert(byte)
        }
        var active = possible
        while possible != 0 {
            let index = possible.trailingZeroBitCount
            possible &= possible - 1
            if !patterns[index].mayOccur(among: characters) { active &= ~(1 << index) }
        }
        return active
    }

    private func placeholder(at offset: Int, _ placeholders: inout ArraySlice<Range<Int>>) -> ProtectedToken? {
        guard placeholders.first?.lowerBound == offset, let range = placeholders.popFirst() else { return nil }
        return ProtectedToken(kind: .placeholder, range: range)
    }

    /// - Parameter possible: the patterns to try, as bits.
    private func match(_ bytes: [UInt8], at offset: Int, _ possible: UInt16, floor: Int) -> ProtectedToken? {
        var left = possible
        while left != 0 {
            let index = left.trailingZeroBitCount
            if let end = patterns[index].end(in: bytes, at: offset, floor: floor) {
                return ProtectedToken(kind: patterns[index].kind, range: offset..<end)
            }
            left &= left - 1
        }
        return nil
    }

    private static func placeholders(of message: Message, _ bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        for segment in message.segments {
            switch segment {
            case .text(let text): offset += text.utf8.count
            case .placeholder(let specifier):
                let end = offset + specifier.raw.utf8.count
                ranges.append(offset..<end)
                offset = end
            }
        }
        return ranges
    }
}

/// A message with its protected parts.
struct ScannedText {
    let message: Message
    let text: String
    let bytes: [UInt8]
    let tokens: [ProtectedToken]

    init(_ message: Message, _ scanner: ProtectedScanner) {
        self.message = message
        text = message.text
        bytes = Array(text.utf8)
        tokens = scanner.tokens(in: message, bytes)
    }
}

import AXModel

/// A stretch of a message that no mode may change.
struct ProtectedToken: Hashable {
    let kind: ProtectedKind
    /// UTF-8 offsets in the message.
    let range: Range<Int>
}

/// Finds what is protected in a message: its placeholders, and in the text around them whatever a pattern recognizes.
///
/// One walk from left to right; at each place the first pattern that matches wins. Every pattern looks ahead only as far
/// as its own match can reach, so the walk is linear.
struct ProtectedScanner: Sendable {
    private let patterns: [any ProtectedPattern]
    /// For each byte, the patterns that can begin with it: a bit for each, the first the lowest.
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

    /// The protected stretches in order, none overlapping. A placeholder inside a tag or an address is part of that.
    func tokens(in message: Message) -> [ProtectedToken] {
        tokens(in: message, Array(message.text.utf8))
    }

    /// - Parameter bytes: the message's text.
    func tokens(in message: Message, _ bytes: [UInt8]) -> [ProtectedToken] {
        var tokens: [ProtectedToken] = []
        let active = active(in: bytes)
        var placeholders = Self.placeholders(of: message, bytes)[...]
        if placeholders.isEmpty, active == 0 { return [] }
        var offset = 0
        var floor = 0
        while offset < bytes.count {
            var found = placeholder(at: offset, &placeholders)
            let begun = candidates[Int(bytes[offset])] & active
            if found == nil, begun != 0 { found = match(bytes, at: offset, begun, floor: floor) }
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

    /// The patterns that a text may hold at all, a bit for each.
    private func active(in bytes: [UInt8]) -> UInt16 {
        var begun: UInt16 = 0
        var characters = ASCIISet()
        for byte in bytes {
            begun |= candidates[Int(byte)]
            characters.insert(byte)
        }
        var active = begun
        while begun != 0 {
            let index = begun.trailingZeroBitCount
            begun &= begun - 1
            if !patterns[index].mayOccur(among: characters) { active &= ~(1 << index) }
        }
        return active
    }

    private func placeholder(at offset: Int, _ placeholders: inout ArraySlice<Range<Int>>) -> ProtectedToken? {
        guard placeholders.first?.lowerBound == offset, let range = placeholders.popFirst() else { return nil }
        return ProtectedToken(kind: .placeholder, range: range)
    }

    /// - Parameter begun: the patterns to ask, a bit for each.
    private func match(_ bytes: [UInt8], at offset: Int, _ begun: UInt16, floor: Int) -> ProtectedToken? {
        var left = begun
        while left != 0 {
            let index = left.trailingZeroBitCount
            if let end = patterns[index].end(in: bytes, at: offset, floor: floor) {
                return ProtectedToken(kind: patterns[index].kind, range: offset..<end)
            }
            left &= left - 1
        }
        return nil
    }

    /// The placeholders' places.
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

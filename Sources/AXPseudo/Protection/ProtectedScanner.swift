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
    /// For each byte, the patterns that can begin with it.
    private let candidates: [[Int]]

    init(names: [String]) {
        let patterns: [any ProtectedPattern] = [
            EscapePattern(), TagPattern(), EntityPattern(), LinkTargetPattern(), ArgumentPattern(), VariablePattern(),
            NamePattern(names), AddressPattern(), EmailPattern(),
        ]
        self.patterns = patterns
        candidates = (UInt8.min...UInt8.max).map { byte in
            patterns.indices.filter { patterns[$0].canBegin(with: byte) }
        }
    }

    /// The protected stretches in order, none overlapping. A placeholder inside a tag or an address is part of that.
    func tokens(in message: Message) -> [ProtectedToken] {
        tokens(in: message, Array(message.text.utf8))
    }

    /// - Parameter bytes: the message's text.
    func tokens(in message: Message, _ bytes: [UInt8]) -> [ProtectedToken] {
        var tokens: [ProtectedToken] = []
        let present = ByteSet(bytes)
        let active = patterns.map { $0.mayOccur(among: present) }
        let mayBegin = candidates.indices.map { byte in
            present.contains(UInt8(byte)) && candidates[byte].contains { active[$0] }
        }
        var placeholders = Self.placeholders(of: message, bytes)[...]
        if placeholders.isEmpty, !mayBegin.contains(true) { return [] }
        var offset = 0
        var floor = 0
        while offset < bytes.count {
            var found = placeholder(at: offset, &placeholders)
            if found == nil, mayBegin[Int(bytes[offset])] { found = match(bytes, at: offset, active, floor: floor) }
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

    private func placeholder(at offset: Int, _ placeholders: inout ArraySlice<Range<Int>>) -> ProtectedToken? {
        guard placeholders.first?.lowerBound == offset, let range = placeholders.popFirst() else { return nil }
        return ProtectedToken(kind: .placeholder, range: range)
    }

    private func match(_ bytes: [UInt8], at offset: Int, _ active: [Bool], floor: Int) -> ProtectedToken? {
        for index in candidates[Int(bytes[offset])] where active[index] {
            if let end = patterns[index].end(in: bytes, at: offset, floor: floor) {
                return ProtectedToken(kind: patterns[index].kind, range: offset..<end)
            }
        }
        return nil
    }

    /// The placeholders' places. `%arg`, which a string catalog replaces, reads as `%a` and "rg": it is taken whole.
    private static func placeholders(of message: Message, _ bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        for segment in message.segments {
            let end = offset + segment.raw.utf8.count
            if case .placeholder(let specifier) = segment {
                let isArgument = specifier.raw == "%a" && bytes.starts(with: "rg", at: end)
                ranges.append(offset..<(isArgument ? end + 2 : end))
            }
            offset = end
        }
        return ranges
    }
}

import AXSource

/// Reads the literals and names in Swift or Objective-C for ``KeyMentions``, without parsing. Everything between two
/// quotation marks on a line counts as a literal, so that an unpaired quotation mark in a comment doesn't hide a
/// literal.
struct CodeMentionReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var mentions: KeyMentions
    /// The interpolations around the current offset.
    private var open: [Interpolation] = []
    /// Where a literal may begin: after the last quotation mark of the line.
    private var lastQuote: Int?
    private var name = DottedName()

    private static let unknown: [UInt8] = []

    private struct Interpolation {
        /// The number of open parentheses.
        var parentheses = 1
        /// The literal up to its first interpolation.
        let beginning: Range<Int>
        /// The literal up to this interpolation, with a NUL for each value; nil if it's longer than any key.
        var template: [UInt8]?
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ mentions: KeyMentions) {
        self.bytes = bytes
        self.mentions = mentions
    }

    mutating func read() {
        let bytes = bytes
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isIdentifierByte {
                let start = offset
                while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
                note(name: start..<offset)
                continue
            }
            offset += 1
            // Skip indentation quickly, because it's a large part of a source file.
            if byte == 0x20 { continue }
            name.pass(byte)
            switch byte {
            case UInt8(ascii: "\""):
                if let lastQuote { mentions.note(literal: bytes[lastQuote..<offset - 1]) }
                offset = readLiteral(from: offset, template: [], beginning: nil)
            case UInt8(ascii: "("): if !open.isEmpty { open[open.count - 1].parentheses += 1 }
            case UInt8(ascii: ")"): offset = closeParenthesis(at: offset)
            case 0x0A:
                for interpolation in open {
                    mentions.note(beginning: bytes[interpolation.beginning], ending: Self.unknown)
                }
                open = []
                lastQuote = nil
            default: break
            }
        }
    }

    private mutating func closeParenthesis(at offset: Int) -> Int {
        guard var last = open.popLast() else { return offset }
        last.parentheses -= 1
        if last.parentheses == 0 {
            return readLiteral(from: offset, template: last.template, beginning: last.beginning)
        }
        open.append(last)
        return offset
    }

    /// Reads a literal up to its end, its next interpolation or the end of the line.
    /// - Parameters:
    ///   - start: The offset after the quotation mark or the interpolation.
    ///   - template: The literal before `start`, with a NUL for each value; nil if it's longer than any key.
    ///   - beginning: The literal up to its first interpolation; nil before that interpolation.
    /// - Returns: The offset at which to continue.
    private mutating func readLiteral(
        from start: Int, template: consuming [UInt8]?, beginning: Range<Int>?
    ) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""):
                lastQuote = end + 1
                if let beginning {
                    finish(start..<end, after: beginning, template: template)
                } else {
                    finish(start..<end)
                }
                return end + 1
            case 0x0A, 0x0D: return end
            case UInt8(ascii: "\\"):
                if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "(") {
                    let template = Self.joined(template, bytes[start..<end], [0], mentions.longest)
                    open.append(Interpolation(beginning: beginning ?? start..<end, template: template))
                    return end + 2
                }
                end += 2
            default: end += 1
            }
        }
        return bytes.count
    }

    /// Notes a literal with interpolations.
    private mutating func finish(_ ending: Range<Int>, after beginning: Range<Int>, template: consuming [UInt8]?) {
        let isWhole = !continues(before: beginning.lowerBound - 1)
        mentions.note(
            beginning: isWhole ? bytes[beginning] : bytes[0..<0],
            ending: isContinued(from: ending.upperBound + 1) ? bytes[0..<0] : bytes[ending])
        if let whole = Self.joined(template, bytes[ending], [], mentions.longest) { mentions.note(template: whole) }
    }

    /// Notes a literal without interpolations.
    private mutating func finish(_ range: Range<Int>) {
        let part = bytes[range]
        mentions.note(literal: part)
        if isContinued(from: range.upperBound + 1) { mentions.note(beginning: part, ending: Self.unknown) }
        if continues(before: range.lowerBound - 1) { mentions.note(beginning: Self.unknown, ending: part) }
        // A format string for a key: `menu_%@_title`.
        guard let first = part.firstIndex(of: UInt8(ascii: "%")), let last = part.lastIndex(of: UInt8(ascii: "%"))
        else {
            return
        }
        let conversion = part[(last + 1)...].firstIndex { $0.isASCIILetter || $0 == UInt8(ascii: "@") }
        let ending = conversion.map { part[($0 + 1)...] } ?? part[range.upperBound...]
        mentions.note(beginning: part[..<first], ending: ending)
    }

    /// The template, continued by a part and a value; nil if it's longer than any key.
    private static func joined(
        _ template: consuming [UInt8]?, _ part: Slice<UnsafeBufferPointer<UInt8>>, _ value: [UInt8], _ longest: Int
    ) -> [UInt8]? {
        guard var template, template.count + part.count <= longest else { return nil }
        template += part
        template += value
        return template
    }

    /// Whether something is appended to a literal: `"menu." + name`.
    private func isContinued(from start: Int) -> Bool {
        let rest = bytes[min(start, bytes.count)...].prefix(24).drop { $0 == 0x20 }
        return rest.first == UInt8(ascii: "+") || Self.adding.contains { rest.starts(with: $0) }
    }

    private static let adding = [Array("stringByAppending".utf8), Array(".appending".utf8)]

    /// Whether a literal is appended to something: `name + ".title"`, `name.appending(".title")`.
    private func continues(before quote: Int) -> Bool {
        let window = bytes[max(0, quote - 32)..<quote]
        let start = window.lastIndex { $0 == 0x0A || $0 == UInt8(ascii: "\"") }.map { $0 + 1 } ?? window.startIndex
        let before = bytes[start..<quote]
        let last = before.last { $0 != 0x20 && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "=") }
        return last == UInt8(ascii: "+") || before.indices.contains { bytes[$0..<quote].starts(with: Self.appending) }
    }

    private static let appending = Array("ppend".utf8)

    private mutating func note(name part: Range<Int>) {
        name.add(part, isBracketed: part.lowerBound > 0 && bytes[part.lowerBound - 1] == UInt8(ascii: "["))
        guard name.isMember else { return }
        mentions.note(name: name.parts, isRooted: name.isRooted, in: bytes)
        if let method = name.method(in: bytes) { mentions.note(name: method, isRooted: false, in: bytes) }
    }
}

/// The dotted name that ends at the current offset: `L10n.Player.play` or, in Objective-C, `[Strings playerPlay]`.
private struct DottedName {
    private(set) var parts: [Range<Int>] = []
    /// Whether the first part follows a dot, or a part that was dropped from a long name.
    private(set) var isRooted = false
    private var isJoined = false
    private var isBracketed = false

    var isMember: Bool { parts.count > 1 || isRooted }

    /// How many parts are kept. Names of generated constants have fewer.
    private static let most = 8

    mutating func add(_ part: Range<Int>, isBracketed: Bool) {
        let continues = isJoined || self.isBracketed && parts.count == 1
        if !continues || parts.isEmpty {
            isRooted = isJoined
            parts.removeAll(keepingCapacity: true)
            self.isBracketed = isBracketed
        }
        parts.append(part)
        isJoined = false
        if parts.count > Self.most {
            parts.removeFirst()
            isRooted = true
        }
    }

    /// The name in Swift of an Objective-C method: `songs` for `[Strings songsWithCount:`.
    func method(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        guard isBracketed, parts.count == 2 else { return nil }
        let with = parts[1].first { bytes[$0..<parts[1].upperBound].starts(with: Self.with) }
        return with.map { [parts[0], parts[1].lowerBound..<$0] }
    }

    private static let with = Array("With".utf8)

    /// Continues or ends the name at a byte that isn't part of it.
    mutating func pass(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "."): isJoined = true
        case 0x09, 0x0A, 0x0D, UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"): break
        default:
            parts.removeAll(keepingCapacity: true)
            isJoined = false
            isBracketed = false
        }
    }
}

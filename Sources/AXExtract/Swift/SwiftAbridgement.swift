import AXSource

/// Finds the bodies of functions and computed properties that can tell nothing about strings, so that the parser is spared
/// them. They make up most of a file.
///
/// A body is left out where neither it nor its declaration mentions anything that is looked for, and where it gives no text
/// that another place may speak, nor assigns one to a property of the file. What else happens in a body stays in it: its
/// local variables and what it does to elements are of no interest to others. The scan knows braces, comments and literals,
/// and goes by keywords. Regular expression literals are read as code; where that leads astray, braces do not match, and the
/// parser sees it.
struct SwiftAbridgement {
    /// Shorter bodies are not worth it.
    private static let shortest = 32
    /// Of a file with more properties that may hold a text, nothing is left out: each is looked for in each body.
    private static let mostProperties = 1_000
    /// Only so many bytes of a property's line are looked at.
    private static let longestLine = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where something stands that is looked for, in order.
    private let mentions: [Int]
    private var offset = 0
    private var bodies: [Range<Int>] = []
    /// The properties that may hold a text, without the underscore that stands before what a wrapper stores.
    private var properties: Set<String> = []
    /// Constants that may be left out; nil where all are wanted.
    private var constants: ConstantMembers?

    /// What can be left out of a file.
    struct Parts {
        /// The insides of bodies, in order, and behind them whole constants.
        var ranges: [Range<Int>] = []
        /// The names of the constants.
        var names: Set<String> = []
    }

    /// - Parameters:
    ///   - mentions: The offsets of what is looked for, in any order.
    ///   - asked: The names of the constants that are wanted; nil where all are.
    static func parts(of text: [UInt8], without mentions: [Int], asked: Set<String>?) -> Parts {
        text.withUnsafeBufferPointer { bytes in
            var scan = SwiftAbridgement(bytes: bytes, mentions: mentions.sorted())
            if asked != nil { scan.constants = ConstantMembers() }
            scan.scan()
            var parts = Parts(ranges: scan.bodiesWithoutAssignments())
            guard let asked, let constants = scan.constants, constants.areMany else { return parts }
            for constant in constants.unasked(in: bytes, without: parts.ranges, asked: asked) {
                parts.ranges.append(constant.range)
                parts.names.insert(constant.name)
            }
            return parts
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, mentions: [Int]) {
        self.bytes = bytes
        self.mentions = mentions
    }

    /// Goes over the file and the bodies of its types, but not into other braces, nor into types whose own names or
    /// ancestors are looked for: `Self(…)` makes one of them.
    private mutating func scan() {
        var isType = false
        var header = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{") where isType && !isMentioned(in: header..<offset):
                offset += 1
                isType = false
            case UInt8(ascii: "{"):
                skipBraces()
                isType = false
            case let byte where Self.isWordByte(byte):
                let isMember = offset > 0 && [UInt8(ascii: "."), UInt8(ascii: "`")].contains(bytes[offset - 1])
                let start = offset
                let keyword = keyword()
                guard let keyword, !isMember else { continue }
                if keyword == .type {
                    header = start
                    constants?.enterType(at: start, bytes)
                }
                isType = take(keyword, from: start)
            default: skip()
            }
        }
    }

    private enum Keyword {
        case function, variable, constant, type
    }

    /// - Returns: Whether the next brace opens a type.
    private mutating func take(_ keyword: Keyword, from start: Int) -> Bool {
        switch keyword {
        case .type: return true
        case .constant:
            noteProperty()
            if bytes[start] == UInt8(ascii: "l") { constant(from: start) }
        case .variable:
            noteProperty()
            let end = offset
            if skipToBody(stops: true) {
                body(of: start, resultsFrom: end)
                noteConstant(from: start, nameEnd: end)
            }
        case .function:
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "(") {
                if [0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[offset]) { return false }
                offset += 1
            }
            skipParentheses()
            let end = offset
            if skipToBody(stops: false) { body(of: start, resultsFrom: end) }
        }
        return false
    }

    /// Notes the body that begins here, where it can be left out.
    /// - Parameters:
    ///   - start: Where the declaration begins.
    ///   - results: Where the type of what the body gives is written, up to the body.
    private mutating func body(of start: Int, resultsFrom results: Int) {
        let open = offset
        skipBraces()
        guard offset - 1 - open > Self.shortest, offset <= bytes.count, bytes[offset - 1] == UInt8(ascii: "}"),
            !isMentioned(in: start..<offset), !Self.texts.contains(where: { contains($0, in: results..<open) })
        else { return }
        bodies.append(open + 1..<offset - 1)
    }

    /// Notes a constant with its value, where that ends with a line.
    private mutating func constant(from start: Int) {
        let end = offset
        guard let constants, constants.isMember(start, bytes), skipValue() else {
            offset = end
            return
        }
        noteConstant(from: start, nameEnd: end)
    }

    private mutating func noteConstant(from start: Int, nameEnd: Int) {
        guard !isMentioned(in: start..<offset) else { return }
        constants?.note(from: start, to: offset, nameEnd: nameEnd, bytes)
    }

    /// Goes to the end of the line that a constant ends with; false where something else stands on it.
    private mutating func skipValue() -> Bool {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "("): skipParentheses()
            case UInt8(ascii: "["): skipBrackets(UInt8(ascii: "["), UInt8(ascii: "]"))
            case UInt8(ascii: "{"): skipBraces()
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "/"): return false
            case 0x0A, 0x0D: return true
            default: skip()
            }
        }
        return false
    }

    /// Those of the bodies in which no property is assigned that may hold a text.
    private func bodiesWithoutAssignments() -> [Range<Int>] {
        guard properties.count <= Self.mostProperties else { return [] }
        let names = properties.sorted()
        let search = StemSearch(names)
        return bodies.filter { body in
            !search.contains(in: UnsafeBufferPointer(rebasing: bytes[body])) { start, name in
                isAssigned(body.lowerBound + start, names[name].utf8.count)
            }
        }
    }

    /// Whether a name is a word, and `=` or `+=` follows.
    private func isAssigned(_ start: Int, _ length: Int) -> Bool {
        var before = start
        if bytes[before - 1] == UInt8(ascii: "_") { before -= 1 }
        if Self.isWordByte(bytes[before - 1]) { return false }
        let rest = bytes[(start + length)...].drop { $0.isASCIISpace }.prefix(2)
        return rest.first == UInt8(ascii: "=") && rest.last != UInt8(ascii: "=")
            || rest.elementsEqual([UInt8(ascii: "+"), UInt8(ascii: "=")])
    }

    /// Remembers the names of a property whose line names a type of text or has a literal, and goes behind the first.
    private mutating func noteProperty() {
        skipBlanks()
        let start = offset
        skipWord()
        let line = bytes[start...].prefix(Self.longestLine).prefix { $0 != 0x0A && $0 != 0x0D }.indices
        guard bytes[line].contains(UInt8(ascii: "\"")) || Self.texts.contains(where: { contains($0, in: line) }) else {
            return
        }
        let pattern = bytes[line].prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "{") }
        properties.formUnion(
            pattern.split { !Self.isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Parts of the names of all types whose values are texts.
    private static let texts: [StaticString] = ["String", "Text", "LocalizationValue"]

    private func isMentioned(in range: Range<Int>) -> Bool {
        var low = 0
        var high = mentions.count
        while low < high {
            let middle = (low + high) / 2
            if mentions[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < mentions.count && mentions[low] < range.upperBound
    }

    private func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
        let length = text.utf8CodeUnitCount
        guard range.count >= length else { return false }
        return (range.lowerBound...range.upperBound - length).contains { start in
            (0..<length).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
        }
    }
}

extension SwiftAbridgement {
    /// Goes to the brace that opens the body of a declaration; false where there is none.
    /// - Parameter stops: Whether the end of the line ends the declaration whatever follows.
    private mutating func skipToBody(stops: Bool) -> Bool {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"): return true
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
                return false
            case UInt8(ascii: "=") where stops: return false
            case UInt8(ascii: "("): skipParentheses()
            case 0x0A, 0x0D:
                while offset < bytes.count, bytes[offset].isASCIISpace { offset += 1 }
                if stops || !Self.continuations.contains(where: { isNext($0) }) { return false }
            default: offset += 1
            }
        }
        return false
    }

    /// What a line may begin with that goes on with the signature of a function.
    private static let continuations: [StaticString] = ["{", "->", "where ", "throws", "async", "rethrows"]

    private func isNext(_ text: StaticString) -> Bool {
        offset + text.utf8CodeUnitCount <= bytes.count
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    /// Reads a word, and tells which of the keywords it is.
    private mutating func keyword() -> Keyword? {
        let start = offset
        while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
        func isWord(_ text: StaticString) -> Bool {
            offset - start == text.utf8CodeUnitCount
                && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
        }
        switch bytes[start] {
        case UInt8(ascii: "f"): return isWord("func") ? .function : nil
        case UInt8(ascii: "i"): return isWord("init") ? .function : nil
        case UInt8(ascii: "v"): return isWord("var") ? .variable : nil
        case UInt8(ascii: "l"): return isWord("let") ? .constant : nil
        case UInt8(ascii: "c"): return isWord("class") ? .type : isWord("case") ? .constant : nil
        case UInt8(ascii: "s"): return isWord("struct") ? .type : nil
        case UInt8(ascii: "e"): return isWord("enum") || isWord("extension") ? .type : nil
        case UInt8(ascii: "a"): return isWord("actor") ? .type : nil
        case UInt8(ascii: "p"): return isWord("protocol") ? .type : nil
        default: return nil
        }
    }

    private mutating func skipBlanks() {
        while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    }

    private mutating func skipWord() {
        while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
    }

    private mutating func skipBraces() { skipBrackets(UInt8(ascii: "{"), UInt8(ascii: "}")) }

    private mutating func skipParentheses() { skipBrackets(UInt8(ascii: "("), UInt8(ascii: ")")) }

    /// From an opening bracket to behind the one that closes it, or to the end of the file.
    private mutating func skipBrackets(_ opener: UInt8, _ closer: UInt8) {
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == opener {
                depth += 1
                offset += 1
            } else if byte == closer {
                depth -= 1
                offset += 1
                if depth == 0 { return }
            } else {
                skip()
            }
        }
    }

    /// One byte, comment or literal further.
    private mutating func skip() {
        switch bytes[offset] {
        case UInt8(ascii: "\""): skipLiteral(pounds: 0)
        case UInt8(ascii: "#"):
            var pounds = 0
            while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
            offset += pounds
            if byte(0) == UInt8(ascii: "\"") { skipLiteral(pounds: pounds) }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
            offset = max(offset + 2, SwiftTrivia.commentEnd(bytes, from: offset))
        default: offset += 1
        }
    }

    /// From the quote of a literal to behind its end, with what is interpolated. One line ends with the line.
    private mutating func skipLiteral(pounds: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
                offset += pounds + 1
                if byte(0) == UInt8(ascii: "(") { skipParentheses() } else { offset += 1 }
            case UInt8(ascii: "\"")
            where !isMultiline || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
                guard hasPounds(pounds, at: quotes) else {
                    offset += 1
                    continue
                }
                offset += quotes + pounds
                return
            case 0x0A where !isMultiline, 0x0D where !isMultiline: return
            default: offset += 1
            }
        }
    }

    private func hasPounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    private func byte(_ distance: Int) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

import AXSource

/// Goes over a file once and notes what of it the parser may be spared.
///
/// It knows braces, comments and literals, and goes by keywords. Regular expression literals are read as code; where that
/// leads astray, braces do not match, and the parser sees it.
struct OutlineScan {
    /// Shorter bodies are not worth it.
    private static let shortest = 32
    /// Only so many bytes of a property's line are looked at.
    private static let longestLine = 512

    private struct Body {
        let declaration: Range<Int>
        /// What is inside of the braces.
        let range: Range<Int>
        /// What is inside of the parentheses of a function that gives nothing.
        let parameters: Range<Int>?
        /// The hash of what it gives a value to; nil where that has no name.
        let name: UInt64?
        /// Whether the value may be a text.
        let givesText: Bool
        /// A static function that gives a text, and the type that it is a member of.
        var member: (range: Range<Int>, type: UInt64?)?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where something stands that is looked for, in order.
    private let mentions: [Int]
    private var cursor: SwiftCursor
    private var offset: Int {
        get { cursor.offset }
        set { cursor.offset = newValue }
    }
    private var bodies: [Body] = []
    /// Constants, and properties whose values are read in any case.
    private var declarations: [OutlinePart] = []
    private var properties: TextProperties
    /// The property that was declared last: where, and under what name.
    private var property: (start: Int, name: UInt64?)?
    /// Where the last constant or static function ends.
    private var lastEnd = 0
    /// Up to where values were gone over in vain. They are not gone over once more from each of their lines.
    private var tried = 0
    /// The names of what holds something that is looked for.
    private(set) var holders: [UInt64] = []
    /// The comments between declarations.
    private(set) var comments: [Range<Int>] = []
    /// The types whose bodies were gone over.
    private(set) var types: [BareTypes.Body] = []
    /// The types around the place: where they stand in the list, and the hashes of their names, of dotted ones the last.
    private var around: [(place: Int, name: UInt64)] = []

    /// - Parameter mentions: In order.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ mentions: [Int]) {
        self.bytes = bytes
        self.mentions = mentions
        cursor = SwiftCursor(bytes)
        properties = TextProperties(bytes: bytes)
    }

    /// What was found, once the file has been gone over.
    var parts: [OutlinePart] { declarations + bodies.compactMap(part) }

    /// Nil for a body that has to be read.
    private func part(_ body: Body) -> OutlinePart? {
        var names = properties.assigned(in: body.range)
        if body.givesText {
            guard let name = body.name else { return nil }
            if names.isEmpty, let member = body.member {
                return OutlinePart(
                    declaration: member.range, omitted: member.range, names: [name], isConstant: true, type: member.type
                )
            }
            names.append(name)
        }
        return OutlinePart(
            declaration: body.declaration, omitted: body.range,
            parameters: names.isEmpty ? body.parameters : nil, names: names, isValue: body.givesText)
    }

    /// Goes over the file and the bodies of its types, but not into other braces, nor into types whose own names or
    /// ancestors are looked for: `Self(…)` makes one of them.
    mutating func scan() {
        var isType = false
        var header = 0
        var type: UInt64 = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{") where isType && !isMentioned(in: header..<offset):
                types.append(BareTypes.Body(keyword: header, brace: offset, end: nil, outer: around.last?.place))
                around.append((types.count - 1, type))
                offset += 1
                isType = false
            case UInt8(ascii: "{"):
                braces()
                isType = false
            case UInt8(ascii: "}"):
                offset += 1
                if let closed = around.popLast() { types[closed.place].end = offset }
            case let byte where byte.isIdentifierByte:
                let isMember = offset > 0 && [UInt8(ascii: "."), UInt8(ascii: "`")].contains(bytes[offset - 1])
                let start = offset
                let keyword = keyword()
                guard let keyword, !isMember else { continue }
                if keyword == .type { (header, type) = (start, lastName()) }
                isType = take(keyword, from: start)
            case UInt8(ascii: "/"):
                // Without a comment of several lines, two words might become one.
                let start = offset
                cursor.skip()
                if offset > start + 2, bytes[start + 1] == UInt8(ascii: "/") {
                    comments.append(start..<min(offset, bytes.count))
                }
            default: cursor.skip()
            }
        }
        if let property, let name = property.name, isMentioned(in: property.start..<bytes.count) {
            holders.append(name)
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
            noteProperty(from: start)
            if bytes[start] == UInt8(ascii: "l") { constant(from: start) }
        case .variable:
            noteProperty(from: start)
            let end = offset
            if cursor.skipToBody(stops: true) {
                let known = bodies.count
                body(of: start, resultsFrom: end, name: property?.name)
                if let first = StaticConstants.beginning(of: start, after: lastEnd, bytes), noteConstant(first..<offset)
                {
                    bodies.removeSubrange(known...)
                }
            }
        case .function:
            let name = bytes[start] == UInt8(ascii: "f") ? name() : nil
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "(") {
                if [0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[offset]) { return false }
                offset += 1
            }
            let open = offset
            cursor.skipParentheses()
            let end = offset
            if cursor.skipToBody(stops: false) {
                let known = bodies.count
                body(of: start, resultsFrom: end, name: name, parameters: open + 2 < end ? open + 1..<end - 1 : nil)
                if bodies.count > known, name != nil { noteStaticFunction(from: start) }
            }
        }
        return false
    }

    /// Notes the body that begins here, where it can be left out.
    /// - Parameters:
    ///   - start: Where the declaration begins.
    ///   - results: Where the type of what the body gives is written, up to the body.
    private mutating func body(
        of start: Int, resultsFrom results: Int, name: UInt64?, parameters: Range<Int>? = nil
    ) {
        let range = results..<offset
        skipBody(
            of: start, name, givesText: properties.namesText(in: range),
            parameters: properties.contains("->", in: range) ? nil : parameters)
    }

    private mutating func skipBody(
        of start: Int, _ name: UInt64?, givesText: Bool, parameters: Range<Int>? = nil
    ) {
        let open = offset
        cursor.skipBraces()
        guard offset <= bytes.count, bytes[offset - 1] == UInt8(ascii: "}") else { return }
        if isMentioned(in: start..<offset) {
            if givesText, let name { holders.append(name) }
            return
        }
        guard offset - 1 - open > Self.shortest else { return }
        bodies.append(
            Body(
                declaration: start..<offset, range: open + 1..<offset - 1, parameters: parameters, name: name,
                givesText: givesText))
    }

    /// Braces that are no body of a declaration. On the line of a single property they belong to its value, or observe it.
    private mutating func braces() {
        guard let property, let name = property.name, offset - property.start <= Self.longestLine,
            !bytes[property.start..<offset].contains(where: { [0x0A, 0x0D, UInt8(ascii: ",")].contains($0) })
        else { return cursor.skipBraces() }
        skipBody(of: property.start, name, givesText: true)
    }

    /// Notes a constant with its value, where that ends with a line.
    private mutating func constant(from start: Int) {
        let end = offset
        guard end >= tried, let first = StaticConstants.beginning(of: start, after: lastEnd, bytes), skipValue(),
            noteConstant(first..<offset)
        else {
            tried = max(tried, offset)
            offset = end
            return
        }
    }

    /// Notes that a static function, whose body was noted last, can be left out whole: generators write those by the thousand
    /// too, for texts with values in them.
    private mutating func noteStaticFunction(from start: Int) {
        guard bodies[bodies.count - 1].givesText,
            let first = StaticConstants.beginning(of: start, after: lastEnd, bytes),
            StaticConstants.isAlone(offset, bytes)
        else { return }
        bodies[bodies.count - 1].member = (first..<offset, around.last?.name)
        lastEnd = offset
    }

    /// - Returns: Whether a member of a type is a constant that can be left out.
    private mutating func noteConstant(_ range: Range<Int>) -> Bool {
        guard let name = property?.name, !isMentioned(in: range), StaticConstants.isAlone(range.upperBound, bytes)
        else {
            return false
        }
        lastEnd = range.upperBound
        // Without its line it says nothing more than with it.
        if declarations.last.map({ $0.omitted == nil && range.contains($0.declaration.lowerBound) }) == true {
            declarations.removeLast()
        }
        declarations.append(
            OutlinePart(
                declaration: range, omitted: range, names: [name], isConstant: true, type: around.last?.name))
        return true
    }

    /// Goes to the end of the line that a constant ends with; false where something else stands on it.
    private mutating func skipValue() -> Bool {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "("): cursor.skipParentheses()
            case UInt8(ascii: "["): cursor.skipBrackets(UInt8(ascii: "["), UInt8(ascii: "]"))
            case UInt8(ascii: "{"): cursor.skipBraces()
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "/"): return false
            case 0x0A, 0x0D: return true
            default: cursor.skip()
            }
        }
        return false
    }

    /// Remembers a property, and goes behind its name.
    private mutating func noteProperty(from declaration: Int) {
        let line = offset..<lineEnd(within: Self.longestLine)
        // What is mentioned since belongs to the value of the property before, as far as is known.
        if let property, let name = property.name, isMentioned(in: property.start..<declaration) {
            holders.append(name)
        }
        property = (declaration, name())
        if let name = property?.name, line.count < Self.longestLine, !isMentioned(in: line) {
            let range = declaration..<line.upperBound
            declarations.append(OutlinePart(declaration: range, omitted: nil, names: [name]))
        }
        properties.note(line: line)
    }

    /// Where the line ends, or what is looked at of it.
    private func lineEnd(within count: Int) -> Int {
        let limit = min(offset + count, bytes.count)
        var end = offset
        while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
    }

    /// The hash of the name that stands here, without backticks, and goes behind it; nil where there is none.
    private mutating func name() -> UInt64? {
        cursor.skipBlanks()
        if cursor.byte(0) == UInt8(ascii: "`") { offset += 1 }
        let start = offset
        cursor.skipWord()
        return start == offset ? nil : NameSet.hash(bytes[start..<offset])
    }

    /// The hash of the last part of the dotted name that follows.
    private func lastName() -> UInt64 {
        var rest = bytes[offset...].drop { $0.isASCIISpace || $0 == UInt8(ascii: "`") }
        while true {
            let word = rest.prefix(while: \.isIdentifierByte)
            rest = rest[word.endIndex...]
            guard rest.first == UInt8(ascii: ".") else { return NameSet.hash(word) }
            rest = rest.dropFirst()
        }
    }

    private func isMentioned(in range: Range<Int>) -> Bool {
        let next = mentions.partitioningIndex { $0 >= range.lowerBound }
        return next < mentions.count && mentions[next] < range.upperBound
    }

    /// Reads a word, and tells which of the keywords it is.
    private mutating func keyword() -> Keyword? {
        let start = offset
        while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
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
}

import AXSource
import Yams

/// Reads a YAML document into values with locations.
struct YAMLReader {
    /// The maximum depth of nesting. Real configurations need far fewer levels.
    private static let deepest = 16

    private let file: SourceFile
    private let offsets: YAMLOffsets
    private let tokens: YAMLTokenScanner

    /// The value of the document; nil if the document is empty.
    static func value(of file: SourceFile) throws(YAMLParseError) -> YAMLValue? {
        if let offset = UTF8Check.firstInvalidOffset(in: file.text) {
            throw YAMLParseError(span: Span(offset, offset + 1), message: "invalid UTF-8")
        }
        let reader = YAMLReader(
            file: file, offsets: YAMLOffsets(file.text), tokens: try YAMLTokenScanner.scan(file.text))
        return try reader.read()
    }

    private func read() throws(YAMLParseError) -> YAMLValue? {
        let root: Node?
        do {
            root = try Yams.compose(yaml: file.string(file.fullSpan))
        } catch {
            throw parseError(for: error)
        }
        guard let root else { return nil }
        return try value(root, depth: 0)
    }

    private func value(_ node: Node, depth: Int) throws(YAMLParseError) -> YAMLValue {
        let span = span(of: node)
        guard depth < Self.deepest else { throw YAMLParseError(span: span, message: "the nesting is too deep") }
        switch node {
        case .scalar(let scalar):
            let isNull = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
            return YAMLValue(content: .text(isNull ? "" : scalar.string), span: span)
        case .sequence(let sequence):
            var list: [YAMLValue] = []
            for child in sequence { list.append(try value(child, depth: depth + 1)) }
            return YAMLValue(content: .list(list), span: span)
        case .mapping(let mapping):
            var members: [YAMLValue.Member] = []
            var keys: Set<String> = []
            for (key, child) in mapping {
                let member = try member(key, child, depth: depth)
                // To Yams, `no` and `"no"` are different keys.
                guard keys.insert(member.key).inserted else {
                    throw YAMLParseError(span: member.keySpan, message: "duplicate key “\(member.key)”")
                }
                members.append(member)
            }
            return YAMLValue(content: .mapping(members), span: span)
        case .alias:
            throw YAMLParseError(span: span, message: "aliases aren't supported here")
        }
    }

    private func member(_ key: Node, _ child: Node, depth: Int) throws(YAMLParseError) -> YAMLValue.Member {
        let keySpan = span(of: key)
        guard case .scalar(let name) = key else {
            throw YAMLParseError(span: keySpan, message: "a key must be a string")
        }
        return YAMLValue.Member(key: name.string, keySpan: keySpan, value: try value(child, depth: depth + 1))
    }

    /// The span of a scalar in the file; for any other node, the span of its first byte. The span is empty for an
    /// unquoted scalar that is written differently than its value, such as one on several lines.
    private func span(of node: Node) -> Span {
        guard let mark = node.mark else { return Span(at: 0) }
        let start = offsets.offset(of: mark)
        if let end = tokens.quotedEnds[start] { return Span(start, end) }
        guard case .scalar(let scalar) = node else { return Span(start, min(start + 1, file.text.count)) }
        let plain = Array(scalar.string.utf8)
        return file.text[start...].starts(with: plain) ? Span(start, start + plain.count) : Span(at: start)
    }

    private func parseError(for error: any Error) -> YAMLParseError {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return YAMLParseError(span: Span(at: offsets.offset(of: mark)), message: "invalid YAML: \(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.map { "“\($0)”" }.joined(separator: ", ")
            return YAMLParseError(span: Span(at: offsets.offset(of: context.mark)), message: "duplicate key \(names)")
        case .reader(let problem, _, _, _):
            return YAMLParseError(span: Span(at: 0), message: "invalid YAML: \(problem)")
        default:
            return YAMLParseError(span: Span(at: 0), message: "invalid YAML")
        }
    }
}

/// Converts lines and columns of the YAML parser to UTF-8 offsets.
///
/// libYAML counts columns in Unicode scalars, and also ends lines at NEL, LS, and PS (YAML 1.1, 5.4).
struct YAMLOffsets {
    private let text: [UInt8]
    /// The number of Unicode scalars before each line.
    private let starts: [Int]
    /// The UTF-8 offset of every scalar whose number is a multiple of ``distance``. The search for a column starts at
    /// the nearest checkpoint, because a line may contain a whole list.
    private let checkpoints: [Int]
    private static let distance = 64

    init(_ text: [UInt8]) {
        self.text = text
        var (starts, checkpoints) = ([0], [Int]())
        var (offset, scalars) = (0, 0)
        while offset < text.count {
            if scalars.isMultiple(of: Self.distance) { checkpoints.append(offset) }
            scalars += 1
            if Self.breakLength(text, at: offset) > 0 { starts.append(scalars) }
            offset += WTF8.sequenceLength(lead: text[offset])
        }
        (self.starts, self.checkpoints) = (starts, checkpoints)
    }

    func offset(of mark: Mark) -> Int {
        guard starts.indices.contains(mark.line - 1) else { return text.count }
        let number = starts[mark.line - 1] + mark.column - 1
        guard checkpoints.indices.contains(number / Self.distance) else { return text.count }
        var offset = checkpoints[number / Self.distance]
        var left = number % Self.distance
        while left > 0, offset < text.count {
            offset += WTF8.sequenceLength(lead: text[offset])
            left -= 1
        }
        return min(offset, text.count)
    }

    /// The length of the line break at `offset`; 0 if there isn't one, and for a CR before an LF.
    private static func breakLength(_ text: [UInt8], at offset: Int) -> Int {
        switch text[offset] {
        case 0x0A: 1
        case 0x0D: offset + 1 < text.count && text[offset + 1] == 0x0A ? 0 : 1
        case 0xC2: text[offset...].starts(with: [0xC2, 0x85]) ? 2 : 0
        case 0xE2:
            text[offset...].starts(with: [0xE2, 0x80, 0xA8]) || text[offset...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
        default: 0
        }
    }
}

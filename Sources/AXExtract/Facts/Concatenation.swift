import AXModel
import AXSource

/// A string that code concatenates from parts, in the order in which they are spoken.
///
///     label = title + ", " + L10n.count(n) + " " + unit
///             0       ───    2               ───   4       ", " makes a pause, " " joins 2 and 4 into a phrase
struct Concatenation: Sendable {
    enum Piece: Sendable {
        /// Literal text. The part is nil for text that isn't a part, such as a separator.
        case text(String, part: Int?)
        case value(part: Int)
        /// A value that may itself begin or end with a pause.
        case opaque(part: Int)
    }

    /// The whole expression, in the file that contains it.
    var span: Span
    let pieces: [Piece]
    /// The parts as written in the source.
    var expressions: [String]
    /// The branch in which each part is spoken; empty if every part is always spoken.
    var branches: [Branch] = []
    /// The parts that are never spoken, because the arguments of a call exclude their branches.
    private var omitted: Set<Int> = []
    /// The parts that follow or precede another part without a pause.
    let joined: Set<Int>

    /// A part of a concatenation.
    struct Slot: Sendable {
        var concatenation: Concatenation
        let part: Int
        /// Where a rule reports the concatenation: at the statement that appends the part, or at the use of a string
        /// that another file concatenates. Nil to report it at the expression itself.
        var reported: Span?
        /// The file that contains the concatenation; nil if it's the file that uses the string.
        var path: String?

        var isJoined: Bool { concatenation.joined.contains(part) }

        /// The pieces of the concatenation, with `.itself` in place of this part. Empty if there are too many pieces,
        /// or if nothing else would be in the template.
        var template: [Occurrence.Piece] {
            guard concatenation.hasTemplate else { return [] }
            var template: [Occurrence.Piece] = []
            for run in concatenation.runs {
                if run.part == part {
                    if template.last != .itself { template.append(.itself) }
                } else if let text = run.literal {
                    if !text.isEmpty { template.append(.text(text)) }
                } else if let other = run.part, concatenation.expressions.indices.contains(other),
                    !concatenation.omitted.contains(other)
                {
                    // A separator from a method of the app has no expression.
                    let branch =
                        concatenation.branches.indices.contains(other) ? concatenation.branches[other] : .always
                    template.append(.value(concatenation.expressions[other], in: branch))
                }
            }
            return template == [.itself] ? [] : template
        }
    }

    /// Consecutive pieces of the same part, or one piece of text that isn't a part.
    fileprivate struct Run {
        /// Nil for text that isn't a part.
        let part: Int?
        /// The text; nil if the part has values.
        var literal: String?
    }

    fileprivate var runs: [Run] {
        pieces.reduce(into: []) { runs, piece in
            let next =
                switch piece {
                case .text(let text, let part): Run(part: part, literal: text)
                case .value(let part), .opaque(let part): Run(part: part, literal: nil)
                }
            guard let last = runs.last, last.part == next.part, next.part != nil else {
                runs.append(next)
                return
            }
            let literal = last.literal.flatMap { text in next.literal.map { text + $0 } }
            runs[runs.count - 1].literal = literal
        }
    }

    /// Whether the parts are elements of a list that the code joins.
    let isList: Bool

    /// - Parameter joined: The parts that follow or precede another part without a pause; nil to find them from the
    ///   pieces.
    init(
        _ span: Span, _ pieces: [Piece], _ expressions: [String], joined: Set<Int>? = nil, isList: Bool = false
    ) {
        self.span = span
        self.isList = isList
        self.pieces = pieces
        self.expressions = expressions
        self.joined = joined ?? Self.joined(pieces)
    }

    /// The maximum number of pieces in a template. It is limited because the template of every part repeats all pieces.
    private static let mostPieces = 32

    private var hasTemplate: Bool { pieces.count <= Self.mostPieces }

    /// Whether templates show a part that is spoken only in some branches.
    var isBranched: Bool { hasTemplate && branches.contains { !$0.isAlways } }

    /// Changes the expressions of the parts, if templates show them.
    mutating func mapExpressions(_ change: (String) -> String) {
        if hasTemplate { expressions = expressions.map(change) }
    }

    /// Leaves out the parts that a call never speaks, and the tests that it decides. Does nothing if there are too many
    /// pieces for a template.
    /// - Parameter known: The tests that the arguments of the call decide.
    mutating func assume(_ known: Branch) {
        guard hasTemplate else { return }
        for part in branches.indices {
            if let branch = branches[part].assuming(known) {
                branches[part] = branch
            } else {
                omitted.insert(part)
            }
        }
    }

    static func joined(_ pieces: [Piece]) -> Set<Int> {
        var joined: Set<Int> = []
        var last: Int?
        var gap = ""
        func meet(_ part: Int) {
            if let before = last, before != part, isBlank(gap) { joined.formUnion([before, part]) }
            last = part
            gap = ""
        }
        for piece in pieces {
            switch piece {
            case .opaque: last = nil
            case .value(let part): meet(part)
            case .text(let text, let part):
                guard let first = text.firstIndex(where: isWord), let end = text.lastIndex(where: isWord) else {
                    gap += text
                    continue
                }
                gap += text[..<first]
                meet(part ?? -1)
                gap = String(text[text.index(after: end)...])
            }
        }
        return joined
    }

    /// The pieces of a format string.
    /// - Parameters:
    ///   - first: The part number of its first value.
    ///   - words: The part number of its literal text; nil if that text isn't a part.
    static func pieces(ofFormat format: String, from first: Int, words: Int? = nil) -> [Piece] {
        var next = 0
        return Message(parsing: format).segments.map { segment in
            switch segment {
            case .text(let text): return .text(text, part: words)
            case .placeholder(let specifier):
                if specifier.isLiteralPercent { return .text("%", part: words) }
                next += 1
                return .value(part: first + (specifier.position ?? next) - 1)
            }
        }
    }

    /// Whether a name suggests a separator, or a value that begins or ends with one.
    static func mayBeSeparator(_ name: String) -> Bool {
        let name = name.lowercased()
        return glueNames.contains(where: name.contains)
    }

    private static let glueNames = [
        "separator", "comma", "delimiter", "divider", "newline", "suffix", "prefix", "space", "pause",
    ]

    /// Whether a string, apart from whitespace around it, begins or ends with a character that makes a pause.
    static func hasOuterPause(_ text: String) -> Bool {
        let words = text.drop(while: \.isWhitespace)
        let end = words.reversed().first { !$0.isWhitespace }
        return words.first.map(isPause) ?? false || end.map(isPause) ?? false
    }

    /// Whether a character makes a pause in speech: a line break, punctuation other than quotes and `%`, or a
    /// mathematical symbol.
    static func isPause(_ character: Character) -> Bool {
        character.isNewline || character.isPunctuation && !quotes.contains(character) || character.isMathSymbol
    }

    private static func isBlank(_ text: String) -> Bool {
        text.allSatisfy { $0.isWhitespace && !$0.isNewline }
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static let quotes: Set<Character> = ["'", "’", "\"", "“", "”", "%"]
}

extension [Concatenation.Slot] {
    /// Where to report the outermost concatenation in which the part follows or precedes another part without a pause.
    /// Nil if pauses separate it from all other parts.
    var joinedSpan: Span? { first(where: \.isJoined).map { $0.reported ?? $0.concatenation.span } }
}

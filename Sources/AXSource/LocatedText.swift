/// A decoded piece of text and where each part of it stands in its file.
///
/// A value in a file is spelled with escapes, so offsets of the decoded text are not offsets of the file. This type maps
/// one to the other, and spells replacements the way the file needs them.
public struct LocatedText: Hashable, Sendable {
    /// The decoded text. A lone surrogate is shown as U+FFFD.
    public let string: String
    /// Where the spelled text stands, delimiters not included.
    public let span: Span
    /// How the text is spelled in the file. One word, since dictionaries hold texts by the hundred thousand and few texts
    /// have more than a table of escapes.
    private var spelling: Spelling

    private enum Spelling: Hashable, Sendable {
        /// Offsets of the text and of the file run alike, and the text may be edited.
        case even(EscapeTable)
        indirect case uneven(UnevenSpelling)
    }

    private struct UnevenSpelling: Hashable, Sendable {
        let steps: [Step]
        let escapes: EscapeTable
        var isReadOnly: Bool
    }

    /// From the decoded offset on, file offset = `file` + (offset − `decoded`).
    public struct Step: Hashable, Sendable {
        public let decoded: Int
        public let file: Int

        public init(decoded: Int, file: Int) {
            self.decoded = decoded
            self.file = file
        }
    }

    /// - Parameters:
    ///   - string: the decoded text.
    ///   - span: where the spelled text stands, delimiters not included.
    ///   - steps: where the mapping from decoded to file offsets changes, ascending. Between two steps it is linear. Two
    ///     steps at one decoded offset stand around something that is not text: a range ends at the first and begins at the
    ///     last.
    ///   - escapes: how characters that the format cannot hold as they are must be spelled.
    public init(_ string: String, span: Span, steps: [Step] = [], escapes: EscapeTable = .none) {
        self.string = string
        self.span = span
        spelling =
            steps.isEmpty
            ? .even(escapes) : .uneven(UnevenSpelling(steps: steps, escapes: escapes, isReadOnly: false))
    }

    private var steps: [Step] {
        if case .uneven(let spelling) = spelling { spelling.steps } else { [] }
    }

    private var escapes: EscapeTable {
        switch spelling {
        case .even(let escapes): escapes
        case .uneven(let spelling): spelling.escapes
        }
    }

    /// Whether the text is something else as well, such as the key of its entry: a finding about it offers no fix, since an
    /// edit would change that too.
    public var isReadOnly: Bool {
        if case .uneven(let spelling) = spelling { spelling.isReadOnly } else { false }
    }

    /// The same text, marked as one that is not to be edited.
    public var readOnly: LocatedText {
        var text = self
        text.spelling = .uneven(UnevenSpelling(steps: steps, escapes: escapes, isReadOnly: true))
        return text
    }

    /// Where a part of the decoded text stands in the file.
    /// - Parameter range: UTF-8 offsets of ``string``. An empty one is directly after the character before it.
    public func span(of range: Range<Int>) -> Span {
        guard !range.isEmpty else { return Span(at: fileEnd(of: range.lowerBound)) }
        let start = fileOffset(of: range.lowerBound)
        return Span(start, max(start, fileEnd(of: range.upperBound)))
    }

    /// The edit that replaces a part of the decoded text.
    /// - Parameter range: UTF-8 offsets of ``string``.
    public func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
        TextEdit(span(of: range), escapes.spell(replacement))
    }

    private func fileEnd(of offset: Int) -> Int {
        let steps = steps
        let number = steps.partitioningIndex { $0.decoded >= offset }
        guard number < steps.count, steps[number].decoded == offset else {
            return fileOffset(of: offset)
        }
        return steps[number].file
    }

    private func fileOffset(of offset: Int) -> Int {
        if offset >= string.utf8.count { return span.end }
        let steps = steps
        let number = steps.partitioningIndex { $0.decoded > offset }
        guard number > 0 else { return span.start + offset }
        return min(steps[number - 1].file + offset - steps[number - 1].decoded, span.end)
    }
}

extension LocatedText {
    /// The same text with some parts put otherwise. A part leads to the place of what it stands for; only a whole one can
    /// be found there, or replaced.
    /// - Parameter changes: UTF-8 offsets of ``string`` with what stands there instead, in order, none overlapping.
    public func respelled(_ changes: [(range: Range<Int>, text: String)]) -> LocatedText {
        guard !changes.isEmpty else { return self }
        let old = Array(string.utf8)
        var (bytes, steps): ([UInt8], [Step]) = ([], [])
        var (copied, next) = (0, 0)
        let oldSteps = self.steps
        func copy(to end: Int) {
            let shift = bytes.count - copied
            while next < oldSteps.count, oldSteps[next].decoded <= end {
                let step = oldSteps[next]
                if step.decoded >= copied { steps.append(Step(decoded: step.decoded + shift, file: step.file)) }
                next += 1
            }
            bytes += old[copied..<end]
        }
        for (range, text) in changes {
            copy(to: range.lowerBound)
            steps.append(Step(decoded: bytes.count, file: fileOffset(of: range.lowerBound)))
            bytes += Array(text.utf8)
            copied = range.upperBound
            steps.append(Step(decoded: bytes.count, file: fileEnd(of: range.upperBound)))
            steps.append(Step(decoded: bytes.count, file: fileOffset(of: range.upperBound)))
        }
        copy(to: old.count)
        let result = LocatedText(String(decoding: bytes, as: UTF8.self), span: span, steps: steps, escapes: escapes)
        return isReadOnly ? result.readOnly : result
    }
}

/// How a format spells characters that it cannot hold as they are.
///
/// It goes by Unicode scalars, as parsers do: to `Character` a quote with an accent above it is no quote.
public struct EscapeTable: Hashable, Sendable {
    private final class Spellings: Sendable {
        let all: [Unicode.Scalar: String]
        /// Whether a byte of UTF-8 may belong to a character of the table.
        let mayBegin: [Bool]

        init(_ all: [Unicode.Scalar: String]) {
            self.all = all
            let leads = Set(all.keys.compactMap { String($0).utf8.first })
            mayBegin = (UInt8.min...UInt8.max).map(leads.contains)
        }
    }

    /// Not counted: every text of a file refers to its table, and counters that all cores change at once are slow.
    private let table: Unmanaged<Spellings>

    private var spellings: [Unicode.Scalar: String] { table.takeUnretainedValue().all }

    /// A table is made once for a format, in a static property: its memory is never given back.
    public init(_ spellings: [Unicode.Scalar: String]) {
        table = .passRetained(Spellings(spellings))
    }

    public static func == (left: EscapeTable, right: EscapeTable) -> Bool { left.spellings == right.spellings }

    public func hash(into hasher: inout Hasher) { hasher.combine(spellings) }

    public static let none = EscapeTable([:])

    /// The text as the format spells it. A quote with an accent behind it is one character to Swift, and still ends a
    /// string, so this goes by code points.
    public func spell(_ text: String) -> String {
        let mayBegin = table.takeUnretainedValue().mayBegin
        guard text.utf8.contains(where: { mayBegin[Int($0)] }) else { return text }
        let spellings = spellings
        // A view of scalars would be copied whole for each spelling that is appended to it; a string grows in steps.
        return text.unicodeScalars.reduce(into: "") { spelled, scalar in
            if let spelling = spellings[scalar] { spelled += spelling } else { spelled.unicodeScalars.append(scalar) }
        }
    }
}

/// A decoded string that maps each of its parts to a location in its file.
///
/// A file can escape characters of a string, so offsets in the decoded string aren't offsets in the file. This type
/// converts between the two, and escapes replacements as the file requires.
public struct LocatedText: Hashable, Sendable {
    /// The decoded string. A lone surrogate appears as U+FFFD.
    public let string: String
    /// The location of the escaped string in the file's text, without its delimiters.
    public let span: Span
    /// One word in memory: dictionaries hold hundreds of thousands of strings, and most need only a table of escapes.
    private var mapping: Mapping

    private enum Mapping: Hashable, Sendable {
        /// Offsets in the string and in the file differ by a constant, and the string can be edited.
        case shifted(EscapeTable)
        /// Like `shifted`, but the string can't be edited.
        case shiftedReadOnly(EscapeTable)
        indirect case stepped(SteppedMapping)
    }

    private struct SteppedMapping: Hashable, Sendable {
        let steps: [Step]
        let escapes: EscapeTable
        var isReadOnly: Bool
    }

    /// From the decoded offset on, the file offset is `file` + (offset − `decoded`).
    package struct Step: Hashable, Sendable {
        package let decoded: Int
        package let file: Int

        package init(decoded: Int, file: Int) {
            self.decoded = decoded
            self.file = file
        }
    }

    /// Creates a string for a new unit, which isn't in a file yet. Its span is empty.
    public init(_ string: String) { self.init(string, span: Span(at: 0), escapes: .none) }

    /// - Parameters:
    ///   - string: the decoded string.
    ///   - span: the location of the escaped string, without its delimiters.
    ///   - steps: the decoded offsets at which the mapping to file offsets changes, ascending. The mapping is linear
    ///     between two steps. Two steps at the same decoded offset enclose something that isn't text: ranges end at the
    ///     first and begin at the last.
    ///   - escapes: the escape sequences for characters that the format can't contain unescaped.
    package init(_ string: String, span: Span, steps: [Step] = [], escapes: EscapeTable = .none) {
        self.string = string
        self.span = span
        mapping =
            steps.isEmpty
            ? .shifted(escapes) : .stepped(SteppedMapping(steps: steps, escapes: escapes, isReadOnly: false))
    }

    private var steps: [Step] {
        if case .stepped(let mapping) = mapping { mapping.steps } else { [] }
    }

    private var escapes: EscapeTable {
        switch mapping {
        case .shifted(let escapes), .shiftedReadOnly(let escapes): escapes
        case .stepped(let mapping): mapping.escapes
        }
    }

    /// Whether the string also serves another purpose, such as the key of its entry. Findings about it offer no fix,
    /// since an edit would change both.
    public var isReadOnly: Bool {
        switch mapping {
        case .shifted: false
        case .shiftedReadOnly: true
        case .stepped(let mapping): mapping.isReadOnly
        }
    }

    package var readOnly: LocatedText {
        var text = self
        text.mapping =
            steps.isEmpty
            ? .shiftedReadOnly(escapes) : .stepped(SteppedMapping(steps: steps, escapes: escapes, isReadOnly: true))
        return text
    }

    /// The location of a part of the decoded string.
    /// - Parameter range: UTF-8 offsets of ``string``. An empty range is located directly after the preceding
    ///   character.
    public func span(of range: Range<Int>) -> Span {
        guard !range.isEmpty else { return Span(at: fileEnd(of: range.lowerBound)) }
        let start = fileOffset(of: range.lowerBound)
        return Span(start, max(start, fileEnd(of: range.upperBound)))
    }

    /// The edit that replaces a part of the decoded string.
    /// - Parameters:
    ///   - range: UTF-8 offsets of ``string``.
    ///   - replacement: unescaped text.
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
    /// The string with some parts replaced, but mapped to the same file. A replaced part can only be located and edited
    /// as a whole.
    /// - Parameter changes: UTF-8 offsets of ``string`` and the replacements, in order and without overlaps.
    package func replacingParts(_ changes: [(range: Range<Int>, text: String)]) -> LocatedText {
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

/// The escape sequences of a format for characters that it can't contain unescaped.
///
/// The table works with Unicode scalars, as parsers do: compared as a `Character`, a quote with a combining accent
/// isn't a quote.
package struct EscapeTable: Hashable, Sendable {
    private final class Sequences: Sendable {
        let all: [Unicode.Scalar: String]
        /// Whether each UTF-8 byte may begin a character in the table.
        let mayBegin: [Bool]

        init(_ all: [Unicode.Scalar: String]) {
            self.all = all
            let leads = Set(all.keys.compactMap { String($0).utf8.first })
            mayBegin = (UInt8.min...UInt8.max).map(leads.contains)
        }
    }

    /// Unmanaged to avoid reference counting: every string of a file refers to its table, and threads would contend for
    /// the count.
    private let table: Unmanaged<Sequences>

    private var sequences: [Unicode.Scalar: String] { table.takeUnretainedValue().all }

    /// - Parameter sequences: the escape sequence of each character. Create a table once per format, in a static
    ///   property: its memory is never released.
    package init(_ sequences: [Unicode.Scalar: String]) {
        table = .passRetained(Sequences(sequences))
    }

    package static func == (left: EscapeTable, right: EscapeTable) -> Bool { left.sequences == right.sequences }

    package func hash(into hasher: inout Hasher) { hasher.combine(sequences) }

    package static let none = EscapeTable([:])

    /// The string with the format's escape sequences.
    package func spell(_ text: String) -> String {
        let mayBegin = table.takeUnretainedValue().mayBegin
        guard text.utf8.contains(where: { mayBegin[Int($0)] }) else { return text }
        let sequences = sequences
        // Appending to a scalar view would copy the whole view for each escape sequence; a string grows in place.
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if let sequence = sequences[scalar] { escaped += sequence } else { escaped.unicodeScalars.append(scalar) }
        }
    }
}

extension String {
    /// The string in quotation marks, for messages: on one line, and shortened if it is long.
    package var quoted: String {
        let line = prefix(61).map { $0.isNewline ? " " : String($0) }.joined()
        return line.count > 60 ? "“\(line.prefix(57))…”" : "“\(line)”"
    }

    /// A part of the string in quotation marks.
    /// - Parameter range: UTF-8 offsets.
    package func quoted(_ range: Range<Int>) -> String {
        part(range).quoted
    }

    /// A part of the string.
    /// - Parameter range: UTF-8 offsets.
    package func part(_ range: Range<Int>) -> String {
        String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}

import AXSource

/// A suggested fix as a difference: deletions, insertions and some context.
struct HTMLDifference {
    private let fix: FixIt
    private let text: [UInt8]
    private let attributes: String

    /// The maximum number of UTF-8 bytes of context before the first edit, and after the last one.
    private static let context = 40
    /// The maximum number of UTF-8 bytes from the first edit to the last, and in each insertion. Longer differences
    /// aren't readable.
    private static let longest = 200

    /// Returns nil without edits, or if they are far apart, long, or beyond the end of the file.
    init?(_ fix: FixIt, in file: SourceFile, _ locale: String?) {
        let edits = fix.edits
        guard let first = edits.map(\.span.start).min(), let last = edits.map(\.span.end).max(),
            last <= file.text.count,
            last - first <= Self.longest, edits.allSatisfy({ $0.replacement.utf8.count <= Self.longest })
        else { return nil }
        self.fix = fix
        text = file.text
        attributes = locale.map { " " + HTMLLanguage.attributes($0) } ?? ""
    }

    var html: String { "<span class=\"difference\"\(attributes)>\(parts)</span>" }

    private var parts: String {
        let edits = fix.edits.sorted { $0.span < $1.span }
        var offset = start(before: edits[0].span.start)
        var result = ""
        for edit in edits {
            result += string(offset, edit.span.start)
            let old = string(edit.span.start, edit.span.end)
            result += (old.isEmpty ? "" : "<del>\(old)</del>")
            result += edit.replacement.isEmpty ? "" : "<ins>\(edit.replacement.html)</ins>"
            offset = edit.span.end
        }
        return result + string(offset, end(after: offset))
    }

    private func string(_ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: text[start..<end], as: UTF8.self).html : ""
    }

    /// The offset at which the context before an edit begins: the beginning of the line or, on a long line, a nearby
    /// character.
    private func start(before offset: Int) -> Int {
        var start = max(0, offset - Self.context)
        if let lineBreak = text[start..<offset].lastIndex(where: \.isLineEnd) { start = lineBreak + 1 }
        while start < offset, text[start] & 0xC0 == 0x80 { start += 1 }
        return start
    }

    private func end(after offset: Int) -> Int {
        var end = min(text.count, offset + Self.context)
        if let lineBreak = text[offset..<end].firstIndex(where: \.isLineEnd) { end = lineBreak }
        while end < text.count, end > offset, text[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}

/// A string in which the part that a finding is about is marked.
struct MarkedForm {
    private let form: CheckedString.Form
    private let finding: Diagnostic
    private let file: SourceFile?

    init(_ form: CheckedString.Form, _ finding: Diagnostic, _ file: SourceFile?) {
        (self.form, self.finding, self.file) = (form, finding, file)
    }

    var html: String {
        guard let range = marked else { return form.text.htmlLines }
        return String(form.text[..<range.lowerBound]).htmlLines
            + "<mark>\(String(form.text[range]).htmlLines)</mark>"
            + String(form.text[range.upperBound...]).htmlLines
    }

    /// The part of the string that the finding is about; nil if it's the whole string, or if it isn't known.
    ///
    /// Escapes in the file shift offsets in the string. The part can therefore only be located if the file has no
    /// escapes before the part's end, or none after its start.
    private var marked: Range<String.Index>? {
        guard let file, form.span.start <= finding.span.start, finding.span.end <= form.span.end,
            form.span.end <= file.text.count, !finding.span.isEmpty
        else { return nil }
        // The span of a string in the file may include its quotation marks.
        let isQuoted = file.text[form.span.start] == UInt8(ascii: "\"") && !form.text.hasPrefix("\"")
        let string = isQuoted ? form.span.start + 1..<form.span.end - 1 : form.span.start..<form.span.end
        let text = form.text.utf8
        let count = finding.span.end - finding.span.start
        let (before, after) = (finding.span.start - string.lowerBound, string.upperBound - finding.span.end)
        guard before >= 0, after >= 0, count < text.count else { return nil }
        if text.starts(with: file.text[string.lowerBound..<finding.span.end]) {
            let start = text.index(text.startIndex, offsetBy: before)
            return start..<text.index(start, offsetBy: count)
        }
        if text.reversed().starts(with: file.text[finding.span.start..<string.upperBound].reversed()) {
            let end = text.index(text.endIndex, offsetBy: -after)
            return text.index(end, offsetBy: -count)..<end
        }
        return nil
    }
}

import AXSource

/// A suggested fix as a difference: what goes, what comes, and some of what is around it.
struct HTMLDifference {
    private let fix: FixIt
    private let text: [UInt8]
    private let attributes: String

    /// UTF-8 bytes around the edits, and of a text that goes or comes; a longer one is no difference that people read.
    private static let context = 40
    private static let longest = 200

    /// nil for edits of several places that are far apart, and for long ones.
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
        var place = start(before: edits[0].span.start)
        var result = ""
        for edit in edits {
            result += string(place, edit.span.start)
            let old = string(edit.span.start, edit.span.end)
            result += (old.isEmpty ? "" : "<del>\(old)</del>")
            result += edit.replacement.isEmpty ? "" : "<ins>\(edit.replacement.html)</ins>"
            place = edit.span.end
        }
        return result + string(place, end(after: place))
    }

    private func string(_ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: text[start..<end], as: UTF8.self).html : ""
    }

    /// The beginning of the line, or of a character near.
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

/// A string with the part that a finding is about marked.
struct MarkedForm {
    private let form: JudgedText.Form
    private let finding: Diagnostic
    private let file: SourceFile?

    init(_ form: JudgedText.Form, _ finding: Diagnostic, _ file: SourceFile?) {
        (self.form, self.finding, self.file) = (form, finding, file)
    }

    var html: String {
        guard let range = marked else { return form.text.htmlLines }
        return String(form.text[..<range.lowerBound]).htmlLines
            + "<mark>\(String(form.text[range]).htmlLines)</mark>"
            + String(form.text[range.upperBound...]).htmlLines
    }

    /// The finding's part of the string. nil where the finding is about the whole string, and where the file writes what is
    /// before the part and what is behind it with escapes: then bytes of the file and of the string are not comparable.
    private var marked: Range<String.Index>? {
        guard let file, form.span.start <= finding.span.start, finding.span.end <= form.span.end,
            form.span.end <= file.text.count, !finding.span.isEmpty
        else { return nil }
        // The span of a string may hold its quotation marks.
        let isQuoted = file.text[form.span.start] == UInt8(ascii: "\"") && !form.text.hasPrefix("\"")
        let string = isQuoted ? form.span.start + 1..<form.span.end - 1 : form.span.start..<form.span.end
        let text = form.text.utf8
        let count = finding.span.end - finding.span.start
        let (before, behind) = (finding.span.start - string.lowerBound, string.upperBound - finding.span.end)
        guard before >= 0, behind >= 0, count < text.count else { return nil }
        if text.starts(with: file.text[string.lowerBound..<finding.span.end]) {
            let start = text.index(text.startIndex, offsetBy: before)
            return start..<text.index(start, offsetBy: count)
        }
        if text.reversed().starts(with: file.text[finding.span.start..<string.upperBound].reversed()) {
            let end = text.index(text.endIndex, offsetBy: -behind)
            return text.index(end, offsetBy: -count)..<end
        }
        return nil
    }
}

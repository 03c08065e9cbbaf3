import AXSource

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

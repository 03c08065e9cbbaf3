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

    /// The finding's part of the string: the same bytes, as often after the string's beginning as in the file. nil where the
    /// finding is about the whole string, or the file writes its part in another way.
    private var marked: Range<String.Index>? {
        guard let file, form.span.start <= finding.span.start, finding.span.end <= form.span.end,
            finding.span.end <= file.text.count, !finding.span.isEmpty
        else { return nil }
        let part = String(decoding: file.text[finding.span.start..<finding.span.end], as: UTF8.self)
        guard part.utf8.count < form.text.utf8.count, !part.isEmpty else { return nil }
        let before = String(decoding: file.text[form.span.start..<finding.span.start], as: UTF8.self)
        let earlier = before.ranges(of: part).count
        let found = form.text.ranges(of: part)
        return found.indices.contains(earlier) ? found[earlier] : nil
    }
}

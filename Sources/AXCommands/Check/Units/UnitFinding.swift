import AXLocale
import AXModel
import AXReport
import AXSource

/// A finding about a string of `check --units`.
struct UnitFinding: Encodable {
    private let finding: JSONDiagnostic
    /// The plural form that the finding is about; nil unless the line contains all plural forms.
    private let form: PluralCategory?
    /// The start in the string or form, in UTF-16 code units.
    private let start: Int
    private let end: Int
    /// The string or form after the safe fix; nil if there isn't one.
    private let fixed: String?

    /// The findings about a string, sorted by location and id.
    static func list(_ diagnostics: [Diagnostic], in file: SourceFile, form: PluralCategory?) -> [UnitFinding] {
        let sorted = diagnostics.sorted { ($0.span, $0.id) < ($1.span, $1.id) }
        return sorted.flatMap { diagnostic in
            JSONDiagnostic.list([diagnostic], in: file).map { finding in
                UnitFinding(
                    finding: finding, form: form, start: offset(diagnostic.span.start, in: file),
                    end: offset(diagnostic.span.end, in: file), fixed: fixed(diagnostic, in: file))
            }
        }
    }

    private static func offset(_ offset: Int, in file: SourceFile) -> Int {
        WTF8.utf16Length(of: file.text[..<min(offset, file.text.count)])
    }

    private static func fixed(_ diagnostic: Diagnostic, in file: SourceFile) -> String? {
        guard let fix = diagnostic.fixIts.first(where: { $0.safety == .safe }),
            let changed = try? file.applying(fix.edits)
        else { return nil }
        return String(decoding: changed.text, as: UTF8.self)
    }

    private enum Key: String, CodingKey {
        case form, start, end, fixed
    }

    func encode(to encoder: any Encoder) throws {
        try finding.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(form?.rawValue, forKey: .form)
        try container.encode(start, forKey: .start)
        try container.encode(end, forKey: .end)
        try container.encodeIfPresent(fixed, forKey: .fixed)
    }
}

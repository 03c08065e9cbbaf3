import AXScan
import AXSource

/// The file isn't a string catalog, or doesn't specify its source language.
enum CatalogFails: FileRule {
    static let page = RulePage.fileUnparsable

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        let document = survey.document
        switch document.refusal {
        case .notJSON(let fault):
            let span = fault.span
            return [
                finding(
                    message(fault, document.file), at: span, in: document, explanation: .allLost,
                    fixIts: fixes(of: fault, in: document.file))
            ]
        case .notObject: return [finding(.notObject, at: Span(at: 0), in: document, explanation: .allLost)]
        case .noStrings: return [finding(.noStrings, at: Span(at: 0), in: document, explanation: .allLost)]
        case nil:
            guard document.sourceTag == nil else { return [] }
            return [finding(.noSourceLanguage, at: Span(at: 0), in: document, severity: .warning)]
        }
    }

    private static func message(_ fault: JSONSyntaxError, _ file: SourceFile) -> String {
        let text = file.string(fault.span)
        return switch fault.cause {
        case .empty: "file is empty"
        case .notText: "this byte isn't valid UTF-8"
        case .unexpectedEnd: "file ends before all brackets are closed"
        case .missingValue: "missing value"
        case .missingKey: "expected a key in double quotes, found “\(text)”"
        case .missingColon: "expected a colon after the key, found “\(text)”"
        case .missingComma: "missing comma before “\(text)”"
        case .trailingComma: "trailing comma, which JSON doesn't allow"
        case .wrongBracket: "“\(text)” doesn't match the opening bracket"
        case .unterminatedString: "this opening quote has no closing quote on the same line"
        case .controlCharacter: "unescaped control character in a string"
        case .unknownEscape: "“\(text)” isn't a valid JSON escape"
        case .badNumber: "“\(text)” isn't a valid JSON number"
        case .unknownWord: "“\(text)” isn't a JSON value; put strings in double quotes"
        case .tooDeep: "values are nested more than \(JSONSyntaxError.depthLimit) levels deep"
        case .trailingText: "unexpected “\(text)” after the end of the catalog"
        case .tooLong: "file is larger than 4 GB"
        }
    }

    private static func fixes(of fault: JSONSyntaxError, in file: SourceFile) -> [FixIt] {
        switch fault.cause {
        case .trailingComma: return [FixIt(.removeComma, edits: [.removal(fault.span)], safety: .safe)]
        case .missingComma where file.text[fault.span.start] == UInt8(ascii: "\""):
            return [FixIt(.addComma, edits: [.insertion(at: end(before: fault.span.start, file), ",")], safety: .safe)]
        default: return []
        }
    }

    /// The end of the text before an offset, without trailing white space.
    private static func end(before offset: Int, _ file: SourceFile) -> Int {
        var end = offset
        while end > 0, file.text[end - 1] <= 0x20 { end -= 1 }
        return end
    }
}

extension String {
    fileprivate static let allLost =
        "The catalog is rejected as a whole, so none of its strings reach users."
    fileprivate static let notObject = "file isn't a string catalog: its JSON isn't an object"
    fileprivate static let noStrings = "catalog has no object named “strings”"
    fileprivate static let noSourceLanguage = "catalog doesn't specify its source language"
    fileprivate static let removeComma = "Remove the comma"
    fileprivate static let addComma = "Add the comma"
}

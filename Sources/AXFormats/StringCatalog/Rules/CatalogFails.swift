import AXScan
import AXSource

/// The file is no catalog.
enum CatalogFails: StringCatalogRule {
    static let page = RulePage.tableFails

    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic] {
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

    private static func message(_ fault: JSONFault, _ file: SourceFile) -> String {
        let text = file.string(fault.span)
        return switch fault.cause {
        case .empty: "the file is empty"
        case .notText: "this byte is not UTF-8"
        case .unexpectedEnd: "the file ends before its last bracket is closed"
        case .missingValue: "a value is missing here"
        case .missingKey: "“\(text)” stands where a key in double quotes should"
        case .missingColon: "“\(text)” stands where the colon behind a key should"
        case .missingComma: "a comma is missing before “\(text)”"
        case .trailingComma: "nothing follows this comma"
        case .wrongBracket: "“\(text)” closes a bracket of the other kind"
        case .unterminatedString: "this quote is not closed on its line"
        case .controlCharacter: "a control character stands in a text; JSON wants it escaped"
        case .unknownEscape: "JSON has no escape “\(text)”"
        case .badNumber: "“\(text)” is no number of JSON"
        case .unknownWord: "“\(text)” is no value of JSON; text stands in double quotes"
        case .tooDeep: "values are nested deeper than \(JSONFault.depthLimit) levels"
        case .trailingText: "“\(text)” follows the end of the catalog"
        case .tooLong: "the file is longer than 4 GB"
        }
    }

    private static func fixes(of fault: JSONFault, in file: SourceFile) -> [FixIt] {
        if let fix = conflict(at: fault.span, in: file) { return [fix] }
        switch fault.cause {
        case .trailingComma: return [FixIt(.removeComma, edits: [.removal(fault.span)], safety: .safe)]
        case .missingComma where file.text[fault.span.start] == UInt8(ascii: "\""):
            return [FixIt(.addComma, edits: [.insertion(at: end(before: fault.span.start, file), ",")], safety: .safe)]
        default: return []
        }
    }

    /// The first conflict marker breaks the JSON where it stands.
    private static func conflict(at span: Span, in file: SourceFile) -> FixIt? {
        guard ConflictMarkers.isMarker(at: span.start, in: file) else { return nil }
        return ConflictMarkers.fix(at: span, in: file)
    }

    /// The end of what stands before an offset, white space aside.
    private static func end(before offset: Int, _ file: SourceFile) -> Int {
        var end = offset
        while end > 0, file.text[end - 1] <= 0x20 { end -= 1 }
        return end
    }
}

extension String {
    fileprivate static let allLost =
        "A reader that keeps to JSON refuses the whole catalog; none of its texts reaches users."
    fileprivate static let notObject = "the file is no catalog: its JSON is not an object"
    fileprivate static let noStrings = "the catalog has no object named “strings”"
    fileprivate static let noSourceLanguage = "the catalog does not name its source language"
    fileprivate static let removeComma = "Remove the comma"
    fileprivate static let addComma = "Add the comma"
}

import AXSource

/// Apple's parser refuses the file.
enum TableFails: StringsRule {
    static let page = RulePage.tableFails

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        switch document.syntax.outcome {
        case .table: return []
        case .notDictionary:
            return [finding(.noTable, at: Span(at: 0), in: document, explanation: .allRaw(0))]
        case .failure(let failure):
            // What is no text is the matter of `encoding`, with its place and its cure.
            guard failure.cause != .notText, !document.file.text.starts(with: [0xEF, 0xBB, 0xBF]) else { return [] }
            return [
                finding(
                    message(failure, document), at: failure.span, in: document,
                    explanation: .allRaw(document.syntax.entries.count),
                    fixIts: StringsRepair.fixes(of: failure, in: document))
            ]
        }
    }

    private static func message(_ failure: StringsOutcome.Failure, _ document: StringsDocument) -> String {
        let character = shown(failure.span, document.file)
        return switch failure.cause {
        case .empty: "the file is empty"
        case .notText: "the file is no text"
        case .missingSemicolon: "a semicolon is missing after this value"
        case .missingEquals: character.map { "\($0) stands where “=” or “;” should" } ?? "“=” is missing after this key"
        case .unexpectedCharacter: character.map { "\($0) has no place here" } ?? "a value is missing here"
        case .unterminatedString: "this quote is never closed"
        case .badData: "the data between “<” and “>” is not pairs of hexadecimal digits"
        case .tooDeep: "values are nested deeper than 512 levels"
        case .missingClosingBracket: "the list that begins here is not closed properly"
        case .junkAfterList: "text follows the end of the list"
        }
    }

    /// The first character of a span for people; nil at the end of the file.
    private static func shown(_ span: Span, _ file: SourceFile) -> String? {
        guard let first = file.string(span).unicodeScalars.first else { return nil }
        if let invisible = InvisibleCharacter(Array(String(first).utf8)) { return invisible.name }
        return "“\(first)”"
    }
}

extension String {
    fileprivate static let noTable = "the file holds no table: its property list is not a dictionary"
    fileprivate static func allRaw(_ count: Int) -> String {
        switch count {
        case 0: "The runtime gets an empty table."
        case 1: "The runtime gets an empty table; its only key is spoken raw."
        default: "The runtime gets an empty table; all \(count) keys are spoken raw."
        }
    }
}

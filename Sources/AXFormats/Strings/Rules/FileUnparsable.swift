import AXSource

/// Apple's parser rejects the file for another reason than its encoding, or the property list isn't a dictionary.
enum FileUnparsable: FileRule {
    static let page = RulePage.fileUnparsable

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        switch document.syntax.outcome {
        case .table: return []
        case .notDictionary:
            return [finding(.notDictionary, at: Span(at: 0), in: document, explanation: .emptyTable(0))]
        case .failure(let failure):
            // The rule `encoding` reports undecodable text and second byte order marks.
            guard failure.cause != .notText, !document.file.text.starts(with: [0xEF, 0xBB, 0xBF]) else { return [] }
            return [
                finding(
                    message(failure, document), at: failure.span, in: document,
                    explanation: isOfInterface(document)
                        ? .emptyInterfaceTable : .emptyTable(document.syntax.entries.count),
                    fixIts: StringsRepair.fixes(of: failure, in: document))
            ]
        }
    }

    /// Whether the first key is that of an object in an Interface Builder document: `2en-CB-bYH.title`.
    private static func isOfInterface(_ document: StringsDocument) -> Bool {
        guard let first = document.syntax.entries.first else { return false }
        let parts = document.key(of: first).text.prefix { $0 != "." }.split(separator: "-")
        return parts.map(\.count) == [3, 2, 3]
    }

    private static func message(_ failure: StringsOutcome.Failure, _ document: StringsDocument) -> String {
        let character = shown(failure.span, document.file)
        return switch failure.cause {
        case .empty: "file is empty"
        case .notText: "file isn't text"
        case .missingSemicolon: "missing semicolon after this value"
        case .missingEquals: character.map { "expected “=” or “;”, found \($0)" } ?? "missing “=” after this key"
        case .unexpectedCharacter: character.map { "unexpected \($0)" } ?? "missing value"
        case .unterminatedString: "this quote is never closed"
        case .badData: "data between “<” and “>” must consist of pairs of hexadecimal digits"
        case .tooDeep: "values are nested more than 512 levels deep"
        case .missingClosingBracket: "an array or dictionary isn't closed properly"
        case .junkAfterList: "unexpected text after the end of the property list"
        }
    }

    /// The first character of a span, as it appears in the message; nil at the end of the file.
    private static func shown(_ span: Span, _ file: SourceFile) -> String? {
        guard let first = file.string(span).unicodeScalars.first else { return nil }
        if let invisible = InvisibleCharacter(Array(String(first).utf8)) { return invisible.name }
        return "“\(first)”"
    }
}

extension String {
    fileprivate static let notDictionary = "file contains no strings: its property list isn't a dictionary"
    fileprivate static let emptyInterfaceTable =
        "The runtime loads an empty table, so VoiceOver speaks the strings of the Interface Builder document, which "
        + "aren't translated."
    fileprivate static func emptyTable(_ count: Int) -> String {
        switch count {
        case 0: "The runtime loads an empty table."
        case 1: "The runtime loads an empty table, so VoiceOver speaks the raw key of the file's only entry."
        default: "The runtime loads an empty table, so VoiceOver speaks the raw keys of all \(count) entries."
        }
    }
}

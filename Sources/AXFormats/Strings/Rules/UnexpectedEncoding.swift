import AXModel
import AXSource

/// Text that Apple's parser decodes differently than the author expects.
enum UnexpectedEncoding: FileRule {
    static let page = RulePage.encoding

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        let file = document.file
        if let offset = document.undecodable {
            return [file.encoding == .utf8 ? badByte(at: offset, in: document) : badUnit(at: offset, in: document)]
        }
        if let offset = UndecodableText.firstToleratedOffset(in: file) {
            return [toleratedByte(at: offset, in: document)]
        }
        if file.encoding != .utf8, !file.hasByteOrderMark { return [missingMark(in: document)] }
        if file.text.starts(with: [0xEF, 0xBB, 0xBF]) { return [secondMark(in: document)] }
        return []
    }

    private static func badByte(at offset: Int, in document: StringsDocument) -> Diagnostic {
        let bad = badBytes(of: document.file.text)
        return finding(
            .invalidByte(document.file.text[offset], more: bad.count - 1), at: Span(offset, offset + 1), in: document,
            explanation: .wholeTableFails, fixIts: [readingAsLatin(bad, document.file)])
    }

    private static func toleratedByte(at offset: Int, in document: StringsDocument) -> Diagnostic {
        let bad = badBytes(of: document.file.text)
        return finding(
            .invalidByte(document.file.text[offset], more: bad.count - 1), at: Span(offset, offset + 1), in: document,
            severity: .warning, explanation: UndecodableText.toleratedExplanation,
            fixIts: [readingAsLatin(bad, document.file)])
    }

    private static func badUnit(at offset: Int, in document: StringsDocument) -> Diagnostic {
        let length = WTF8.sequenceLength(lead: document.file.text[offset])
        return finding(
            .invalidUnit, at: Span(offset, offset + length), in: document, explanation: .wholeTableFails)
    }

    private static func readingAsLatin(_ bad: [Int], _ file: SourceFile) -> FixIt {
        let edits = bad.prefix(10_000).map { TextEdit(Span($0, $0 + 1), String(Unicode.Scalar(file.text[$0]))) }
        return FixIt(.readAsLatin, edits: Array(edits), safety: .needsReview)
    }

    /// The offsets of the bytes that aren't part of valid UTF-8: at most 10,001, one more than the fix replaces.
    private static func badBytes(of text: [UInt8]) -> [Int] {
        var bad: [Int] = []
        var start = 0
        while bad.count < 10_001, let next = UTF8Check.firstInvalidOffset(in: text, from: start) {
            bad.append(next)
            start = next + 1
        }
        return bad
    }

    private static func missingMark(in document: StringsDocument) -> Diagnostic {
        let fix = FixIt(.addMark, edits: [.insertion(at: 0, "\u{FEFF}")], safety: .safe)
        return finding(
            .noByteOrderMark(document.file.encoding), at: Span(at: 0), in: document, explanation: .firstUnitLost,
            fixIts: [StringsRepair.checked(fix, document)])
    }

    private static func secondMark(in document: StringsDocument) -> Diagnostic {
        finding(
            .secondByteOrderMark, at: Span(0, 3), in: document, severity: .warning,
            explanation: .markIsRemovedByXcode,
            fixIts: [FixIt(.removeMark, edits: [.removal(Span(0, 3))], safety: .safe)])
    }
}

extension String {
    fileprivate static func invalidByte(_ byte: UInt8, more: Int) -> String {
        "byte 0x\(Hexadecimal.string([byte]).uppercased()) isn't valid UTF-8"
            + (more > 0 ? ", nor \(more == 1 ? "is 1 other" : "are \(more) others")" : "")
    }
    fileprivate static let wholeTableFails = "Apple's runtime rejects the whole file, so VoiceOver speaks the raw keys."
    fileprivate static let invalidUnit = "file is UTF-32, but this code unit doesn't represent a valid character"
    fileprivate static let readAsLatin = "Convert the invalid bytes from ISO 8859-1 to UTF-8"
    fileprivate static func noByteOrderMark(_ encoding: TextEncoding) -> String {
        "file is \(encoding.rawValue) but has no byte order mark"
    }
    fileprivate static let firstUnitLost =
        "Apple's runtime drops the first character and reads the rest in the machine's byte order."
    fileprivate static let addMark = "Add a byte order mark"
    fileprivate static let secondByteOrderMark = "file has a second byte order mark"
    fileprivate static let markIsRemovedByXcode =
        "Xcode removes it when it builds the app. Apple's runtime rejects a file that is copied unchanged, so VoiceOver "
        + "speaks the raw keys."
    fileprivate static let removeMark = "Remove the second byte order mark"
}

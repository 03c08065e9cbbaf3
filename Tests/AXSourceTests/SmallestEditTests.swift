import Testing

@testable import AXSource

struct SmallestEditTests {
    private static let texts = [
        "", "a", "ab", "aa", "aaa", "é", "è", "éé", "aéb", "aèb", "ab€", "a€b", "a₭b", "😀", "😁", "x😀y", "x😁y", "一二",
        "一", "二一二", "a\u{FFFD}b", "a\u{FFFD}c",
    ]

    @Test(arguments: texts, texts)
    func theDifferenceTurnsOneTextIntoTheOtherAndCutsNoCharacter(_ old: String, _ new: String) throws {
        let (from, to) = (Array(old.utf8), Array(new.utf8))
        guard let change = ByteDifference(from: from, to: to) else {
            #expect(from == to)
            return
        }
        #expect(from != to)
        #expect(Array(from[..<change.old.lowerBound] + to[change.new] + from[change.old.upperBound...]) == to)
        for part in [from[..<change.old.lowerBound], from[change.old], from[change.old.upperBound...], to[change.new]] {
            #expect(Array(String(decoding: part, as: UTF8.self).utf8) == Array(part), "“\(old)” to “\(new)”")
        }
    }

    /// In the file, every letter is escaped and preceded by markup.
    @Test(arguments: texts, texts)
    func anEditKeepsTheEncodingOfWhatBothTextsShare(_ old: String, _ new: String) throws {
        var (encoded, steps): ([UInt8], [LocatedText.Step]) = ([], [])
        var decoded = 0
        for scalar in old.unicodeScalars {
            encoded += "<>".utf8
            steps.append(.init(decoded: decoded, file: encoded.count))
            encoded += "&\(scalar);".utf8
            decoded += scalar.utf8.count
            steps.append(.init(decoded: decoded, file: encoded.count))
        }
        let text = LocatedText(old, span: Span(0, encoded.count), steps: steps)
        guard let edit = text.edit(to: new) else {
            #expect(old.utf8.elementsEqual(new.utf8))
            return
        }
        let changed = try SourceFile(path: "a", raw: encoded).applying([edit])
        var decodedAgain = changed.string(changed.fullSpan)
        for mark in ["<>", "&", ";"] { decodedAgain.replace(mark, with: "") }
        #expect(decodedAgain == new)
    }
}

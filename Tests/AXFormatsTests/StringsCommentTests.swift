import AXFormats
import AXModel
import AXSource
import Testing

@Suite struct StringsCommentTests {
    /// Whitespace is defined by Unicode. Line ends inside a comment become LF.
    @Test(arguments: [
        ("/* plain */ k = v;", "plain"),
        ("/**/ k = v;", ""),
        ("/* \t\u{B}\u{C}\r\n */ k = v;", ""),
        ("/*\u{A0}\u{2003}no break\u{3000}\u{85}*/ k = v;", "no break"),
        ("/* \u{A0} été \u{A0} */ k = v;", "été"),
        ("/*設定*/ k = v;", "設定"),
        ("/* one\r\ntwo\rthree\nfour */ k = v;", "one\ntwo\nthree\nfour"),
        ("/* é\r\né */ k = v;", "é\né"),
        ("/* \u{1C}unit\u{1F} */ k = v;", "\u{1C}unit\u{1F}"),
        ("// first\n//   second  \nk = v;", "first\nsecond"),
        ("/* above */\nk /* between */ = v; // behind", "above\nbetween\nbehind"),
        ("//\n// words\nk = v;", "\nwords"),
    ])
    func aCommentIsReadWithoutTheWhiteSpaceAroundItsWords(_ text: String, _ expected: String) {
        let document = StringsDocument(SourceFile(path: "Test.strings", text: text))
        let unit = document.catalogs(locale: "en", table: "Test").first?.units.first
        #expect(unit?.comment.map { Array($0.utf8) } == Array(expected.utf8), "\(text.debugDescription)")
    }
}

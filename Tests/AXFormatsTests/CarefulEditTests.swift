import AXFormats
import AXLocale
import AXModel
import AXSource
import Testing

/// Changes that look harmless but could break a file, or change another string.
@Suite struct CarefulEditTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let what: String
        /// The extension of the file.
        let format: String
        let text: String
        let changes: [CatalogChange]
        var locale: String?
        /// The changed file; nil if nothing must change.
        var expected: String?

        var testDescription: String { what }
    }

    @Test(arguments: strings + propertyLists + catalogs + xliff)
    func theTextIs(_ edit: Case) throws {
        let format = try #require(Formats.format(forExtension: edit.format))
        let file = SourceFile(path: "t." + edit.format, text: edit.text)
        let changed = try file.applying(format.parse(file).value.edits(for: edit.changes, locale: edit.locale).edits)
        #expect(changed.string(changed.fullSpan) == edit.expected ?? edit.text)
    }

    private static let strings = [
        Case(
            what: "a quote with an accent behind it ends a string all the same", format: "strings", text: "a = \"b\";",
            changes: [.set("a", value: "\"\u{301}\\\u{301}")], expected: "a = \"\\\"\u{301}\\\\\u{301}\";"),
        Case(
            what: "a slash with an accent behind it ends a comment all the same", format: "strings", text: "a = b;",
            changes: [.comment("a", "*/\u{301}")], expected: "/* * /\u{301} */\na = b;"),
        Case(
            what: "the text that loads is set, not one of its key behind the place where reading stops",
            format: "strings", text: "a = \"1\";;a = \"2\";", changes: [.set("a", value: "3")],
            expected: "a = \"3\";;a = \"2\";"),
        Case(
            what: "nothing is added to a file that is refused", format: "strings", text: "a = b c;",
            changes: [.add("n", value: "v", comment: nil), .comment("a", "c"), .remove("a"), .sort]),
        Case(
            what: "nothing is added behind a comment that is not closed", format: "strings", text: "/* a",
            changes: [.add("n", value: "v", comment: nil)], expected: "\"n\" = \"v\";\n/* a"),
        Case(
            what: "a comment stands on a line of its own, or it would be the one of the entry before",
            format: "strings", text: "a = b; c = d;", changes: [.comment("c", "e")],
            expected: "a = b;\n/* e */\nc = d;"),
        Case(
            what: "an entry that moves behind another keeps its comment", format: "strings",
            text: "/* 1 */ b = c; a = d;", changes: [.sort], expected: "a = d; \n/* 1 */ b = c;"),
    ]

    private static let propertyLists = [
        Case(
            what: "a comment in XML of one line is not that of the entry before", format: "strings",
            text: "<plist><dict><key>a</key><string>b</string><key>c</key><string>d</string></dict></plist>",
            changes: [.comment("c", "e")],
            expected: "<plist><dict><key>a</key><string>b</string>\n<!-- e -->\n<key>c</key><string>d</string>"
                + "</dict></plist>"),
        Case(
            what: "hyphens with an accent between them are no end of a comment", format: "strings",
            text: "<dict>\n<key>a</key><string>b</string></dict>", changes: [.comment("a", "--\u{301}>")],
            expected: "<dict>\n<!-- - -\u{301}> -->\n<key>a</key><string>b</string></dict>"),
        Case(
            what: "an angle with an accent behind it opens a tag all the same", format: "strings",
            text: "<dict><key>a</key><string>b</string></dict>", changes: [.set("a", value: "<\u{338}&\u{301}")],
            expected: "<dict><key>a</key><string>&lt;\u{338}&amp;\u{301}</string></dict>"),
        Case(
            what: "what is taken out of a section does not close it", format: "strings",
            text: "<dict><key>a</key><string><![CDATA[]]x>]]></string></dict>", changes: [.set("a", value: "]]>")],
            expected: "<dict><key>a</key><string>]]&gt;</string></dict>"),
        Case(
            what: "a comment for itself does not come to stand above the next entry", format: "stringsdict",
            text:
                "<plist><dict>\n<!-- c -->\n\n<key>a</key><string>b</string>\n<key>d</key><string>e</string></dict></plist>",
            changes: [.remove("a")],
            expected: "<plist><dict>\n<!-- c -->\n\n<key>d</key><string>e</string></dict></plist>"),
        Case(
            what: "in a file that is refused, texts are all that changes", format: "stringsdict",
            text: "<dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>b</string></dict>",
            changes: [.remove("a"), .comment("a", "c"), .add("n", value: "v", comment: nil), .set("a", value: "d")],
            expected: "<dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>d</string></dict>"),
    ]

    private static let catalogs = [
        Case(
            what: "a form of an axis that would never be read is not added", format: "xcstrings",
            text: #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"variations":{"device":{"mac":"#
                + #"{"stringUnit":{"state":"new","value":"b"}}}}}}}},"version":"1.0"}"#,
            changes: [.set("a", at: VariationPath([.plural(.one)]), value: "c")]),
        Case(
            what: "a localization without a text has its key as text", format: "xcstrings",
            text: #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"other":1}}}},"version":"1.0"}"#,
            changes: [.set("a", value: "a")]),
        Case(
            what: "a language is removed from every entry of a key", format: "xcstrings",
            text:
                #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{}}},"a":{"localizations":{"de":{}}}}}"#,
            changes: [.remove("a")], locale: "de", expected: #"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#),
        Case(
            what: "of repeated entries the one with a text in the language is set", format: "xcstrings",
            text:
                #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"b"}}}},"a":{}}}"#,
            changes: [.set("a", value: "c")], locale: "de",
            expected:
                #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"c"}}}},"a":{}}}"#
        ),
    ]

    private static let xliff = [
        Case(
            what: "a form of another axis is not added", format: "xliff",
            text: element("<trans-unit id=\"k|==|device.mac\"><source>a</source><target>b</target></trans-unit>"),
            changes: [.set("k", at: VariationPath([.plural(.one)]), value: "c")], locale: "de"),
        Case(
            what: "a string is not added whose id would be read as a form of another", format: "xliff",
            text: element("<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit>"),
            changes: [.add("k|==|plural.one", value: "c", comment: nil)], locale: "de"),
        Case(
            what: "characters above ASCII are references in a file that declares another encoding", format: "xliff",
            text: "<?xml version=\"1.0\" encoding=\"us-ascii\"?>"
                + element("<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit>"),
            changes: [.set("k", value: "é😀")], locale: "de",
            expected: "<?xml version=\"1.0\" encoding=\"us-ascii\"?>"
                + element("<trans-unit id=\"k\"><source>a</source><target>&#233;&#128512;</target></trans-unit>")),
        Case(
            what: "all notes are emptied", format: "xliff",
            text: element("<trans-unit id=\"k\"><source>a</source><note>b</note><note>c</note></trans-unit>"),
            changes: [.comment("k", nil)], locale: "de",
            expected: element("<trans-unit id=\"k\"><source>a</source><note></note><note></note></trans-unit>")),
        Case(
            what: "a string that stands as it is because its variables are translated needs no target", format: "xliff",
            text: element(
                "<trans-unit id=\"k\"><source>%#@n@</source></trans-unit><trans-unit id=\"k|==|substitutions.n.plural."
                    + "other\"><source>a</source><target>b</target></trans-unit>"),
            changes: [.set("k", value: "%#@n@")], locale: "de"),
        Case(
            what: "a source that is the target as well is left alone", format: "xliff",
            text:
                "<xliff><file original=\"t\" source-language=\"en\" target-language=\"en\"><body><trans-unit id=\"k\">"
                + "<source>a</source></trans-unit></body></file></xliff>",
            changes: [.set("k", value: "a")], locale: "en"),
        Case(
            what: "of repeated units the one with a target is set", format: "xliff",
            text: element(
                "<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit><trans-unit id=\"k\">"
                    + "<source>a</source></trans-unit>"),
            changes: [.set("k", value: "b")], locale: "de"),
        Case(
            what: "brackets do not close a section", format: "xliff",
            text: element("<trans-unit id=\"k\"><source>a</source><target><![CDATA[x>]]></target></trans-unit>"),
            changes: [.set("k", value: "]]>")], locale: "de",
            expected: element("<trans-unit id=\"k\"><source>a</source><target>]]&gt;</target></trans-unit>")),
        Case(
            what: "a file that names no language has a source language all the same", format: "xliff",
            text: "<xliff><file><body><trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit></body>"
                + "</file></xliff>",
            changes: [.set("k", value: "a")], locale: "und"),
    ]

    private static func element(_ units: String) -> String {
        "<xliff version=\"1.2\"><file original=\"t\" source-language=\"en\" target-language=\"de\"><body>\(units)"
            + "</body></file></xliff>"
    }

    @Test func aLoneSurrogateIsNotMoved() throws {
        let text = Array("b = c; a = \"".utf8) + [0xED, 0xA0, 0xBD] + Array("\";".utf8)
        let sample = SourceFile(path: "t.strings", raw: [0xFF, 0xFE])
        let file = SourceFile(path: "t.strings", raw: sample.raw + sample.encoded(text))
        #expect(StringsFormat().parse(file).value.edits(for: [.sort]).edits.isEmpty)
    }

    @Test func aFileWhoseTailIsLostIsNotTakenApart() {
        let file = SourceFile(path: "t.strings", text: "a = b;; c = d;")
        #expect(StringsFormat().parse(file).value.keyedTree == nil)
    }

    @Test func theUnitOfAKeyIsTheOneThatLoads() {
        let file = SourceFile(path: "t.strings", text: "a = \"1\";; a = \"2\"; b = \"3\";")
        let units = StringsFormat().parse(file).value.catalogs(locale: "en", table: "t")[0].units
        #expect(units.map { $0.text.forms[0].string } == ["1", "3"])
    }
}

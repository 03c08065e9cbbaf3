import AXLocale
import AXModel
import AXSource
import Testing

@testable import AXFormats

@Suite struct XLIFFEditTests {
    private func edit(_ text: String, _ changes: [CatalogChange], _ locale: String? = "de") throws -> String {
        let file = SourceFile(path: "Test.xliff", text: text)
        let result = try file.applying(XLIFFDocument(file).edits(for: changes, locale: locale).edits)
        return result.string(result.fullSpan)
    }

    /// A target, the new string, and the resulting target.
    @Test(arguments: [
        ("<target>old</target>", "new", "<target>new</target>"),
        ("<target state=\"new\">old</target>", "old & <more>", "<target state=\"new\">old &amp; &lt;more&gt;</target>"),
        ("<target>a&#38;b</target>", "a&c", "<target>a&#38;c</target>"),
        ("<target/>", "x", "<target>x</target>"),
        ("<target state=\"translated\" />", "x", "<target state=\"translated\">x</target>"),
        ("<target><![CDATA[a<b]]></target>", "a<c", "<target><![CDATA[a<c]]></target>"),
        ("<target><![CDATA[a<b]]></target>", "a>b", "<target>a&gt;b</target>"),
        ("<target>a <g id=\"1\">b</g> c</target>", "a b c d", "<target>a <g id=\"1\">b</g> c d</target>"),
        ("<target>a <g id=\"1\">b</g> c</target>", "a d", "<target>a d</target>"),
        ("<target>a\r\nb</target>", "a\nc", "<target>a\r\nc</target>"),
        ("<target>q</target>", "\"\t\r\n", "<target>\"\t&#13;\n</target>"),
        ("<target>e\u{301}</target>", "é", "<target>é</target>"),
    ])
    func aTargetIsSetAndNothingElse(_ old: String, _ text: String, _ new: String) throws {
        let unit = "      <trans-unit id=\"k\">\n        <source>s</source>\n        \(old)\n      </trans-unit>"
        let document = XLIFFTestText.document(unit)
        #expect(try edit(document, [.set("k", value: text)]) == document.replacing(old, with: new))
    }

    @Test func aTargetIsAddedBehindTheSourceInTheLayoutOfItsNeighbors() throws {
        let units = [XLIFFTestText.unit("a", "A", "B", state: "final"), XLIFFTestText.unit("k", "K")]
        let expected = [units[0], XLIFFTestText.unit("k", "K", "L", state: "translated")]
        #expect(
            try edit(XLIFFTestText.document(units.joined(separator: "\n")), [.set("k", value: "L")])
                == XLIFFTestText.document(expected.joined(separator: "\n")))
        let tight = XLIFFTestText.document("<trans-unit id=\"k\"><source>K</source></trans-unit>")
        #expect(
            try edit(tight, [.set("k", value: "L")]).contains(
                "<source>K</source>\n        <target>L</target></trans-unit>"))
    }

    /// The last unit with an id counts, both for reading and for changes.
    @Test func theTextOfAStringThatStandsTwiceIsLeftAloneWhenItIsSetToItself() throws {
        let form = "/c:dict/NSStringLocalizedFormatKey:dict/:string"
        let units = [
            XLIFFTestText.unit(form, "%d items"), XLIFFTestText.unit(form, "%#@colors@"),
            XLIFFTestText.unit("/c:dict/colors:dict/other:dict/:string", "%ld colors", "%ld Farben"),
        ]
        let document = XLIFFTestText.document(units.joined(separator: "\n"), original: "en.lproj/L.stringsdict")
        let unit = try #require(XLIFFTestText.units(document, "de")["c"])
        guard case .plain(let text) = unit.text else {
            Issue.record("not plain: \(unit.text)")
            return
        }
        #expect(text.string == "%#@colors@")
        #expect(try edit(document, [.set("c", value: text.string)]) == document)
    }

    /// Attributes of a target, the state to set, and the resulting attributes.
    @Test(
        arguments: [
            (" state=\"new\"", .translated, " state=\"translated\""),
            ("", .needsReview, " state=\"needs-review-l10n\""),
            (" state=\"final\"", .translated, " state=\"final\""), ("", .translated, ""),
            (" state=\"needs-review-translation\"", .needsReview, " state=\"needs-review-translation\""),
            ("", .machineTranslated, " state=\"translated\" state-qualifier=\"leveraged-mt\""),
            (" state=\"translated\"", .machineTranslated, " state=\"translated\" state-qualifier=\"leveraged-mt\""),
            (" state=\"translated\" state-qualifier=\"leveraged-mt\"", .translated, " state=\"translated\""),
            (" state=\"x\" xml:lang=\"de\"", .new, " state=\"new\" xml:lang=\"de\""),
        ] as [(String, TranslationState, String)])
    func aStateIsSetWhereItDiffers(_ old: String, _ state: TranslationState, _ new: String) throws {
        let document = { (attributes: String) in
            XLIFFTestText.document(
                "<trans-unit id=\"k\"><source>s</source><target\(attributes)>t</target></trans-unit>")
        }
        let result = try edit(document(old), [.state("k", state)])
        #expect(result == document(new), "\(result)")
    }

    @Test func aTextItsStateAndItsCommentAreSetTogether() throws {
        let changes: [CatalogChange] = [.comment("k", "c"), .state("k", .needsReview), .set("k", value: "T")]
        let made = "<target state=\"needs-review-l10n\">T</target>"
        for (old, target, note) in [("", made, "<note>c</note>"), ("<target/>", made, "<note>c</note>")] {
            let document = XLIFFTestText.document("<trans-unit id=\"k\">\n<source>S</source>\(old)</trans-unit>")
            let result = try edit(document, changes).replacing("\n<", with: "<")
            #expect(result.contains("<source>S</source>\(target)\(note)</trans-unit>"), "\(result)")
        }
    }

    @Test func anotherPluralCategoryIsAddedBehindTheOthers() throws {
        let units = [
            XLIFFTestText.unit("n|==|plural.one", "%d song", "%d Lied", note: "c"),
            XLIFFTestText.unit("n|==|plural.other", "%d songs", "%d Lieder", note: "c"), XLIFFTestText.unit("z", "Z"),
        ]
        let added = XLIFFTestText.unit("n|==|plural.few", "%d songs", "%d x", note: "c")
        let result = try edit(
            XLIFFTestText.document(units.joined(separator: "\n")),
            [.set("n", at: VariationPath([.plural(.few)]), value: "%d x")])
        #expect(
            result == XLIFFTestText.document((units[...1] + [added, units[2]]).joined(separator: "\n")), "\(result)")
    }

    @Test func unitsAreAddedRemovedAndSorted() throws {
        let units = [XLIFFTestText.unit("b", "B", "C"), XLIFFTestText.unit("a", "A", "B")]
        let document = XLIFFTestText.document(units.joined(separator: "\n"))
        #expect(
            try edit(document, [.add("n\n\"", value: "N<", comment: "c & d")])
                == XLIFFTestText.document(
                    (units + [XLIFFTestText.unit("n&#10;&quot;", "n\n\"", "N&lt;", note: "c &amp; d")]).joined(
                        separator: "\n")))
        #expect(try edit(document, [.remove("b"), .set("b", value: "x")]) == XLIFFTestText.document(units[1]))
        #expect(try edit(document, [.sort]) == XLIFFTestText.document(units.reversed().joined(separator: "\n")))
    }

    @Test func aWholeUnitIsInsertedWithItsForms() throws {
        let nowhere = Span(at: 0)
        let forms: [PluralCategory: Variation] = [
            .one: .plain(LocatedText("%lld Lied", span: nowhere)),
            .other: .plain(LocatedText("%lld Lieder", span: nowhere)),
        ]
        let unit = Unit(key: "n", text: .plural(forms), span: nowhere, keySpan: nowhere)
        let result = try edit(XLIFFTestText.document(XLIFFTestText.unit("a", "A", "B")), [.insert(unit)])
        let read = try #require(XLIFFTestText.units(result, "de")["n"])
        #expect(read.forms.map(\.text.string) == ["%lld Lied", "%lld Lieder"])
        #expect(read.forms.map(\.path.names) == [["plural", "one"], ["plural", "other"]])
    }

    @Test func commentsAreSetInEveryFormAndTakenOut() throws {
        let document = { (note: String) in
            XLIFFTestText.document(
                [
                    XLIFFTestText.unit("n|==|plural.one", "a", "b", note: note),
                    XLIFFTestText.unit("n|==|plural.other", "c", "d", note: note),
                ].joined(separator: "\n"))
        }
        #expect(try edit(document(""), [.comment("n", "why")]) == document("why"))
        let withEmpty = document("old").replacing("<body>", with: "<body>\n" + XLIFFTestText.unit("e", "E"))
        let taken = try edit(withEmpty, [.comment("n", nil)])
        #expect(taken == document("").replacing("<body>", with: "<body>\n" + XLIFFTestText.unit("e", "E")))
    }

    @Test func theSourceLanguageIsChangedWithoutALocale() throws {
        let document = XLIFFTestText.document(XLIFFTestText.unit("k", "S", "T"))
        #expect(try edit(document, [.set("k", value: "X")], nil) == document.replacing(">S<", with: ">X<"))
        #expect(try edit(document, [.set("k", value: "X")], "en") == document.replacing(">S<", with: ">X<"))
        #expect(try edit(document, [.set("k", value: "X")], "fr") == document)
    }

    @Test func partsKeepTheTablesApart() throws {
        let one = XLIFFTestText.document(XLIFFTestText.unit("k", "S", "T"), original: "A.strings")
        let file = "  <file " + one.split(separator: "  <file ")[1].split(separator: "</xliff>")[0]
        let two = one.replacing("</xliff>", with: file.replacing("A.strings", with: "B.strings") + "</xliff>")
        let source = SourceFile(path: "t", text: two)
        let parts = XLIFFDocument(source).parts
        #expect(parts.map(\.originals) == [["A.strings"], ["B.strings"]])
        let changed = try source.applying(parts[1].edits(for: [.set("k", value: "X")], locale: "de").edits)
        #expect(
            XLIFFDocument(changed).parts.map { $0.catalogs(locale: "", table: "")[1].units[0].text.forms[0].string }
                == ["T", "X"])
    }

    @Test func aFileThatIsNotWellFormedIsNotEdited() throws {
        let broken = XLIFFTestText.document(XLIFFTestText.unit("k", "S", "T")).replacing("</body>", with: "")
        #expect(try edit(broken, [.set("k", value: "X")]) == broken)
        #expect(XLIFFTestText.parse(broken).readOnlyReason != nil)
    }
}

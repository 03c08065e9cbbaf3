import AXFormats
import AXLocale
import AXModel
import AXSource
import Testing

@Suite struct StringsdictEditTests {
    private typealias Sample = StringsdictSample

    private func form(_ category: String, of name: String = "n") -> VariationPath {
        let categories: [String: VariationPath.Step] = [
            "zero": .plural(.zero), "one": .plural(.one), "two": .plural(.two), "few": .plural(.few),
            "many": .plural(.many), "other": .plural(.other),
        ]
        return VariationPath([.substitution(name)] + [categories[category]].compactMap { $0 })
    }

    private func edit(_ entries: String, _ changes: [CatalogChange]) throws -> String {
        try Sample.edit(Sample.xml(entries), changes)
    }

    @Test func aTextIsSetAndNothingElse() throws {
        let before = Sample.plural(format: "a &#65; %#@n@")
        #expect(
            try edit(before, [.set("songs", value: "a A %#@n@ & <b>")])
                == Sample.xml(Sample.plural(format: "a &#65; %#@n@ &amp; &lt;b&gt;")))
        #expect(
            try edit(Sample.plural(), [.set("songs", at: form("other"), value: "%d Titel")])
                == Sample.xml(Sample.plural(forms: ["one": "%d song", "other": "%d Titel"])))
        #expect(try edit(before, [.set("songs", value: "a A %#@n@")]) == Sample.xml(before))
    }

    @Test(arguments: [
        ("<![CDATA[a <b>]]>", "a <b> c", "<![CDATA[a <b> c]]>"),
        ("<![CDATA[a <b>]]>", "a <b>]", "a &lt;b&gt;]"),
        ("x<![CDATA[y]]>z", "xz", "xz"),
        ("", "new", "new"),
        ("a\nb", "a\rb", "a&#13;b"),
    ])
    func whatStandsAroundAChangeKeepsItsSpelling(_ old: String, _ value: String, _ new: String) throws {
        let text = Sample.xml("<key>k</key><string>\(old)</string>")
        let result = try Sample.edit(text, [.set("k", value: value)])
        #expect(result == Sample.xml("<key>k</key><string>\(new)</string>"))
        #expect(Sample.units(result).first?.forms.first?.text.string == value)
    }

    @Test func anElementWithoutContentGetsOne() throws {
        #expect(
            try edit("<key>k</key><string/>", [.set("k", value: "v")]) == Sample.xml("<key>k</key><string>v</string>"))
        #expect(try edit("<key>k</key><string/>", [.set("k", value: "")]) == Sample.xml("<key>k</key><string/>"))
    }

    @Test func aMissingFormIsAddedInTheOrderOfTheCategories() throws {
        let changes: [CatalogChange] = ["many", "few", "zero"].map { .set("songs", at: form($0), value: $0) }
        #expect(
            try edit(Sample.plural(), changes)
                == Sample.xml(
                    Sample.plural(forms: [
                        "zero": "zero", "one": "%d song", "few": "few", "many": "many", "other": "%d songs",
                    ])))
        #expect(
            try edit(Sample.plural(forms: ["one": "1"]), [.set("songs", at: form("other"), value: "n")])
                == Sample.xml(Sample.plural(forms: ["one": "1", "other": "n"])))
    }

    @Test func ofTwoChangesToOneTextTheLastCounts() throws {
        let changes: [CatalogChange] = ["a", "b"].flatMap { value -> [CatalogChange] in
            [.set("songs", at: form("few"), value: value), .set("songs", at: form("other"), value: value)]
        }
        #expect(
            try edit(Sample.plural(), changes)
                == Sample.xml(Sample.plural(forms: ["one": "%d song", "few": "b", "other": "b"])))
    }

    @Test func aMissingVariableIsAddedWhole() throws {
        let changes: [CatalogChange] = [
            .set("songs", at: form("other", of: "m"), value: "%ld m"),
            .set("songs", at: form("one", of: "m"), value: "%ld"),
        ]
        let expected =
            Sample.plural().dropLast("\n\t</dict>".count) + "\n"
            + Sample.variable("m", type: "ld", ["one": "%ld", "other": "%ld m"]) + "\n\t</dict>"
        #expect(try edit(Sample.plural(), changes) == Sample.xml(String(expected)))
    }

    @Test func theFilesOwnLayoutIsKept() throws {
        let spaces = Sample.plural().replacing("\t", with: "  ").replacing("\n", with: "\r\n")
        #expect(
            try edit(spaces, [.set("songs", at: form("few"), value: "x")])
                == Sample.xml(
                    Sample.plural(forms: ["one": "%d song", "few": "x", "other": "%d songs"]).replacing(
                        "\t", with: "  "
                    )
                    .replacing("\n", with: "\r\n")))
        let compact = Sample.plural().replacing("\t", with: "").replacing("\n", with: "")
        #expect(
            try edit(compact, [.set("songs", at: form("few"), value: "x")])
                == Sample.xml(
                    Sample.plural(forms: ["one": "%d song", "few": "x", "other": "%d songs"]).replacing("\t", with: "")
                        .replacing("\n", with: "")))
    }

    @Test func anEntryIsRemovedWithItsComments() throws {
        let entries =
            "\t<key>a</key>\n\t<string>x</string>\n\n\t<!-- of songs -->\n" + Sample.plural() + " <!-- end -->"
        #expect(try edit(entries, [.remove("songs")]) == Sample.xml("\t<key>a</key>\n\t<string>x</string>"))
        #expect(
            try edit(entries, [.remove("a")])
                == Sample.xml(entries).replacing("\t<key>a</key>\n\t<string>x</string>\n\n", with: "\n").replacing(
                    "<dict>\n\n", with: "<dict>\n\n"))
    }

    @Test func commentsAreAddedChangedAndRemoved() throws {
        let entry = Sample.plural()
        #expect(try edit(entry, [.comment("songs", "a -- b")]) == Sample.xml("\t<!-- a - - b -->\n" + entry))
        #expect(try edit("\t<!--old-->\n" + entry, [.comment("songs", "new")]) == Sample.xml("\t<!--new-->\n" + entry))
        #expect(
            try edit("\t<!-- a -->\n\t<!-- b -->\n" + entry + " <!-- c -->", [.comment("songs", nil)])
                == Sample.xml(entry))
        #expect(
            try edit("\t<!-- a -->\n" + entry + " <!-- c -->", [.comment("songs", "a\nc")])
                == Sample.xml("\t<!-- a -->\n" + entry + " <!-- c -->"))
    }

    @Test func entriesAreSortedWithTheirComments() throws {
        let (first, second) = ("\t<!-- of a -->\n" + Sample.plural("a"), "\t<!-- of b -->\n" + Sample.plural("b"))
        #expect(try edit(second + "\n\n" + first, [.sort]) == Sample.xml(first + "\n\n" + second))
    }

    @Test func aWholeUnitIsAddedInTheLayoutOfTheFile() throws {
        let unit = try #require(Sample.units(Sample.xml(Sample.plural("new", format: "%2$#@n@ &amp; %1$@"))).first)
        #expect(
            try edit(Sample.plural(), [.insert(unit), .add("plain", value: "a", comment: "why")])
                == Sample.xml(
                    Sample.plural() + "\n" + Sample.plural("new", format: "%2$#@n@ &amp; %1$@") + "\n"
                        + "\t<!-- why -->\n\t<key>plain</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
                        + "\t\t<string>a</string>\n\t</dict>"))
        let empty = "<plist version=\"1.0\">\n<dict/>\n</plist>\n"
        #expect(
            try Sample.edit(empty, [.insert(unit)])
                == "<plist version=\"1.0\">\n<dict>\n" + Sample.plural("new", format: "%2$#@n@ &amp; %1$@")
                + "\n</dict>\n</plist>\n")
    }

    @Test(arguments: ["k = v;", " ", "{ k = { NSStringLocalizedFormatKey = v; }; }"])
    func oldStyleFilesAreReadOnlyAndSaySo(_ text: String) throws {
        let planned = Sample.parse(text).value.edits(for: [.set("k", value: "w"), .sort])
        #expect(planned.edits.isEmpty)
        let cause = RefusedChange.Cause.readOnly("it isn't in XML; convert it with `plutil -convert xml1`")
        #expect(planned.refused.map(\.cause) == [cause, cause])
    }

    @Test func anEmptyFileIsFilledInXML() throws {
        let added = try Sample.edit("", [.add("k", value: "v", comment: nil)])
        #expect(added.hasPrefix("<?xml"))
        #expect(
            Sample.parse(added).diagnostics.isEmpty && Sample.parse(added).value.contents.loaded.map(\.key) == ["k"])
    }

    @Test func widthsAndDevicesAreSetAndAdded() throws {
        let text = Sample.xml(
            "<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>s</string></dict></dict>"
                + "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string></dict></dict>"
        )
        let changes: [CatalogChange] = [
            .set("w", at: VariationPath([.width(2)]), value: "xs"),
            .set("w", at: VariationPath([.width(5)]), value: "S"),
            .set("d", at: VariationPath([.device("ipad")]), value: "Tap"),
        ]
        let forms = Sample.units(try Sample.edit(text, changes)).flatMap(\.forms).map(\.text.string)
        #expect(forms == ["xs", "S", "Tap", "Click"])
    }

    @Test func formsInsideADeviceAreSetAndAdded() throws {
        let device = { (forms: KeyValuePairs<String, String>) in
            "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict>\n"
                + "\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@n@</string>\n"
                + StringsdictSample.variable("n", forms) + "</dict></dict></dict>"
        }
        let path = { (step: VariationPath.Step) in VariationPath([.substitution("n"), .device("mac"), step]) }
        let changes: [CatalogChange] = [
            .set("d", at: path(.plural(.few)), value: "few"), .set("d", at: path(.plural(.other)), value: "all"),
            .set(
                "d", at: VariationPath([.substitution("n"), .device("ipad"), .plural(.one)]), value: "no such device"),
        ]
        #expect(
            try edit(device(["one": "1", "other": "n"]), changes)
                == Sample.xml(device(["one": "1", "few": "few", "other": "all"])))
    }

    @Test func binaryFilesAreReadOnlyAndSaySo() throws {
        let file = SourceFile(path: "t", raw: Array("bplist00".utf8) + Array(repeating: 0, count: 40))
        let document = StringsdictFormat().parse(file).value
        #expect(document.readOnlyReason == "it's a binary property list; convert it with `plutil -convert xml1`")
        #expect(document.edits(for: [.add("k", value: "v", comment: nil), .sort]).edits.isEmpty)
    }

    @Test func unknownKeysAndWaysChangeNothing() throws {
        let text = Sample.xml(Sample.plural())
        let changes: [CatalogChange] = [
            .set("x", value: "y"), .remove("x"), .comment("x", "c"), .state("songs", .translated),
            .set("songs", at: VariationPath([.width(3)]), value: "y"), .canonicalize,
            .set("songs", at: VariationPath([.plural(.one)]), value: "y"),
        ]
        #expect(try Sample.edit(text, changes) == text)
    }

    @Test func stringTablesInXMLAreEditedToo() throws {
        let text = Sample.xml("\t<key>a</key>\n\t<string>x</string>")
        let file = SourceFile(path: "t.strings", text: text)
        let changes: [CatalogChange] = [.set("a", value: "x & y"), .add("b", value: "<z>", comment: "c")]
        let result = try file.applying(StringsFormat().parse(file).value.edits(for: changes).edits)
        #expect(
            result.string(result.fullSpan)
                == Sample.xml(
                    "\t<key>a</key>\n\t<string>x &amp; y</string>\n\t<!-- c -->\n\t<key>b</key>\n\t<string>&lt;z&gt;</string>"
                ))
    }
}

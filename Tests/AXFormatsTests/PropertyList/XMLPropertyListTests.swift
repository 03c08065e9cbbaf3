import AXFormats
import AXSource
import AXTestSupport
import Foundation
import Testing

/// XML property lists are read as CoreFoundation reads them.
@Suite struct XMLPropertyListTests {
    private static let values = [
        "<string>a</string>", "<string/>", "<string></string>", "<string >a</string >", "<string a=\"b\">c</string>",
        "<string>&amp;&lt;&gt;&quot;&apos;</string>", "<string>&#65;&#x42;&#xE9;&#128512;</string>",
        "<string>a<![CDATA[<b>&amp;]]>c</string>", "<string><![CDATA[]]></string>", "<string> \n a \t</string>",
        "<string>a<!-- c -->b</string>", "<string>a<?pi?>b</string>", "<string>&nbsp;</string>", "<string>&</string>",
        "<string>&amp</string>", "<string>a > b</string>", "<string>a]]>b</string>", "<string><b>c</b></string>",
        "<string>a</key>", "<string>a", "<true/>", "<false/>", "<true></true>", "<integer>42</integer>",
        "<array/>", "<array></array>", "<array><string>a</string><!-- c --><string>b</string></array>",
        "<array>text</array>", "<dict/>", "<dict></dict>", "<dict><key>x</key><string>y</string></dict>",
        "<dict><key>x</key></dict>", "<dict><string>y</string></dict>", "<dict><key>x</key><key>y</key></dict>",
        "<data>QUJD</data>", "<data> QU\n\tJD </data>", "<data></data>", "<unknown/>", "<String>a</String>",
        "<string>a\r\nb</string>", "<string>\u{1}</string>", "<string>é</string>", "<?pi?><string>a</string>",
        "<!-- a -- b --><string>a</string>", "<!-- a <b> --><string>a</string>",
    ]

    static let files =
        values.map { "<plist version=\"1.0\">\n<dict>\n<key>k</key>\($0)\n</dict>\n</plist>\n" } + [
            "<plist><dict><key>k</key><string>a</string></dict></plist> junk",
            "<dict><key>k</key><string>a</string></dict>", "<dict><key>k</key><string>a</string></dict><dict/>",
            "<plist><dict><key>k</key><string>a</string></dict>", "<plist><dict/><dict/></plist>", "<plist></plist>",
            "<plist/>", "<plist><string>a</string></plist>", "<!-- c --><plist><dict/></plist>",
            "<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict/></plist>",
            "<!DOCTYPE plist [<!ENTITY e \"x\">]><plist><dict><key>k</key><string>&e;</string></dict></plist>",
            "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><dict/></plist>",
            "<plist><dict><key>k</key><string>a</string><key>k</key><string>b</string></dict></plist>",
            "<plist><dict><key/><string>a</string></dict></plist>",
            "<plist><dict><key>a&lt;</key><string/></dict></plist>",
            "  \n<plist><dict/></plist>", "<plist><dict>x<key>k</key><string>a</string></dict></plist>",
        ]

    @Test func xmlWithoutADictionaryIsNoTable() {
        let parsed = StringsFormat().parse(SourceFile(path: "t", text: "<plist><array/></plist>"))
        #expect(parsed.value.contents.status == .notDictionary)
    }

    #if os(Linux)
        /// Files of pieces in random order. They are the same in every run.
        @Test func coreFoundationAgreesAboutRandomFiles() {
            var random = SeededGenerator(seed: 11)
            for _ in 0..<InputShare.count(20_000) {
                let inside = (0..<Int.random(in: 0...7, using: &random)).map { _ in
                    Self.pieces.randomElement(using: &random) ?? ""
                }.joined()
                let text =
                    "<plist>" + (Bool.random(using: &random) ? "<dict><key>k</key>\(inside)</dict></plist>" : inside)
                let bytes = Array(text.utf8)
                #expect(CoreFoundationOracle.read(bytes) == CoreFoundationOracle.outcome(of: bytes), "\(text)")
            }
        }

        private static let pieces = [
            "<dict>", "</dict>", "<dict/>", "<array>", "</array>", "<key>a</key>", "<string>b</string>", "<string/>",
            "<key>", "</key>",
            "<string>", "</string>", "<true/>", "<integer>5</integer>", "<real>1.5</real>", "<data>QQ==</data>",
            "</plist>", "<plist>",
            " ", "\n", "x", "&amp;", "&#65;", "&", "<!-- c -->", "<![CDATA[d]]>", "<?p?>", "<!", "<", ">", "/", "\"",
            "-->", "]]>", "é",
            "<key>a</key><string>b</string>", "<key>b</key><true/>", "<date>2024-01-02T03:04:05Z</date>",
        ]

        @Test(arguments: files + XMLPropertyListCases.all)
        func coreFoundationAgrees(_ text: String) {
            #expect(CoreFoundationOracle.read(Array(text.utf8)) == CoreFoundationOracle.outcome(of: Array(text.utf8)))
        }
    #endif
}

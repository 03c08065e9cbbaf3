/// XML property lists at the limits of CoreFoundation's own small parser.
enum XMLPropertyListCases {
    static var all: [String] { values.map { start + "<key>k</key>" + $0 + end } + files + markup }

    private static let start = "<plist version=\"1.0\">\n<dict>\n"
    private static let end = "\n</dict>\n</plist>\n"
    private static let table = "<dict><key>k</key><string>v</string></dict>"

    private static let values = integers + reals + dates + data + tags + references

    private static let integers =
        [
            "", "abc", "1a", " 42 ", " 42", "+5", "-5", "- 5", "0x1F", "-0x1f", "0x", "0", "007", "1.5", "1 2",
            "4&#50;", "é",
            "99999999999999999999", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
            "18446744073709551615", "18446744073709551616", "0xFFFFFFFFFFFFFFFF", "0x10000000000000000", "0X1f", "0x1g",
            " 0x10", "+0x1", "+-5", "--5", "-", "\n4\n", "\n4", "\t-\t4", "<!-- c -->4", "4<![CDATA[2]]>", "-0",
            "\u{A0}5", "0x 1",
            "\u{2028}5", "-0x8000000000000000", "-0x8000000000000001",
        ].map { "<integer>\($0)</integer>" } + ["<integer/>"]

    private static let reals =
        [
            "", "1.5", "abc", "1.5x", " 1.5 ", " 1.5", "1,5", "nan", "NaN", "inf", "-inf", "+inf", "Infinity",
            "+infinity",
            "-infinity", "infinit", "nanx", "1e5", "1E5", "1e+5", "1e-5", "1e999", "1e-400", "0x1p3", ".5", "5.", ".",
            "-", "1e",
            "&#49;.5", "+1.5", "-1.5", "1 5", "1_0", "1.50000000000000000001", "100000000000000000000", "0.1", "-0.0",
            "1.2.3",
            "+nan", "-nan", "<![CDATA[1.5]]>", "1<!-- c -->", "\n2", "--1", "+-1", "e5", "1e5.5", "1e 5", "1 e5", "- 1",
        ].map { "<real>\($0)</real>" } + ["<real/>"]

    private static let dates =
        [
            "", "2024-01-02T03:04:05Z", "2024", "2024-13-02T03:04:05Z", "2024-01-32T03:04:05Z", "2024-01-02T03:04:05",
            " 2024-01-02T03:04:05Z", "2024-01-02T03:04:05Z ", "24-1-2T3:4:5Z", "2024-01-02t03:04:05z",
            "2024-01-02T25:04:05Z",
            "2024-01-02T03:04:05.5Z", "2024-01-02 03:04:05Z", "2024-02-30T03:04:05Z", "abc", "2024-00-02T03:04:05Z",
            "2024-01-02T03:04:99Z", "2000-02-29T00:00:00Z", "1900-03-01T00:00:00Z",
            "2024-01-00T03:04:05Z", "2024-1-02T03:04:05Z", "2024-01-02T03:04:05Zx", "1969-12-31T23:59:59Z",
            "2024-01-02T99:99:99Z",
        ].map { "<date>\($0)</date>" } + ["<date/>"]

    private static let data =
        [
            "Q", "QQ", "QUI", "QUJ=", "QQ==", "QQ=", "Q!!UJD", "====", "QUJDQ", "QU=JD", "QQ==QUJD", "é", "Q U J D",
            "&#81;UJD",
            "QUJ", "<!-- c -->QQ==", "<![CDATA[QQ==]]>", "QQ==\n\t", "=", "A===", "QUJD=", "QUJD==", "\u{1}QQ==",
            "-_-_",
        ].map { "<data>\($0)</data>" } + ["<data/>"]

    private static let tags = [
        "<true>x</true>", "<true> </true>", "<true ></true >", "<true/ >", "<false></false>", "<false a=\"b\"/>",
        "<true></false>", "<string a=b>c</string>", "<string a>c</string>", "<string a=\">\">c</string>", "<string  />",
        "<string a=\"/\">c</string>", "<string a=\"/>c</string>", "<array a=\"b\"><string>a</string></array>",
        "<dict a=\"b\"/>",
        "<key a=\"b\">x</key>", "<true><!-- c --></true>", "<date a=\"b\">2024-01-02T03:04:05Z</date>",
        "<array/ ><string>x</string>",
        "<string / >", "<integer >5</integer >", "<stringx>a</stringx>", "<stringé>a</string>",
        "<string\n>a</string\n>",
        "<string>a</string ", "<string>a</strin", "</string>", "<string>a</stringx>", "<array></array x>", "<integer>5",
        "<data>QQ==",
        "<true>", "<real>5", "<plist><string>x</string></plist>", "<plist/>", "<plist></plist>",
        "<plist a=\"b\"><dict/></plist>",
        "<array><key>x</key></array>", "<array><plist><true/></plist></array>", "< string>a</string>",
        "<string>a</ string>",
        "<string>a< /string>", "<>", "< >", "<!>", "<!-->--><true/>", "<!---><true/>", "<!-- -- --><true/>",
        "<??><true/>", "<? ?><true/>", "<![CDATA[a]]>", "<!DOCTYPE a><true/>", "<true/><!-- c -->", "<true/><?p?>",
        "<true/>x",
        "<true/>&#32;", "<array>&#32;</array>", "<array>\u{A0}</array>", "<array>\u{B}</array>",
        "<array>\u{2028}</array>",
        "<array><string>a</string>b</array>", "<array></dict>", "<dict></array>", "<array><true/></array  >", "<TRUE/>",
        "<string\u{B}>a</string>", "<string\u{C}/>", "<string\t/>", "<string>a</string\u{C}>", "<array\n/>",
        "<truely/>", "<str/>",
        "<d/>", "<a/>", "<dictionary/>", "<dict><key>x</key><!-- c --><?p?><true/><!-- d --></dict>", "<dict>x</dict>",
        "<dict><key>x</key>y<true/></dict>", "<dict><key/><true/></dict>", "<dict><key>x<b/></key><true/></dict>",
    ]

    private static let references = [
        "&#x110000;", "&#xD800;", "&#0;x", "&#1;", "&#xD83D;&#xDE00;", "&#x1F600;", "&#;", "&#x;", "&#65", "&#6z;",
        "&#x0041;",
        "&#x0000000000041;", "&#00000000000000065;", "&#x100000041;", "&#X41;", "&AMP;", "&amp ;", "& amp;",
        "&#x10FFFF;", "&#xFFFF;",
        "&#xfffe;", "&#4294967361;", "&#-65;", "&#+65;", "&# 65;", "&lt", "&quot;&apos;", "&;", "&&amp;", "&a;",
        "&amp;amp;",
        "<![CDATA[a]]b]]>", "<![CDATA[]]]]>", "<![CDATA[a", "<![cdata[x]]>", "a<![CDATA[&lt;]]>b&lt;<![CDATA[<]]>",
        "]]>",
        "<![CDATA[a]]><![CDATA[b]]>", "<![CDATA[é]]>é", "\0x", "\u{FFFE}", "a\r\nb\rc", "\u{1}\u{B}\u{7F}",
        "<![CDATA[\r\n]]>",
        "<!-- a -->", "a<!-- b -->", "<?p?>", "<![CDATA[<!-- c -->]]>", "<![CDATA[>", "<!", "<![", "<![CDATA[]]",
    ].map { "<string>\($0)</string>" }

    private static let files = [
        "", "x", " x", "</plis", "</plist", "</pwist>", "</plist >", "</plist\u{A0}>", " x</plist>", "<dict/></plist>",
        "<true/></plist>",
        "<!-- c --></plist>", "<?pi?></plist>", "<!-- c</plist>", "</plist><x>", "</plist>\0", "\0</plist>",
        "</plist></plist>",
        "&#32;</plist>", "<![CDATA[]]></plist>", "</dict></plist>", "\u{2028}</plist>", "</ plist>", "</Plist>",
        "</plist/>",
    ].map { "<plist version=\"1.0\">" + table + $0 }

    private static let markup =
        [
            table, table + "x", table + "</plist>", table + "<", "\u{FEFF}" + table, "\u{FEFF}\u{FEFF}" + table,
            "\u{A0}" + table,
            "\u{B}" + table, " \r\n\t" + table, "<string>a</string>", "<array/>", "<key>a</key>", "<true/>", "<d/>",
            "<s", "<", "<?",
            "<!", "<!-", "<!--", "<!-- -->", "<!x>", "</plist>", "<p" + table, "<pl>" + table, "<d>", "<dict>", "<dict",
            "<dict/",
            "<dict/>", "<dict/ >", "<dict></dict>", "<dict></dict", "<plist", "<plist>", "<plist/>",
            "<data>QQ==</data>",
            "<date>2024-01-02T03:04:05Z</date>", "<!-- c -->", "<!-- c --><?p?>", "<?p?>", "<!DOCTYPE>", "<!DOCTYPE",
            "<!D>",
        ]
        + [
            "<plist>", "<plist >", "<plist a>", "<plist a=\"b>", "<plist version=1.0>", "<plistx>", "<plist/>",
            "<plist></plist>",
            "<plist><plist>", "<plist\n>", "<plist\u{C}>", "<PLIST>", "<plist / >", "<plist><!-- c -->", "<plist><?p?>",
            "<plist><!DOCTYPE a>", "<plist><![CDATA[ ]]>", "<plist>x", "<plist>\u{A0}", "<plist>\u{C}", "<plist>&#32;",
        ].map { $0 + table + "</plist>" }
        + [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\">\n",
            "<?xml?>",
            "<?xml", "<?xml>", "<?xml ?><?xml ?>", "<?XML ?>", "<!DOCTYPE>", "<!DOCTYPE plist PUBLIC \"a>",
            "<!DOCTYPE plist PUBLIC \"a\" b\">", "<!DOCTYPE plist [>", "<!DOCTYPE plist []>",
            "<!DOCTYPE plist [<!ENTITY a \">\">]>",
            "<!DOCTYPE plist [<!ENTITY a \"x\">]>", "<!DOCTYPE plist [ ] x>", "<!DOCTYPE plist ", "<!doctype plist>",
            "<!DOCTYPEx>",
            "<!DOCTYPE plist \"'\">", "<!DOCTYPE plist SYSTEM 'a>'>", "<!DOCTYPE plist \"[\">",
            "<!DOCTYPE plist [<!-- ]> -->]>",
            "<!DOCTYPE plist [x]>", "<!DOCTYPE plist [%a;]>", "<!DOCTYPE a><!DOCTYPE b>", "<!-- <!DOCTYPE [ -->",
            "<!-->-->", "<!--->",
            "<!-- a -- b -->", "<!x>", "<!>", "<?>", "<??>", "<? >?>", "x", "&#32;", "<![CDATA[]]>", "<!ELEMENT a>",
        ].map { $0 + "<plist>" + table + "</plist>" }
        + [
            "encoding=\"ISO-8859-1\"", "encoding='utf-8'", "encoding=UTF-8", "encoding=\"\"", "encoding", "encoding=",
            "version=\"1.0\"",
            "encoding=\"us-ascii\"", "encoding = \"UTF-8\"", "Encoding=\"UTF-8\"", "x=\"encoding='utf-8'\"",
        ].map { "<?xml \($0)?><plist>" + table + "</plist>" }
}

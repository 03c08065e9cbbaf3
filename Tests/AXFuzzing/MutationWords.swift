/// Pieces with a meaning for one of the readers, to insert at random offsets.
enum MutationWords {
    static let all: [[UInt8]] =
        texts.map { Array($0.utf8) } + [
            [0xFF], [0xC3], [0xED, 0xA0, 0xBD], [0xED, 0xB8, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE],
            [0xFE, 0xFF],
            [0x00], [0x00, 0x00, 0x00, 0x01], [0xD8, 0x3D], [0x3D, 0xD8], [0xD1, 0x01], [0x5F, 0x10, 0x10],
        ]

    private static let texts: [String] = strings + xml + json + words

    private static let strings = [
        "\"", "'", "\\", ";", "=", " = ", "{", "}", "(", ")", ",", "<", ">", "<0a 1>", "/*", "*/", "//", "\n", "\r",
        "\r\n",
        "\"k\" = \"v\";", "k = v;", "k;", "\\U00e9", "\\uD83D", "\\101", "\\n", "\\\n", "<<<<<<< HEAD\n", "=======\n",
        ">>>>>>> b\n", "k = {a = (b, <0a>);};",
    ]

    private static let xml = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "encoding=\"ISO-8859-1\"", "<!DOCTYPE plist>", "<plist>",
        "</plist>",
        "<dict>", "</dict>", "<dict/>", "<key>", "</key>", "<string>", "</string>", "<string/>", "<key/>", "<array>",
        "</array>", "<true/>", "<integer>1</integer>", "<data>AA==</data>", "<![CDATA[", "]]>", "<!--", "-->", "<?",
        "?>",
        "&amp;", "&lt;", "&#x41;", "&#xD800;", "&#0;", "&unknown;", "&", "</", "/>", "<g id=\"1\">", "</g>",
        "<x id=\"1\"/>",
        "<file original=\"a.strings\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">", "</file>",
        "<body>", "</body>", "<trans-unit id=\"k\">", "</trans-unit>", "<source>", "</source>", "<source/>", "<target>",
        "</target>", "<target state=\"final\">", "<target/>", "<note>", "</note>", "xml:space=\"preserve\"",
        "translate=\"no\"", "|==|plural.one", "|==|substitutions.n.plural.other", "/k:dict/n:dict/one:dict/:string",
        "<key>NSStringLocalizedFormatKey</key>", "<key>NSStringDeviceSpecificRuleType</key>",
        "<key>NSStringVariableWidthRuleType</key>", "<key>NSStringFormatSpecTypeKey</key>", "bplist00",
    ]

    private static let json = [
        ":", " : ", "[", "]", "{}", "null", "true", "1e9", "-0", "\"\"", "\"strings\" : {", "\"stringUnit\"",
        "\"value\"",
        "\"variations\"", "\"plural\"", "\"device\"", "\"substitutions\"", "\"stringSet\"", "\"values\"", "\"state\"",
        "\"localizations\"", "\"comment\"", "\"sourceLanguage\"", "\"argNum\"", "\"formatSpecifier\"", "\\ud83d",
        "\\ude00", "\\/", "\\u0000",
    ]

    private static let words = [
        "%#@n@", "%1$#@n@", "%arg", "%lld", "%@", "%", "zero", "one", "two", "few", "many", "other", "iphone", "en",
        "de",
        "\u{FEFF}", "\u{A0}", "\u{2028}", "é", "e\u{301}", "😀", "\u{1}", "\u{7F}", "\u{FFFD}", "\t", " ",
    ]
}

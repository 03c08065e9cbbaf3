import Testing

/// A small file for one row of Apple's grammar, and CoreFoundation's result.
struct GrammarCase: Sendable, CustomTestStringConvertible {
    enum Outcome: Sendable, Equatable {
        case loads([String: String])
        /// The file loads, but something after the loaded entries is lost.
        case stops([String: String])
        case fails
        case notDictionary
    }

    let name: String
    let bytes: [UInt8]
    let outcome: Outcome

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ outcome: Outcome) {
        self.init(name, bytes: Array(text.utf8), outcome)
    }

    init(_ name: String, bytes: [UInt8], _ outcome: Outcome) {
        self.name = name
        self.bytes = bytes
        self.outcome = outcome
    }
}

extension GrammarCase {
    static let all = comments + words + structure + stops + escapes + encodings + lists

    static let comments: [GrammarCase] = [
        .init("line comment", "// c\n\"k\" = \"v\"; // d", .loads(["k": "v"])),
        .init("line comment ends at CR", "// c\r\"k\" = \"v\";", .loads(["k": "v"])),
        .init("line comment ends at U+2028", "// c\u{2028}\"k\" = \"v\";", .loads(["k": "v"])),
        .init("line comment goes on at U+0085", "// c\u{85}\"k\" = \"v\";", .loads([:])),
        .init("block comment", "/* c */\"k\"/**/=/***/\"v\"/* d */;", .loads(["k": "v"])),
        .init("comments do not nest", "/* /* */ \"k\" = \"v\"; */", .stops(["k": "v"])),
        .init("slash star slash opens only", "/*/ \"k\" = \"v\";", .stops([:])),
        .init("open comment at the end", "\"k\" = \"v\"; /* \"l\" = \"w\";", .stops(["k": "v"])),
        .init("only a comment", "/* c */", .loads([:])),
        .init("lone slash at the end", "\"k\" = \"v\";\n/", .fails),
    ]

    static let words: [GrammarCase] = [
        .init("plain words", "k-1.$_/: = v;", .loads(["k-1.$_/:": "v"])),
        .init("two slashes inside a word", "a//b = http://x.y;", .loads(["a//b": "http://x.y"])),
        .init("word that begins with a slash", "/a = /b/c;", .loads(["/a": "/b/c"])),
        .init("plus in a key", "k+x = 1;", .fails),
        .init("non-ASCII in a key", "ké = 1;", .fails),
        .init("percent as value", "k = %d;", .fails),
        .init("single quotes", "'k' = 'it\\'s \"so\"';", .loads(["k": "it's \"so\""])),
        .init("double quotes around single", "\"k\" = \"it's\";", .loads(["k": "it's"])),
        .init("mixed quotes", "\"k\" = \"v';", .fails),
        .init("empty texts", "\"\" = \"\";", .loads(["": ""])),
        .init("line end in a value", "\"k\" = \"a\nb\r\nc\";", .loads(["k": "a\nb\r\nc"])),
        .init("NUL in a value", "\"k\" = \"a\0b\";", .loads(["k": "a\0b"])),
        .init("curly quotes", "“k” = “v”;", .fails),
    ]

    static let structure: [GrammarCase] = [
        .init("short form", "\"k\"; l;", .loads(["k": "k", "l": "l"])),
        .init("last semicolon missing", "\"k\" = \"v\"", .fails),
        .init("semicolon missing between entries", "\"a\" = \"1\"\n\"b\" = \"2\";", .fails),
        .init("semicolon missing after the short form", "\"a\" = \"b\";\n\"k\"", .fails),
        .init("value missing", "\"k\" = ;", .fails),
        .init("equals missing", "\"k\" \"v\";", .fails),
        .init("colon", "\"k\" : \"v\";", .fails),
        .init("comma after the value", "\"a\" = \"b\", \"c\" = \"d\";", .fails),
        .init("inner quotes", "\"a\" = \"say \"hi\"\";", .fails),
        .init("no-break space before equals", "\"k\"\u{A0}= \"v\";", .fails),
        .init("markup as value", "\"k\" = <b>x</b>;", .fails),
        .init("unterminated value", "\"a\" = \"1\";\n\"k\" = \"v;\n", .fails),
        .init("unterminated first key", "\"k = v;\n", .fails),
        .init("stray equals first", "= \"v\";", .fails),
        .init("conflict marker first", "<<<<<<< HEAD\n\"b\" = \"2\";\n", .fails),
        .init("all on one line", "\"a\"=\"1\";\"b\"=\"2\";", .loads(["a": "1", "b": "2"])),
        .init("CR only", "\"a\" = \"1\";\r\"b\" = \"2\";\r", .loads(["a": "1", "b": "2"])),
        .init("vertical tab and form feed", "\u{B}\"a\"\u{C}=\"1\";", .loads(["a": "1"])),
        .init("duplicates", "\"k\" = \"1\";\nk = 2;\n\"\\153\" = \"3\";", .loads(["k": "3"])),
        .init("keys differ in case", "\"K\" = \"1\";\n\"k\" = \"2\";", .loads(["K": "1", "k": "2"])),
        .init("nothing but white space", " \n\t", .loads([:])),
        .init("empty file", "", .fails),
        .init("a lone string", "\"k\"", .notDictionary),
        .init("a lone word", "abc", .notDictionary),
        .init("a lone string and a comment", "\"k\" /* x */", .notDictionary),
    ]

    static let stops: [GrammarCase] =
        [";", ",", "=", "}", ")", "@", "#", "\u{A0}", "é", "<<<<<<< HEAD", "“"].map {
            .init("stray \($0)", "\"a\" = \"1\";\n\($0)\n\"b\" = \"2\";", .stops(["a": "1"]))
        } + [.init("unterminated key after an entry", "\"a\" = \"1\";\n\"k = v;\n", .stops(["a": "1"]))]

    static let escapes: [GrammarCase] = [
        .init("control characters", #""k" = "\n\t\r\a\b\f\v";"#, .loads(["k": "\n\t\r\u{7}\u{8}\u{C}\u{B}"])),
        .init("quotes and backslash", #""k" = "\"\'\\";"#, .loads(["k": "\"'\\"])),
        .init("backslash before a line end", "\"k\" = \"a\\\nb\\\r\nc\";", .loads(["k": "a\nb\r\nc"])),
        .init("octal in NeXTSTEP Latin", #""k" = "\101\351\200\256\60\7z";"#, .loads(["k": "AØ\u{A0}\u{FB01}0\u{7}z"])),
        .init("octal wraps", #""k" = "\777\400";"#, .loads(["k": "\0\0"])),
        .init("no octal digits", #""k" = "\8\9\18";"#, .loads(["k": "89\u{1}8"])),
        .init("units", #""k" = "\U00e9\U00E9\Ue9 z";"#, .loads(["k": "éé\u{E9} z"])),
        .init("a fifth digit is text", #""k" = "\U0001F600";"#, .loads(["k": "\u{1}F600"])),
        .init("surrogate pair", #""k" = "\Ud83d\Ude00";"#, .loads(["k": "😀"])),
        .init("unit without digits", #""k" = "\Uzz";"#, .loads(["k": "\0zz"])),
        .init("meaningless escapes", #""k" = "\u00e9\x41\q\%\/\(";"#, .loads(["k": "u00e9x41q%/("])),
        .init("backslash before any character", "\"k\" = \"\\é\\😀\";", .loads(["k": "é😀"])),
        .init("escapes in a key", #""a\nb" = "v";"#, .loads(["a\nb": "v"])),
        .init("backslash at the end", #""k" = "a\"#, .fails),
        .init("escape in a word", #"k = a\nb;"#, .fails),
    ]

    static let encodings: [GrammarCase] = [
        .init("UTF-8 mark", bytes: [0xEF, 0xBB, 0xBF] + Array("\"k\" = \"é\";".utf8), .loads(["k": "é"])),
        .init("UTF-16 LE mark", bytes: [0xFF, 0xFE] + utf16("\"k\" = \"é😀\";"), .loads(["k": "é😀"])),
        .init("UTF-16 BE mark", bytes: [0xFE, 0xFF] + utf16("\"k\" = \"é\";", big: true), .loads(["k": "é"])),
        .init("UTF-16 LE without a mark", bytes: utf16("\"k\" = \"é\";"), .fails),
        .init("UTF-16 LE without a mark, blank first", bytes: utf16(" \"k\" = \"é\";"), .loads(["k": "é"])),
        .init("UTF-16 BE without a mark", bytes: utf16("\"k\" = \"é\";", big: true), .fails),
        .init("two marks", bytes: [0xFF, 0xFE] + utf16("\u{FEFF}\"k\" = \"v\";"), .fails),
        .init("odd trailing byte", bytes: [0xFF, 0xFE] + utf16("\"k\" = \"v\";") + [0x20], .loads(["k": "v"])),
        .init("Latin-1", bytes: Array("\"k\" = \"".utf8) + [0xE9] + Array("\";".utf8), .fails),
        .init("a bad byte in a comment", bytes: [0x2F, 0x2F, 0xFF, 0x0A] + Array("k=v;".utf8), .fails),
        .init("overlong form", bytes: Array("\"k\" = \"".utf8) + [0xC0, 0xAF] + Array("\";".utf8), .fails),
        .init(
            "the byte that passes", bytes: Array("\"k\" = \"".utf8) + [0xA9] + Array("\";".utf8),
            .loads(["k": "\u{FFFD}"])),
        .init(
            "the byte that passes, in a comment", bytes: [0x2F, 0x2F, 0xA9, 0x0A] + Array("k=v;".utf8),
            .loads(["k": "v"])),
        .init("the byte that passes, and another", bytes: [0x2F, 0x2F, 0xA9, 0xAA, 0x0A] + Array("k=v;".utf8), .fails),
        .init("the byte that passes, in a broken character", bytes: [0x2F, 0x2F, 0xE2, 0xA9, 0x0A], .fails),
        .init("UTF-32", bytes: utf32("\u{FEFF}k = \"é😀\";".unicodeScalars.map(\.value)), .loads(["k": "é😀"])),
        .init("UTF-32 with odd bytes", bytes: utf32([0xFEFF, 0x6B, 0x3B]) + [1, 2, 3], .loads(["k": "k"])),
        .init("UTF-32 above U+10FFFF", bytes: utf32([0xFEFF, 0x6B, 0x3B, 0x2F, 0x2F, 0x110000]), .fails),
        .init("UTF-32 with a surrogate", bytes: utf32([0xFEFF, 0x6B, 0x3B, 0x2F, 0x2F, 0xD800]), .fails),
        .init("only a mark", bytes: [0xEF, 0xBB, 0xBF], .fails),
    ]

    static let lists: [GrammarCase] = [
        .init("empty braces", "{}", .loads([:])),
        .init("braces", "{ \"k\" = \"v\"; l; }", .loads(["k": "v", "l": "l"])),
        .init("semicolon missing in braces", "{ \"k\" = \"v\" }", .fails),
        .init("text behind braces", "{ \"k\" = \"v\"; } x", .fails),
        .init("open braces", "{ \"k\" = \"v\";", .fails),
        .init("an array", "( a, b, )", .notDictionary),
        .init("uneven data", "\"k\" = <0a FF 1>;", .fails),
        .init("array without commas", "\"k\" = (a b);", .fails),
        .init("typed data", "\"k\" = <*I5>;", .fails),
        .init(
            "too deep", "\"k\" = " + String(repeating: "(", count: 600) + String(repeating: ")", count: 600) + ";",
            .fails),
        .init("JSON", "{\"k\":\"v\"}", .fails),
    ]

    static func utf32(_ units: [UInt32]) -> [UInt8] {
        units.flatMap { unit in (0..<4).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) } }
    }

    static func utf16(_ text: String, big: Bool = false) -> [UInt8] {
        text.utf16.flatMap { big ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
}

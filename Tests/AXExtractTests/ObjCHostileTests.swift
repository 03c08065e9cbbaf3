import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXExtract

struct ObjCHostileTests {
    @Test(arguments: [
        ("(", ")"), ("[a ", "]"), ("{", "}"), ("@[", "]"), ("^{ return ", "; }"), ("f(", ")"), ("c ? a : ", ""),
        ("c ? ", " : b"), ("(NSString *)", ""), ("[NSString stringWithFormat:@\"%@\", ", "]"), ("!", ""),
        ("@\"a\" ", ""),
        ("[[A alloc] initWithString:", "]"), ("a.", ""), ("if (a) ", ""), ("if (a) {} else ", ""), ("#if a\n", ""),
        ("do ", ""), ("x.accessibilityLabel = ", ""), ("NSLocalizedString(", ", @\"c\")"), ("@{@\"k\": ", "}"),
        ("[", " stringByAppendingString:@\"x\"]"),
    ])
    func deepNestingIsReadInLinearTime(open: String, close: String) {
        let text =
            "@implementation A\n- (void)b {\nx.accessibilityLabel = " + String(repeating: open, count: 2_000) + "@\"x\""
            + String(repeating: close, count: 2_000) + ";\n}\n@end\n"
        let found = Self.occurrences(text)
        #expect(found.allSatisfy { $0.span.end <= text.utf8.count })
    }

    @Test(arguments: [
        "x.accessibilityLabel = s;\n", "s = [s stringByAppendingString:s];\n", "s = c ? s : @\"a\";\n",
        "[s appendString:s];\n", "{ x.accessibilityLabel = @\"a\";\n", "} x.accessibilityLabel = @\"a\";\n",
        "- (NSString *)accessibilityLabel { return @\"a\";\n", "@implementation B\n", "#define M M M\n",
        "[x setAccessibilityLabel:", "static NSString *const k = k;\n", "case 1: x.accessibilityLabel = @\"a\";\n",
        "x.accessibilityLabel = [self a:s b:s];\n", "#else\n",
    ])
    func longFilesAreReadInLinearTime(line: String) {
        let text =
            "@implementation A\n- (void)b {\nNSMutableString *s = @\"a\";\n" + String(repeating: line, count: 1_500)
            + "x.accessibilityLabel = s;\n}\n@end\n"
        let found = Self.occurrences(text)
        #expect(found.allSatisfy { $0.span.end <= text.utf8.count })
    }

    @Test(arguments: 0..<30)
    func anyTokensAreRead(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let words = [
            "x", ".accessibilityLabel", " = ", "@", "\"a\"", "[", "]", "(", ")", "{", "}", ";", ":", "?", "^",
            "return ",
            "if ", "else ", "switch ", "case ", "@implementation A\n", "- (NSString *)", "accessibilityHint", "@end\n",
            ",",
            "NSLocalizedString(", "#define A(x) ", "#if\n", "#endif\n", "\n", "setAccessibilityLabel:", "NSString *",
            "->",
            "stringWithFormat:", "\\\n", "'", "for ", "do ", "default", "static ", "const ",
            "UIAccessibilityPostNotification(",
        ]
        let text = (0..<1_500).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
        let found = Self.occurrences("@implementation A\n- (void)b { x.accessibilityLabel = " + text)
        #expect(found.allSatisfy { $0.span.start < $0.span.end })
    }

    @Test(arguments: [
        "<document targetRuntime=\"iOS.CocoaTouch\">" + String(repeating: "<view id=\"a\">", count: 100_000),
        String(repeating: "<accessibility key=\"k\" label=\"x\"/>", count: 10_000), "<", "", "\u{0}",
        "<document><accessibility label=\"no object\"/><string key=\"label\">x</string></document>",
        "<document><button id=\"\"><accessibility label=\"x\"/><state key=\"normal\"/></button></document>",
        "<document><button id=\"a\"><accessibility><string key=\"label\"/></accessibility></button></document>",
    ])
    func anyDocumentIsRead(text: String) {
        let file = SourceFile(path: "Base.lproj/A.xib", text: text)
        let found = IBExtractor().occurrences(in: file, options: ExtractionOptions())
        #expect(found.value.allSatisfy { $0.span.end <= text.utf8.count })
    }

    private static func occurrences(_ text: String) -> [Occurrence] {
        ObjCExtractor().occurrences(in: SourceFile(path: "A.m", text: text), options: ExtractionOptions()).value
    }
}

import AXModel
import AXSource
import Testing

@testable import AXExtract

/// Strings that are declared in one file and spoken in another, in either language.
struct ObjCProjectTests {
    @Test(arguments: [
        // A constant whose value is the key.
        (
            ["Keys.m": "NSString * const CloseKey = @\"close.key\";"],
            "x.accessibilityLabel = NSLocalizedString(CloseKey, @\"c\");", ["localized-call close.key"]
        ),
        // A macro in a header that passes on its parameter.
        (
            ["Strings.h": "#define OWNString(key, comment) NSLocalizedStringFromTable((key), @\"App\", comment)\n"],
            "x.accessibilityLabel = OWNString(@\"a.key\", @\"c\");", ["localized-call a.key App"]
        ),
        // A function of C that looks up its parameter.
        (
            [
                "Strings.m": """
                NSString *OWNLookUp(NSString *token) {
                    if (!token) return @"";
                    return NSLocalizedStringFromTableInBundle(token, @"Kit", OWNBundle(), @"");
                }
                """
            ],
            "x.accessibilityLabel = OWNLookUp(@\"b.key\");", ["localized-call b.key Kit"]
        ),
        // A macro that looks up a constant key.
        (
            ["Titles.h": "#define TITLE NSLocalizedString(@\"title.key\", @\"c\")\n"],
            "x.accessibilityHint = TITLE;", ["localized-call title.key"]
        ),
        // A Swift constant, written as in Objective-C.
        (
            [
                "Strings.swift":
                    "@objc class Strings: NSObject { @objc static let closeHint = NSLocalizedString(\"hint.key\", comment: \"c\") }"
            ],
            "x.accessibilityHint = [Strings closeHint]; y.accessibilityHint = Strings.closeHint;",
            ["constant Strings.closeHint = hint.key", "constant Strings.closeHint = hint.key"]
        ),
        // A class method of Objective-C.
        (
            [
                "Texts.m":
                    "@implementation Texts\n+ (NSString *)open { return NSLocalizedString(@\"open.key\", @\"c\"); }\n@end\n"
            ],
            "x.accessibilityHint = Texts.open;", ["constant Texts.open = open.key"]
        ),
        // A static constant of another file isn't visible.
        (
            ["Other.m": "static NSString *const Hidden = @\"hidden.key\";"],
            "x.accessibilityLabel = NSLocalizedString(Hidden, @\"c\");", ["dynamic Hidden"]
        ),
    ])
    func aStringIsFollowedIntoAnotherFile(files: [String: String], statement: String, expected: [String]) {
        let use = "@implementation Use\n- (void)use {\n\(statement)\n}\n@end\n"
        #expect(Self.strings(files.merging(["Use.m": use]) { $1 }, in: "Use.m") == expected)
    }

    @Test func swiftReadsAConstantOfObjectiveC() {
        let files = [
            "Keys.m": "NSString * const CloseTitle = @\"close.title\";",
            "Use.swift": "func use() { x.accessibilityLabel = NSLocalizedString(CloseTitle, comment: \"c\") }",
        ]
        #expect(Self.strings(files, in: "Use.swift") == ["localized-call close.title"])
    }

    private static func strings(_ files: [String: String], in path: String) -> [String] {
        let options = ExtractionOptions()
        let read = files.sorted { $0.key < $1.key }.compactMap { name, text in
            Extractors.extractor(forExtension: name.split(separator: ".").last.map(String.init) ?? "")?
                .facts(in: SourceFile(path: name, text: text), options: options)
        }
        let facts = ProjectFacts.completed(read, options: options)
        let index = ProjectIndex(facts)
        return facts.filter { $0.file.path == path }.flatMap { ObjCExtractor().occurrences(of: $0, in: index).value }
            .map { found in
                let parts = ["\(found.kind.rawValue) \(found.key)", found.table].compactMap { $0 }
                let resolved = found.kind == .constant ? found.resolved.map { ["=", $0.key.text] } ?? [] : []
                return (parts + resolved).joined(separator: " ")
            }
    }
}

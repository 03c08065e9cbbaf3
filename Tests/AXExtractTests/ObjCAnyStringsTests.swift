import AXExtract
import AXModel
import AXSource
import Testing

/// All localized strings in Objective-C, including those that aren't spoken.
struct ObjCAnyStringsTests {
    private static let text = """
        - (void)show {
            self.title = NSLocalizedString(@"title", @"A title");
            NSString *own = OwnString(@"own", @"Own words");
            [self say:[[NSBundle mainBundle] localizedStringForKey:@"bundle" value:@"Text" table:@"Other"]];
            self.button.accessibilityLabel = NSLocalizedStringFromTable(@"spoken", @"Other", @"A label");
            NSString *plain = @"plain";
            NSLog(NSLocalizedString(plain, nil), NSLocalizedString(key, nil));
        }
        """

    private func keys(allStrings: Bool, text: String = text) -> [String] {
        let options = ExtractionOptions(functions: ["OwnString"], allStrings: allStrings)
        let file = SourceFile(path: "Test.m", text: text)
        let found = Extractors.extractor(forExtension: "m")?.occurrences(in: file, options: options).value ?? []
        return found.compactMap { occurrence in
            occurrence.tableKey.map { "\(occurrence.role.rawValue) \(occurrence.table ?? "-") \($0)" }
        }
    }

    @Test func allLocalizedStringsAreListedOnceAndThoseThatAreSpokenWithTheirRole() {
        #expect(keys(allStrings: true) == ["other - title", "other - own", "other Other bundle", "label Other spoken"])
    }

    @Test func onlySpokenOnesAreListedOtherwise() {
        #expect(keys(allStrings: false) == ["label Other spoken"])
    }

    @Test func manyOpenMessagesTakeNoTime() {
        let text = String(repeating: "a localizedStringForKey: ", count: 20_000)
        #expect(keys(allStrings: true, text: text).isEmpty)
    }
}

import AXFormats
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct GrammarTests {
    @Test(arguments: GrammarCase.all)
    func everyRowOfTheGrammarIsReadAsAppleDoes(_ test: GrammarCase) {
        let parsed = StringsFormat().parse(SourceFile(path: test.name, raw: test.bytes))
        let loaded = parsed.value.contents.loaded.compactMap { key, value in
            if case .string(let text) = value { (key.text, text.text) } else { nil }
        }
        let table = Dictionary(uniqueKeysWithValues: loaded)
        let hasStop = parsed.diagnostics.contains { $0.id == "entries-dropped" }
        let outcome: GrammarCase.Outcome =
            switch parsed.value.contents.status {
            case .ok: hasStop ? .stops(table) : .loads(table)
            case .error: .fails
            case .notDictionary: .notDictionary
            }
        #expect(outcome == test.outcome)
    }

    @Test(arguments: GrammarCase.all)
    func aFileThatFailsIsReported(_ test: GrammarCase) {
        let parsed = StringsFormat().parse(SourceFile(path: test.name, raw: test.bytes))
        // Xcode removes a second byte order mark, so it's only a warning.
        let isReported = parsed.diagnostics.contains { $0.severity == .error || $0.id == "encoding" }
        switch test.outcome {
        case .fails, .notDictionary: #expect(isReported)
        case .loads, .stops: break
        }
    }

    #if os(Linux)
        /// CoreFoundation's own answer, as an independent oracle.
        @Test(arguments: GrammarCase.all)
        func coreFoundationAgrees(_ test: GrammarCase) {
            #expect(CoreFoundationOracle.read(test.bytes) == test.outcome.forgettingStops, "\(test.name)")
        }

        /// The maximum nesting of values, of each kind and in both notations.
        @Test(arguments: InputShare.of([1, 255, 509, 510, 511, 512, 513, 514, 1_000]))
        func valuesAreNestedAsDeepAsForCoreFoundation(_ depth: Int) {
            func nested(_ open: String, _ inside: String, _ close: String) -> String {
                String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
            }
            for text in [
                "k = " + nested("(", "", ")") + ";", "k = " + nested("(", "a", ")") + ";",
                "k = " + nested("{a=", "b", ";}") + ";",
                "k = " + nested("{a=(", "{}", ");}") + ";", "{ k = " + nested("{a=", "{}", ";}") + "; }",
                nested("(", "", ")"),
                nested("{k=", "b", ";}"), "k = " + nested("{", "", "}") + ";", nested("<array>", "", "</array>"),
                "<plist><dict><key>k</key>" + nested("<dict><key>k</key>", "<dict/>", "</dict>") + "</dict></plist>",
                "<plist>" + nested("<dict><key>k</key>", "<array><true/></array>", "</dict>") + "</plist>",
                nested("<plist>", "<dict/>", "</plist>"),
            ] {
                let bytes = Array(text.utf8)
                let areAlike = CoreFoundationOracle.read(bytes) == CoreFoundationOracle.outcome(of: bytes)
                #expect(areAlike, "\(text.prefix(30)) at \(depth)")
            }
        }

        /// Files of pieces of the grammar in random order load as in CoreFoundation. They are the same in every run.
        @Test func randomFilesLoadAsCoreFoundationLoadsThem() {
            var random = SeededGenerator(seed: 42)
            for _ in 0..<InputShare.count(20_000) {
                let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    Self.pieces.randomElement(using: &random) ?? ""
                }.joined()
                let parsed = StringsFormat().parse(SourceFile(path: "random", text: text)).value.contents
                let table = parsed.loaded.map { ($0.key.text, CoreFoundationOracle.describe($0.value)) }
                let mine: GrammarCase.Outcome =
                    switch parsed.status {
                    case .ok: .loads(Dictionary(uniqueKeysWithValues: table))
                    case .error: .fails
                    case .notDictionary: .notDictionary
                    }
                #expect(CoreFoundationOracle.read(Array(text.utf8)) == mine, Comment(rawValue: text.debugDescription))
            }
        }

        private static let pieces = [
            "\"a\"", "'b'", "c", " ", "\n", "=", ";", "=", ";", "\"d\" = \"e\";", "f = g;", "/* h */", "// i\n", "/*",
            "*/",
            "\"", "\\", "{", "}", "(", ")", ",", "<0a>", "<", ">", "\\n", "\"\\U00e9\\101\"", "@", "\u{A0}", "/",
            "= \"x\";",
        ]
    #endif
}

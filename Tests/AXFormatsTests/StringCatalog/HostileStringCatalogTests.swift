import AXFormats
import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Testing

/// Input for which a parser that reads the rest again at every piece takes quadratic time, and truncated input.
@Suite struct HostileStringCatalogTests {
    private func read(_ raw: [UInt8]) throws {
        let file = SourceFile(path: "hostile.xcstrings", raw: raw)
        let parsed = StringCatalogFormat().parse(file)
        let contents = parsed.value.contents
        #expect((contents.status == .ok) == (parsed.value.readOnlyReason == nil))
        #expect(contents.status == .ok || !parsed.diagnostics.isEmpty)
        for diagnostic in parsed.diagnostics.prefix(5) {
            #expect(diagnostic.span.end <= file.text.count)
            for fix in diagnostic.fixIts { _ = try file.applying(fix.edits) }
        }
        for locale in [nil, "de"] {
            let edits = parsed.value.edits(
                for: [
                    .add("n", value: "v", comment: "c"), .set("open", at: .plain, value: "x"), .remove("empty"), .sort,
                    .set("%lld songs", at: [.plural(.few)].path, value: "x"), .comment("phrases", nil),
                ], locale: locale
            ).edits
            let changed = StringCatalogFormat().parse(try file.applying(edits)).value
            #expect((changed.readOnlyReason == nil) == (contents.status == .ok), "\(changed.readOnlyReason ?? "")")
        }
    }

    @Test func everyBeginningOfACatalogIsRead() throws {
        let bytes = Array(CatalogSamples.rich.utf8)
        for length in InputShare.of(Array(bytes.indices)) { try read(Array(bytes[..<length])) }
    }

    @Test func damagedCatalogsAreRead() throws {
        let bytes = Array(CatalogSamples.rich.utf8)
        var random = SeededGenerator(seed: 5)
        let pieces = ["\"", "{", "}", "[", "]", ",", ":", "\\", "\\u", "null", "%#@", "\u{0}", "é", "\"plural\" : {"]
            .map { Array($0.utf8) }
        for _ in 0..<InputShare.count(1_000) {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let start = Int.random(in: 0..<damaged.count, using: &random)
                let end = min(damaged.count, start + Int.random(in: 0...12, using: &random))
                let piece =
                    Bool.random(using: &random)
                    ? pieces.randomElement(using: &random) ?? [] : [UInt8.random(in: 0...255, using: &random)]
                damaged.replaceSubrange(start..<end, with: piece)
            }
            try read(damaged)
        }
    }

    @Test(
        arguments: InputShare.of([
            String(repeating: "{", count: 100_000), String(repeating: "[", count: 100_000),
            String(repeating: "{\"a\":", count: 50_000), String(repeating: "\\", count: 100_000),
            "[\"" + String(repeating: "\\\"", count: 100_000), "[" + String(repeating: "1,", count: 100_000) + "]",
            "{" + String(repeating: "\"a\":1,", count: 50_000) + "\"b\":2}",
            "{\"strings\":{"
                + (0..<20_000).map { "\"\($0)\":{\"localizations\":{\"l\($0)\":{}}}" }.joined(separator: ",")
                + "}}",
            "{\"sourceLanguage\":\"en\",\"strings\":{\"" + String(repeating: "k1", count: 200_000) + "\":{},\""
                + String(repeating: "k1", count: 200_000) + "2\":{}}}",
            "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":"
                + String(repeating: "{\"variations\":{\"device\":{\"mac\":", count: 160) + "{}"
                + String(repeating: "}}}", count: 160) + "}}}}",
            "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\""
                + String(repeating: "%#@", count: 50_000) + "\"}}}}}}",
            "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\""
                + String(repeating: "\\n%#@a@", count: 20_000) + "\"}}}}}}",
            "{\"sourceLanguage\":\"en\",\"strings\":{}," + String(repeating: "\"a\":{},\"a\":{", count: 400)
                + "\"l\":[" + String(repeating: "1,", count: 50_000) + "1]" + String(repeating: "}", count: 401),
        ]))
    func anAnswerComes(_ text: String) throws {
        try read(Array(text.utf8))
    }
}

extension [VariationPath.Step] {
    fileprivate var path: VariationPath { VariationPath(self) }
}

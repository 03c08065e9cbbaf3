import AXTestSupport
import Foundation
import Testing

/// Every JSON output matches its schema in `docs/schemas`.
@Suite struct JSONShapeTests {
    @Test(arguments: [
        ("show", ["show", "a.strings", "--format", "json"]),
        ("show", ["show", "lost.strings", "--format", "json"]),
        ("show", ["show", "empty.strings", "--format", "json"]),
        ("check", ["check", "lost.strings", "--format", "json"]),
        ("extract", ["extract", "a.swift", "--format", "json"]),
        ("preview", ["preview", "a.swift", "--locale", "en,ja", "--format", "json"]),
        ("rules", ["rules", "--format", "json"]),
        ("config", ["config", "--format", "json"]),
        ("locale", ["locale", "de", "zh_TW", "x", "--format", "json"]),
        ("locale", ["locale", "zh-HK", "uk", "--available", "en", "zh-Hant", "--format", "json"]),
        ("plural", ["plural", "ar", "--format", "json"]),
        ("pseudo", ["pseudo", "--text", "Play", "--format", "json"]),
        ("pseudo-report", ["pseudo", "t.xcstrings", "--report", "--format", "json"]),
        ("pseudo-report", ["pseudo", "empty.strings", "--report", "--format", "json"]),
        ("show", ["show", "c.xcstrings", "--format", "json"]),
        ("show", ["show", "d.stringsdict", "--format", "json"]),
        ("show", ["show", "x.xliff", "--format", "json"]),
        ("check", ["check", "x.xliff", "--source", "c.xcstrings", "--format", "json"]),
        ("evaluate", ["evaluate", "c.xcstrings", "n", "2", "--locale", "en", "--format", "json"]),
    ])
    func theShapeIsTheSchemas(_ schema: String, _ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let translated =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":{"stringUnit":{"state":"translated","#
            + #""value":"Songs"}},"de":{"stringUnit":{"state":"translated","value":"Musiktitel"}}}}},"version":"1.0"}"#
        let files = [
            "t.xcstrings": translated,
            "c.xcstrings": #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":{"variations":{"plural":"#
                + #"{"one":{"stringUnit":{"state":"new","value":"%d song"}},"#
                + #""other":{"stringUnit":{"state":"translated","value":"%d songs"}}}}}}}},"version":"1.0"}"#,
            "d.stringsdict": "n = {NSStringLocalizedFormatKey = \"%#@n@\"; n = {NSStringFormatSpecTypeKey = "
                + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = \"%d\";};};",
            "x.xliff":
                #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="c.xcstrings" "#
                + #"source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="n|==|plural.one">"#
                + #"<source>%d song</source><target state="new">%@ Lied</target></trans-unit></body></file></xliff>"#,
            "a.strings": "/* c */ \"k\\n\" = \"v \\\"\\U0001\"; d = <0a>; l = (a, {b = c;}); "
                + "\"caf\u{E9}\" = 1; \"cafe\u{301}\" = 2;",
            "lost.strings": "a = b;;\nc = \"\\q\";\na = d;", "empty.strings": "",
            "a.swift": "x.accessibilityLabel = \"Hard\"\ny.accessibilityHint = NSLocalizedString(\"k\", comment: \"\")",
        ]
        for (name, text) in files {
            try text.write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
        }
        let run = try ToolRun(arguments, in: folder.url)
        #expect(try JSONSchema("\(schema).schema.json").faults(in: run.output) == [], "\(run.record)")
    }

    /// Schemas don't refer to other files, so a definition that several schemas need is repeated in each of them.
    @Test func aDefinitionIsTheSameInEverySchema() throws {
        let folder = Fixtures.repository.appending(path: "docs/schemas")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        var known: [String: NSObject] = [:]
        for name in names.sorted() {
            let data = try Data(contentsOf: folder.appending(path: name))
            let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            for (definition, value) in schema["$defs"] as? [String: NSObject] ?? [:] {
                #expect(known[definition] ?? value == value, "\(definition) in \(name)")
                known[definition] = value
            }
        }
        #expect(known.count >= 7)
    }

    @Test func keysThatDifferInCompositionAreTwoMembers() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "\"caf\u{E9}\" = 1; \"cafe\u{301}\" = 2;".write(
            to: folder.url.appending(path: "a.strings"), atomically: true, encoding: .utf8)
        let output = try ToolRun(["show", "a.strings", "--format", "json"], in: folder.url).output
        let loaded = Array(output.utf8).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        #expect(loaded.contains { Array($0.utf8).firstRange(of: Array("\"caf\u{E9}\": \"1\"".utf8)) != nil })
        #expect(loaded.contains { Array($0.utf8).firstRange(of: Array("\"cafe\u{301}\": \"2\"".utf8)) != nil })
    }
}

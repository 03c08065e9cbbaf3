import Testing

@testable import AXCommands

/// Interface Builder runtime attributes that contain keys, as named in `.axstrings.yml`.
struct RuntimeAttributeVerbTests {
    private static func document(_ rows: [(String, String)]) -> String {
        let attributes = rows.map { path, text in
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"\(text)\"/>\n"
        }
        return "<document targetRuntime=\"iOS.CocoaTouch\"><objects><button id=\"a-b-c\">"
            + "<userDefinedRuntimeAttributes>\n\(attributes.joined())</userDefinedRuntimeAttributes></button></objects>"
            + "</document>\n"
    }

    private static let files = [
        "A.xib": document([("spoken", "a.label"), ("spoken", "b.label"), ("shown", "a.title"), ("shown", "b.title")]),
        "en.lproj/Localizable.strings":
            "\"a.label\" = \"A\";\n\"b.label\" = \"B\";\n\"a.title\" = \"A\";\n\"b.title\" = \"B\";\n",
    ]

    @Test func theConfigurationSaysWhatAnAttributeIsFor() throws {
        let yaml = "localization: {runtime-attributes: {spoken: label, shown: other}}\n"
        let files = Self.files.merging([".axstrings.yml": yaml]) { $1 }
        let spoken = try VerbRun(["extract", "--format", "jsonl"], files).output
        #expect(spoken.split(separator: "\n").count == 2, "\(spoken)")
        #expect(spoken.contains("\"key\":\"a.label\"") && spoken.contains("\"role\":\"label\""))
        let all = try VerbRun(["extract", "--format", "jsonl", "--all-strings"], files).output
        #expect(all.split(separator: "\n").count == 4, "\(all)")
        #expect(all.contains("\"key\":\"a.title\"") && all.contains("\"role\":\"other\""))
    }

    @Test func initOffersThem() throws {
        let output = try VerbRun(["init", "--dry-run"], Self.files).output
        #expect(output.contains("localization: {runtime-attributes: {shown: other, spoken: other}}"), "\(output)")
    }
}

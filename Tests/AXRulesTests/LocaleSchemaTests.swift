import AXLocaleData
import AXTestSupport
import Foundation
import Testing
import Yams

/// Compares the schema for editors with the files and the decoder.
@Suite struct LocaleSchemaTests {
    private static let folder = Fixtures.repository.appending(path: "Locales")
    private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".yml") }.sorted()

    /// The schema's errors in a file.
    private static func faults(of yaml: String) throws -> [String] {
        let value = try Yams.load(yaml: yaml) ?? [String: Any]()
        let json = try JSONSerialization.data(withJSONObject: value)
        return try JSONSchema("locale-file.schema.json").faults(in: String(decoding: json, as: UTF8.self))
    }

    @Test func thereAreFiles() {
        #expect(Self.files.count > 46)
    }

    @Test(arguments: files)
    func everyFileKeepsTheSchema(file: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        #expect(try Self.faults(of: text) == [])
    }

    @Test(arguments: [
        "gesture: {word: [tap]}", "gestures: {words: [tap]}", "gestures: [tap]", "confidence: certain",
        "articles: [a, 1]", "articles: [yes]", "hints: {exampel: x}", "limits: {label-words: 0}",
        "speech: {unit: moras}", "examples: {some-rule: {bad: a}}", "length: {p50: {slope: steep}}",
    ])
    func aFaultyFileBreaksTheSchema(text: String) throws {
        #expect(try !Self.faults(of: text).isEmpty)
    }

    /// The decoder's message lists the keys that it knows if the value isn't a mapping.
    @Test(arguments: [
        ("", []), ("controls", []), ("hints", []), ("limits", []), ("length", []), ("length", ["p50"]), ("speech", []),
    ])
    func theSchemaNamesTheMembersThatTheDecoderKnows(group: String, inner: [String]) throws {
        let path = (group.isEmpty ? [] : [group]) + inner
        let yaml = path.reversed().reduce("[x]") { "{\($1): \($0)}" }
        let message = try #require(LocaleStyles(files: ["xx": yaml]).problems.first?.message)
        let known = message.dropFirst("Expected the keys ".count).dropLast().components(separatedBy: ", ")
        let data = try Data(contentsOf: Fixtures.repository.appending(path: "docs/schemas/locale-file.schema.json"))
        var schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        for name in path {
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            schema = try #require(properties[name])
            if let reference = schema["$ref"] as? String {
                schema = try #require(definitions[String(reference.dropFirst("#/$defs/".count))])
            }
        }
        let named = try #require(schema["properties"] as? [String: Any])
        #expect(named.keys.sorted() == known.sorted())
    }
}

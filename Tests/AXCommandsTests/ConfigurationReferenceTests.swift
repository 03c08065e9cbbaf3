import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// Compares the documentation of `.axstrings.yml` with the code that reads it.
@Suite struct ConfigurationReferenceTests {
    @Test(arguments: ConfigurationKey.all.map(\.name))
    func anExampleIsInOrder(name: String) throws {
        let key = try #require(ConfigurationKey.all.first { $0.name == name })
        // The configuration that an example extends does not exist.
        let others = ["../shared.axstrings.yml": "profile: consistent\n"]
        let (messages, configuration) = try read(key.example, others)
        #expect(messages.isEmpty, "\(messages)")
        #expect(configuration.settings.contains { $0.name.first == name })
        #expect(try faults(key.example).isEmpty)
    }

    @Test(arguments: [
        "profil: consistent", "profile: strict", "rules: {label-to-long: off}", "rules: {all: loud}", "include: [test]",
        "roles: {\"*\": title}", "per-locale: {de: {nothing: off}}", "localization: {function: [L]}", "sources: {a: b}",
        "vendors: [a]", "development-language: [en]", "per-path: {\"a\": off}", "locales: {a: [b]}",
        "suppressions: {a: b}", "glossary: {term: {}}",
    ])
    func editorsAndTheToolReportTheSame(text: String) throws {
        #expect(try read(text).messages.count == 1)
        #expect(try faults(text).count == 1)
    }

    @Test func everyTypeIsInTheSchema() throws {
        let text = try String(
            contentsOf: Fixtures.repository.appending(path: "docs/schemas/configuration.schema.json"), encoding: .utf8)
        #expect(text == ConfigurationReference.schema(rules: RuleCatalogue.ids))
    }

    private func read(
        _ text: String, _ others: [String: String] = [:]
    ) throws -> (messages: [String], configuration: Configuration) {
        var files = others
        files[".axstrings.yml"] = text + "\n"
        let reader = ConfigurationReader(MemoryFileSystem(files), knownRules: RuleCatalogue.ids)
        let loaded = try reader.read(".axstrings.yml")
        return (loaded.diagnostics.map(\.message), loaded.configuration)
    }

    /// The schema's errors in a configuration.
    private func faults(_ text: String) throws -> [String] {
        let file = SourceFile(path: "a.yml", text: text)
        let value = try #require(try YAMLReader.value(of: file))
        return try JSONSchema("configuration.schema.json").faults(in: json(value))
    }

    private func json(_ value: YAMLValue) -> String {
        switch value.content {
        case .text(let text): "\"\(text.replacing("\"", with: "\\\""))\""
        case .list(let list): "[\(list.map(json).joined(separator: ","))]"
        case .mapping(let members):
            "{\(members.map { "\"\($0.key.replacing("\"", with: "\\\""))\":\(json($0.value))" }.joined(separator: ","))}"
        }
    }
}

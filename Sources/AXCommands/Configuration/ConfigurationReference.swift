import AXReport

/// The documentation of `.axstrings.yml`, generated from ``ConfigurationKey/all``: a page for people, and a JSON Schema
/// for editors.
enum ConfigurationReference {
    /// The address at which editors find the schema, on the website that `scripts/site` builds.
    static let address = "https://axstrings.github.io/axstrings/schemas/configuration.schema.json"

    /// The reference as Markdown: the meaning, the type and an example of every key.
    static var markdown: String {
        ConfigurationKey.all.map { key in
            """
            ## `\(key.name)`

            \(key.about) *Type: \(key.shape.description).*
            \(key.shape.keyList)
            ```yaml
            \(key.example)
            ```

            """
        }.joined(separator: "\n")
    }

    /// The JSON Schema (draft 2020-12).
    static func schema(rules: [String]) -> String {
        var members = ConfigurationShape.object(
            ConfigurationKey.all.map { ($0.name, $0.about, $0.shape) }
        ).schema(rules).members
        members["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
        members["title"] = .text(".axstrings.yml")
        members["description"] = .text("The configuration of axstrings. Every key is optional.")
        return JSONText.pretty(SchemaNode.object(members))
    }
}

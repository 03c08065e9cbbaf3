import AXSource

/// A value in a configuration file, its location, and the path of its keys, such as `rules` and `label-too-long` for
/// `off`.
struct ConfigurationSetting: Sendable {
    enum Value: Hashable, Sendable {
        case text(String)
        case list([String])
    }

    /// The keys, from the outermost to the innermost.
    let name: [String]
    let value: Value
    let path: String
    /// The 1-based line of the value.
    let line: Int

    /// All settings of a file, in the order of the file.
    static func all(in value: YAMLValue, of file: SourceFile) -> [ConfigurationSetting] {
        let lines = LineTable(file.text)
        return settings(of: value, [], at: value.span, file.path) { lines.position(of: $0).line }
    }

    /// The settings of a file and of the files that it extends. If both contain a setting, the file's own value
    /// applies.
    static func merging(_ own: [ConfigurationSetting], over extended: [ConfigurationSetting]) -> [ConfigurationSetting]
    {
        let names = Set(own.map(\.name))
        return own + extended.filter { !names.contains($0.name) }
    }

    private static func settings(
        of value: YAMLValue, _ name: [String], at span: Span, _ path: String, _ line: (Int) -> Int
    ) -> [ConfigurationSetting] {
        switch value.content {
        case .text(let text):
            return [ConfigurationSetting(name: name, value: .text(text), path: path, line: line(span.start))]
        case .list(let items):
            let texts = items.map { item in if case .text(let text) = item.content { text } else { "…" } }
            return [ConfigurationSetting(name: name, value: .list(texts), path: path, line: line(span.start))]
        case .mapping(let members):
            return members.flatMap { settings(of: $0.value, name + [$0.key], at: $0.keySpan, path, line) }
        }
    }
}

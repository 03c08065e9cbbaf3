import AXSource

/// A value of a YAML document with its location.
struct YAMLValue: Sendable {
    indirect enum Content: Sendable {
        /// A scalar as written in the file: `off` is the string “off”, not false. Empty for null.
        case text(String)
        case list([YAMLValue])
        /// The members in the order of the file, without duplicate keys.
        case mapping([Member])
    }

    struct Member: Sendable {
        let key: String
        let keySpan: Span
        let value: YAMLValue
    }

    let content: Content
    /// The location of the value; for a list or a mapping, that of its first byte.
    let span: Span

    /// A description for messages.
    var kind: String {
        switch content {
        case .text(let text): text.isEmpty ? "an empty value" : "the string “\(text)”"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// The reason why a YAML document can't be used.
struct YAMLParseError: Error, Hashable, Sendable {
    let span: Span
    /// A message on one line that can be understood by itself.
    let message: String
}

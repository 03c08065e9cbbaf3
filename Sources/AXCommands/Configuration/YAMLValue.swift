import AXSource

/// A value of a YAML document with its location.
struct YAMLValue: Sendable {
    indirect enum Content: Sendable {
        /// Text, a number or a truth value, as written: `off` is the text “off”, not false.
        case text(String)
        case list([YAMLValue])
        /// In the order of the file; without duplicate keys.
        case mapping([Member])
    }

    struct Member: Sendable {
        let key: String
        let keySpan: Span
        let value: YAMLValue
    }

    let content: Content
    /// For a list or a mapping, the place where it begins.
    let span: Span

    /// What the value is, for messages.
    var kind: String {
        switch content {
        case .text(let text): text.isEmpty ? "an empty value" : "the string “\(text)”"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A YAML document that cannot be used, and why.
struct YAMLTrouble: Error, Hashable, Sendable {
    let span: Span
    /// One line that stands alone.
    let message: String
}

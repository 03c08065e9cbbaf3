import AXSource

/// One `key = value;` as offsets of the file's text. Small and flat, because large files hold hundreds of thousands.
struct StringsEntry: Sendable {
    /// Where the comments above the key begin that belong to it; the key's start when there are none.
    var leadStart: UInt32
    var keyStart: UInt32
    var keyEnd: UInt32
    /// Equal to ``valueEnd`` in the short form `key;`, whose value is the key.
    var valueStart: UInt32
    var valueEnd: UInt32
    /// After the semicolon, or after the value when the semicolon is missing.
    var end: UInt32
    var keyKind: StringsToken.Kind
    /// The value's token; an opening bracket for containers and data.
    var valueKind: StringsToken.Kind
}

extension StringsEntry {
    var keySpan: Span { Span(Int(keyStart), Int(keyEnd)) }
    var valueSpan: Span { Span(Int(valueStart), Int(valueEnd)) }
    /// From the key to the semicolon.
    var span: Span { Span(Int(keyStart), Int(end)) }
    var isShorthand: Bool { valueStart == valueEnd }
    /// The trivia between the previous entry and the key that belongs to this entry.
    var leadSpan: Span { Span(Int(leadStart), Int(keyStart)) }

    /// The token that holds the value: the key's own in the short form.
    var textToken: StringsToken {
        isShorthand ? StringsToken(kind: keyKind, span: keySpan) : StringsToken(kind: valueKind, span: valueSpan)
    }
}

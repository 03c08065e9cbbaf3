extension Diagnostic {
    /// A finding about several strings, at the first one.
    public init(
        id: String, severity: Severity, counting strings: CountedStrings, path: String, span: Span,
        explanation: String? = nil, locale: String? = nil, fixIts: [FixIt] = []
    ) {
        self.init(
            id: id, severity: severity, path: path, span: span, message: strings.message, explanation: explanation,
            key: strings.strings.first?.key, locale: locale, fixIts: fixIts)
        counted = strings
    }

    /// The finding about those of its strings that are wanted; nil where none is. One that counts nothing stays as it is.
    public func counting(_ isWanted: (StringKey) -> Bool) -> Diagnostic? {
        guard let counted else { return self }
        let left = counted.strings.filter { isWanted($0.key) }
        guard let first = left.first else { return nil }
        guard left.count < counted.strings.count else { return self }
        var finding = self
        let strings = CountedStrings(left, counted.wording)
        finding.counted = strings
        (finding.key, finding.path, finding.span) = (first.key, first.path, first.span)
        finding.message = strings.message
        return finding
    }
}

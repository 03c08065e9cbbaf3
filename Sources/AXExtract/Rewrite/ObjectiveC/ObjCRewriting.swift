import AXScan
package import AXSource

/// Rewrites Objective-C code.
package struct ObjCRewriting: SourceRewriting {
    package init() {}

    package func drafts(
        of sites: [LocalizableSite], in file: SourceFile
    ) -> [Result<RewriteDraft, RewriteRefusal>] {
        let source = ObjCSource(file)
        let bodies = ObjCDeclarations(source).functions.map(\.body)
        return sites.map { site in
            Result { () throws(RewriteRefusal) in try Self.draft(of: site, in: source, bodies) }
        }
    }

    private static func draft(
        of site: LocalizableSite, in source: ObjCSource, _ bodies: [Range<Int>]
    ) throws(RewriteRefusal) -> RewriteDraft {
        switch site.form {
        case .literal(let part): return try ObjCLiteralRewrite(source: source, bodies: bodies).draft(of: part)
        case .plural(let singular, let plural):
            return try ObjCPluralRewrite(source: source, bodies: bodies, singular: singular, plural: plural).draft()
        }
    }

    /// The edits that carry out a draft; Objective-C has a single style.
    package func edits(
        for draft: RewriteDraft, _ wording: LocalizedWording, style: CallStyle, in file: SourceFile
    ) -> [TextEdit] {
        RewriteEdits(file: file).edits(for: draft, ObjCCallWriter(wording: wording).call(draft.message))
    }

    package func imports(neededIn file: SourceFile) -> [TextEdit] { [] }

    package func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal? {
        guard let changed = try? file.applying(edits) else {
            return RewriteRefusal("the change overlaps another one")
        }
        let spans = EditedSpans(edits)
        guard Self.tokens(of: file, outside: spans.old) == Self.tokens(of: changed, outside: spans.new) else {
            return RewriteRefusal("code outside the expression would change")
        }
        guard Self.isBalanced(changed, in: spans.new) else {
            return RewriteRefusal("the result wouldn't parse: unclosed bracket")
        }
        return nil
    }

    package func literals(in file: SourceFile) -> Set<String> {
        let source = ObjCSource(file)
        let single = source.tokens.indices.filter { source.kind($0) == .string }.map { $0..<$0 + 1 }
        let adjacent = source.tokens.indices.split { source.kind($0) != .string && !source.isToken($0, "@") }
        return Set((single + adjacent).compactMap { ObjCLiteral($0, in: source)?.text })
    }

    private static func tokens(of file: SourceFile, outside spans: [Span]) -> [String] {
        let tokens = CScanner.tokens(of: file.text).lazy.filter { ![.space, .newline, .comment].contains($0.kind) }
        return EditedSpans.outside(spans, of: tokens.map { (span: $0.span, text: file.string($0.span)) })
    }

    /// Whether each bracket in a span has its partner in the same span.
    private static func isBalanced(_ file: SourceFile, in spans: [Span]) -> Bool {
        let source = ObjCSource(file)
        let code = source.tokens[..<source.codeEnd]
        return spans.allSatisfy { outer in
            let first = code.partitioningIndex { $0.span.start >= outer.start }
            return code[first...].prefix { $0.span.end <= outer.end }.indices.allSatisfy { index in
                let span = source.tokens[index].span
                guard source.kind(index) != .junk else { return false }
                let isOpen = ["(", "[", "{"].contains { file.string(span) == $0 }
                let isClose = [")", "]", "}"].contains { file.string(span) == $0 }
                guard isOpen || isClose else { return true }
                guard let partner = isOpen ? source.closer(index) : source.opener(index) else { return false }
                let other = source.tokens[partner].span
                return other.start >= outer.start && other.end <= outer.end
            }
        }
    }
}

/// Turns a literal into a localized call. If the literal is a format string, its arguments stay where they are.
private struct ObjCLiteralRewrite {
    let source: ObjCSource
    /// The bodies of the file's functions, as ranges of tokens.
    let bodies: [Range<Int>]

    func draft(of part: LocalizableSite.Part) throws(RewriteRefusal) -> RewriteDraft {
        guard let range = source.tokens(of: part.span) else {
            throw RewriteRefusal("the value at this location isn't a literal")
        }
        guard source.isToken(range.lowerBound, "@"), let literal = ObjCLiteral(range, in: source) else {
            throw RewriteRefusal("the value at this location isn't an NSString literal")
        }
        let next = bodies.partitioningIndex { $0.upperBound > range.lowerBound }
        guard let body = bodies[next...].first, body.contains(range.lowerBound), !isStatic(range.lowerBound, in: body)
        else { throw RewriteRefusal("an Objective-C constant can't be initialized with a localization call") }
        return RewriteDraft(span: part.span, message: RewriteMessage(forms: .plain(literal.text), values: []))
    }

    /// In tokens. The limit keeps a long statement with many literals from being searched once per literal.
    private static let longestStatement = 2_000

    /// Whether the statement around a token has a `static` declaration, or is too long to be searched for one.
    private func isStatic(_ index: Int, in body: Range<Int>) -> Bool {
        var start = index
        while start > body.lowerBound, ![";", "{", "}"].contains(where: { source.text(start - 1..<start) == $0 }) {
            start -= 1
            if index - start > Self.longestStatement { return true }
        }
        return (start..<index).contains { source.isToken($0, "static") }
    }
}

extension ObjCSource {
    /// The tokens of a span; nil if the span doesn't begin and end with tokens of the code.
    func tokens(of span: Span) -> Range<Int>? {
        let first = tokens[..<codeEnd].partitioningIndex { $0.span.start >= span.start }
        guard first < codeEnd, tokens[first].span.start == span.start else { return nil }
        var end = first
        while end < codeEnd, tokens[end].span.end <= span.end { end += 1 }
        return end > first && tokens[end - 1].span.end == span.end ? first..<end : nil
    }
}

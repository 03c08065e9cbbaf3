import AXScan
package import AXSource

/// Rewrites places of Objective-C files.
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

    /// Objective-C has one style.
    package func edits(
        for draft: RewriteDraft, _ wording: LocalizedWording, style: CallStyle, in file: SourceFile
    ) -> [TextEdit] {
        RewriteEdits(file: file).edits(for: draft, ObjCCallSpelling(wording: wording).call(draft.message))
    }

    package func fault(in file: SourceFile, changedBy edits: [TextEdit]) -> RewriteRefusal? {
        guard let changed = try? file.applying(edits) else {
            return RewriteRefusal("the change overlaps another one")
        }
        let places = RewrittenPlaces(edits)
        guard Self.tokens(of: file, outside: places.old) == Self.tokens(of: changed, outside: places.new) else {
            return RewriteRefusal("code outside the expression would change")
        }
        guard Self.isBalanced(changed, in: places.new) else {
            return RewriteRefusal("the result wouldn't parse: unclosed bracket")
        }
        return nil
    }

    package func literals(in file: SourceFile) -> Set<String> {
        let source = ObjCSource(file)
        return Set(
            source.tokens.indices.compactMap { index in
                source.kind(index) == .string ? ObjCLiteral(index..<index + 1, in: source)?.text : nil
            })
    }

    /// The tokens that mean something, with a mark for each place.
    private static func tokens(of file: SourceFile, outside places: [Span]) -> [String] {
        var result: [String] = []
        var next = places[...]
        for token in CScanner.tokens(of: file.text) where ![.space, .newline, .comment].contains(token.kind) {
            while let place = next.first, place.end <= token.span.start {
                next.removeFirst()
                result.append("\u{0}")
            }
            if let place = next.first, token.span.end > place.start, token.span.start < place.end { continue }
            result.append(file.string(token.span))
        }
        return result + next.map { _ in "\u{0}" }
    }

    /// Whether each bracket in a place has its partner in the same place.
    private static func isBalanced(_ file: SourceFile, in places: [Span]) -> Bool {
        let source = ObjCSource(file)
        let code = source.tokens[..<source.codeEnd]
        return places.allSatisfy { place in
            let first = code.partitioningIndex { $0.span.start >= place.start }
            return code[first...].prefix { $0.span.end <= place.end }.indices.allSatisfy { index in
                let span = source.tokens[index].span
                guard source.kind(index) != .junk else { return false }
                let isOpen = ["(", "[", "{"].contains { file.string(span) == $0 }
                let isClose = [")", "]", "}"].contains { file.string(span) == $0 }
                guard isOpen || isClose else { return true }
                guard let partner = isOpen ? source.closer(index) : source.opener(index) else { return false }
                let other = source.tokens[partner].span
                return other.start >= place.start && other.end <= place.end
            }
        }
    }
}

extension ObjCSource {
    /// The tokens of a span; nil where it does not begin and end with tokens of the code.
    func tokens(of span: Span) -> Range<Int>? {
        let first = tokens[..<codeEnd].partitioningIndex { $0.span.start >= span.start }
        guard first < codeEnd, tokens[first].span.start == span.start else { return nil }
        var end = first
        while end < codeEnd, tokens[end].span.end <= span.end { end += 1 }
        return end > first && tokens[end - 1].span.end == span.end ? first..<end : nil
    }
}

import AXSource

/// Apple's parser stops in the middle of the file without an error.
enum EntriesDropped: FileRule {
    static let page = RulePage(
        id: "entries-dropped", concern: .files,
        summary: "Apple's runtime stops partway through the file and drops the rest.",
        why: """
            After an entry, the runtime expects a comment or the next key; at anything else, such as a second \
            semicolon, a stray equals sign, a no-break space or a conflict marker, the runtime stops reading without \
            reporting an error. `plutil -lint` and the Xcode build still succeed. Users hear the raw keys of all \
            entries that the runtime didn't read (CoreFoundation, CFOldStylePList.c).
            """,
        example: Example("\"play\" = \"Play\";=\n\"stop\" = \"Stop\";"),
        instead: Example("\"play\" = \"Play\";\n\"stop\" = \"Stop\";"),
        severity: .error, or: [.warning], isFixable: true, formerIDs: ["tail-lost"])

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        guard case .table(let count, let stop?) = document.syntax.outcome else { return [] }
        var lost = document.syntax.entries[count...].map { (document.key(of: $0), $0.keySpan) }
        if let broken = document.brokenKey { lost.insert((broken.key, broken.span), at: 0) }
        let found = shown(document.file, stop)
        return [
            finding(
                message(stop.cause, found, lost.count), at: stop.span, in: document,
                severity: lost.isEmpty ? .warning : .error, explanation: .silent, notes: notes(lost),
                fixIts: StringsRepair.fixes(of: stop, in: document))
        ]
    }

    private static func message(_ cause: StringsOutcome.Stop.Cause, _ found: String, _ count: Int) -> String {
        switch cause {
        case .stray: .stray(found, count)
        case .openKey: .openKey(count)
        case .openComment: .openComment(count)
        }
    }

    private static func shown(_ file: SourceFile, _ stop: StringsOutcome.Stop) -> String {
        if ConflictMarkers.isMarker(at: stop.span.start, in: file) { return "conflict marker" }
        if let invisible = InvisibleCharacter(Array(file.text[stop.span.range])) { return invisible.name }
        return "“\(file.string(stop.span))”"
    }

    private static func notes(_ lost: [(key: StringKey, span: Span)]) -> [Diagnostic.Note] {
        let shown = lost.prefix(shownKeys).map { Diagnostic.Note(.isLost($0.key), span: $0.span) }
        return shown + (lost.count > shownKeys ? [Diagnostic.Note(.more(lost.count - shownKeys))] : [])
    }

    private static let shownKeys = 5
}

extension String {
    fileprivate static func stray(_ found: String, _ count: Int) -> String {
        count == 0 ? "\(found) ends the table" : "\(found) ends the table, so \(lostEntries(count))"
    }
    fileprivate static func openKey(_ count: Int) -> String {
        "this key has no closing quote, so \(lostEntries(count))"
    }
    fileprivate static func openComment(_ count: Int) -> String {
        count == 0 ? "this comment is never closed" : "this comment is never closed, so \(lostEntries(count))"
    }
    private static func lostEntries(_ count: Int) -> String {
        count == 1 ? "1 entry is lost" : "\(count) entries are lost"
    }
    fileprivate static let silent =
        "The table loads without an error, but VoiceOver speaks the raw keys of any lost entries."
    fileprivate static func isLost(_ key: StringKey) -> String { "“\(key)” is lost" }
    fileprivate static func more(_ count: Int) -> String { "and \(count) more" }
}

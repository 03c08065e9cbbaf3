import AXModel
import AXSource

extension RulePage {
    /// A placeholder that only catalogs know.
    static let placeholderUnread = RulePage(
        id: "placeholder-unread",
        summary: "A strings file names a placeholder, which only string catalogs do.",
        why: """
            Xcode 26 replaces the name in %(count)lld by a position when it compiles a catalog. Nobody compiles a \
            .strings or .stringsdict file so, and Foundation prints “(count)lld” (measured on swift-corelibs-foundation, \
            Swift 6.3). Write a position: %1$lld.
            """,
        example: Example("\"songs\" = \"%(count)lld songs\";"),
        instead: Example("\"songs\" = \"%1$lld songs\";"),
        severity: .error)
}

/// Finds named placeholders for ``RulePage/placeholderUnread``.
enum PlaceholderUnread {
    struct Trouble {
        let message: String
        let span: Span
        let fix: FixIt
    }

    /// The first named placeholder, with the edits that number all of them.
    static func trouble(in text: LocatedText) -> Trouble? {
        guard text.string.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let named = Message(parsing: text.string).numberedSpecifiers().filter { $0.specifier.name != nil }
        guard let first = named.first?.specifier else { return nil }
        let edits = named.map { text.edit($0.specifier.range, $0.positioned) }
        return Trouble(
            message: "\(first.raw) is shown as “\(first.raw.dropFirst())”: only catalogs name placeholders",
            span: text.span(of: first.range),
            fix: FixIt("Write positions", edits: edits, safety: .needsReview))
    }
}

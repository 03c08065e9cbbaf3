import AXModel
import AXSource

extension RulePage {
    /// A placeholder that only string catalogs support.
    static let placeholderUnsupported = RulePage(
        id: "placeholder-unsupported", concern: .placeholders,
        summary: "A strings file uses a named placeholder, which only string catalogs support.",
        why: """
            When Xcode 26 compiles a string catalog, it replaces the name in %(count)lld with a position. In .strings \
            and .stringsdict files, the name isn't replaced, so Foundation prints “(count)lld” (tested with \
            swift-corelibs-foundation, Swift 6.3). Use a position instead: %1$lld.
            """,
        example: Example("\"songs\" = \"%(count)lld songs\";"),
        instead: Example("\"songs\" = \"%1$lld songs\";"),
        severity: .error, traits: [.blocksApply], formerIDs: ["placeholder-unread"])
}

/// Finds named placeholders for ``RulePage/placeholderUnsupported``.
enum PlaceholderUnsupported {
    struct Placeholder {
        let message: String
        let span: Span
        let fix: FixIt
    }

    /// The first named placeholder, with a fix that replaces all names with positions; nil if there isn't one.
    static func placeholder(in text: LocatedText) -> Placeholder? {
        guard text.string.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let named = Message(parsing: text.string).numberedSpecifiers().filter { $0.specifier.name != nil }
        guard let first = named.first?.specifier else { return nil }
        let edits = named.map { text.edit($0.specifier.range, $0.positioned) }
        return Placeholder(
            message: "\(first.raw) is shown as “\(first.raw.dropFirst())”; "
                + "only string catalogs support named placeholders",
            span: text.span(of: first.range),
            fix: FixIt("Replace names with positions", edits: edits, safety: .needsReview))
    }
}

import AXModel
import AXSource
import AXTestSupport

@testable import AXExtract

/// Rewrites source code from a test.
struct RewriteText {
    /// The source after the changes.
    var text: String
    /// The new entries as `key = text`, and `key one = text` for the singular.
    var entries: [String] = []
    /// The keys of the entries, in order.
    var keys: [String] = []
    /// The reasons why sites weren't rewritten.
    var refusals: [String] = []

    /// - Parameters:
    ///   - path: its extension determines the language.
    ///   - texts: the strings of the development language.
    ///   - showsText: whether calls contain the source string.
    init(
        _ text: String, path: String = "Test.swift", style: CallStyle = .nsLocalizedString, keys: KeyForm = .dotted,
        texts: [StringKey: String] = [:], showsText: Bool = false, table: String? = nil
    ) throws {
        self.text = text
        let file = SourceFile(path: path, text: text)
        let name = path.hasSuffix(".m") ? "m" : "swift"
        guard let extractor = Extractors.extractor(forExtension: name),
            let rewriting = SourceRewritings.rewriting(forExtension: name)
        else { return }
        let facts = extractor.facts(in: file, options: ExtractionOptions())
        var index = ProjectIndex([facts])
        index.tables = TableText.tables(texts)
        let sites = LocalizableSites.sites(of: extractor.strings(of: facts, in: index).value, in: index.tables)
        var maker = KeyMaker(keys, taken: Set(texts.keys.map(\.text)))
        var edits: [TextEdit] = []
        for (site, draft) in zip(sites, rewriting.drafts(of: sites, in: file)) {
            do {
                if let refusal = site.refusal { throw refusal }
                let draft = try draft.get()
                let key = maker.key(for: site.occurrence, draft.message)
                let wording = LocalizedWording(
                    key: key, table: table, bundle: nil, comment: "c", showsText: showsText)
                let own = rewriting.edits(for: draft, wording, style: style, in: file)
                if let fault = rewriting.fault(in: file, changedBy: own) { throw fault }
                edits += own
                if let singular = draft.message.singular { entries.append("\(key) one = \(singular)") }
                entries.append("\(key) = \(draft.message.text)")
                self.keys.append(key)
            } catch let refusal as RewriteRefusal {
                refusals.append(refusal.reason)
            }
        }
        let changed = try file.applying(edits)
        self.text = changed.string(changed.fullSpan)
    }

    /// Source code on one line, without spaces after opening parentheses and after `WithFormat:`.
    static func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(")
            .replacing("WithFormat: ", with: "WithFormat:")
    }
}

/// A change that the code makes to a string when the app runs.
package enum TextChange: Hashable, Sendable {
    /// A part is replaced with the value of an expression: `title.replacingOccurrences(of: "$1", with: name)`.
    case replacing(String, by: String)
    /// The string is HTML, and only its visible text is used: `"terms".localizedAttributed.string`.
    case removingMarkup
}

extension SpokenText {
    /// The text after the changes, which are applied in order.
    package func applying(_ changes: [TextChange]) -> SpokenText {
        changes.prefix(Self.mostChanges).reduce(self) { $0.parts.count > Self.mostParts ? $0 : $0.applying($1) }
    }

    /// Each replacement may make the text longer, so both the number of changes and the number of parts are limited.
    private static let mostChanges = 8
    private static let mostParts = 64

    private func applying(_ change: TextChange) -> SpokenText {
        SpokenText(
            parts.flatMap { part -> [Part] in
                switch part {
                case .text(let text): change.parts(of: text) { .text($0) }
                case .foreign(let text, let locale): change.parts(of: text) { .foreign($0, locale: locale) }
                case .runtime(let name): change.value(of: "{\(name)}") ?? [part]
                case .forms(let forms):
                    [.forms(forms.map { Form(category: $0.category, text: $0.text.applying(change)) })]
                case .choice(let options):
                    [.choice(options.map { Option(branch: $0.branch, text: $0.text.applying(change)) })]
                case .rawKey, .pause, .voiceOver: [part]
                }
            })
    }
}

extension TextChange {
    /// The parts of a string after the change.
    fileprivate func parts(of text: String, _ part: (String) -> SpokenText.Part) -> [SpokenText.Part] {
        switch self {
        case .removingMarkup: return [part(text.withoutMarkup)]
        case .replacing(let old, let expression):
            if old.isEmpty || text.utf8.count > Self.longestText { return [part(text)] }
            let pieces = text.split(separator: old, omittingEmptySubsequences: false)
            let value = SpokenText(expression: expression).parts
            return Array(pieces.map { $0.isEmpty ? [] : [part(String($0))] }.joined(separator: value))
        }
    }

    /// The maximum length of a string in which parts are replaced, in UTF-8 bytes.
    private static let longestText = 4_000

    /// The replacement for `text`, if the change replaces exactly `text`; otherwise nil.
    fileprivate func value(of text: String) -> [SpokenText.Part]? {
        guard case .replacing(text, let expression) = self else { return nil }
        return SpokenText(expression: expression).parts
    }
}

extension String {
    /// The text of HTML, without tags and with common entities decoded.
    fileprivate var withoutMarkup: String {
        var (text, rest) = ("", self[...])
        while let open = rest.firstIndex(of: "<") {
            let inner = rest[rest.index(after: open)...]
            let isTag = inner.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
            guard let close = inner.firstIndex(of: ">") else { break }
            guard isTag else {
                text += rest[...open]
                rest = inner
                continue
            }
            let name = inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            text += rest[..<open] + (Self.blocks.contains(name) ? "\n" : "")
            rest = inner[inner.index(after: close)...]
        }
        return Self.entities.reduce(text + rest) { $0.replacing($1.name, with: $1.text) }
    }

    /// The elements that begin a new line.
    private static let blocks: Set<String> = ["br", "div", "li", "p"]

    /// Entities in the order in which they are decoded. `&amp;` is last, because decoding it can produce another
    /// entity.
    private static let entities: [(name: String, text: String)] = [
        ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
}

import AXLocale
import AXModel

struct PageElement {
    private enum Change { case none, added, removed }

    private let title: String
    /// The lines, as HTML.
    private var lines: [(text: String, change: Change)]

    /// The elements of a screen. Their lines are marked as new, removed or unchanged since the earlier transcript.
    /// Removed elements come last.
    /// - Parameter earlier: the elements of the same screen in the earlier transcript; nil without an earlier
    ///   transcript.
    static func all(of elements: [SpokenElement], since earlier: [SpokenElement]?, in locale: String) -> [PageElement] {
        let now = elements.map { Block($0, locale) }
        guard let earlier else { return now.map { PageElement(title: $0.title, lines: $0.lines.map { ($0, .none) }) } }
        let before = earlier.map { Block($0, locale) }
        // Elements that are spoken in the same way as before aren't compared with other elements of the same name.
        var same = Dictionary(before.map { ($0, 1) }) { $0 + $1 }
        let kept = now.map { block in
            defer { same[block, default: 0] -= 1 }
            return same[block, default: 0] > 0
        }
        let changed = Self.without(zip(now, kept).filter(\.1).map(\.0), before)
        var rest = Dictionary(grouping: changed.reversed(), by: \.title)
        let compared = zip(now, kept).map { block, isKept -> PageElement in
            if isKept { return PageElement(title: block.title, lines: block.lines.map { ($0, .none) }) }
            let old = rest[block.title]?.popLast()?.lines ?? []
            let lines = block.lines.map { ($0, old.contains($0) ? Change.none : .added) }
            return PageElement(
                title: block.title, lines: lines + old.filter { !block.lines.contains($0) }.map { ($0, .removed) })
        }
        let paired = changed.count - rest.values.reduce(0) { $0 + $1.count }
        let gone = paired == 0 ? changed : Self.without(Self.without(Array(rest.values.joined()), changed), changed)
        return compared + gone.map { PageElement(title: $0.title, lines: $0.lines.map { ($0, .removed) }) }
    }

    /// The title and the lines of an element, for comparison.
    private struct Block: Hashable {
        let title: String
        let lines: [String]

        init(_ element: SpokenElement, _ locale: String) {
            title = element.title
            lines = element.htmlLines(in: locale)
        }
    }

    /// `blocks` without those in `kept`. Each occurrence in `kept` removes one block.
    private static func without(_ kept: [Block], _ blocks: [Block]) -> [Block] {
        var counts = Dictionary(kept.map { ($0, 1) }) { $0 + $1 }
        return blocks.filter { block in
            guard let count = counts[block], count > 0 else { return true }
            counts[block] = count - 1
            return false
        }
    }

    /// The element as HTML. Words identify changes, because not all readers see colors or hear `<ins>` and `<del>`.
    var html: String {
        let lines = lines.map { text, change in
            switch change {
            case .none: "<dd>\(text)</dd>"
            case .added: "<dd>new: <ins>\(text)</ins></dd>"
            case .removed: "<dd>before: <del>\(text)</del></dd>"
            }
        }
        return (["<dt>\(title.html)</dt>"] + lines).joined(separator: "\n")
    }
}

extension SpokenElement {
    /// One line per variant, followed by one line per action or other extra.
    fileprivate func htmlLines(in locale: String) -> [String] {
        let spoken = zip(shownBranches, variants).map { branch, variant in
            let hint = variant.hint.isEmpty ? "" : "<br>hint: \(variant.hint.html(in: locale))"
            return "\(branch.htmlCondition)\(variant.spoken.html(in: locale))\(hint)"
        }
        return spoken
            + extras.map { "\($0.kind.rawValue): \($0.branch.htmlCondition)\($0.text.html(in: locale))" }
    }
}

extension Branch {
    fileprivate var htmlCondition: String {
        shortText.map { "if <code>\($0.html)</code>: " } ?? ""
    }
}

extension SpokenText {
    /// The text as HTML, with the language of each part.
    fileprivate func html(in locale: String) -> String {
        parts.map { part in
            switch part {
            case .text(let text), .voiceOver(let text): "<span \(HTMLLanguage.attributes(locale))>\(text.html)</span>"
            case .foreign(let text, let own):
                "{in \(own.html): <span \(HTMLLanguage.attributes(own))>\(text.html)</span>}"
            case .pause(let text): text.html
            case .rawKey(let key): "{raw key <code>\(key.html)</code>}"
            case .runtime(let expression): "<var>{\(ShortExpression.text(of: expression).html)}</var>"
            case .forms(let forms):
                "{" + forms.map { "\($0.category.rawValue): \($0.text.html(in: locale))" }.joined(separator: " | ")
                    + "}"
            case .choice(let options):
                "{"
                    + options.distinguished.map { $0.branch.htmlCondition + $0.text.html(in: locale) }
                    .joined(separator: " | ") + "}"
            }
        }.joined()
    }
}

import AXLocale
import AXModel

/// An element on the page of a transcript.
struct PageElement {
    private enum Change { case none, added, removed }

    private let title: String
    /// In HTML.
    private var lines: [(text: String, change: Change)]

    /// - Parameter earlier: the elements of the screen before; nil if they aren't compared.
    static func all(
        of elements: [SpokenElement], since earlier: [SpokenElement]?, in locale: String
    ) -> [PageElement] {
        let now = numbered(elements)
        guard let earlier else {
            return now.map { PageElement(title: $1.title, lines: $1.htmlLines(in: locale).map { ($0, .none) }) }
        }
        let old = numbered(earlier)
        let before = Dictionary(old.map { ($0, $1.htmlLines(in: locale)) }) { first, _ in first }
        let compared = now.map { name, element in
            let (new, old) = (element.htmlLines(in: locale), before[name] ?? [])
            let lines = new.map { ($0, old.contains($0) ? Change.none : .added) }
            return PageElement(
                title: element.title, lines: lines + old.filter { !new.contains($0) }.map { ($0, .removed) })
        }
        let names = Set(now.map(\.0))
        return compared
            + old.filter { !names.contains($0.0) }.map { name, element in
                PageElement(title: element.title, lines: (before[name] ?? []).map { ($0, .removed) })
            }
    }

    /// The name of each element with its number among those of the same name.
    private static func numbered(_ elements: [SpokenElement]) -> [(Name, SpokenElement)] {
        var counts: [String: Int] = [:]
        return elements.map { element in
            counts[element.title, default: 0] += 1
            return (Name(title: element.title, number: counts[element.title, default: 0]), element)
        }
    }

    private struct Name: Hashable {
        let title: String
        let number: Int
    }

    /// Changes are named in words, too: not all readers see colors or hear what is marked up.
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
    /// Each way in which the element is spoken, and what is offered with it.
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
    /// The text with the language of each part.
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
                "{" + options.map { $0.branch.htmlCondition + $0.text.html(in: locale) }.joined(separator: " | ") + "}"
            }
        }.joined()
    }
}

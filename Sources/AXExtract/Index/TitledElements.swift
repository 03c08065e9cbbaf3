import AXModel

/// The named elements to which a file gives a title. VoiceOver speaks the title of such an element if its label is nil.
/// Empty unless a transcript is made.
struct TitledElements {
    private struct Element: Hashable {
        let screen: String?
        let name: String
        let isProperty: Bool
    }

    private let facts: FileFacts
    private let titled: Set<Element>

    init(_ facts: FileFacts) {
        self.facts = facts
        guard facts.isForTranscript else {
            titled = []
            return
        }
        titled = Set(facts.titles.filter { $0.title == .text }.compactMap { Self.element(of: $0, facts) })
    }

    private static func element(of site: StringSite, _ facts: FileFacts) -> Element? {
        guard let element = site.element.map({ facts.elements[$0] }), let name = element.name else { return nil }
        return Element(screen: site.screen, name: name, isProperty: element.isProperty)
    }

    /// The strings of a site. If they are a label that may be nil, and the element has a title, nil is added in another
    /// branch.
    func strings(_ leaves: [StringLeaf], of site: StringSite) -> [StringLeaf] {
        guard site.role == .label, leaves.count == 1, let label = leaves.first, label.isOptional,
            label.kind == .dynamic, !label.hasFallback, label.slots.isEmpty, label.insertedAs.isEmpty,
            Self.element(of: site, facts).map(titled.contains) == true
        else { return leaves }
        var (named, none) = (label, label)
        let test = Branch.Test.holds(["\(label.key) != nil"])
        named.branch = label.branch.adding(test)
        none.branch = label.branch.adding(test.opposite)
        none.remark = .silence(.reset)
        return [named, none]
    }
}

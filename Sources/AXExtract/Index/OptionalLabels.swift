import AXModel

extension FileFacts {
    /// The strings of a site. If a label may be nil and the element has a title, they include nil in another branch:
    /// VoiceOver then speaks the title. Only for transcripts.
    func withTitles(besides leaves: [StringLeaf], of site: StringSite) -> [StringLeaf] {
        guard isForTranscript, site.role == .label, leaves.count == 1, let label = leaves.first, label.isOptional,
            label.kind == .dynamic, !label.hasFallback, label.slots.isEmpty, label.insertedAs.isEmpty, hasTitle(site)
        else { return leaves }
        var (named, none) = (label, label)
        let test = Branch.Test.holds(["\(label.key) != nil"])
        named.branch = label.branch.adding(test)
        none.branch = label.branch.adding(test.opposite)
        none.remark = .silence(.reset)
        return [named, none]
    }

    /// Whether the file gives the element of a site a title.
    private func hasTitle(_ site: StringSite) -> Bool {
        guard let element = site.element.map({ elements[$0] }), let name = element.name else { return false }
        return titles.contains { title in
            guard title.title == .text, title.screen == site.screen, let own = title.element else { return false }
            return elements[own].name == name && elements[own].isProperty == element.isProperty
        }
    }
}

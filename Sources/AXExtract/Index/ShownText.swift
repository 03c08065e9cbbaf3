import AXModel

extension FileFacts {
    /// The strings of a site, with those that the file gives a label in place of the label's text: with
    /// `titleLabel.text = "Inbox"`, those of `accessibilityLabel = titleLabel.text`. Only for transcripts.
    func readingShownText(_ site: StringSite) -> [StringLeaf] {
        guard isForTranscript, let screen = site.screen, site.leaves.contains(where: { $0.labelOfText != nil }) else {
            return site.leaves
        }
        return site.leaves.flatMap { leaf in
            leaf.labelOfText.flatMap { texts(of: $0, in: screen, for: leaf) } ?? [leaf]
        }
    }

    /// The strings that the file gives a label, in place of a leaf; nil if it shows none, or several for one branch.
    private func texts(of label: String, in screen: String, for leaf: StringLeaf) -> [StringLeaf]? {
        let shown = titles.filter { title in
            guard title.title == .text, title.screen == screen, let element = title.element else { return false }
            return elements[element].name == label && elements[element].isProperty
        }
        let branches = shown.map(\.enclosing.branch)
        guard shown.contains(where: { $0.leaves.contains { $0.kind != .dynamic } }), shown.count <= Self.mostTexts,
            Set(branches).count == branches.count
        else { return nil }
        return shown.flatMap { title in
            title.leaves.map { text in
                // What another function is given isn't known here.
                var text = text.kind == .dynamic && text.silence == nil ? leaf : text
                text.branch = title.enclosing.branch.adding(text.branch)
                text.owner = nil
                return text.kind == .dynamic ? text : leaf.taking(text)
            }
        }
    }

    /// A label that gets more texts isn't followed.
    private static let mostTexts = 8
}

extension StringLeaf {
    /// The label whose text the leaf reads: `titleLabel` for `titleLabel.text`.
    fileprivate var labelOfText: String? {
        guard kind == .dynamic, let reference, reference.arguments == nil, reference.path.last == "text" else {
            return nil
        }
        return reference.base
    }
}

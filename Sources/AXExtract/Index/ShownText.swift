import AXModel
import AXSource

/// The strings that a file gives its labels: with `titleLabel.text = "Inbox"`, those of
/// `accessibilityLabel = titleLabel.text`. Only those of private labels, which no other file changes. Empty unless a
/// transcript is made.
struct ShownText {
    private struct Label: Hashable {
        let screen: String
        let name: String
    }

    private var sites: [Label: [StringSite]] = [:]

    /// A label that gets more strings isn't followed.
    private static let mostSites = 8

    init(_ facts: FileFacts, _ index: ProjectIndex) {
        guard facts.isForTranscript else { return }
        let labels = Set(facts.sites.flatMap(\.leaves).compactMap(\.labelOfText))
        guard !labels.isEmpty else { return }
        for title in facts.titles where title.title == .text {
            guard let screen = title.screen, let name = title.element.flatMap({ facts.elements[$0].name }),
                labels.contains(name.lastName)
            else { continue }
            sites[Label(screen: screen, name: name), default: []].append(title)
        }
        // What another type does with the label isn't known by the name of its class.
        let outer = Set(sites.keys.filter { $0.name.contains(".") }.map(\.name.lastName))
        sites = sites.filter { label, found in
            !outer.contains(label.name) && found.count <= Self.mostSites
                && index.isPrivateLabel(label.name, of: label.screen, in: facts.file.path)
        }
    }

    /// The strings of a site, with those of labels in place of the labels' text.
    func strings(of site: StringSite) -> [StringLeaf] {
        guard !sites.isEmpty, let screen = site.screen else { return site.leaves }
        return site.leaves.flatMap { leaf in
            leaf.labelOfText.flatMap { strings(for: leaf, sites[Label(screen: screen, name: $0)] ?? []) } ?? [leaf]
        }
    }

    /// The strings that the sites give a label, in place of a leaf; nil without any, and if there are
    /// several for one branch.
    private func strings(for leaf: StringLeaf, _ shown: [StringSite]) -> [StringLeaf]? {
        let branches = shown.map(\.enclosing.branch)
        guard shown.contains(where: { $0.leaves.contains { $0.kind != .dynamic } }),
            Set(branches).count == branches.count
        else { return nil }
        return shown.flatMap { site in
            site.leaves.map { text in
                // What another function is given isn't known here.
                var text = text.kind == .dynamic && text.silence == nil ? leaf : text
                text.branch = site.enclosing.branch.adding(text.branch)
                text.owner = nil
                return text.kind == .dynamic ? text : leaf.taking(text)
            }
        }
    }
}

extension StringLeaf {
    /// The label of which the leaf reads the text: `titleLabel` for `titleLabel.text`.
    fileprivate var labelOfText: String? {
        guard kind == .dynamic, let reference, reference.arguments == nil, let member = reference.path.last,
            ["text", "attributedText"].contains(member)
        else { return nil }
        return reference.base
    }
}

extension ProjectIndex {
    /// Whether a property of a type is a label that only its own file can change.
    fileprivate func isPrivateLabel(_ name: String, of type: String, in path: String) -> Bool {
        guard case .declarations(let found) = find(Reference(path: [name], enclosingType: type), in: path) else {
            return false
        }
        return found.count == 1 && found[0].isPrivate && found[0].valueType == "UILabel"
    }
}

import AXModel
import AXSource

/// The strings that a file gives the views of its types, for sites that read them from the views: `"Inbox"` for
/// `accessibilityLabel = titleLabel.text` if the file contains `titleLabel.text = "Inbox"`. They are the labels of
/// private views, and the text of `UILabel`s that are private or belong to a view controller, because other files
/// rarely change these. A document may also set that text. Empty unless a transcript is made.
struct ShownText {
    fileprivate struct Property: Hashable {
        let screen: String
        let name: String
        let kind: Kind
    }

    fileprivate enum Kind {
        case text
        case label
    }

    private var sites: [Property: [StringSite]] = [:]
    /// The properties that the file sets.
    private var changed: Set<Property> = []
    private let index: ProjectIndex
    private let path: String

    /// A property that gets more strings isn't followed.
    private static let mostSites = 8

    init(_ facts: FileFacts, _ index: ProjectIndex) {
        (self.index, path) = (index, facts.file.path)
        guard facts.isForTranscript else { return }
        let read = Set(facts.sites.flatMap(\.leaves).compactMap(\.readProperty).map(\.view))
        guard !read.isEmpty else { return }
        for site in facts.titles + facts.sites {
            guard let kind = site.setProperty, let screen = site.screen,
                let name = site.element.flatMap({ facts.elements[$0].name }), read.contains(name.lastName)
            else { continue }
            sites[Property(screen: screen, name: name, kind: kind), default: []].append(site)
        }
        changed = Set(sites.keys)
        // `cell.title.text = …` may change the view `title` of any type.
        let outer = Set(sites.keys.filter { $0.name.contains(".") }.map(\.name.lastName))
        sites = sites.filter { property, found in
            !outer.contains(property.name) && found.count <= Self.mostSites
                && index.isOnlyChanged(byFileOf: property, in: facts.file.path)
        }
    }

    /// The strings of a site, with those of views in place of the views' properties.
    func strings(of site: StringSite) -> [StringLeaf] {
        guard !sites.isEmpty || !index.documentTexts.isEmpty, let screen = site.screen else { return site.leaves }
        return site.leaves.flatMap { leaf in
            guard let read = leaf.readProperty else { return [leaf] }
            let property = Property(screen: screen, name: read.view, kind: read.kind)
            return strings(for: leaf, sites[property] ?? documented(property, at: leaf)) ?? [leaf]
        }
    }

    /// The text that a document gives a label through one of the app's own properties.
    private func documented(_ property: Property, at leaf: StringLeaf) -> [StringSite] {
        guard property.kind == .text, !changed.contains(property),
            let found = index.documentTexts["\(property.screen).\(property.name)"],
            index.isOnlyChanged(byFileOf: property, in: path)
        else { return [] }
        var site = found.site
        site.leaves = site.leaves.map { text in
            var text = text
            text.definition = text.definition ?? SourcePlace(path: found.path, span: text.span)
            text.span = leaf.span
            return text
        }
        return [site]
    }

    /// The strings that the sites give a property, in place of a leaf; nil without any, and if there are
    /// several for one branch.
    private func strings(for leaf: StringLeaf, _ shown: [StringSite]) -> [StringLeaf]? {
        let branches = shown.map(\.enclosing.branch)
        guard shown.contains(where: { $0.leaves.contains { $0.kind != .dynamic } }),
            Set(branches).count == branches.count
        else { return nil }
        return shown.flatMap { site in
            site.leaves.map { text in
                // The names in an unknown value may have another meaning in the site's function.
                var text = text.kind == .dynamic && text.silence == nil ? leaf : text
                text.branch = site.enclosing.branch.adding(text.branch)
                text.owner = nil
                return text.kind == .dynamic ? text : leaf.taking(text)
            }
        }
    }
}

extension StringSite {
    /// Which property of its element the string replaces; nil for others.
    fileprivate var setProperty: ShownText.Kind? {
        if title == .text { return .text }
        return title == nil && role == .label && !isModifier && !isAppended && !isMember && call == nil ? .label : nil
    }
}

extension StringLeaf {
    /// The view of which the leaf reads a property: `titleLabel` for `titleLabel.text`. Nil for other leaves.
    fileprivate var readProperty: (view: String, kind: ShownText.Kind)? {
        guard kind == .dynamic, let reference, reference.arguments == nil, let view = reference.base else { return nil }
        return switch reference.path.last {
        case "text", "attributedText": (view, .text)
        case "accessibilityLabel": (view, .label)
        default: nil
        }
    }
}

extension ProjectIndex {
    /// Whether presumably only the file of a view's class changes a property of the view: a private view's
    /// accessibility label, or the text of a `UILabel` that is private or belongs to a view controller. Other code
    /// changes the labels of cells and other views, but rarely those of a screen.
    fileprivate func isOnlyChanged(byFileOf property: ShownText.Property, in path: String) -> Bool {
        let view = Reference(path: [property.name], enclosingType: property.screen)
        guard case .declarations(let found) = find(view, in: path), found.count == 1 else { return false }
        switch property.kind {
        case .label: return found[0].isPrivate
        case .text:
            let classes = found[0].valueType.map { lineage(fullName($0, in: found[0])) } ?? []
            return classes.contains("UILabel") && (found[0].isPrivate || isViewController(property.screen))
        }
    }

    private func isViewController(_ type: String) -> Bool {
        lineage(type).dropFirst().contains { $0.hasSuffix("ViewController") }
    }
}

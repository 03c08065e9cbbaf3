import AXModel
import AXSource

extension FileFacts {
    /// The labels, values and hints of each element, which a transcript shows on one line; empty if no transcript is
    /// made. Without a label, VoiceOver speaks the title.
    var spokenSites: [Int: [StringSite]] {
        guard isForTranscript else { return [:] }
        let attributes = sites.filter { $0.element != nil && [.label, .value, .hint].contains($0.role) }
        var spoken = Dictionary(grouping: attributes) { $0.element ?? 0 }
        for title in titles where title.title == .text {
            guard let element = title.element, let known = spoken[element],
                !known.contains(where: { $0.role == .label })
            else { continue }
            spoken[element] = known + [title]
        }
        return spoken
    }

    /// The traits that each type has from the beginning, or that its getter returns; empty if no transcript is made.
    var traitsOfTypes: [String: [TraitChange]] {
        guard isForTranscript else { return [:] }
        return titles.reduce(into: [:]) { traits, site in
            guard site.title == .unknown, let type = site.screen, let element = site.element.map({ elements[$0] }),
                element.name == nil
            else { return }
            traits[type, default: []].add(element.traitChanges.filter { $0.updater == nil })
        }
    }

    /// How many strings of one element are considered.
    private static let mostOthers = 8

    /// The element of a site, with its other strings that don't come from parameters. Nil if no transcript is made or
    /// the site has no element.
    func speaker(
        of site: StringSite, _ spoken: [Int: [StringSite]], _ traits: [String: [TraitChange]]
    ) -> SpokenParameters.Speaker? {
        guard isForTranscript, let index = site.element else { return nil }
        let element = elements[index]
        var changes = element.traitChanges
        if element.name == nil, let type = site.screen { changes.add(traits[type] ?? []) }
        let others = spoken[index, default: []].prefix(Self.mostOthers)
        return SpokenParameters.Speaker(
            place: place(of: index, in: site.screen) ?? ElementPlace(path: file.path, start: 0),
            control: element.group?.control ?? element.control, isOfType: element.name == nil && element.type == nil,
            traitChanges: changes, replacesTraits: element.replacesTraits, isHidden: element.isHidden,
            others: others.compactMap { other in
                other.leaves.contains(where: \.isOfItsType) || other.role == site.role
                    ? nil
                    : SpokenParameters.Speaker.Other(
                        role: other.title == nil ? other.role : .label, leaves: other.leaves,
                        branch: other.enclosing.branch, path: file.path)
            })
    }
}

/// Identifies an element of a file: a view by its beginning, or the object of a type by the name of the type.
struct ElementPlace: Hashable, Sendable {
    let path: String
    /// The UTF-8 offset of the view, or of the group that speaks it; nil for an object.
    var start: Int?
    /// The full name of the type; nil for a view.
    var type: String?
}

extension FileFacts {
    /// - Parameters:
    ///   - element: An index into ``elements``.
    ///   - screen: The type around the code about the element.
    func place(of element: Int, in screen: String?) -> ElementPlace? {
        let found = elements[element]
        if let start = found.group?.start ?? found.start { return ElementPlace(path: file.path, start: start) }
        guard found.name == nil, found.type == nil, let screen else { return nil }
        return ElementPlace(path: file.path, type: screen)
    }
}

extension StringLeaf {
    /// Whether the leaf is a parameter, or a member of the enclosing type: only the called code can speak it.
    var isOfItsType: Bool { reference?.path.count == 1 }
}

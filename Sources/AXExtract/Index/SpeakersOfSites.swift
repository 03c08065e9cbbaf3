import AXModel
import AXSource

/// The strings of a file that a transcript shows on the lines of its elements.
struct SpokenSites {
    /// The labels, values, hints and actions of each element, and the titles of elements with one of these but without
    /// a label.
    fileprivate var ofElements: [Int: [StringSite]] = [:]
    /// The groups, by their beginnings.
    fileprivate var ofGroups: [Int: Group] = [:]

    /// Views that are one element.
    fileprivate struct Group {
        /// The strings of the views, in the order of the views.
        let sites: [StringSite]
        /// The index of each view among those of the group.
        let views: [Int: Int]
    }

    private static let attributes: Set<AccessibilityRole> = [.label, .value, .hint, .customAction]

    fileprivate init() {}

    fileprivate init(_ facts: FileFacts, _ find: SpokenParameters.Find) {
        let attributes = facts.sites.filter { $0.element != nil && Self.attributes.contains($0.role) }
            .map { site in
                var site = site
                site.leaves = site.shared(in: facts.file.path, find)
                return site
            }
        ofElements = Dictionary(grouping: attributes) { $0.element ?? 0 }
        for title in facts.titles where title.title == .text {
            guard let element = title.element, let known = ofElements[element],
                !known.contains(where: { $0.role == .label })
            else { continue }
            ofElements[element] = known + [title]
        }
        let grouped = (attributes + facts.titles).filter { $0.element.flatMap { facts.elements[$0].group } != nil }
        let groups = Dictionary(grouping: grouped) { facts.elements[$0.element ?? 0].group?.start ?? 0 }
        ofGroups = groups.mapValues { sites in
            let ordered = sites.sorted { left, right in
                facts.elements[left.element ?? 0].start ?? 0 < facts.elements[right.element ?? 0].start ?? 0
            }
            let views = ordered.compactMap(\.element).uniqued()
            return Group(sites: ordered, views: Dictionary(uniqueKeysWithValues: zip(views, views.indices)))
        }
    }
}

extension FileFacts {
    /// The strings on the lines of the elements; empty if no transcript is made.
    func spokenSites(_ find: SpokenParameters.Find) -> SpokenSites {
        isForTranscript ? SpokenSites(self, find) : SpokenSites()
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
    private static let mostOthers = 16

    /// The element of a site, with its other strings as in ``ParameterSpeaker/others``. Nil if no transcript is made or
    /// the site has no element.
    func speaker(
        of site: StringSite, _ spoken: SpokenSites, _ traits: [String: [TraitChange]]
    ) -> ParameterSpeaker? {
        guard isForTranscript, let index = site.element else { return nil }
        let element = elements[index]
        var changes = element.traitChanges
        if element.name == nil, let type = site.screen { changes.add(traits[type] ?? []) }
        let group = element.group.flatMap { spoken.ofGroups[$0.start] }
        let views = group?.views ?? [:]
        let others = (group?.sites ?? spoken.ofElements[index, default: []]).lazy.filter { other in
            other.element != index || other.role != site.role
        }
        return ParameterSpeaker(
            place: place(of: index, in: site.screen) ?? ElementPlace(path: file.path, start: 0),
            view: views[index],
            control: element.group?.control ?? element.control ?? (element.isOfValue ? "value" : nil),
            isOfType: element.name == nil && element.type == nil,
            traitChanges: changes, replacesTraits: element.replacesTraits, isHidden: element.isHidden,
            others: others.prefix(Self.mostOthers).compactMap { other(than: site, $0, views) })
    }

    /// A string of the same element that doesn't come from a parameter or a member of the enclosing type, or that a
    /// view in a group shows. Nil for other strings, and if VoiceOver never reaches the other view.
    /// - Parameter views: The index of each view of the element; empty unless the element is a group.
    private func other(
        than site: StringSite, _ other: StringSite, _ views: [Int: Int]
    ) -> ParameterSpeaker.Other? {
        let isTitle = other.title != nil
        guard let element = other.element, element == site.element || !elements[element].isHidden,
            isTitle && !views.isEmpty || !other.leaves.contains(where: \.isOfItsType)
        else { return nil }
        return ParameterSpeaker.Other(
            role: isTitle && views.isEmpty ? .label : other.role, title: views.isEmpty ? nil : other.title,
            view: views[element], leaves: other.leaves, branch: other.enclosing.branch, path: file.path)
    }
}

extension FoundElement {
    /// Whether the element is a value that a view shows, such as an image.
    fileprivate var isOfValue: Bool { type.map(ControlNames.isValue) ?? false }
}

extension ParameterSpeaker {
    /// The same element after `change` has replaced the strings that its views show.
    func mappingTitles(_ change: (StringLeaf) -> StringLeaf) -> Self {
        mapping(change) { $0.title != nil }
    }

    /// The same element after `change` has replaced its other strings, except for those that its views show.
    func mappingOthers(_ change: (StringLeaf) -> StringLeaf) -> Self {
        mapping(change) { $0.title == nil }
    }

    private func mapping(_ change: (StringLeaf) -> StringLeaf, where isChanged: (Other) -> Bool) -> Self {
        var speaker = self
        for index in others.indices where isChanged(others[index]) {
            speaker.others[index].leaves = others[index].leaves.map(change)
        }
        return speaker
    }
}

extension StringLeaf {
    /// Whether the leaf is a parameter, and a transcript speaks it or a string that contains it.
    var isSpokenParameter: Bool {
        guard let reference else { return false }
        return reference.isParameter && reference.path.count == 1 && reference.arguments == nil
            && (interest == .everything || !insertedAs.isEmpty)
    }

    /// Whether the leaf is a parameter or a member of the enclosing type, so that only the called code can speak it. A
    /// call with a literal or an implicit member, such as `.play`, doesn't count, because it looks up a key.
    var isOfItsType: Bool {
        guard let reference, reference.path.count == 1 else { return false }
        let keys = reference.arguments?.first?.leaves ?? []
        return keys.isEmpty || !keys.allSatisfy { $0.kind == .hardCoded || $0.kind == .localizedCall || $0.isImplicit }
    }

    /// Whether the value is an implicit member without arguments: `.play`.
    private var isImplicit: Bool { reference?.path.first?.isEmpty == true && reference?.arguments == nil }
}

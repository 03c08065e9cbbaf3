import AXModel
import AXSource

extension ProjectIndex {
    /// The views that consist of one control, if every call gives the view another label:
    /// `VolumeSlider().accessibilityLabel("Voice")`. The call speaks the control with its value and hint.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the calls in the file at a path count.
    /// - Returns: The places of the controls, by the full names of the views.
    func viewsWithReplacedLabels(
        in facts: [FileFacts], where isShipped: (String) -> Bool
    ) -> [String: ElementPlace] {
        let labeled = facts.reduce(into: [String: [ElementPlace]]()) { labeled, file in
            for (type, place) in file.labeledBodies { labeled[type, default: []].append(place) }
        }
        let places = labeled.compactMapValues { $0.count == 1 ? $0[0] : nil }.filter { isDeclaredOnce($0.key) }
        guard !places.isEmpty else { return [:] }
        var (labeling, others): (Set<String>, Set<String>) = ([], [])
        for file in facts where isShipped(file.file.path) && !file.constructions.isEmpty {
            let starts = Set(
                file.sites.lazy.filter { $0.role == .label && $0.isModifier }.compactMap { site in
                    site.element.flatMap { file.elements[$0].start }
                })
            for call in file.constructions {
                let type = resolvedType(call.type.name, from: call.type.enclosingType, file.file.path)
                if starts.contains(call.start) { labeling.insert(type) } else { others.insert(type) }
            }
        }
        return places.filter { labeling.contains($0.key) && !others.contains($0.key) }
    }

    /// The attributes of these controls.
    func attributesOfReplacedLabels(
        in facts: [FileFacts], where isShipped: (String) -> Bool
    ) -> [HeardElements.Attribute] {
        viewsWithReplacedLabels(in: facts, where: isShipped).values.flatMap { place in
            [.label, .value, .hint].map { HeardElements.Attribute(element: place, role: $0) }
        }
    }
}

extension FileFacts {
    /// The views that consist of one control with a label, each with the place of the control. A control with traits or
    /// actions of its own doesn't count, because the calls don't speak these.
    fileprivate var labeledBodies: [(type: String, place: ElementPlace)] {
        let views = isForTranscript ? types.filter(\.isViewWithBody) : []
        guard !views.isEmpty else { return [] }
        let sites = Dictionary(grouping: sites.filter { $0.isModifier && $0.element != nil }, by: \.screen)
        return views.compactMap { view in
            let own = sites[view.name] ?? []
            let found = Set(own.compactMap(\.element))
            guard let element = found.first, found.count == 1, own.count <= BodyAttributes.most,
                elements[element].name == view.body,
                elements[element].traitChanges.isEmpty, own.contains(where: { $0.role == .label }),
                own.allSatisfy({ [.label, .value, .hint].contains($0.role) && $0.function == nil }),
                let place = place(of: element, in: view.name)
            else { return nil }
            return (view.name, place)
        }
    }
}

package import AXModel
import AXSource

extension Transcript {
    /// Makes the transcript of the screens in a locale. Screens without spoken elements are left out.
    /// - Parameter texts: finds the project's strings in the locale.
    package init(_ screens: [ScreenStrings], _ texts: some SpokenTexts) {
        self.init(
            locale: texts.locale,
            screens: screens.map { screen in
                SpokenScreen(name: screen.name, elements: screen.elements.compactMap { Self.element($0, texts) })
            }
            .filter { !$0.elements.isEmpty })
    }

    private static func element(_ strings: [Occurrence], _ texts: some SpokenTexts) -> SpokenElement? {
        let group = strings.lazy.compactMap(\.group).first
        let own = strings.filter { $0.group == nil }
        let named = own.filter { $0.title == nil && $0.extra == nil }
        let isSilent = !named.isEmpty && named.allSatisfy(\.isSilentView)
        let control =
            isSilent ? Occurrence.silentView : own.lazy.compactMap(\.spokenControl).first ?? group?.control
        let controlOfType =
            own.lazy.compactMap { $0.isSilentView ? $0.controlOfType : $0.typeOfView ?? $0.controlOfType }.first
            ?? group?.control
        if controlOfType == Occurrence.swipeAction { return swipeAction(strings, texts) }
        let attributes = strings.filter { $0.extra == nil && $0.role != .language }
        let moments = attributes.isEmpty ? [] : ElementMoments(attributes).all
        let variants = moments.map {
            ElementVariants($0.strings, in: $0.branch, control: controlOfType, texts).all
        }
        .withoutRepeatedMoments.uniqued()
        let extras = Self.extras(strings, texts)
        guard !variants.isEmpty || !extras.isEmpty else { return nil }
        return SpokenElement(
            name: group?.name ?? strings[0].element, control: control, path: strings[0].path, span: strings[0].span,
            variants: variants, extras: extras.filter { !$0.text.isEmpty }.uniqued())
    }
}

extension Transcript {
    /// An action that appears when a row is swiped. VoiceOver offers it as an action of the row, with the label that
    /// the code gives it, or else with its title.
    private static func swipeAction(_ strings: [Occurrence], _ texts: some SpokenTexts) -> SpokenElement? {
        let labels = strings.filter { $0.role == .label && $0.silence != .reset }
        let names = labels.isEmpty ? strings.filter { $0.role == .customAction } : labels
        let actions = SpokenAttribute(names, texts.text).options.map { name in
            SpokenElement.Extra(.action, branch: name.branch, text: name.text)
        }
        guard !actions.isEmpty else { return nil }
        return SpokenElement(
            name: strings[0].element, control: Occurrence.swipeAction, path: strings[0].path,
            span: strings[0].span, variants: [], extras: actions.filter { !$0.text.isEmpty }.uniqued())
    }

    /// Actions, announcements and other extras, in the order of the code. The name and the value of custom content are
    /// spoken together.
    private static func extras(_ strings: [Occurrence], _ texts: some SpokenTexts) -> [SpokenElement.Extra] {
        let sites = Dictionary(grouping: strings.filter { $0.extra != nil }, by: \.span)
        var seen: Set<Span> = []
        return strings.flatMap { string -> [SpokenElement.Extra] in
            guard let kind = string.extra, seen.insert(string.span).inserted else { return [] }
            let parts = (sites[string.span] ?? []).filter { $0.extra == kind }
            let both = [parts.filter { !$0.isValueOfContent }, parts.filter(\.isValueOfContent)]
            return SpokenAttribute(joining: both.map { SpokenAttribute($0, texts.text) }).options.map {
                SpokenElement.Extra(kind, branch: $0.branch, text: $0.text)
            }
        }
    }
}

extension [[SpokenElement.Variant]] {
    /// The variants of all moments, without those that a later moment repeats in a narrower branch, if that moment has
    /// a variant for each case. The only variant of a moment is left out, too, if it's the only one of a later moment.
    fileprivate var withoutRepeatedMoments: [SpokenElement.Variant] {
        indices.flatMap { moment in
            self[moment].filter { variant in
                !self[(moment + 1)...].contains { later in
                    let isOnly = self[moment].count == 1 && later.count == 1
                    return later.contains {
                        $0.spoken == variant.spoken && $0.hint == variant.hint
                            && ($0.branch.implies(variant.branch) || isOnly && variant.branch.implies($0.branch))
                    } && later.map(\.branch).cover(variant.branch)
                }
            }
        }
    }
}

extension Occurrence {
    /// The type of control. The traits in the code determine it or, if they don't, the element's type or its name.
    fileprivate var spokenControl: String? {
        if isSilentView { return control }
        return control == controlOfType ? typeOfView ?? control : control ?? typeOfView
    }

    /// Whether the string is set on a view that VoiceOver doesn't reach, because no code makes it an element.
    fileprivate var isSilentView: Bool { typeOfView == Occurrence.silentView }

    /// Whether the string is the value of custom content, and not its name.
    fileprivate var isValueOfContent: Bool {
        if case .framework(let name) = api { name.lowercased().contains("value") } else { false }
    }

    fileprivate var extra: SpokenElement.Extra.Kind? {
        switch role {
        case .customAction: .action
        case .customContent: .content
        case .rotor: .rotor
        case .announcement: .announcement
        case .label, .hint, .value, .imageDescription, .inputLabel, .guidedAccess, .language, .other: nil
        }
    }
}

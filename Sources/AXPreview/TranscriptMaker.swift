package import AXModel
import AXSource

extension Transcript {
    /// The transcript of a project's strings.
    /// - Parameters:
    ///   - occurrences: in the order of the code within each file.
    ///   - includesAll: whether elements to which the code gives no accessibility string are included.
    ///   - texts: finds the project's strings in the locale.
    package init(_ occurrences: [Occurrence], includesAll: Bool = false, _ texts: some SpokenTexts) {
        let spoken = occurrences.ofElements(includesAll: includesAll)
        let screens = Dictionary(grouping: spoken, by: \.screenName)
        self.init(
            locale: texts.locale,
            screens: screens.map { name, strings in
                SpokenScreen(name: name, elements: Self.elements(of: strings, texts))
            }
            .filter { !$0.elements.isEmpty }
            .sorted { $0.name < $1.name })
    }

    /// The elements of a screen in the order of the code. A type may be spread over several files, which are ordered by what
    /// their elements say, so that a file can be renamed.
    private static func elements(of strings: [Occurrence], _ texts: some SpokenTexts) -> [SpokenElement] {
        let files = Dictionary(grouping: strings, by: \.path).values.map { $0.sorted { $0.span < $1.span } }
        let ordered = files.count == 1 ? files : files.sorted { order(of: $0) < order(of: $1) }
        let inOrder = ordered.flatMap(\.self)
        let elements = Dictionary(grouping: inOrder.indices) { ElementIdentity(inOrder[$0]) }
        return elements.values.sorted { $0[0] < $1[0] }.compactMap { element($0.map { inOrder[$0] }, texts) }
    }

    /// The names and keys in a file, which are the same in all locales.
    private static func order(of file: [Occurrence]) -> String {
        file.map { "\($0.element ?? "") \($0.key.text)" }.joined(separator: "\n")
    }

    private static func element(_ strings: [Occurrence], _ texts: some SpokenTexts) -> SpokenElement? {
        let group = strings.lazy.compactMap(\.group).first
        let own = strings.filter { $0.group == nil }
        let control =
            own.lazy.compactMap(\.spokenControl).first ?? group?.control
        let controlOfType =
            own.lazy.compactMap { $0.typeOfView ?? $0.controlOfType }.first ?? group?.control
        let attributes = strings.filter { $0.extra == nil && $0.role != .language }
        let moments = attributes.isEmpty ? [] : ElementMoments(attributes).all
        let variants = moments.flatMap {
            ElementVariants($0.strings, in: $0.branch, control: controlOfType, texts).all
        }.uniqued()
        let extras = Self.extras(strings, texts)
        guard !variants.isEmpty || !extras.isEmpty else { return nil }
        return SpokenElement(
            name: group?.name ?? strings[0].element, control: control, path: strings[0].path, span: strings[0].span,
            variants: variants, extras: extras.filter { !$0.text.isEmpty }.uniqued())
    }
}

extension Transcript {
    /// Actions, announcements and the like, in the order of the code. The name and the value of custom content are spoken together.
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

extension [Occurrence] {
    /// The strings that VoiceOver speaks, and what the elements show. A property such as `var playAccessibilityLabel: String`
    /// isn't spoken by itself if a view takes its string.
    fileprivate func ofElements(includesAll: Bool) -> [Occurrence] {
        let reached = filter { ($0.isSpoken || $0.title != nil) && !$0.isHidden }
        let read = reached.reduce(into: Set<SourcePlace>()) { $0.formUnion($1.readFrom) }
        let shown = reached.filter { !($0.provider.map(read.contains) ?? false) }
        let elements = Set(shown.filter { $0.isSpoken || includesAll && $0.isOfView }.map(ScreenElement.init))
        return shown.filter { $0.isSpoken || elements.contains(ScreenElement($0)) }
    }
}

/// An element of a screen.
private struct ScreenElement: Hashable {
    let screen: String
    let identity: ElementIdentity

    init(_ occurrence: Occurrence) {
        screen = occurrence.screenName
        identity = ElementIdentity(occurrence)
    }
}

/// What makes strings belong to the same element: the view or the receiver that they are set on, or the view around it. A
/// property is the same in all functions of its type.
private struct ElementIdentity: Hashable {
    /// nil for a property, and for the type itself.
    let start: Int?
    /// nil for a property.
    let path: String?
    let name: String?
    /// Announcements belong to no element.
    let announcement: Span?

    init(_ occurrence: Occurrence) {
        start = occurrence.isOfProperty ? nil : occurrence.group?.start ?? occurrence.elementStart
        path = occurrence.isOfProperty ? nil : occurrence.path
        name = occurrence.group?.name ?? occurrence.element
        announcement = occurrence.role == .announcement ? occurrence.span : nil
    }
}

extension Occurrence {
    /// Whether VoiceOver speaks the string by itself. What Voice Control listens for is never heard.
    fileprivate var isSpoken: Bool {
        // The setter of a property is given the strings that other code sets.
        if isLargeContent || kind == .dynamic && key == "newValue" { return false }
        return switch role {
        case .label, .hint, .value, .imageDescription: true
        case .customAction, .customContent, .rotor, .announcement: true
        case .inputLabel, .guidedAccess, .language, .other: false
        }
    }

    /// Whether the element is certainly a view. Other values have titles or can be disabled, too.
    fileprivate var isOfView: Bool {
        control != nil || group != nil || traitChanges.contains { !["notEnabled", "selected"].contains($0.trait) }
    }

    /// The control that traits make, or else that of the type, which counts more than a name.
    fileprivate var spokenControl: String? {
        control == controlOfType ? typeOfView ?? control : control ?? typeOfView
    }

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

    /// Whether the string is only seen, in the large content viewer.
    private var isLargeContent: Bool {
        if case .framework(let name) = api { name.contains("argeContent") } else { false }
    }

    /// The type, with its module in front; for an Interface Builder document the name that its strings file has too.
    fileprivate var screenName: String {
        [module, screen ?? documentName ?? "Functions"].compactMap(\.self).joined(separator: ".")
    }

    private var documentName: String? {
        guard let name = path.split(separator: "/").last, let point = name.lastIndex(of: "."),
            ["xib", "storyboard"].contains(name[name.index(after: point)...])
        else { return nil }
        return String(name[..<point])
    }
}

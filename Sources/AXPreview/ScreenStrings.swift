package import AXModel
import AXSource

/// The strings of one screen, grouped by the elements that speak them.
package struct ScreenStrings: Sendable {
    /// The type, with its module in front.
    let name: String
    /// The strings of each element, in the order of the code. A type may be spread over several files, which are ordered by what their
    /// elements say, so that a file can be renamed.
    let elements: [[Occurrence]]

    private init(name: String, _ strings: [Occurrence]) {
        self.name = name
        let files = Dictionary(grouping: strings, by: \.path).values.map { $0.sorted { $0.span < $1.span } }
        let ordered = files.count == 1 ? files : files.sorted { Self.order(of: $0) < Self.order(of: $1) }
        let inOrder = ordered.flatMap(\.self)
        let elements = Dictionary(grouping: inOrder.indices) { ElementIdentity(inOrder[$0]) }
        self.elements = elements.values.sorted { $0[0] < $1[0] }.map { element in element.map { inOrder[$0] } }
    }

    /// The names and keys in a file, which are the same in all locales.
    private static func order(of file: [Occurrence]) -> String {
        file.map { "\($0.element ?? "") \($0.key.text)" }.joined(separator: "\n")
    }

    /// The screens of a project, by name.
    /// - Parameters:
    ///   - occurrences: in the order of the code within each file.
    ///   - includesAll: whether elements to which the code gives no accessibility string are included.
    package static func screens(of occurrences: [Occurrence], includesAll: Bool = false) -> [ScreenStrings] {
        Dictionary(grouping: occurrences.ofElements(includesAll: includesAll), by: \.screenName)
            .map(ScreenStrings.init).sorted { $0.name < $1.name }
    }
}

extension [Occurrence] {
    /// The strings that VoiceOver speaks, and what the elements show. A property such as `var playAccessibilityLabel: String`
    /// isn't spoken by itself if a view takes its string.
    fileprivate func ofElements(includesAll: Bool) -> [Occurrence] {
        let reached = filter { ($0.isSpoken || $0.title != nil) && !$0.isHidden && !$0.branch.isImpossible }
        let read = reached.reduce(into: Set<SourcePlace>()) { $0.formUnion($1.readFrom) }
        let shown = reached.filter { string in
            string.provider.map { !read.contains($0) && string.kind != .dynamic } ?? true
        }
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
        if isLargeContent || isPassedOn { return false }
        return switch role {
        case .label, .hint, .value, .imageDescription: true
        case .customAction, .customContent, .rotor, .announcement: true
        case .inputLabel, .guidedAccess, .language, .other: false
        }
    }

    /// Whether a property gives its element what other code sets, or reads what the element has.
    private var isPassedOn: Bool {
        guard kind == .dynamic, let element else { return kind == .dynamic && key == "newValue" }
        return key == "newValue" || key.text.hasPrefix("\(element).accessibility")
    }

    /// Whether the element is certainly a view. Other values have titles or can be disabled, too.
    fileprivate var isOfView: Bool {
        control != nil || group != nil || traitChanges.contains { !["notEnabled", "selected"].contains($0.trait) }
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

package import AXModel
package import AXSource

/// The locations at which labels are set. They show the labels of each screen, and the titles that are visible on the
/// labeled elements.
///
/// A label with arguments, and a label that the code concatenates from several strings, are skipped, because users
/// don't hear the string by itself.
struct LabelSites {
    private(set) var screens: [[ScreenLabel]] = []
    private(set) var titles: [StringKey: Set<StringKey>] = [:]

    private struct Site: Hashable {
        let path: String
        let span: Span
    }

    /// The type that shows elements. Types with the same name in two files are different screens.
    private struct Screen: Hashable {
        let path: String
        let name: String
    }

    /// An element, identified by its screen and its name in the code. Used to find elements with separate names for
    /// Voice Control.
    private struct Element: Hashable {
        let screen: Screen
        let name: String
    }

    /// Controls that people activate by saying their titles.
    private static let titled: Set<String> = ["button", "link", "switch", "tab", "menu", "checkbox"]

    init(_ occurrences: [Occurrence]) {
        let labels = occurrences.filter { $0.role == .label }
        let bySite = Dictionary(grouping: labels) { Site(path: $0.path, span: $0.span) }
        let numbers = Dictionary(uniqueKeysWithValues: Set(labels.map(Self.place)).enumerated().map { ($1, $0) })
        let renamed = Set(occurrences.filter { $0.role == .inputLabel }.compactMap(Self.element))
        var order: [Screen] = []
        var found: [Screen: [ScreenLabel]] = [:]
        for label in labels {
            let site = Site(path: label.path, span: label.span)
            guard let key = label.tableKey, Self.isWhole(label, among: bySite[site] ?? []) else { continue }
            if let title = label.visibleText, Self.titled.contains(label.control ?? ""),
                !(Self.element(label).map(renamed.contains) ?? false)
            {
                titles[key, default: []].insert(StringKey(title))
            }
            guard let name = label.screen, let number = numbers[Self.place(label)] else { continue }
            let screen = Screen(path: label.path, name: name)
            if found[screen] == nil { order.append(screen) }
            found[screen, default: []].append(
                ScreenLabel(key: key, place: number, element: Self.ownName(label), branch: label.branch))
        }
        screens = order.compactMap { found[$0] }.filter { $0.count > 1 }
    }

    /// The location that identifies a label's element: the beginning of the element or of the one that it is a part of,
    /// or else that of the label itself. A call may pass an element two strings, of which VoiceOver speaks one.
    private static func place(_ label: Occurrence) -> Site {
        Site(path: label.path, span: (label.group?.start ?? label.elementStart).map { Span(at: $0) } ?? label.span)
    }

    /// Whether a string without arguments is the whole label of its element, at least in its branch.
    private static func isWhole(_ label: Occurrence, among others: [Occurrence]) -> Bool {
        guard label.arguments.isEmpty else { return false }
        return others.allSatisfy { $0.key == label.key || !$0.branch.mayMeet(label.branch) }
    }

    private static func element(_ occurrence: Occurrence) -> Element? {
        guard let screen = occurrence.screen, let name = occurrence.element else { return nil }
        return Element(screen: Screen(path: occurrence.path, name: screen), name: name)
    }

    /// The element's name if it is the name of a variable; nil for the name of a type, such as `Image`, which many
    /// elements share.
    private static func ownName(_ occurrence: Occurrence) -> String? {
        occurrence.element.flatMap { $0.first?.isUppercase == true ? nil : $0 }
    }
}

/// A label at a location where the source code sets it.
package struct ScreenLabel: Hashable, Sendable {
    package let key: StringKey
    /// An identifier of the location in the code. One location sets the label of one element.
    package let place: Int
    /// The name of the element's variable, such as `playButton`; nil if only its type is known.
    package let element: String?
    /// The branch of the code that sets the label.
    package let branch: Branch

    package init(key: StringKey, place: Int, element: String? = nil, branch: Branch = .always) {
        self.key = key
        self.place = place
        self.element = element
        self.branch = branch
    }

    /// Whether both labels may belong to the same element, because they have the same key, location or element name.
    func mayShareElement(with other: ScreenLabel) -> Bool {
        key == other.key || place == other.place || (element != nil && element == other.element)
    }

    /// Whether the two labels are never heard together, because their branches exclude each other.
    func isInsteadOf(_ other: ScreenLabel) -> Bool {
        branch.excludes(other.branch)
    }
}

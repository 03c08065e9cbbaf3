package import AXModel
import AXSource

/// The strings of one screen, grouped by the elements that speak them.
package struct ScreenStrings: Sendable {
    /// The name of the type, after the name of its module if that is known: `Account.AccountToolbar`.
    let name: String
    /// The strings of each element, in the order of the code. If a type is spread over several files, the files are
    /// ordered by the names and keys in them, so that renaming a file changes nothing.
    let elements: [[Occurrence]]

    private init(name: String, _ strings: [Occurrence]) {
        self.name = name
        let files = Dictionary(grouping: strings, by: \.path).values.map { $0.sorted { $0.span < $1.span } }
        let ordered = files.count == 1 ? files : files.sorted(by: Self.precedes)
        let inOrder = ordered.flatMap(\.self)
        let elements = Dictionary(grouping: inOrder.indices) { ElementIdentity(inOrder[$0]) }
        self.elements = elements.values.sorted { $0[0] < $1[0] }.map { element in element.map { inOrder[$0] } }
    }

    /// Orders documents before code, which changes what they set. Otherwise, orders files by the names and keys in
    /// them, which are the same in all locales. If these are equal, the branches and traits decide, and finally the
    /// paths.
    private static func precedes(_ file: [Occurrence], _ other: [Occurrence]) -> Bool {
        let orders: [(Occurrence) -> String] = [
            { $0.documentName == nil ? "code" : "a document" },
            { "\($0.element ?? "") \($0.key.text)" },
            { "\($0.role) \($0.branch) \($0.traitChanges.map { "\($0.effect) \($0.trait) \($0.branch)" })" },
            { $0.path },
        ]
        for order in orders {
            let (own, others) = (file.map(order), other.map(order))
            if own != others { return own.lexicographicallyPrecedes(others) }
        }
        return false
    }

    /// The screens of a project, sorted by name.
    /// - Parameters:
    ///   - occurrences: in the order of the code within each file.
    ///   - includesAll: whether to include elements to which the code gives no accessibility string.
    package static func screens(of occurrences: [Occurrence], includesAll: Bool = false) -> [ScreenStrings] {
        let all = occurrences.withDocumentsOfClasses
        let strings = all.ofElements(includesAll: includesAll).withStringsOfClasses(among: all)
            .withTraitsOfSuperclasses(among: all).withoutThoseOfDocuments
        return Dictionary(grouping: strings, by: \.screenName).map(ScreenStrings.init).sorted { $0.name < $1.name }
    }
}

extension [Occurrence] {
    /// The strings. Those that an Interface Builder document sets on the outermost view of a class become part of the
    /// element of the class, if the class's own strings are all in one file.
    fileprivate var withDocumentsOfClasses: [Occurrence] {
        let ofTypes = filter(\.isOfType)
        guard ofTypes.contains(where: { $0.documentName != nil }) else { return self }
        let files = Dictionary(grouping: ofTypes.filter { $0.documentName == nil }, by: \.screenName)
            .mapValues { Set($0.map { $0.fileOfElement ?? $0.path }) }
        return map { string in
            guard string.isOfType, string.documentName != nil, let files = files[string.screenName], files.count == 1
            else { return string }
            var string = string
            string.fileOfElement = files.first
            return string
        }
    }

    /// The strings without those that classes make from keys in documents, which are spoken where the documents have
    /// the objects. Elements that have such a label, and no other label or title, are left out.
    fileprivate var withoutThoseOfDocuments: [Occurrence] {
        guard contains(where: \.isSetByDocuments) else { return self }
        let kept = filter { !$0.isSetByDocuments }
        let named = Set(kept.filter { $0.role == .label || $0.title?.isText == true }.map(ScreenElement.init))
        let others = Set(filter { $0.isSetByDocuments && $0.role == .label }.map(ScreenElement.init)).subtracting(named)
        return kept.filter { !others.contains(ScreenElement($0)) }
    }

    /// The strings that VoiceOver speaks, and the titles of their elements. The string of a property such as
    /// `playAccessibilityLabel` isn't spoken by itself if a view uses it.
    fileprivate func ofElements(includesAll: Bool) -> [Occurrence] {
        let reached = filter { ($0.isSpoken || $0.title != nil) && !$0.isHidden && !$0.branch.isImpossible }
            .compactMap(\.ofViews)
        // A view that is only a part of elements may read a string, too.
        let read = (reached + filter(\.isOnlyInElements)).reduce(into: Set<SourcePlace>()) { $0.formUnion($1.readFrom) }
        let shown = reached.filter { string in
            string.provider.map { !read.contains($0) && string.kind != .dynamic } ?? true
        }
        // An element whose strings are only set to nil counts as one without strings.
        let named = shown.filter {
            $0.isSpoken && $0.silence != .reset || $0.namesSpokenView || includesAll && $0.isOfView
        }
        let elements = Set(named.map(ScreenElement.init))
        return shown.filter { elements.contains(ScreenElement($0)) }
    }
}

/// Identifies an element among those of all screens.
struct ScreenElement: Hashable {
    private let screen: String
    private let identity: ElementIdentity

    init(_ occurrence: Occurrence) {
        screen = occurrence.screenName
        identity = ElementIdentity(occurrence)
    }
}

/// Identifies the element that a string belongs to: the view or receiver that the string is set on or, if VoiceOver
/// speaks that as part of an enclosing view, the enclosing view. A property is the same element in all functions of its
/// type.
struct ElementIdentity: Hashable {
    /// nil for a property, and for the type itself.
    let start: Int?
    /// nil for a property.
    let path: String?
    let name: String?
    /// The location of an announcement, which doesn't belong to an element; nil for other strings.
    let announcement: Span?

    init(_ occurrence: Occurrence) {
        start = occurrence.isOfProperty ? nil : occurrence.group?.start ?? occurrence.elementStart
        path = occurrence.isOfProperty ? nil : occurrence.fileOfElement ?? occurrence.path
        name = occurrence.group?.name ?? occurrence.element
        announcement = occurrence.role == .announcement ? occurrence.span : nil
    }
}

extension Occurrence {
    /// The string without the tests that always have the same result when views change on an iPhone. Nil if these
    /// results mean that the code never runs, or that the element is always hidden.
    fileprivate var ofViews: Occurrence? {
        let hidden = hiddenIn.compactMap(\.ofViews)
        guard let shown = branch.ofViews, !hidden.contains(where: \.isAlways) || hiddenIn.contains(where: \.isAlways)
        else { return nil }
        var string = self
        (string.branch, string.hiddenIn) = (shown, hidden)
        string.traitChanges = traitChanges.compactMap { change in
            change.branch.ofViews.map { change.moved(to: $0, by: change.updater) }
        }
        return string
    }

    /// Whether VoiceOver speaks the string by itself. Input labels are only for Voice Control, which listens for them.
    fileprivate var isSpoken: Bool {
        if isLargeContent || isPassedOn { return false }
        return switch role {
        case .label, .hint, .value, .imageDescription: true
        case .customAction, .customContent, .rotor, .announcement: true
        case .other: isHelp
        case .inputLabel, .guidedAccess, .language: false
        }
    }

    /// Whether the type that contains the code is itself the element.
    fileprivate var isOfType: Bool { element == nil && elementStart == nil && group == nil && screen != nil }

    /// Whether the string is a help tag of SwiftUI, which VoiceOver speaks as the hint.
    var isHelp: Bool { api == .framework(Occurrence.API.helpTag) }

    /// Whether the code only passes on another value: the `newValue` of a property, or an attribute of the element
    /// itself.
    private var isPassedOn: Bool {
        guard kind == .dynamic, let element else { return kind == .dynamic && key == "newValue" }
        return key == "newValue" || key.text.hasPrefix("\(element).accessibility")
    }

    /// Whether the element is certainly a view. Other objects can also have titles or be disabled.
    fileprivate var isOfView: Bool {
        control != nil || group != nil || traitChanges.contains { !["notEnabled", "selected"].contains($0.trait) }
    }

    /// Whether the string is only shown, in the large content viewer.
    private var isLargeContent: Bool {
        if case .framework(let name) = api { name.contains("argeContent") } else { false }
    }

    /// The name of the type or Interface Builder document, after the name of its module if that is known. For code
    /// outside of types, “Functions” replaces the name of the type.
    fileprivate var screenName: String {
        [module, screen ?? documentName ?? "Functions"].compactMap(\.self).joined(separator: ".")
    }

    /// The name of the Interface Builder document that contains the string; nil for strings in code.
    var documentName: String? {
        guard let name = path.split(separator: "/").last, let point = name.lastIndex(of: "."),
            ["xib", "storyboard"].contains(name[name.index(after: point)...])
        else { return nil }
        return String(name[..<point])
    }
}

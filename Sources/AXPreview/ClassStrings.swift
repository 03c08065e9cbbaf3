import AXModel
import AXSource

extension [Occurrence] {
    /// The strings, and for each view those that its class sets on itself and that the code doesn't set on the view: the
    /// value of a rating view that gets a label from its screen.
    var withStringsOfClasses: [Occurrence] {
        let classes = Dictionary(grouping: filter(\.isOfClass)) { $0.screen ?? "" }
        guard !classes.isEmpty else { return self }
        var roles: [ScreenElement: Set<AccessibilityRole>] = [:]
        var views: [Occurrence] = []
        for string in self where !string.viewClasses.isEmpty && string.group == nil {
            let known = roles[ScreenElement(string)] != nil
            roles[ScreenElement(string), default: []].insert(string.role)
            if !known { views.append(string) }
        }
        let added = views.flatMap { view -> [Occurrence] in
            let open = Self.rolesOfClasses.filter { roles[ScreenElement(view)]?.contains($0) != true }
            return open.flatMap { role -> [Occurrence] in
                let strings = view.viewClasses.lazy.map { classes[$0, default: []].filter { $0.role == role } }
                return (strings.first { !$0.isEmpty } ?? []).prefix(Self.most).map { $0.of(view) }
            }
        }
        return added.isEmpty ? self : self + added
    }

    /// The attributes that a class may set on itself and a screen on the view.
    private static var rolesOfClasses: [AccessibilityRole] { [.label, .value, .hint] }
    /// How many strings of one attribute are added to a view.
    private static var most: Int { 16 }
}

extension Occurrence {
    /// Whether a class sets the string on itself.
    fileprivate var isOfClass: Bool {
        element == nil && group == nil && screen != nil && title == nil && [.label, .value, .hint].contains(role)
            && silence == nil
    }

    /// The string as one of a view, at the location of the view's own strings.
    fileprivate func of(_ view: Occurrence) -> Occurrence {
        var string = self
        (string.path, string.span, string.screen) = (view.path, view.span, view.screen)
        (string.element, string.elementStart, string.isOfProperty) = (
            view.element, view.elementStart, view.isOfProperty
        )
        (string.control, string.controlOfType, string.typeOfView) = (view.control, view.controlOfType, view.typeOfView)
        (string.updater, string.viewClasses) = (view.updater, [])
        return string
    }
}

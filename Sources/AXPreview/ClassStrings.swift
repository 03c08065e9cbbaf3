import AXModel
import AXSource

extension [Occurrence] {
    /// The strings, with the strings and traits that classes of the project set on themselves and on the views in them:
    /// the value of a rating view that gets a label from its screen, the label of a cell's button that gets a hint from
    /// its screen, or the traits of a cell's superclass. Strings and traits that the code sets on the view itself take
    /// precedence.
    /// - Parameter all: The strings of the project, including those of classes that give themselves only traits.
    func withStringsOfClasses(among all: [Occurrence]) -> [Occurrence] {
        let members = Set(flatMap(\.memberOfClasses))
        func source(_ string: Occurrence) -> String? { string.source(in: members) }
        let classes = Dictionary(grouping: filter { source($0) != nil }) { source($0) ?? "" }
        let traits = Dictionary(grouping: all.filter { source($0) != nil }) { source($0) ?? "" }
            .mapValues { ClassTraits($0) }
        guard !traits.isEmpty else { return self }
        let ofViews = filter { !$0.sources.isEmpty && $0.group == nil }
        let views = Dictionary(grouping: ofViews, by: ScreenElement.init)
        let added = ofViews.map(ScreenElement.init).uniqued().flatMap { element -> [Occurrence] in
            guard let own = views[element] else { return [] }
            let roles = Set(own.filter { $0.documentName == nil || !$0.isOfProperty }.map(\.role))
            let rolesOfDocuments = Set(own.map(\.role))
            return Self.rolesOfClasses.filter { !roles.contains($0) }.flatMap { role -> [Occurrence] in
                let strings = own[0].sources.lazy.map { classes[$0, default: []].filter { $0.isString(role) } }
                let found = (strings.first { !$0.isEmpty } ?? []).withoutRepeatedLater.prefix(Self.most)
                // A class that always sets an attribute, when it's made or in an observer, replaces what a document
                // says about an outlet.
                let isKept =
                    !rolesOfDocuments.contains(role)
                    || found.map(\.branch).cover(.always)
                        && found.allSatisfy { $0.kind != .dynamic && ($0.updater == nil || $0.setter == nil) }
                // The replacement is there from the beginning, like the document's string.
                let view = own.first { $0.role == role } ?? own[0]
                return isKept ? found.map { $0.of(view, among: own) } : []
            }
        }
        return map { string in
            string.sources.isEmpty || string.group != nil ? string : string.having(traits)
        } + added
    }

    /// The attributes that a class may set on itself and a screen on the view.
    private static var rolesOfClasses: [AccessibilityRole] { [.label, .value, .hint] }
    /// The strings, without those that a function sets again later although they are there from the beginning.
    private var withoutRepeatedLater: [Occurrence] {
        let initial = Set(filter { $0.updater == nil }.map(\.key))
        return filter { $0.updater == nil || !initial.contains($0.key) }
    }
    /// How many strings of one attribute are added to a view.
    private static var most: Int { 16 }
}

/// The traits that a class always gives itself.
private struct ClassTraits {
    let changes: [TraitChange]
    /// Whether they replace those of the superclass.
    let replace: Bool

    init(_ strings: [Occurrence]) {
        changes = strings.reduce(into: []) { $0.add($1.traitChanges.filter(\.branch.isAlways)) }
        replace = strings.contains(where: \.replacesTraits)
    }
}

extension Occurrence {
    /// The class that sets the string, or traits, on itself, or the property of a class that it sets them on. Nil for
    /// other elements.
    /// - Parameter members: the properties that other code sets strings of, as `Class.property`.
    fileprivate func source(in members: Set<String>) -> String? {
        guard group == nil, let screen else { return nil }
        guard let element else { return screen }
        let property = "\(screen).\(element)"
        return isOfProperty && members.contains(property) ? property : nil
    }

    /// What may set other strings of the same view: properties and classes, the nearest first.
    fileprivate var sources: [String] { memberOfClasses + viewClasses }

    /// Whether it's a string with this role, and neither a title nor silent.
    fileprivate func isString(_ role: AccessibilityRole) -> Bool {
        self.role == role && title == nil && silence == nil
    }

    /// The string of a view with the traits that the view's classes give themselves, from the superclass downwards.
    fileprivate func having(_ traits: [String: ClassTraits]) -> Occurrence {
        if replacesTraits { return self }
        var inherited: [TraitChange] = []
        var replaces = false
        for own in sources.lazy.compactMap({ traits[$0] }) {
            inherited = own.changes + inherited
            if own.replace {
                replaces = true
                break
            }
        }
        guard replaces || !inherited.isEmpty else { return self }
        var string = self
        string.traitChanges = []
        string.traitChanges.add(inherited + traitChanges)
        string.replacesTraits = replaces
        return string
    }

    /// The string as one of a view, at the location of `view` unless that is a document's string for an outlet. A local
    /// variable is a view only in the branch that sets its strings.
    /// - Parameters:
    ///   - view: one of the view's own strings.
    ///   - own: all of them.
    fileprivate func of(_ view: Occurrence, among own: [Occurrence]) -> Occurrence {
        var string = self
        if !view.isOfProperty { string.branch = own.map(\.branch).common.joined(branch) }
        string.screen = view.screen
        if view.documentName == nil || !view.isOfProperty { (string.path, string.span) = (view.path, view.span) }
        string.fileOfElement = view.fileOfElement
        (string.element, string.elementStart, string.isOfProperty) = (
            view.element, view.elementStart, view.isOfProperty
        )
        if view.memberOfClasses.isEmpty || view.typeOfView != nil || view.control != nil {
            (string.control, string.controlOfType, string.typeOfView) = (
                view.control, view.controlOfType, view.typeOfView
            )
        }
        (string.updater, string.viewClasses, string.hiddenIn) = (view.updater, [], view.hiddenIn)
        return string
    }
}

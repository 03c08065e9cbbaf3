import AXModel
import AXSource

/// Decides whether VoiceOver reaches the element of a site.
struct SiteReach {
    private let facts: FileFacts
    private let index: ProjectIndex
    /// The elements that a function or a view makes from its arguments. A transcript has an element for each call
    /// instead. Empty if no transcript is made.
    private let templates: Set<ElementPlace>

    init(_ facts: FileFacts, _ index: ProjectIndex) {
        (self.facts, self.index) = (facts, index)
        templates = facts.isForTranscript ? facts.templates(index) : []
    }

    /// Whether VoiceOver never speaks a string where the site sets it.
    func isHidden(_ leaf: StringLeaf, _ element: FoundElement?, of site: StringSite) -> Bool {
        element?.isHidden ?? site.isHidden || isInElement(element, of: site) || isInViewOfElement(element, of: site)
            || showsHiddenView(element, of: site)
            || isPassedOn(leaf, element, of: site) || isOfController(element, site) || isOfModel(element, site)
            || isTemplate(element, leaf, of: site) || isOfMissingClass(site)
    }

    /// How VoiceOver treats an element's type, as in ``Occurrence/typeOfView``. If the element has neither a type nor a
    /// name, the enclosing type is used.
    func typeOfView(_ element: FoundElement?, of site: StringSite) -> String? {
        guard let element else { return nil }
        if isNoElement(element, of: site) || isLeftOut(element, of: site) { return Occurrence.silentView }
        if let source = element.sourceProperty, let control = index.control(of: source, in: facts.file.path) {
            return control
        }
        // A modifier modifies a view, which isn't the enclosing type.
        let isSelf = element.name == nil && !site.isModifier
        guard let type = element.type ?? (isSelf ? site.screen : nil) else { return nil }
        if !type.beginsWithCapital {
            let returned = index.typeReturned(by: type, from: site.screen, in: facts.file.path)
            return returned.flatMap { index.typeOfView($0, from: site.screen, in: facts.file.path) }
        }
        // A function may be named like a type.
        if let returned = index.typeReturned(by: type, from: site.screen, in: facts.file.path) {
            return index.typeOfView(returned, from: site.screen, in: facts.file.path) ?? "view"
        }
        if index.isModel(type, from: site.screen, in: facts.file.path) { return "value" }
        if element.control == nil { return index.typeOfView(type, from: site.screen, in: facts.file.path) }
        if let made = index.controlOfBody(type, from: site.screen, in: facts.file.path) { return made }
        let inherited = index.typeOfObject(type, from: site.screen, in: facts.file.path)
        return inherited == "value" ? nil : inherited
    }

    /// The changes to an element's traits. A view that isn't a control doesn't have the states of controls, even if its
    /// class declares a property such as `isSelected`.
    func traitChanges(_ element: FoundElement, of site: StringSite) -> [TraitChange] {
        guard facts.isForTranscript else { return element.traitChanges }
        if let type = element.type,
            type == "NSSecureTextField" || index.isSecureField(type, from: site.screen, in: facts.file.path)
        {
            return element.traitChanges + [TraitChange(.adds, "secureTextEntry")]
        }
        if isOfLines(element, of: site) { return element.traitChanges + [TraitChange(.adds, "textArea")] }
        guard element.traitChanges.contains(where: \.isOfControl),
            plainClasses(element, of: site) != nil
        else { return element.traitChanges }
        return element.traitChanges.filter { !$0.isOfControl }
    }

    /// Whether an element is a field with several lines.
    private func isOfLines(_ element: FoundElement, of site: StringSite) -> Bool {
        guard let type = element.type ?? element.name ?? (site.isModifier ? nil : site.screen) else { return false }
        let name = index.resolvedType(type, from: nil, facts.file.path)
        return !Self.textAreas.isDisjoint(with: index.lineage(name))
    }

    private static let textAreas: Set<String> = ["UITextView", "NSTextView", "TextEditor"]

    /// Whether a view belongs to a class whose views aren't elements by default, and the code doesn't make it one.
    private func isNoElement(_ element: FoundElement, of site: StringSite) -> Bool {
        guard facts.isForTranscript, facts.madeElements != nil, !element.isElement, !element.isHidden,
            Self.spokenAttributes.contains(site.role), let screen = site.screen,
            let classes = plainClasses(element, of: site)
        else { return false }
        let isSelf = element.name == nil && element.type == nil
        if let property = element.sourceProperty, property.path.count == 2,
            index.makesElement(classes, named: property.path[1], in: property.path[0])
        {
            return false
        }
        return !index.makesElement(classes, named: element.name ?? "", in: isSelf ? "" : screen)
    }

    /// Whether the enclosing class lists its elements, and the element isn't one of them.
    private func isLeftOut(_ element: FoundElement, of site: StringSite) -> Bool {
        guard element.isProperty, let name = element.name, !name.contains("."), !site.isModifier,
            let listed = site.screen.flatMap({ facts.listedElements[$0] })
        else { return false }
        return !listed.contains(name)
    }

    /// The project's class of an element and its superclasses in the project; nil unless they inherit from a class of
    /// UIKit whose views aren't controls and aren't elements by default.
    private func plainClasses(_ element: FoundElement, of site: StringSite) -> [String]? {
        let isSelf = element.name == nil && element.type == nil
        let own = element.type ?? element.sourceProperty.flatMap { index.valueType(of: $0, in: facts.file.path) }
        guard !site.isModifier, let type = isSelf ? site.screen : own, type.beginsWithCapital else { return nil }
        return index.plainClasses(type, from: isSelf ? nil : site.screen, in: facts.file.path)
    }

    /// Whether an unknown value is only passed to a function that sets up an element, or to a model. Known strings are
    /// kept, so that people can review them.
    private func isPassedOn(_ leaf: StringLeaf, _ element: FoundElement?, of site: StringSite) -> Bool {
        guard facts.isForTranscript, leaf.kind == .dynamic, site.isArgument, let type = element?.type else {
            return false
        }
        if type.beginsWithCapital { return typeOfView(element, of: site) == "value" }
        return index.typeReturned(by: type, from: site.screen, in: facts.file.path) == nil
    }

    /// Whether the element is a view controller, its view, or an alert, which VoiceOver doesn't reach.
    private func isOfController(_ element: FoundElement?, _ site: StringSite) -> Bool {
        guard index.isForTranscript, let element, !element.isElement, element.control == nil,
            Self.spokenAttributes.contains(site.role), !site.isModifier
        else { return false }
        if let own = element.type ?? element.name, Self.controllers.contains(where: own.hasSuffix) { return true }
        guard element.type == nil, element.name == nil || element.name == "view", let screen = site.screen else {
            return false
        }
        let name = index.resolvedType(screen, from: nil, facts.file.path)
        return index.lineage(name).dropFirst().contains { $0.hasSuffix("ViewController") }
    }

    private static let spokenAttributes: Set<AccessibilityRole> = [.label, .value, .hint]
    /// The endings of the names of controllers, and of variables that contain one.
    private static let controllers = ["ViewController", "viewController", "AlertController", "alertController"]

    /// Whether the attribute belongs to the enclosing type, and that type is a model and not a view. Other code uses
    /// its strings.
    private func isOfModel(_ element: FoundElement?, _ site: StringSite) -> Bool {
        guard index.isForTranscript, let element, element.name == nil, !site.isModifier, let screen = site.screen,
            Self.spokenAttributes.contains(site.role)
        else { return false }
        if site.isMember, !site.isOverride, isOfOtherModule(screen) { return true }
        return index.typeOfView(screen, from: nil, in: facts.file.path) == "value"
    }

    /// Whether a type is declared neither by the project nor by UIKit or AppKit.
    private func isOfOtherModule(_ type: String) -> Bool {
        index.declared(index.resolvedType(type, from: nil, facts.file.path), "") == nil
            && !["UI", "NS"].contains(where: type.hasPrefix)
    }

    /// Whether the class of a screen in an Interface Builder document doesn't exist any more, so that the screen is
    /// never shown.
    private func isOfMissingClass(_ site: StringSite) -> Bool {
        guard index.isForTranscript, index.isOfWholeProject, let screen = site.screen, facts.ownClasses.contains(screen)
        else { return false }
        return !index.isType(screen, facts.file.path)
    }

    /// Whether an element is part of a view that is a single element itself.
    private func isInElement(_ element: FoundElement?, of site: StringSite) -> Bool {
        guard let element, let screen = site.screen else { return false }
        if element.isProperty, element.name != nil, facts.elementTypes.contains(screen) { return true }
        guard index.isForTranscript, !site.isModifier else { return false }
        return index.isInElement(element, of: screen, in: facts.file.path)
    }

    /// Whether an element is in the body of a SwiftUI view that every call makes a part of an element, or in a function
    /// that makes a part of several elements.
    func isInViewOfElement(_ element: FoundElement?, of site: StringSite) -> Bool {
        if element?.isInGroups == true { return true }
        guard let screen = site.screen, index.heardElements.views.all.contains(screen) else { return false }
        return element?.isInBody ?? site.isInBody
    }

    /// Whether each call of the enclosing function, view or modifier is an element, so that the element inside isn't
    /// spoken as well. This includes a function in an extension of a system type that sets up `self` from a parameter.
    private func isTemplate(_ element: FoundElement?, _ leaf: StringLeaf, of site: StringSite) -> Bool {
        guard facts.isForTranscript else { return false }
        if let element, isTemplate(element, of: site) { return true }
        if let call = site.call, templates.contains(ElementPlace(path: facts.file.path, start: call.start)) {
            return true
        }
        if let element, index.modifiers.isUsed(site, element, in: facts.file.path, index) {
            return true
        }
        guard let element, element.name == nil, let screen = site.screen, leaf.isSpokenParameter else { return false }
        // Functions whose calls are looked up are templates only if there are calls.
        guard let function = site.function, function.name != nil, !function.isOfFile, !function.isInherited else {
            return false
        }
        return index.declared(screen, facts.file.path) == nil
    }

    private func isTemplate(_ element: FoundElement, of site: StringSite) -> Bool {
        guard !templates.isEmpty else { return false }
        let path = facts.file.path
        let starts = [element.start, element.group?.start].compactMap(\.self)
        if starts.contains(where: { templates.contains(ElementPlace(path: path, start: $0)) }) { return true }
        guard starts.isEmpty, let place = site.element.flatMap({ facts.place(of: $0, in: site.screen) }) else {
            return false
        }
        return templates.contains(place)
    }

    /// Whether the site is one of the app's own views, and that view hides itself.
    private func showsHiddenView(_ element: FoundElement?, of site: StringSite) -> Bool {
        guard site.title == .unknown, let type = element?.type else { return false }
        return index.hidesBody(type, from: site.screen, in: facts.file.path)
    }
}

extension FileFacts {
    /// The elements whose strings are arguments of called functions of the file, or of methods or views whose calls all
    /// speak the argument.
    fileprivate func templates(_ index: ProjectIndex) -> Set<ElementPlace> {
        let spoken = sites.filter { $0.role != .other }
        return templatesOfFunctions(spoken).union(templatesOfViews(index)).union(templatesOfMethods(index))
    }

    private func templatesOfFunctions(_ spoken: [StringSite]) -> Set<ElementPlace> {
        let made = spoken.filter { site in
            site.function?.isOfFile == true && site.function?.name != nil
                && site.leaves.contains(where: site.isParameter)
        }
        guard !made.isEmpty else { return [] }
        let called = Set(
            calls.compactMap { call in
                if case .function(let name, _) = call.callee { name } else { nil }
            })
        let own = Set(made.filter { $0.function?.name.map(called.contains) == true }.compactMap(\.element))
        // Another view in the same group with its own string keeps the group.
        let others = Set(spoken.compactMap(\.element)).subtracting(own)
        return Set(own.compactMap(placeOfView)).subtracting(others.compactMap(placeOfView))
    }

    /// The elements whose strings are arguments of methods in extensions of the system's classes, if every call speaks
    /// an argument.
    private func templatesOfMethods(_ index: ProjectIndex) -> Set<ElementPlace> {
        let heard = index.heardElements.methods
        if heard.isEmpty { return [] }
        let made = (sites + inheritedTitles).filter { site in
            site.function?.isInherited == true && site.function?.name.map(heard.contains) == true
                && site.leaves.contains(where: site.isParameter)
        }
        return Set(made.compactMap { site in site.element.flatMap { place(of: $0, in: site.screen) } })
    }

    private func placeOfView(_ element: Int) -> ElementPlace? { place(of: element, in: nil) }

    /// The elements whose labels every call speaks, if the calls also speak the elements' other strings. Constant
    /// values and hints don't count.
    private func templatesOfViews(_ index: ProjectIndex) -> Set<ElementPlace> {
        func isHeard(_ role: AccessibilityRole, _ place: ElementPlace) -> Bool {
            index.heardElements.contains(role, of: place)
        }
        if index.heardElements.attributes.isEmpty { return [] }
        var (found, kept): (Set<ElementPlace>, Set<ElementPlace>) = ([], [])
        for site in sites where site.title == nil {
            guard let element = site.element, let place = place(of: element, in: site.screen), isHeard(.label, place)
            else { continue }
            found.insert(place)
            if !site.isConstantAttribute(in: file.path, index), !isHeard(site.role, place) { kept.insert(place) }
        }
        return found.subtracting(kept)
    }
}

extension StringSite {
    /// Whether it is a value, a hint or an action that doesn't depend on the enclosing type.
    fileprivate func isConstantAttribute(in path: String, _ index: ProjectIndex) -> Bool {
        [.value, .hint, .customAction].contains(role) && !shared(in: path, index.find).contains(where: \.isOfItsType)
    }

    /// Whether a spoken leaf is a parameter of the function around the site.
    fileprivate func isParameter(_ leaf: StringLeaf) -> Bool {
        guard let reference = leaf.reference, leaf.isSpokenParameter else { return false }
        return function?.parameters.contains { $0.name == reference.name } == true
    }
}

import AXModel
import AXSource

/// The strings that a document sets through the app's own runtime attributes: the value `home.title` of `textKey`, if a
/// class or extension has `@IBInspectable var textKey: String? { didSet { text = textKey?.localized } }`. Read only for
/// transcripts.
struct RuntimeAttributeSites {
    private let facts: FileFacts
    private let index: ProjectIndex
    private var path: String { facts.file.path }

    static func all(in facts: FileFacts, _ index: ProjectIndex) -> [StringSite] {
        guard index.isForTranscript, !facts.runtimeAttributeValues.isEmpty else { return [] }
        let reader = RuntimeAttributeSites(facts: facts, index: index)
        let objects = Dictionary(grouping: facts.runtimeAttributeValues, by: \.element)
        return objects.keys.sorted().flatMap { reader.sites(setBy: objects[$0] ?? []) }
    }

    /// The strings that code sets by assigning literals to properties that documents set as well.
    static func assigned(in facts: FileFacts, _ index: ProjectIndex) -> [StringSite] {
        let known = index.ownStrings.properties
        guard index.isForTranscript, !known.isEmpty else { return [] }
        let reader = RuntimeAttributeSites(facts: facts, index: index)
        return facts.assignedAttributes.filter { known.contains($0.keyPath) }.flatMap { value in
            reader.sites(setBy: [value]).map { site in
                var site = site
                let branch = value.enclosing.branch.adding(site.enclosing.branch)
                site.enclosing = value.enclosing
                site.enclosing.branch = branch
                return site
            }
        }
    }

    /// The text that documents give outlets through the app's own properties, by `Screen.outlet`.
    static func texts(in facts: [FileFacts], _ index: ProjectIndex) -> [String: OwnStrings.Found] {
        facts.reduce(into: [:]) { texts, file in
            for site in all(in: file, index) where site.title == .text {
                guard let element = site.element.map({ file.elements[$0] }), element.isProperty,
                    let name = element.name, let screen = site.screen
                else { continue }
                texts["\(screen).\(name)"] = OwnStrings.Found(site: site, path: file.file.path)
            }
        }
    }

    /// The strings that classes make from the attributes in documents, by the locations of their APIs' names; only for
    /// classes whose objects no code makes. A transcript shows the strings where the documents have the objects.
    /// - Parameter made: The types of which code makes objects.
    static func documented(in facts: [FileFacts], _ index: ProjectIndex, besides made: Set<String>) -> Set<SourcePlace>
    {
        let made = Set(made.flatMap(index.lineage))
        return facts.reduce(into: []) { places, file in
            guard !file.runtimeAttributeValues.isEmpty else { return }
            let reader = RuntimeAttributeSites(facts: file, index: index)
            for values in Dictionary(grouping: file.runtimeAttributeValues, by: \.classes).values {
                let classes = reader.classes(of: values[0])
                let properties = reader.properties(setBy: values, classes)
                for own in classes.filter({ !made.contains($0) }).flatMap({ index.ownStrings[$0] })
                where own.site.title == nil && reader.site(own, properties) != nil {
                    places.insert(SourcePlace(path: own.path, span: own.site.span))
                }
            }
        }
    }

    /// The purpose of a string: an attribute, or content that the object shows.
    private struct Purpose: Hashable {
        let role: AccessibilityRole
        let title: Occurrence.Title?
    }

    /// - Parameter values: The attributes of one object.
    private func sites(setBy values: [RuntimeAttributeValue]) -> [StringSite] {
        guard let object = values.first else { return [] }
        let classes = classes(of: object)
        let properties = properties(setBy: values, classes)
        if properties.isEmpty { return [] }
        var sites: [StringSite] = []
        var known: Set<Purpose> = []
        // The strings of a class replace those of its superclass.
        for type in classes {
            let own = index.ownStrings[type].compactMap { site($0, properties) }
            let purposes = Dictionary(grouping: own) { Purpose(role: $0.role, title: $0.title) }
            for purpose in purposes.keys.sorted(by: { $0.role.rawValue < $1.role.rawValue })
            where known.insert(purpose).inserted {
                sites += Self.distinct(purposes[purpose] ?? [])
            }
        }
        return sites
    }

    /// The classes of an object, from its own class to `UIView`.
    private func classes(of value: RuntimeAttributeValue) -> [String] {
        (value.classes.flatMap { index.lineage(index.resolvedType($0, from: nil, path)) } + [Self.root]).uniqued()
    }

    /// The class from which all views of UIKit inherit.
    private static let root = "UIView"

    /// The values of the attributes, by the full names of the properties that they set.
    private func properties(
        setBy values: [RuntimeAttributeValue], _ classes: [String]
    ) -> [String: RuntimeAttributeValue] {
        values.reduce(into: [:]) { properties, value in
            let property = Reference(path: [value.keyPath], enclosingType: nil)
            for type in classes {
                let own = index.declared(type, path)?.path ?? path
                guard case .declarations(let found) = index.find(property.inside(type), in: own),
                    let name = found.first?.name, name.hasSuffix(".\(value.keyPath)")
                else { continue }
                properties[name] = value
                return
            }
        }
    }

    /// The site with the strings that a class makes of the attributes; nil if it doesn't make any.
    private func site(_ own: OwnStrings.Found, _ properties: [String: RuntimeAttributeValue]) -> StringSite? {
        var resolver = FlowResolver(index, known: properties.mapValues(argument))
        let strings = resolver.strings(of: own.site.leaves, in: own.path)
        guard let value = resolver.used.sorted().lazy.compactMap({ properties[$0] }).first else { return nil }
        let names = Set(properties.values.map(\.keyPath))
        var site = StringSite(
            api: own.site.api, role: own.site.role, span: value.span, element: value.element, screen: value.screen,
            takesText: false, title: own.site.title,
            leaves: strings.filter { $0.silence == nil || $0.isEmptyPart }.map { leaf in
                var leaf = leaf
                leaf.branch = leaf.branch.besides(names)
                leaf.definition = leaf.definition ?? SourcePlace(path: own.path, span: leaf.span)
                leaf.span = value.valueSpan
                (leaf.reference, leaf.path) = (nil, nil)
                return leaf
            },
            fallback: nil)
        // The tests in the setter are assumed to be about its new value.
        let isInSetter = own.site.enclosing.property.map(names.contains) ?? false
        site.enclosing.branch = isInSetter ? .always : own.site.enclosing.branch.besides(names)
        site.enclosing.updater = own.site.enclosing.updater
        return site.leaves.isEmpty ? nil : site
    }

    private func argument(_ value: RuntimeAttributeValue) -> Reference.Argument {
        var leaf = StringLeaf(.hardCoded, at: value.valueSpan, key: value.text)
        leaf.path = path
        return Reference.Argument(
            label: nil, leaves: [leaf], value: Occurrence.Argument(expression: value.keyPath, specifier: nil))
    }

    /// The sites of one attribute of an object: one per branch, or only one if all of them have the same strings, for
    /// example with and without formatting. Strings that the object has from the beginning take precedence.
    private static func distinct(_ sites: [StringSite]) -> [StringSite] {
        let readable = sites.filter { $0.leaves.contains { $0.kind != .dynamic } }
        let initial = readable.filter { $0.enclosing.updater == nil }
        let candidates = readable.isEmpty ? Array(sites.prefix(1)) : initial.isEmpty ? readable : initial
        let branches = Dictionary(grouping: candidates, by: \.enclosing.branch)
        var shortest = candidates.map(\.enclosing.branch).uniqued().compactMap { branch in
            branches[branch]?.min { $0.leaves.count < $1.leaves.count }
        }
        let isFormatted = sites.contains(where: \.api.takesMarkup)
        for index in shortest.indices {
            shortest[index].enclosing.updater = nil
            if isFormatted { shortest[index].removeMarkup() }
        }
        guard var only = shortest.first, Set(shortest.map { $0.leaves.map(\.key) }).count == 1 else { return shortest }
        only.enclosing.branch = .always
        return [only]
    }
}

extension Occurrence.API {
    /// Whether the API takes formatted text. A class that uses such an API is assumed to remove the markup from
    /// strings.
    fileprivate var takesMarkup: Bool {
        guard case .framework(let name) = self else { return false }
        return ["attributedText", "setAttributedTitle", "styledText"].contains(name.lastName)
    }
}

extension StringSite {
    fileprivate mutating func removeMarkup() {
        for index in leaves.indices where leaves[index].kind != .dynamic {
            leaves[index].textChanges.append(.removingMarkup)
        }
    }
}

extension Reference {
    /// The same name, used in a type.
    fileprivate func inside(_ type: String) -> Reference { Reference(path: path, enclosingType: type) }
}

extension Branch {
    /// The branch without the tests that mention one of some names.
    fileprivate func besides(_ names: Set<String>) -> Branch {
        Branch(tests.filter { Branch([$0]).names.isDisjoint(with: names) })
    }
}

import AXModel
import AXSource

extension ProjectIndex {
    /// The elements that every call speaks.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the calls in the file at a path count.
    func heardElements(in facts: [FileFacts], where isShipped: (String) -> Bool) -> HeardElements {
        var calls: [String: [Construction]] = [:]
        var spoken: [HeardElements.Attribute: SpokenAttribute] = [:]
        for file in facts.indices where isShipped(facts[file].file.path) {
            let path = facts[file].file.path
            for call in facts[file].constructions {
                calls[resolvedType(call.type.name, from: call.type.enclosingType, path), default: []].append(call)
            }
            addAttributes(of: facts[file], to: &spoken)
        }
        let optional = facts.optionalAttributes
        let heard = spoken.filter { attribute, spoken in
            let speaking = calls[spoken.type, default: []].filter { call in
                !optional.contains(attribute) || call.labels?.isDisjoint(with: spoken.labels) != true
            }
            return spoken.calls.count + spoken.properties.count == speaking.count
        }
        let opaque = typesMadeElsewhere(Set(heard.values.map(\.type)), facts)
        let inner = elementClasses(in: facts, where: isShipped)
        // It isn't clear which of several types with one name is called.
        return HeardElements(
            attributes: Set(heard.filter { isDeclaredOnce($1.type) && !opaque.contains($1.type) }.keys)
                .union(attributesOfReplacedLabels(in: facts, where: isShipped)),
            madeElements: inner.owners, innerTypes: inner.parts,
            views: viewsInElements(in: facts, where: isShipped),
            methods: heardMethods(in: facts, where: isShipped),
            documented: RuntimeAttributeSites.documented(in: facts, self, besides: Set(calls.keys)))
    }

    /// Adds the attributes that the calls of a file speak, and those that it sets through properties of the called views.
    private func addAttributes(of facts: FileFacts, to spoken: inout [HeardElements.Attribute: SpokenAttribute]) {
        let path = facts.file.path
        for call in facts.calls {
            guard case .initializer(let type) = call.callee else { continue }
            for use in heard(call, in: path) where !use.isTested {
                guard let element = use.speaker?.place else { continue }
                let name = resolvedType(type.name, from: call.screen, path)
                let attribute = HeardElements.Attribute(element: element, role: use.role)
                spoken[attribute, default: SpokenAttribute(type: name)].add(call, in: path)
            }
        }
        for site in facts.sites {
            guard let name = site.element.flatMap({ facts.elements[$0].nameOfProperty }), let screen = site.screen,
                let (type, use) = AssignedProperty.parameter(of: site, in: facts, self),
                let element = use.speaker?.place
            else { continue }
            let attribute = HeardElements.Attribute(element: element, role: use.role)
            spoken[attribute, default: SpokenAttribute(type: type)].properties.insert("\(screen).\(name)")
        }
    }

    /// The methods in extensions of the system's classes whose calls all speak an argument. A call that passes on the
    /// parameters of an overload doesn't count.
    private func heardMethods(in facts: [FileFacts], where isShipped: (String) -> Bool) -> Set<String> {
        if spoken.inherited.isEmpty { return [] }
        var (heard, others): (Set<String>, Set<String>) = ([], [])
        for file in facts where isShipped(file.file.path) {
            for call in file.calls {
                guard case .method(let name, _, _) = call.callee, let methods = spoken.inherited[name],
                    self.spoken(call, in: file.file.path) != nil, call.function?.name.map(methods.contains) != true
                else { continue }
                if self.heard(call, in: file.file.path).isEmpty {
                    others.formUnion(methods)
                } else {
                    heard.formUnion(methods)
                }
            }
        }
        return heard.subtracting(others)
    }

    /// The uses of an argument's parameter that are listed at the call. Empty if they are listed only in the called
    /// code, or if the argument isn't spoken.
    func heard(_ call: SpokenCall, in path: String) -> [SpokenParameters.Parameter] {
        let all = (spoken(call, in: path) ?? []).heard(call, in: path, self)
        return all.members + heard(all.others, of: call, in: path)
    }

    private func heard(
        _ all: [SpokenParameters.Parameter], of call: SpokenCall, in path: String
    ) -> [SpokenParameters.Parameter] {
        var uses = all.filter { !$0.isTested || call.passesLiteral }
        // A model isn't a view, even if one of its members makes one.
        if isForTranscript, uses.contains(where: \.isOfModifier), case .initializer(let type) = call.callee,
            isModel(type.name, from: call.screen, in: path)
        {
            uses.removeAll(where: \.isOfModifier)
        }
        // Without a transcript, only the strings of the value are listed.
        guard call.isDynamic, !uses.isEmpty, isForTranscript else { return uses }
        if uses.allSatisfy({ $0.role == .announcement }) { return uses }
        // A value whose string the source may not show must be a whole attribute of a view by itself. The strings of
        // models and the parts of longer strings are clearer in the called code.
        guard case .initializer(let type) = call.callee, call.group == nil,
            ![nil, "value"].contains(typeOfView(type.name, from: call.screen, in: path))
        else { return [] }
        let whole = uses.filter { use in
            (use.whole?.isChoice ?? true) && Self.attributes.contains(use.role) && !use.isTested
        }
        // The element's other strings belong together with the attribute.
        let places = Set(whole.compactMap { $0.speaker?.place })
        return uses.filter { !$0.isTested && $0.speaker.map { places.contains($0.place) } == true }
    }

    private static let attributes: Set<AccessibilityRole> = [.label, .value, .hint]
}

/// The calls that speak an attribute of a view.
private struct SpokenAttribute {
    let type: String
    var calls: Set<SourcePlace> = []
    var labels: Set<String> = []
    /// The properties with the view in which code sets the attribute, as `Type.property`.
    var properties: Set<String> = []

    init(type: String) { self.type = type }

    mutating func add(_ call: SpokenCall, in path: String) {
        calls.insert(SourcePlace(path: path, span: Span(at: call.start)))
        if let label = call.label { labels.insert(label) }
    }
}

extension [FileFacts] {
    /// The attributes that are set only to parameters or properties with values, so that calls without these arguments
    /// don't speak them: `if let label { image.accessibilityLabel(label) }`.
    fileprivate var optionalAttributes: Set<HeardElements.Attribute> {
        var (optional, others): (Set<HeardElements.Attribute>, Set<HeardElements.Attribute>) = ([], [])
        for file in self {
            for site in file.sites where site.title == nil {
                guard let place = site.element.flatMap({ file.place(of: $0, in: site.screen) }) else { continue }
                let attribute = HeardElements.Attribute(element: place, role: site.role)
                if site.isOnlyOfValues { optional.insert(attribute) } else { others.insert(attribute) }
            }
        }
        return optional.subtracting(others)
    }
}

extension StringSite {
    /// Whether each string is a parameter or property that a test of the site unwraps.
    fileprivate var isOnlyOfValues: Bool {
        let tests = enclosing.branch.tests.flatMap { test -> [String] in
            if case .holds(let conditions) = test.kind { conditions } else { [] }
        }
        guard !tests.isEmpty else { return false }
        return leaves.allSatisfy { leaf in
            guard let name = leaf.reference?.path.first, leaf.reference?.path.count == 1 else { return false }
            return tests.contains { test in
                ["let \(name)", "\(name) != nil"].contains(test)
                    || test.hasPrefix("let ") && test.hasSuffix(" = \(name)")
            }
        }
    }
}

extension FoundElement {
    /// The name of a property of the enclosing type that is the element; nil for any other element.
    fileprivate var nameOfProperty: String? { isProperty && name?.contains(".") == false ? name : nil }
}

extension CombinedSite {
    /// Whether each string is an unchanged value, as in `title ?? name`, and isn't composed or looked up.
    fileprivate var isChoice: Bool {
        leaves.allSatisfy { $0.slots.isEmpty && $0.insertedAs.isEmpty && $0.textChanges.isEmpty && $0.call == nil }
    }
}

extension SpokenCall {
    /// Whether the argument is a string literal or an enumeration case, so that tests of it are decided.
    fileprivate var passesLiteral: Bool {
        let first = arguments.indices.contains(index) ? arguments[index].value.expression.first : nil
        return first == "\"" || first == "."
    }
}

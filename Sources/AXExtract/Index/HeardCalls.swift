import AXModel
import AXSource

extension ProjectIndex {
    /// The elements that every call speaks.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the calls in the file at a path count.
    func heardElements(in facts: [FileFacts], where isShipped: (String) -> Bool) -> HeardElements {
        var calls: [String: Int] = [:]
        var spoken: [HeardElements.Attribute: (type: String, calls: Set<SourcePlace>)] = [:]
        for file in facts.indices where isShipped(facts[file].file.path) {
            let path = facts[file].file.path
            for call in facts[file].constructions {
                calls[resolvedType(call.type.name, from: call.type.enclosingType, path), default: 0] += 1
            }
            for call in facts[file].calls {
                guard case .initializer(let type) = call.callee else { continue }
                for use in heard(call, in: path) where !use.isTested {
                    guard let element = use.speaker?.place else { continue }
                    let name = resolvedType(type.name, from: call.screen, path)
                    spoken[HeardElements.Attribute(element: element, role: use.role), default: (name, [])].calls
                        .insert(SourcePlace(path: path, span: Span(at: call.start)))
                }
            }
        }
        let heard = spoken.filter { $1.calls.count == calls[$1.type] }
        let opaque = typesMadeElsewhere(Set(heard.values.map(\.type)), facts)
        // It isn't clear which of several types with one name is called.
        return HeardElements(
            attributes: Set(heard.filter { isDeclaredOnce($1.type) && !opaque.contains($1.type) }.keys),
            innerTypes: innerTypes(in: facts, where: isShipped),
            views: viewsInElements(in: facts, where: isShipped),
            methods: heardMethods(in: facts, where: isShipped),
            documented: RuntimeAttributeSites.documented(in: facts, self, besides: Set(calls.keys)))
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

    /// The classes of views whose objects are all made by views that are single elements.
    private func innerTypes(in facts: [FileFacts], where isShipped: (String) -> Bool) -> Set<String> {
        let elements = facts.reduce(into: Set<String>()) { $0.formUnion($1.elementTypes) }
        if elements.isEmpty { return [] }
        var makers: [String: Set<String>] = [:]
        for file in facts where isShipped(file.file.path) {
            for call in file.constructions {
                let type = resolvedType(call.type.name, from: call.type.enclosingType, file.file.path)
                makers[type, default: []].insert(call.type.enclosingType ?? "")
            }
        }
        let inner = Set(makers.filter { $0.value.isSubset(of: elements) && isDeclaredOnce($0.key) }.keys).filter {
            type in
            typeOfObject(type, from: nil, in: "").map { $0 != "value" } ?? false
        }
        return inner.subtracting(typesMadeElsewhere(inner, facts))
    }

    /// The classes among some types whose objects may be made without a call in Swift: those that other classes inherit
    /// from, or that documents or Objective-C files mention.
    private func typesMadeElsewhere(_ types: Set<String>, _ facts: [FileFacts]) -> Set<String> {
        let classes = types.filter { declared($0, "")?.kind == .object }
        if classes.isEmpty { return [] }
        let inherited = Set(facts.flatMap(\.types).compactMap(\.inherits.first))
        let names = classes.map(\.lastName)
        let search = SubstringSearch(names)
        var mentioned: Set<String> = []
        for file in facts where !file.file.path.hasSuffix(".swift") {
            _ = search.containsWord(in: file.file.text) { stem in
                mentioned.insert(names[stem])
                return false
            }
        }
        return classes.filter { inherited.contains($0.lastName) || mentioned.contains($0.lastName) }
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

import AXModel
import AXSource

/// The sites of arguments that the app's own initializers and functions use as spoken strings, together with the other
/// strings of the elements that speak the arguments.
struct SpokenCallSites {
    let facts: FileFacts
    let index: ProjectIndex

    var all: [StringSite] {
        var spoken: Set<Int> = []
        var wholes: Set<SpokenWhole> = []
        let calls = facts.isForTranscript ? Dictionary(grouping: facts.calls, by: \.start) : [:]
        return facts.calls.flatMap { call -> [StringSite] in
            guard let parameter = index.spoken(call, in: facts.file.path),
                !parameter.isTested || call.passesLiteral
            else { return [] }
            let use = use(of: parameter, in: call)
            guard let branch = use.branch(parameter.branch) else { return [] }
            // If the call passes several parts of one string, that string is added once.
            let isAdded = parameter.whole.map { !wholes.insert(SpokenWhole($0, call)).inserted } ?? false
            // The call of a modifier begins where the call of its view does.
            let parts = calls[call.start]?.filter { $0.callee.name == call.callee.name } ?? [call]
            var own = isAdded ? [] : [site(of: call, parameter, use, parts)]
            for index in own.indices { own[index].add(branch) }
            // If the call passes several strings to one element, the element's other strings are added once.
            guard let speaker = parameter.speaker, spoken.insert(call.start).inserted else { return own }
            return own
                + speaker.others.compactMap { other in
                    guard let branch = use.branch(other.branch) else { return nil }
                    let leaves = strings(other, at: call, use)
                    var site = site(of: call, other.role, parameter, use, leaves, takesText: true)
                    site.add(branch)
                    return site
                }
        }
    }

    /// What a call says about the tests of the called code.
    private struct Use {
        /// The literal arguments, and the defaults of properties that the call doesn't set, as tests.
        let known: Branch
        /// The expressions of the arguments, by the names of the parameters in the called code.
        let values: [String: String]

        /// A branch of the called code in terms of the caller; nil if it never runs.
        func branch(_ called: Branch) -> Branch? { called.assuming(known)?.inserting(values) }
    }

    private func use(of parameter: SpokenParameters.Parameter, in call: SpokenCall) -> Use {
        guard facts.isForTranscript else { return Use(known: .always, values: [:]) }
        let values = parameter.values(of: call)
        var literals = values
        if case .initializer(let type) = call.callee {
            let name = index.resolvedType(type.name, from: call.screen, facts.file.path)
            literals.merge(index.declared(name, facts.file.path)?.defaults ?? [:]) { own, _ in own }
        }
        let tests = literals.sorted { $0.key < $1.key }.flatMap { ArgumentMatch.tests(of: $0.key, passed: $0.value) }
        return Use(known: Branch(tests), values: values)
    }

    /// The site of an argument, with the whole string if the called code makes it from several arguments.
    /// - Parameter parts: the arguments of the call that may be strings.
    private func site(
        of call: SpokenCall, _ parameter: SpokenParameters.Parameter, _ use: Use, _ parts: [SpokenCall]
    ) -> StringSite {
        if let whole = parameter.whole, let leaves = strings(whole, of: parts, use) {
            return site(of: call, parameter.role, parameter, use, leaves, takesText: false)
        }
        let leaves = call.leaves.map { parameter.isKey ? $0.asKey : $0 }
        return site(of: call, parameter.role, parameter, use, leaves, takesText: !parameter.isKey)
    }

    /// A string that a call makes from several of its arguments.
    private struct SpokenWhole: Hashable {
        let path: String
        let span: Span
        let call: Int

        init(_ whole: SpokenParameters.Whole, _ call: SpokenCall) {
            (path, span, self.call) = (whole.path, whole.span, call.start)
        }
    }

    /// The strings that the called code combines with the arguments of a call. Nil if the arguments don't match the
    /// parameters.
    /// - Parameter parts: the arguments that may be strings.
    private func strings(_ whole: SpokenParameters.Whole, of parts: [SpokenCall], _ use: Use) -> [StringLeaf]? {
        guard let call = parts.first, !call.arguments.isEmpty else { return nil }
        var resolver = FlowResolver(index)
        var arguments = call.arguments
        for part in parts where arguments.indices.contains(part.index) && !part.leaves.isEmpty {
            let strings = resolver.strings(of: part.leaves, in: facts.file.path).filter {
                $0.silence != .emptied && $0.silence != .reset
            }
            // In `title ?? "None"`, the string is only one of the values.
            let isWhole = strings.count > 1 || strings.first?.branch.isAlways == true
            arguments[part.index].leaves = isWhole ? strings : arguments[part.index].leaves + strings
        }
        guard let bindings = whole.bindings(of: arguments) else { return nil }
        let known = whole.leaves.assuming(use.known)
        let values = bindings.compactMapValues { $0.first?.value.expression }
        let strings = moved(
            resolver.strings(of: known, in: whole.path, bindings), from: whole.path, to: call.span, values)
        let inserted = Set(strings.flatMap(\.insertedAs))
        return strings.map { $0.inserting(values, besides: inserted) }
    }

    /// The strings of another attribute of the element that speaks an argument. The called code sets them, but they get
    /// the location of the call.
    private func strings(
        _ other: SpokenParameters.Speaker.Other, at call: SpokenCall, _ use: Use
    ) -> [StringLeaf] {
        var resolver = FlowResolver(index)
        let known = other.leaves.assuming(use.known)
        return moved(resolver.strings(of: known, in: other.path), from: other.path, to: call.span, use.values)
    }

    /// Strings of the called code at the location of a call.
    /// - Parameter values: The expressions of the arguments, by the names of the parameters.
    private func moved(
        _ leaves: [StringLeaf], from path: String, to call: Span, _ values: [String: String]
    ) -> [StringLeaf] {
        leaves.compactMap { leaf in
            guard let branch = leaf.branch.inserting(values) else { return nil }
            var leaf = leaf
            leaf.branch = branch
            leaf.definition = leaf.definition ?? SourcePlace(path: path, span: leaf.span)
            leaf.span = call
            leaf.reference = nil
            return leaf
        }
    }

    private func site(
        of call: SpokenCall, _ role: AccessibilityRole, _ parameter: SpokenParameters.Parameter, _ use: Use,
        _ leaves: [StringLeaf], takesText: Bool
    ) -> StringSite {
        let changes = (parameter.speaker?.traitChanges ?? []).compactMap { change in
            use.branch(change.branch).map { branch in
                TraitChange(change.effect, change.trait, in: branch, by: change.updater)
            }
        }
        return StringSite(
            api: call.api, role: role, span: call.span, element: nil,
            screen: call.screen, takesText: takesText,
            call: call.group ?? group(of: call, spokenBy: parameter.speaker?.control),
            isHidden: call.isHidden || parameter.speaker?.isHidden ?? false, traitChanges: changes + call.traitChanges,
            replacesTraits: parameter.speaker?.replacesTraits ?? false,
            leaves: leaves, fallback: nil, enclosing: call.enclosing)
    }

    /// The element to which a call passes a string.
    /// - Parameter speaker: The type of the control that speaks the string in the called code; nil if it's unknown.
    private func group(of call: SpokenCall, spokenBy speaker: String?) -> Occurrence.ElementGroup {
        switch call.callee {
        case .function(let name, _): return Occurrence.ElementGroup(name: name, control: speaker, start: call.start)
        case .initializer(let type):
            let known = type.path.last.flatMap(ControlNames.control(ofType:))
            let control = speaker ?? known ?? index.typeOfView(type.name, from: call.screen, in: facts.file.path)
            return Occurrence.ElementGroup(name: type.name, control: control, start: call.start)
        }
    }
}

extension StringSite {
    /// Adds the branch of the called code to that of the call.
    fileprivate mutating func add(_ branch: Branch) { enclosing.branch = enclosing.branch.adding(branch) }
}

extension SpokenParameters.Parameter {
    /// The expressions of a call's arguments, by the names of the parameters in the called code. Empty unless a
    /// transcript is made.
    fileprivate func values(of call: SpokenCall) -> [String: String] {
        guard let parameters else {
            let labeled = call.arguments.compactMap { argument in
                argument.label.map { ($0, argument.value.expression) }
            }
            return Dictionary(labeled) { first, _ in first }
        }
        let positions = ArgumentMatch.positions(of: call.arguments.map(\.label), in: parameters)
        let named = zip(positions ?? [], call.arguments).map { (parameters[$0].name, $1.value.expression) }
        return Dictionary(named) { first, _ in first }
    }
}

extension SpokenCall.Callee {
    fileprivate var name: String {
        switch self {
        case .initializer(let type): type.name
        case .function(let name, _): name
        }
    }
}

extension SpokenCall {
    /// Whether the argument is a string literal or an enumeration case, so that tests of it are decided.
    fileprivate var passesLiteral: Bool {
        let first = arguments.indices.contains(index) ? arguments[index].value.expression.first : nil
        return first == "\"" || first == "."
    }

    fileprivate var api: Occurrence.API {
        switch callee {
        case .initializer(let type): .initializer(type.name, label: label)
        case .function(let name, let labels): .function(name, labels: labels)
        }
    }
}

extension StringLeaf {
    /// The string with the arguments of a call in place of the parameters that it inserts.
    /// - Parameters:
    ///   - values: the expressions of the arguments, by the names of the parameters.
    ///   - strings: the parameters for which there are strings.
    fileprivate func inserting(_ values: [String: String], besides strings: Set<String>) -> StringLeaf {
        var leaf = self
        for index in leaf.slots.indices {
            leaf.slots[index].concatenation.expressions = leaf.slots[index].concatenation.expressions.map {
                values[$0] ?? $0
            }
        }
        for index in leaf.arguments.indices where !strings.contains(leaf.arguments[index].expression) {
            guard let value = values[leaf.arguments[index].expression] else { continue }
            leaf.key = leaf.key.replacing("\\(\(leaf.arguments[index].expression))", with: "\\(\(value))")
            leaf.arguments[index] = Occurrence.Argument(
                expression: value, specifier: leaf.arguments[index].specifier)
        }
        return leaf
    }
}

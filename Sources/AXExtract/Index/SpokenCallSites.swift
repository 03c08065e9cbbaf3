import AXModel
import AXSource

/// The sites of arguments that the app's own initializers and functions use as spoken strings, together with the other
/// strings of the elements that speak the arguments.
struct SpokenCallSites {
    let facts: FileFacts
    let index: ProjectIndex

    /// The sites, including those of titles, and the spans of the arguments in them.
    var all: (sites: [StringSite], arguments: Set<Span>) {
        var arguments: Set<Span> = []
        var speakers = CallSpeakers()
        var wholes: Set<SpokenWhole> = []
        let calls = facts.isForTranscript ? Dictionary(grouping: facts.calls, by: \.start) : [:]
        // The arguments of a modifier are spoken at the view that it modifies.
        let applied = index.modifiers.applied(in: facts, index)
        let functions = facts.isForTranscript ? speakingFunctions : []
        // Without a transcript, a value is listed at its argument if the argument's name shows that it's spoken.
        let named = facts.isForTranscript ? [] : Set(facts.sites.lazy.filter(\.isArgument).map(\.span))
        let read = facts.calls.filter { call in
            applied[call.callee.lastName]?.contains(call.start) != true
                && !(call.isDynamic && (named.contains(call.span) || call.passesParameter(ofOneOf: functions)))
        }
        let titled = Set(facts.titles.lazy.filter { $0.title == .text }.compactMap(\.element))
        let heard = read.flatMap { call in index.heard(call, in: facts.file.path).map { (call, $0) } }
        let sites = heard.flatMap { call, parameter -> [StringSite] in
            // A method's use of a value is spoken where the method is called.
            if facts.isForTranscript, parameter.isOfValue, call.isArgumentOfMethod { return [] }
            // A title that is set later replaces the initializer's title.
            if parameter.title != nil, let element = call.element, titled.contains(element) { return [] }
            // The call of a modifier begins where the call of its view does.
            let parts = calls[call.start]?.filter { $0.callee.name == call.callee.name } ?? [call]
            let code = code(of: parameter, calledBy: call, parts)
            guard let branch = code.branch(parameter.branch) else { return [] }
            arguments.insert(call.span)
            // If the call passes several parts of one string, that string is added once.
            let isAdded = parameter.whole.map { !wholes.insert(SpokenWhole($0, call)).inserted } ?? false
            let (start, isNew) = speakers.start(of: parameter.speaker, in: call)
            var made = isAdded ? [] : [site(of: call, parameter, code, parts)]
            for index in made.indices {
                made[index].add(branch)
                made[index].title = parameter.title
            }
            // If the call passes several strings to one element, the element's other strings are added once.
            guard facts.isForTranscript else { return made }
            made = made.map { $0.at(start, parameter.speaker?.view, of: call) }
            if isNew { made += others(of: call, parameter, code, parts, at: start) }
            return made
        }
        return (sites, arguments)
    }

    /// The functions with spoken parameters that the file calls.
    private var speakingFunctions: Set<String> {
        Set(
            facts.calls.lazy.compactMap { call in
                call.callee.function.flatMap { index.spoken(call, in: facts.file.path) == nil ? nil : $0 }
            })
    }

    /// A use of a parameter that a call passes on, with the rest of its element in terms of the code around the call.
    func passed(_ use: SpokenParameters.Parameter, by call: SpokenCall) -> SpokenParameters.Parameter {
        guard facts.isForTranscript, var speaker = use.speaker else { return use }
        let code = code(of: use, calledBy: call, [call])
        speaker.traitChanges = changes(of: speaker, code)
        speaker.others = speaker.others.compactMap { other in
            guard let branch = code.branch(other.branch) else { return nil }
            var other = other
            (other.branch, other.leaves) = (branch, code.strings(other.leaves, in: other.path))
            return other
        }
        var use = use
        use.speaker = speaker
        return use
    }

    /// The other strings of the element that speaks an argument.
    /// - Parameter parts: The arguments of the call that may be strings.
    private func others(
        of call: SpokenCall, _ parameter: SpokenParameters.Parameter, _ code: CalledCode, _ parts: [SpokenCall],
        at start: Int
    ) -> [StringSite] {
        let values = Set(parts.lazy.filter(passesMembers).compactMap { $0.parameter(in: facts.file.path, index) })
        return (parameter.speaker?.others ?? []).compactMap { other in
            // The members of a value are spoken as a separate use.
            if other.leaves.contains(where: { $0.parameterWithMember.map(values.contains) ?? false }) { return nil }
            guard let branch = code.branch(other.branch) else { return nil }
            let leaves = leaves(of: other, parameter, parts, code)
            var site = site(of: call, other.role, parameter, code, leaves, takesText: true)
            site.title = other.title
            site.add(branch)
            return site.at(start, other.view, of: call)
        }
    }

    /// Whether the members of an argument are spoken where the call is.
    private func passesMembers(_ call: SpokenCall) -> Bool {
        index.spoken(call, in: facts.file.path)?.heard(call, in: facts.file.path, index).members.isEmpty == false
    }

    /// The other strings of the called code that an element speaks with an argument. The arguments replace the
    /// parameters in them.
    private func leaves(
        of other: ParameterSpeaker.Other, _ parameter: SpokenParameters.Parameter, _ parts: [SpokenCall],
        _ code: CalledCode
    ) -> [StringLeaf] {
        let whole = CombinedSite(
            leaves: other.leaves, path: other.path, span: parts[0].span, parameters: parameter.parameters)
        let shown = other.title == nil ? nil : strings(whole, of: parts, code)
        return shown ?? code.strings(other.leaves, in: other.path)
    }

    /// - Parameter parts: The arguments of the call that may be strings.
    private func code(
        of parameter: SpokenParameters.Parameter, calledBy call: SpokenCall, _ parts: [SpokenCall]
    ) -> CalledCode {
        guard facts.isForTranscript else { return CalledCode(index, at: call.span, [:]) }
        let signature = parameter.parameters ?? index.initializer(of: call, in: facts.file.path)
        let omitted = (signature ?? []).compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
        let defaults = index.defaults(of: call.callee, from: call.screen, in: facts.file.path).merging(omitted) { $1 }
        let arguments = parameter.isOfMember ? arguments(of: call, parts) : call.arguments
        guard let named = ArgumentMatch.named(arguments, in: signature) else {
            return CalledCode(index, at: call.span, [:], defaults)
        }
        let passed = named.filter { defaults[$0.key] == "nil" }
        let certain =
            (passed.isEmpty ? [] : certain(among: passed, of: call, parts))
            + closures(of: call, besides: named, signature)
        return CalledCode(
            index, at: call.span, named.mapValues { [$0] }.expressions, defaults, certain: Set(certain))
    }

    /// The arguments of a call, with the values that initializers make.
    /// - Parameter parts: The arguments that may be strings.
    private func arguments(of call: SpokenCall, _ parts: [SpokenCall]) -> [Reference.Argument] {
        var arguments = call.arguments
        for part in parts where arguments.indices.contains(part.index) {
            arguments[part.index].made = index.made(by: part, in: facts.file.path)
        }
        return arguments
    }

    /// The names of the parameters whose arguments are never nil: strings, properties that aren't optional, and methods
    /// that are passed as closures.
    private func certain(
        among arguments: [String: Reference.Argument], of call: SpokenCall, _ parts: [SpokenCall]
    ) -> [String] {
        var resolver = FlowResolver(index)
        return arguments.keys.sorted().filter { name in
            guard let argument = arguments[name] else { return false }
            let path = argument.value.expression.split(separator: ".", omittingEmptySubsequences: false).map(
                String.init)
            switch index.find(Reference(path: path, enclosingType: call.screen), in: facts.file.path) {
            case .declarations(let found) where found.count == 1 && isNeverNil(found[0]): return true
            case .declarations where path.count == 1: return false
            // The argument names a method, because the lookup would find a property.
            case .noMember(let type) where closures(of: call.callee, from: call.screen).contains { $0.name == name }:
                return index.declared(type, facts.file.path) != nil
            default: break
            }
            let part = parts.first { $0.label == argument.label }
            return part.map { resolver.strings(of: $0.leaves, in: facts.file.path).isCertainText } ?? false
        }
    }

    /// Whether a property's type is known not to be optional. A property without a value has an explicit type.
    private func isNeverNil(_ property: SymbolDeclaration) -> Bool {
        guard property.isSettable, !property.isOptional else { return false }
        let owner = property.owner.flatMap { index.declared($0, property.path) }
        return property.isConstant || property.type != nil
            || owner?.closures.contains(property.name.lastName) == true
    }

    /// The parameters that the trailing closures of a call are passed to.
    private func closures(
        of call: SpokenCall, besides named: [String: Reference.Argument],
        _ signature: [SymbolDeclaration.Parameter]?
    ) -> [String] {
        var open =
            (signature?.filter(\.isClosure).map { ($0.label, $0.name) } ?? closures(of: call.callee, from: call.screen))
            .filter { named[$0.1] == nil }
        return call.closures.compactMap { label in
            guard let index = open.firstIndex(where: { label == nil || $0.0 == label }) else { return nil }
            return open.remove(at: index).1
        }
    }

    /// The properties that hold closures, each as an argument label and a parameter; empty for a function.
    private func closures(of callee: SpokenCall.Callee, from screen: String?) -> [(label: String?, name: String)] {
        guard case .initializer(let type) = callee else { return [] }
        let name = index.resolvedType(type.name, from: screen, facts.file.path)
        return (index.declared(name, facts.file.path)?.closures ?? []).map { ($0, $0) }
    }

    /// The site of an argument, with the whole string if the called code makes it from several arguments.
    /// - Parameter parts: The arguments of the call that may be strings.
    private func site(
        of call: SpokenCall, _ parameter: SpokenParameters.Parameter, _ code: CalledCode, _ parts: [SpokenCall]
    ) -> StringSite {
        if let whole = parameter.whole, let leaves = strings(whole, of: parts, code) {
            return site(of: call, parameter.role, parameter, code, leaves, takesText: false)
        }
        let leaves = call.leaves.map { parameter.isKey ? $0.asKey : $0 }
        return site(of: call, parameter.role, parameter, code, leaves, takesText: !parameter.isKey)
    }

    /// A string that a call makes from several of its arguments.
    private struct SpokenWhole: Hashable {
        let path: String
        let span: Span
        let call: Int

        init(_ whole: CombinedSite, _ call: SpokenCall) {
            (path, span, self.call) = (whole.path, whole.span, call.start)
        }
    }

    /// The strings that the called code combines with the arguments of a call. Nil if the call has no arguments, or if
    /// they don't match the parameters.
    /// - Parameter parts: The arguments that may be strings.
    private func strings(_ whole: CombinedSite, of parts: [SpokenCall], _ code: CalledCode) -> [StringLeaf]? {
        guard let call = parts.first, !call.arguments.isEmpty else { return nil }
        var resolver = FlowResolver(index)
        var arguments = arguments(of: call, parts)
        for part in parts where arguments.indices.contains(part.index) && !part.leaves.isEmpty {
            let strings = resolver.strings(of: part.leaves, in: facts.file.path).filter {
                $0.silence != .emptied && $0.silence != .reset
            }
            // In `title ?? "None"`, the string is only one of the values.
            let isWhole = strings.map(\.branch).cover(.always)
            arguments[part.index].leaves = isWhole ? strings : arguments[part.index].leaves + strings
        }
        guard let bindings = whole.bindings(of: arguments, index.initializer(of: call, in: facts.file.path)) else {
            return nil
        }
        let strings = code.strings(whole.leaves, in: whole.path, bindings)
        let inserted = Set(strings.flatMap(\.insertedAs))
        return strings.map { $0.inserting(code.values, besides: inserted) }
    }

    private func site(
        of call: SpokenCall, _ role: AccessibilityRole, _ parameter: SpokenParameters.Parameter, _ code: CalledCode,
        _ leaves: [StringLeaf], takesText: Bool
    ) -> StringSite {
        let traits = parameter.speaker.map { changes(of: $0, code) } ?? []
        let object = object(of: call)
        return StringSite(
            api: call.api, role: role, span: call.span, element: object,
            screen: call.screen, takesText: takesText,
            call: object == nil && role != .announcement
                ? call.group ?? group(of: call, spokenBy: parameter.speaker) : nil,
            isHidden: call.isHidden || parameter.speaker?.isHidden ?? false, isInBody: call.isInBody,
            traitChanges: traits + call.traitChanges + disabling(by: call, parameter.speaker),
            replacesTraits: call.group == nil && parameter.speaker?.replacesTraits ?? false, hiddenIn: call.hiddenIn,
            leaves: leaves, fallback: nil, enclosing: call.enclosing)
    }

    private func changes(of speaker: ParameterSpeaker, _ code: CalledCode) -> [TraitChange] {
        code.changes(speaker.traitChanges)
    }

    /// The trait changes from `disabled` modifiers of the containers around a call. Empty unless the string is spoken
    /// by a control that users interact with.
    private func disabling(by call: SpokenCall, _ speaker: ParameterSpeaker?) -> [TraitChange] {
        speaker?.control.map(ControlNames.isPassive) == false ? call.disabling : []
    }

    /// The variable or property that holds the object of a class, whose strings other code may change, as an index into
    /// ``FileFacts/elements``. Nil for other calls.
    private func object(of call: SpokenCall) -> Int? {
        guard let element = call.element, case .initializer(let type) = call.callee,
            ![nil, "value"].contains(index.typeOfObject(type.name, from: call.screen, in: facts.file.path))
        else { return nil }
        return element
    }

    /// The element to which a call passes a string.
    /// - Parameter speaker: The element that speaks the string in the called code; nil if it's unknown.
    private func group(of call: SpokenCall, spokenBy speaker: ParameterSpeaker?) -> Occurrence.ElementGroup {
        switch call.callee {
        case .function(let name, _), .method(let name, _, _):
            return Occurrence.ElementGroup(name: name, control: speaker?.control, start: call.start)
        case .initializer(let type):
            let known = type.path.last.flatMap(ControlNames.control(ofType:))
            let isSilent =
                speaker?.isOfType == true && index.isSilentClass(type.name, from: call.screen, in: facts.file.path)
            let control =
                isSilent
                ? Occurrence.silentView
                : speaker?.control ?? known ?? index.typeOfView(type.name, from: call.screen, in: facts.file.path)
            return Occurrence.ElementGroup(name: type.name, control: control, start: call.start)
        }
    }
}

extension StringSite {
    /// Adds the branch of the called code to that of the call.
    fileprivate mutating func add(_ branch: Branch) { enclosing.branch = enclosing.branch.adding(branch) }

    /// The same site, in one of the elements that a call makes.
    /// - Parameter view: The index of the view among those in the element; nil if the element is a single view.
    fileprivate func at(_ start: Int, _ view: Int?, of call: SpokenCall) -> StringSite {
        var site = self
        site.viewStart = start
        // Only the views of an element that the call makes are distinguished.
        if call.group == nil {
            site.call?.start = start
            site.viewStart = start + (view.map { $0 + 1 } ?? 0)
        }
        return site
    }
}

/// The elements that the calls of a file make. A view may contain several elements, each with its own arguments: a
/// title that is a heading, and a paragraph.
private struct CallSpeakers {
    /// The known elements, by the beginning of the call.
    private var known: [Int: [ElementPlace]] = [:]

    /// The offset that identifies an element of a call, in the name of the called view, and whether the element is new.
    mutating func start(of speaker: ParameterSpeaker?, in call: SpokenCall) -> (Int, isNew: Bool) {
        guard let place = speaker?.place else { return (call.start, false) }
        let others = known[call.start, default: []]
        let index = others.firstIndex(of: place) ?? others.count
        if index == others.count { known[call.start] = others + [place] }
        // No other element begins within the name.
        return (call.start + min(index, call.callee.lastName.utf8.count), index == others.count)
    }
}

extension SpokenCall.Callee {
    fileprivate var name: String {
        switch self {
        case .initializer(let type): type.name
        case .function(let name, _), .method(let name, _, _): name
        }
    }
}

extension SpokenCall.Callee {
    /// The name of a function; nil for an initializer.
    fileprivate var function: String? {
        if case .function(let name, _) = self { name } else { nil }
    }
}

extension SpokenCall {
    /// Whether the argument is a parameter of one of some functions, whose calls are elements instead.
    fileprivate func passesParameter(ofOneOf functions: Set<String>) -> Bool {
        guard let name = function?.name, functions.contains(name) else { return false }
        return !leaves.isEmpty && leaves.allSatisfy { $0.reference?.isParameter == true }
    }

    fileprivate var api: Occurrence.API {
        switch callee {
        case .initializer(let type): .initializer(type.name, label: label)
        case .function(let name, let labels), .method(let name, _, let labels): .function(name, labels: labels)
        }
    }
}

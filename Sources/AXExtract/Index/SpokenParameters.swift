import AXModel
import AXSource

/// The spoken parameters of a project's own initializers and functions: those to which the code sets accessibility
/// attributes.
///
/// The attribute must be set to a parameter, or to a stored property that an initializer may set. For a transcript, the
/// parameter may also be a part of the attribute or decide which string it is. A function that only stores its
/// arguments is recognized by its name: `setAccessibilityLabels(normal:selected:)`.
struct SpokenParameters: Sendable {
    struct InitializerArgument: Hashable, Sendable {
        /// The full name of the type.
        let type: String
        let label: String
    }

    /// A function, identified by the parts of its name that calls show.
    struct Function: Hashable, Sendable {
        let name: String
        let labels: [String?]
        /// The file of a function whose calls are looked up only there; nil for other functions.
        var path: String?
    }

    /// The functions of one name.
    private struct NamedFunction: Hashable, Sendable {
        let name: String
        /// The file of functions whose calls are looked up only there; nil for other functions.
        let path: String?
    }

    /// The maximum number of overloads of a function that are considered.
    private static let mostOverloads = 8

    struct Parameter: Sendable {
        let role: AccessibilityRole
        /// Whether a literal argument is a key.
        let isKey: Bool
        /// The element that speaks it; nil if no transcript is made.
        var speaker: ParameterSpeaker?
        /// The site of the whole string, if that isn't just the parameter; nil if no transcript is made.
        var whole: CombinedSite?
        /// The branch of the called code in which the parameter is spoken, with the parameters' names in its tests;
        /// read only for transcripts.
        var branch = Branch.always
        /// The parameters of the function; nil for the properties of a type.
        var parameters: [SymbolDeclaration.Parameter]?
        /// Whether the parameter isn't spoken itself, but decides which string is.
        var isTested = false
        /// The kind of content, if the element only shows the parameter; nil if it's an attribute.
        var title: Occurrence.Title?
        /// Whether only the name of a property or parameter shows the role. Any other use takes precedence.
        var isOfName = false
        /// Whether a SwiftUI modifier speaks it, so that only the call of a view is an element.
        var isOfModifier = false
        /// Whether it's an argument of a value about accessibility, such as `Accessibility(label: "Play")`, which other
        /// code gives to a view.
        var isOfValue = false
        /// Whether a member of the parameter is spoken: `model.title`. A call speaks it if an initializer makes the
        /// argument.
        var isOfMember = false
    }

    typealias Find = (Reference, _ path: String) -> SymbolLookup

    /// The uses of each argument in the called code: several, if more than one element or attribute speaks it.
    var initializers: [InitializerArgument: [Parameter]] = [:]
    /// The spoken parameters of functions, by their indices.
    var functions: [Function: [Int: [Parameter]]] = [:]
    /// The overloads of functions with spoken parameters, in file order. A call may omit arguments.
    private var overloads: [NamedFunction: [[SymbolDeclaration.Parameter]]] = [:]

    /// The last parts of the types' names.
    private(set) var typeNames: Set<String> = []
    /// The names of methods in extensions with spoken parameters, if the names don't mention accessibility.
    private(set) var methodNames: Set<String> = []
    /// The functions that announce a parameter; read only for transcripts.
    private(set) var announcers = Announcers()
    /// The methods in extensions of the system's classes with spoken parameters, by their names without the class:
    /// `UIViewController.showAlert`. Read only for transcripts.
    private(set) var inherited: [String: Set<String>] = [:]
    /// The names of the types with a parameter that is spoken itself. For other types, not every caller is worth
    /// parsing.
    private(set) var speakingTypeNames: Set<String> = []

    init() {}

    init(_ facts: [FileFacts], find: Find) {
        for file in facts.indices {
            lazy var elements = facts[file].spokenSites(find)
            lazy var traits = facts[file].traitsOfTypes
            // Properties such as `accessibilityText` come last, because a view may combine them with other strings.
            let sites = facts[file].isForTranscript ? facts[file].sites.declaredNamesLast : facts[file].sites
            for site in sites where site.role != .other {
                let place = Place(site: site, path: facts[file].file.path)
                guard facts[file].isForTranscript else {
                    for leaf in site.leaves { add(leaf, of: place, find, isForTranscript: false) }
                    continue
                }
                addForTranscript(place, find) { facts[file].speaker(of: site, elements, traits) }
            }
            for site in facts[file].ownTitles + facts[file].inheritedTitles {
                let place = Place(site: site, path: facts[file].file.path)
                addForTranscript(place, find) { facts[file].speaker(of: site, elements, traits) }
            }
            for setter in facts[file].setters { add(setter) }
        }
        announcers.findProtocols(in: facts)
        for file in facts.indices {
            for site in facts[file].sites where site.role != .other {
                let place = Place(site: site, path: facts[file].file.path)
                for leaf in site.leaves { addMember(leaf, of: place, find) }
            }
        }
    }

    /// Where an attribute is set.
    private struct Place {
        let site: StringSite
        let path: String
    }

    /// Adds the parameters that the site speaks, with the whole string that contains each, and the parameters that only
    /// select which string is spoken.
    private mutating func addForTranscript(_ place: Place, _ find: Find, _ speaker: () -> ParameterSpeaker?) {
        let site = place.site
        let leaves = site.computed(in: place.path, find)
        func context() -> (ParameterSpeaker?, CombinedSite?) {
            let speaker = speaker()?.mappingTitles { Self.parameterized($0, of: site.screen, place.path, find) }
                .mappingOthers { $0.asMember(ofArgumentOf: site.screen, place.path, find) ?? $0 }
            return (speaker, Self.whole(site, leaves, place.path, find))
        }
        for leaf in leaves { add(leaf, of: place, find, context) }
        for (type, label) in site.argumentsWithMembers(leaves, place.path, find) {
            let (speaker, _) = context()
            let whole = Self.whole(of: site, leaves, place.path, find)
            insert(
                InitializerArgument(type: type, label: label),
                Parameter(
                    role: site.title == nil ? site.role : .label, isKey: false, speaker: speaker, whole: whole,
                    branch: site.enclosing.branch, title: site.title, isOfMember: true))
        }
        guard leaves.count <= Self.mostLeaves else { return }
        for name in site.isMember ? [] : leaves.flatMap(\.namesInCase).uniqued() {
            add(Self.leaf(name, at: site), of: place, find, context)
        }
        guard leaves.count > 1 else { return }
        for name in StringSite.tested(by: leaves) {
            add(Self.leaf(name, at: site), of: place, isTested: true, find, context)
        }
    }

    /// The value of a parameter of the function around a site, or of a property of the enclosing type.
    private static func leaf(_ name: String, at site: StringSite) -> StringLeaf {
        var leaf = StringLeaf(.dynamic, at: site.span, key: name)
        let isParameter = site.function?.parameters.contains { $0.name == name } == true
        leaf.reference = isParameter ? .parameter(name) : Reference(path: [name], enclosingType: site.screen)
        return leaf
    }

    /// The uses of the parameter that an argument of a function is passed to; nil if the argument isn't spoken.
    /// - Parameters:
    ///   - labels: The labels of all arguments.
    ///   - path: The file of the call.
    func parameters(_ call: SpokenCall, of function: String, labels: [String?], in path: String) -> [Parameter]? {
        let function = announcers.implementation(of: function)
        for file in [path, nil] {
            let exact = functions[Function(name: function, labels: labels, path: file)]
            if let known = exact?[call.index] { return known }
            for overload in overloads[NamedFunction(name: function, path: file)] ?? [] {
                guard let positions = ArgumentMatch.positions(of: labels, in: overload),
                    positions.indices.contains(call.index)
                else { continue }
                let own = Function(name: function, labels: overload.map(\.label), path: file)
                if let known = functions[own]?[positions[call.index]] { return known }
            }
        }
        return nil
    }

    /// The uses of the parameter that an argument of an initializer is passed to; nil if the argument isn't spoken.
    func parameters(_ label: String, of type: String) -> [Parameter]? {
        initializers[InitializerArgument(type: type, label: label)]
    }

    /// A site with more strings isn't read again for each call.
    private static let mostLeaves = 64

    /// The site, if it combines, changes or looks up strings, or chooses between them. Nil if it has more than
    /// ``mostLeaves`` leaves.
    private static func whole(
        _ site: StringSite, _ leaves: [StringLeaf], _ path: String, _ find: Find
    ) -> CombinedSite? {
        guard leaves.count <= mostLeaves,
            leaves.count > 1
                || leaves.contains(where: {
                    !$0.slots.isEmpty || !$0.insertedAs.isEmpty || $0.isMadeOfParameter || !$0.namesInCase.isEmpty
                })
        else { return nil }
        return whole(of: site, leaves, path, find)
    }

    private static func whole(of site: StringSite, _ leaves: [StringLeaf], _ path: String, _ find: Find) -> CombinedSite
    {
        let leaves = leaves.map { leaf in
            leaf.asMember(ofArgumentOf: site.screen, path, find)
                ?? parameterized(leaf, of: site.screen, path, find).mappingValuesOfCase {
                    parameterized($0, of: site.screen, path, find)
                }
        }
        return CombinedSite(leaves: leaves, path: path, span: site.span, parameters: site.function?.parameters)
    }

    /// The leaf as a parameter, if it is a property that an initializer of the type may set; otherwise the leaf itself.
    static func parameterized(_ leaf: StringLeaf, of type: String?, _ path: String, _ find: Find) -> StringLeaf {
        guard let reference = leaf.reference, !reference.isParameter, reference.path.count == 1,
            reference.arguments == nil, let property = argument(reference, of: type, path, find)
        else { return leaf }
        var leaf = leaf
        leaf.reference = .parameter(property.passed.first ?? reference.name)
        return isKey(property.type) ? leaf.asKey : leaf
    }

    /// The property that a reference names, if an initializer of its type may set it; otherwise nil.
    static func argument(
        _ reference: Reference, of type: String?, _ path: String, _ find: Find
    ) -> SymbolDeclaration? {
        guard let type, case .declarations(let found) = find(reference, path), let property = found.first,
            property.name == "\(type).\(reference.name)", property.isArgument, property.parameters == nil,
            // An initializer may set it to a value that it makes from its parameters.
            property.assigned.isEmpty || !property.passed.isEmpty
        else { return nil }
        return property
    }

    /// - Parameters:
    ///   - isTested: Whether the leaf is only tested.
    ///   - context: Returns the element and the whole string, for a transcript.
    private mutating func add(
        _ leaf: StringLeaf, of place: Place, isTested: Bool = false, _ find: Find,
        isForTranscript: Bool = true, _ context: () -> (ParameterSpeaker?, CombinedSite?) = { (nil, nil) }
    ) {
        let (site, path) = (place.site, place.path)
        guard let reference = leaf.reference, reference.path.count == 1, reference.arguments == nil,
            leaf.interest == .everything || isForTranscript && !leaf.insertedAs.isEmpty,
            isForTranscript || !leaf.isMadeOfParameter || leaf.isLookedUp
        else { return }
        func spoken(isKey: Bool) -> Parameter {
            guard isForTranscript else { return Parameter(role: site.role, isKey: isKey || leaf.isLookedUp) }
            var (speaker, whole) = context()
            // The properties of a type are set by its initializer, and not by the function around the site.
            let parameters = reference.isParameter ? site.function?.parameters : nil
            whole?.parameters = parameters
            return Parameter(
                role: site.title == nil ? site.role : .label, isKey: isKey, speaker: speaker, whole: whole,
                branch: whole == nil ? site.enclosing.branch.adding(leaf.branch) : site.enclosing.branch,
                parameters: parameters, isTested: isTested, title: site.title,
                isOfName: site.api.isDeclaredName || site.isMember, isOfModifier: site.isModifier)
        }
        if reference.isParameter {
            guard let callable = site.function,
                let index = callable.parameters.firstIndex(where: { $0.name == reference.name })
            else { return }
            let parameter = callable.parameters[index]
            if let name = callable.name {
                // It isn't known here whether a call needs this fallback.
                if !isForTranscript, leaf.branch.tests.contains(where: \.isOfNil) { return }
                add(spoken(isKey: parameter.isKey), at: index, of: callable, named: name, in: path, isForTranscript)
            } else {
                guard let type = site.screen, !isStored(reference, in: type, site, path, find) else { return }
                for label in [parameter.label ?? parameter.name, parameter.name].uniqued() {
                    insert(InitializerArgument(type: type, label: label), spoken(isKey: parameter.isKey))
                }
            }
        } else if let type = site.screen, let property = Self.argument(reference, of: type, path, find) {
            for label in [reference.name] + property.passed {
                insert(InitializerArgument(type: type, label: label), spoken(isKey: Self.isKey(property.type)))
            }
        }
    }

    /// Adds the use of a function's parameter.
    mutating func add(
        _ use: Parameter, at index: Int, of callable: Callable, named name: String, in path: String,
        _ isForTranscript: Bool
    ) {
        let isOfOthers = callable.hasNamedParameter || callable.isOfExtension && !isForTranscript
        if callable.isOfFile, callable.isOfExtension, !callable.hasNamedParameter { methodNames.insert(name) }
        if callable.isInherited { inherited[name.lastName, default: []].insert(name) }
        if isForTranscript, use.role == .announcement, name.contains(".") { announcers.add(name) }
        for file in callable.isOfFile ? [path] + (isOfOthers ? [nil] : []) : [nil] {
            let function = Function(name: name, labels: callable.parameters.map(\.label), path: file)
            addOverload(callable.parameters, of: NamedFunction(name: name, path: file))
            if isForTranscript {
                functions[function, default: [:]][index, default: []].add(use)
            } else {
                functions[function, default: [:]][index] = [use]
            }
        }
    }

    /// Whether an initializer only stores the parameter, as one of a SwiftUI view does with
    /// `self.accessibilityLabel = accessibilityLabel`.
    private func isStored(
        _ parameter: Reference, in type: String, _ site: StringSite, _ path: String, _ find: Find
    ) -> Bool {
        guard !site.isModifier, case .framework(let name) = site.api, name.lastName == parameter.name else {
            return false
        }
        let property = Reference(path: parameter.path, enclosingType: type)
        return Self.argument(property, of: type, path, find) != nil
    }

    /// Adds the argument of an initializer that sets a member of a value about accessibility: `label` of
    /// `Accessibility(label: "Play")`, if the code speaks `item.accessibility.label`.
    private mutating func addMember(_ leaf: StringLeaf, of place: Place, _ find: Find) {
        guard let reference = leaf.reference, reference.path.count > 1, reference.arguments == nil,
            leaf.interest == .everything, let member = reference.path.last,
            case .declarations(let found) = find(reference, place.path), let property = found.first,
            property.isArgument, property.parameters == nil
        else { return }
        let type = property.name.dropLast(member.count + 1)
        guard String(type).lastName.isAboutAccessibility else { return }
        insert(
            InitializerArgument(type: String(type), label: member),
            Parameter(role: place.site.role, isKey: Self.isKey(property.type), isOfValue: true))
    }

    private mutating func addOverload(_ parameters: [SymbolDeclaration.Parameter], of function: NamedFunction) {
        let known = overloads[function, default: []]
        guard known.count < Self.mostOverloads, !known.contains(parameters) else { return }
        overloads[function, default: []].append(parameters)
    }

    mutating func insert(_ argument: InitializerArgument, _ parameter: Parameter) {
        initializers[argument, default: []].add(parameter)
        typeNames.insert(argument.type.lastName)
        if !parameter.isTested { speakingTypeNames.insert(argument.type.lastName) }
    }

    static func isKey(_ type: String?) -> Bool {
        type.map { ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"].contains($0) } ?? false
    }
}

extension SpokenParameters.Parameter {
    /// Whether any use that isn't weak takes precedence.
    fileprivate var isWeak: Bool { isTested || isOfName || title != nil }
}

extension [SpokenParameters.Parameter] {
    /// How many uses of one parameter are kept.
    private static var most: Int { 8 }

    /// Adds a use of the parameter. A weak use is kept only if it's the only one. Without a transcript, one use is
    /// enough.
    fileprivate mutating func add(_ use: Element) {
        guard let first else { return append(use) }
        if use.isWeak { return }
        if first.isWeak { return self = [use] }
        guard use.speaker != nil, count < Self.most else { return }
        let isKnown = contains { known in
            known.role == use.role && known.speaker?.place == use.speaker?.place && known.branch == use.branch
        }
        if !isKnown { append(use) }
    }
}

extension [StringSite] {
    /// The sites, with the sites of properties that the app declares moved to the end.
    fileprivate var declaredNamesLast: [StringSite] {
        filter { !$0.api.isDeclaredName } + filter(\.api.isDeclaredName)
    }
}

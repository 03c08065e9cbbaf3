import AXModel
import AXSource

/// The parameters with default values that every call of their function omits, so that they always have these values.
/// Only for transcripts of projects whose callers are all known.
struct OmittedParameters: Sendable {
    /// The default values by the names of the parameters.
    private var values: [FunctionPlace: [String: String]] = [:]

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts]) {
        let callees = Set(facts.lazy.flatMap(\.omissible).map(\.callee))
        guard !callees.isEmpty else { return }
        let search = CallLabelSearch(Set(callees.map(\.name)).union([CallLabelSearch.initializer]))
        let calls = PassedLabels(facts.concurrentMap { search.calls(in: $0.file.text) }.joined(), in: facts)
        for file in facts.indices {
            for parameter in facts[file].omissible where calls.omit(parameter) {
                let function = FunctionPlace(path: facts[file].file.path, start: parameter.start)
                values[function, default: [:]][parameter.name] = parameter.value
            }
        }
    }

    /// A site in a function, without the strings and tests that the values of omitted parameters rule out. Nil if the
    /// function never sets a string there.
    func applied(to site: StringSite, in path: String) -> StringSite? {
        guard !values.isEmpty, let start = site.enclosing.function,
            let values = values[FunctionPlace(path: path, start: start)]
        else { return site }
        let known = Branch(
            values.sorted { $0.key < $1.key }.flatMap { ArgumentMatch.tests(of: $0.key, passed: $0.value) })
        guard let branch = site.enclosing.branch.assuming(known) else { return nil }
        let isEmpty = { (leaf: StringLeaf) in
            leaf.isWholeParameter && leaf.reference.map { ["nil", "\"\""].contains(values[$0.name]) } == true
        }
        let leaves = site.leaves.assuming(known).filter { !isEmpty($0) }
        if leaves.isEmpty, !site.leaves.isEmpty { return nil }
        var site = site
        (site.enclosing.branch, site.leaves) = (branch, leaves)
        return site
    }
}

/// The labels of the arguments that calls pass.
private struct PassedLabels {
    private var labels: [String: (all: Set<String>, ofValues: Set<String>)] = [:]
    /// The functions of calls that can't be read, and the classes that other classes inherit from: the calls of an
    /// inherited initializer name another class.
    private var unclear: Set<String>

    init(_ calls: some Sequence<CallLabelSearch.Call>, in facts: [FileFacts]) {
        unclear = Set(facts.flatMap(\.types).compactMap(\.inherits.first))
        for call in calls {
            if let passed = call.labels {
                labels[call.function, default: ([], [])].all.formUnion(passed.all)
                labels[call.function, default: ([], [])].ofValues.formUnion(passed.ofValues)
            } else {
                unclear.insert(call.function)
            }
        }
    }

    /// Whether every call of the parameter's function omits it, or passes its value `nil`. Without calls, other code may
    /// call the function, such as a framework.
    func omit(_ parameter: OmissibleParameter) -> Bool {
        guard labels[parameter.callee.name] != nil else { return false }
        var names = [parameter.callee.name]
        if case .initializer = parameter.callee { names.append(CallLabelSearch.initializer) }
        return names.allSatisfy { name in
            let passed = parameter.value == "nil" ? labels[name]?.ofValues : labels[name]?.all
            return !unclear.contains(name) && passed?.contains(parameter.label) != true
        }
    }
}

extension StringLeaf {
    /// Whether the leaf is an unchanged parameter, and not a part of another string.
    fileprivate var isWholeParameter: Bool {
        guard let reference, reference.isParameter, reference.path.count == 1, reference.arguments == nil else {
            return false
        }
        return slots.isEmpty && insertedAs.isEmpty && textChanges.isEmpty
    }
}

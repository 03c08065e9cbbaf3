import AXModel
import AXSource

/// The parameters with default values that every call of their function omits, so that they always have these values.
/// Only for transcripts of projects whose callers are all known.
struct OmittedParameters: Sendable {
    private struct Function: Hashable {
        let path: String
        /// The UTF-8 offset of the function.
        let start: Int
    }

    /// The default values by the names of the parameters.
    private var values: [Function: [String: String]] = [:]

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts]) {
        let names = Set(facts.lazy.flatMap(\.omissible).map(\.function))
        guard !names.isEmpty else { return }
        let search = CallLabelSearch(names)
        let calls = facts.indices.map { $0 }.concurrentMap { file in search.calls(in: facts[file].file.text) }
        var (passed, unclear): ([String: Set<String>], Set<String>) = ([:], [])
        for call in calls.joined() {
            if let labels = call.labels {
                passed[call.function, default: []].formUnion(labels)
            } else {
                unclear.insert(call.function)
            }
        }
        for file in facts.indices {
            for parameter in facts[file].omissible {
                // Without calls, other code may call the function, such as a framework.
                guard let labels = passed[parameter.function], !unclear.contains(parameter.function),
                    !labels.contains(parameter.label)
                else { continue }
                let function = Function(path: facts[file].file.path, start: parameter.start)
                values[function, default: [:]][parameter.name] = parameter.value
            }
        }
    }

    /// A site in a function, without the strings and tests that the values of omitted parameters rule out. Nil if the
    /// function never sets a string there.
    func applied(to site: StringSite, in path: String) -> StringSite? {
        guard !values.isEmpty, let start = site.enclosing.function,
            let values = values[Function(path: path, start: start)]
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

extension StringLeaf {
    /// Whether the leaf is an unchanged parameter, and not a part of another string.
    fileprivate var isWholeParameter: Bool {
        guard let reference, reference.isParameter, reference.path.count == 1, reference.arguments == nil else {
            return false
        }
        return slots.isEmpty && insertedAs.isEmpty && textChanges.isEmpty
    }
}

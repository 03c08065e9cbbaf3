/// The cases of enumerations that no code of an app makes, so that the code for these cases never runs. Only for
/// transcripts of projects whose callers are all known.
struct UnmadeCases: Sendable {
    /// By the full names of the enumerations.
    private let cases: [String: Set<String>]

    init(_ cases: [String: Set<String>] = [:]) { self.cases = cases }

    var isEmpty: Bool { cases.isEmpty }

    func contain(_ name: String, of type: String) -> Bool { cases[type]?.contains(name) ?? false }
}

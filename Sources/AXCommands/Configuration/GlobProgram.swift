/// A pattern as a nondeterministic automaton (Thompson's construction): all states it may be in are advanced together,
/// one character at a time, so nothing is ever tried twice.
struct GlobProgram: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        /// Any character; with `slash` false, any but `/`.
        case any(slash: Bool)
        /// One of a set; with `slash` false, never `/`.
        case set(GlobSet, slash: Bool)
        /// Goes on at several steps at once, given as distances from this step.
        case fork([Int])
    }

    private let steps: [Step]

    init(_ steps: [Step]) {
        self.steps = steps
    }

    func matches(_ text: String) -> Bool {
        var current = States(steps.count)
        var next = States(steps.count)
        add(0, to: &current)
        for scalar in text.unicodeScalars {
            if current.members.isEmpty { return false }
            for state in current.members where state < steps.count && accepts(steps[state], scalar) {
                add(state + 1, to: &next)
            }
            swap(&current, &next)
            next.clear()
        }
        return current.contains(steps.count)
    }

    private func accepts(_ step: Step, _ scalar: Unicode.Scalar) -> Bool {
        switch step {
        case .scalar(let expected): expected == scalar
        case .any(let slash): slash || scalar != "/"
        case .set(let set, let slash): (slash || scalar != "/") && set.contains(scalar)
        case .fork: false
        }
    }

    /// Adds a state and all that forks lead to from it.
    private func add(_ state: Int, to states: inout States) {
        var waiting = [state]
        while let state = waiting.popLast() {
            guard states.insert(state), state < steps.count, case .fork(let distances) = steps[state] else { continue }
            waiting.append(contentsOf: distances.map { state + $0 })
        }
    }

    /// The states that the automaton is in; the state after the last step means that the text so far matches.
    private struct States {
        private(set) var members: [Int] = []
        private var isMember: [Bool]

        init(_ count: Int) {
            isMember = Array(repeating: false, count: count + 1)
        }

        func contains(_ state: Int) -> Bool { isMember[state] }

        mutating func insert(_ state: Int) -> Bool {
            guard !isMember[state] else { return false }
            isMember[state] = true
            members.append(state)
            return true
        }

        mutating func clear() {
            for state in members { isMember[state] = false }
            members.removeAll(keepingCapacity: true)
        }
    }
}

/// A set of characters in a pattern.
struct GlobSet: Hashable, Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) } != isNegated
    }
}

/// What a pattern is for.
enum GlobDialect: Hashable, Sendable {
    /// File paths, as in `per-path`.
    case path
    /// Keys, where `/` is a character like any other and `**` is the same as `*`.
    case key
    /// File paths as `gitignore` has them: braces are ordinary characters.
    case gitIgnore
}

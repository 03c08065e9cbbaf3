/// A pattern as a nondeterministic automaton (Thompson's construction). All possible states advance together, one
/// Unicode scalar at a time, so matching never backtracks.
struct GlobProgram: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        /// Any character. If `slash` is false, any except `/`.
        case any(slash: Bool)
        /// A character in a set. If `slash` is false, never `/`.
        case set(GlobSet, slash: Bool)
        /// Continues at several steps at the same time, which are specified by their distances from this step.
        case fork([Int])

        fileprivate var literal: Unicode.Scalar? {
            if case .scalar(let scalar) = self { scalar } else { nil }
        }
    }

    private let steps: [Step]
    /// The literal beginning and end of the pattern. They are compared first, which rejects most names.
    private let beginning: String
    private let ending: String

    init(_ steps: [Step]) {
        self.steps = steps
        beginning = Self.text(of: steps.prefix { $0.literal != nil })
        // After the last target, all steps are literals that no fork skips.
        let targets = steps.enumerated().flatMap { index, step -> [Int] in
            if case .fork(let distances) = step {
                distances.map { index + $0 }
            } else {
                step.literal == nil ? [index + 1] : []
            }
        }
        ending = Self.text(of: steps[(targets.max() ?? 0)...])
    }

    private static func text(of literals: ArraySlice<Step>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: literals.compactMap(\.literal))
        return String(text)
    }

    func matches(_ text: String) -> Bool {
        guard text.utf8.starts(with: beginning.utf8), text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        else { return false }
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

    /// Adds a state and all states that its forks lead to.
    private func add(_ state: Int, to states: inout States) {
        var waiting = [state]
        while let state = waiting.popLast() {
            guard states.insert(state), state < steps.count, case .fork(let distances) = steps[state] else { continue }
            waiting.append(contentsOf: distances.map { state + $0 })
        }
    }

    /// The current states of the automaton. The state after the last step means that the input so far matches.
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

struct GlobSet: Hashable, Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) } != isNegated
    }
}

enum GlobDialect: Hashable, Sendable {
    /// File paths, as in `per-path`.
    case path
    /// Keys, in which `/` is an ordinary character and `**` is equivalent to `*`.
    case key
    /// File paths as in `.gitignore`, where braces are ordinary characters.
    case gitIgnore
}

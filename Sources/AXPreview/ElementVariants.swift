import AXLocaleData
import AXModel
import AXSource

/// The ways in which one element is spoken: every combination of its strings and traits that the code allows.
struct ElementVariants {
    private let label: SpokenAttribute
    private let value: SpokenAttribute
    private let hint: SpokenAttribute
    private let traits: TraitStates
    private let words: VoiceOverWords
    /// The tests around all strings. If they fail, the element doesn't exist.
    private let existence: Branch
    /// The placeholder for a label in branches without one; empty if the element has none unless the code sets it.
    private let unknownLabel: SpokenText
    /// The branches in which the element is hidden from VoiceOver.
    private let hidden: [Branch]

    /// - Parameters:
    ///   - strings: the strings of the element and of the views that are spoken with it, in the order of the code.
    ///   - branch: the tests around all strings.
    ///   - control: the type of control.
    ///   - texts: finds the strings in a locale.
    init(_ strings: [Occurrence], in branch: Branch, control: String?, _ texts: some SpokenTexts) {
        let views = JoinedViews(strings, texts.text)
        label = views.label
        existence = branch
        unknownLabel = strings.contains(where: \.hasNoText) ? SpokenText() : .unknownLabel
        value = views.attribute { $0.role == .value }
        let ownHint = views.attribute { $0.role == .hint }
        hint = ownHint.options.isEmpty ? views.attribute(\.isHelp) : ownHint
        let isReplaced = strings.contains(where: \.replacesTraits)
        let changes = strings.flatMap(\.traitChanges).uniqued().withStatesTested(by: strings, control: control)
        traits = TraitStates(control: isReplaced ? nil : control, changes)
        words = texts.words
        hidden = strings.flatMap(\.hiddenIn).uniqued()
    }

    /// The variants in the order of the code, with the general case last; empty if nothing is spoken.
    var all: [SpokenElement.Variant] {
        let hasOnlyTraits = [label, value, hint].allSatisfy(\.options.isEmpty)
        let tests = hidden.count <= Self.mostHidden ? hidden : []
        let shown = reached(states ?? inOne).compactMap { state in
            tests.reduce(State?.some(state)) { state, hidden in state?.unless(hidden) }
        }
        return shown.filter { !$0.isEmpty || hasOnlyTraits && !$0.traits.isEmpty }.map(variant).uniqued()
            .withoutRepeated
    }

    /// If more branches hide the element, its variants don't include their tests.
    private static let mostHidden = 3

    /// The states in which the element is shown. A general state is left out if other states and the branches that hide
    /// the element cover all its cases.
    private func reached(_ states: [State]) -> [State] {
        if hidden.isEmpty { return states }
        let branches = states.map(\.branch)
        return states.indices.filter { index in
            let (own, others) = (branches[index], branches[..<index].filter { $0 != branches[index] })
            return !hidden.contains(where: own.implies) && !(others + hidden).cover(own)
        }
        .map { states[$0] }
    }

    /// The combinations of strings and traits; nil if there are too many. They are counted before the first step and
    /// after each one, because the code may contain thousands of strings.
    private var states: [State]? {
        // Nearly every option leads to a separate state. All tests of an attribute are compared with each other.
        if [label, value, hint].contains(where: { attribute in
            attribute.options.count > 8 * SpokenAttribute.mostOptions
                || attribute.options.reduce(0) { $0 + $1.branch.tests.count } > Self.mostTests
        }) {
            return nil
        }
        let steps: [(State) -> [State]] = [
            { $0.with(label, \.label) }, { $0.with(value, \.value) }, { $0.with(hint, \.hint) },
            { state in
                traits.states(in: state.branch, besides: state.excluded).compactMap(state.having)
            },
        ]
        var states = [State(branch: existence)]
        for step in steps {
            states = states.flatMap(step)
            if states.count > SpokenAttribute.mostOptions { return nil }
        }
        return states
    }

    /// The maximum number of tests in the branches of one attribute.
    private static let mostTests = 256

    /// One state per set of traits, which contains all strings with their tests. Used if there are too many
    /// combinations.
    private var inOne: [State] {
        traits.states(in: .always).suffix(SpokenAttribute.mostOptions).map { state in
            State(
                branch: state.branch, label: label.inOne, value: value.inOne, hint: hint.inOne, traits: state.traits)
        }
    }

    private func variant(_ state: State) -> SpokenElement.Variant {
        let isUnnamed =
            state.label.isEmpty && !label.options.contains { $0.text.isEmpty && !state.branch.excludes($0.branch) }
        let utterance = Utterance(
            label: isUnnamed ? unknownLabel : state.label.within(state.branch), value: state.value.within(state.branch),
            hint: state.hint.within(state.branch), traits: state.traits, words: words)
        return SpokenElement.Variant(branch: state.branch, spoken: utterance.description, hint: utterance.hint)
    }

    private struct State {
        var branch: Branch
        var label = SpokenText()
        var value = SpokenText()
        var hint = SpokenText()
        var traits: Set<SpokenTrait> = []
        /// The branches in which the element would have another string.
        var excluded: [Branch] = []

        /// Whether the app has no string for the element in this state.
        var isEmpty: Bool { label.isEmpty && value.isEmpty && hint.isEmpty }

        func with(_ attribute: SpokenAttribute, _ place: WritableKeyPath<State, SpokenText>) -> [State] {
            let branches = attribute.options.map(\.branch).uniqued()
            let meeting = attribute.options.filter { option in
                let whole = branch.joined(option.branch)
                return !option.branch.excludes(branch)
                    && !excluded.cover(whole) && !branches.narrower(than: option.branch).contains(where: whole.implies)
            }
            let states = meeting.map { option in
                var state = self
                state.branch = branch.joined(option.branch)
                state[keyPath: place] = option.text
                state.excluded += branches.narrower(than: option.branch)
                return state
            }
            if meeting.map(\.branch).cover(branch) { return states }
            var rest = self
            rest.excluded += meeting.map(\.branch)
            return states + [rest]
        }

        /// The state with the test that keeps the element shown, if it is the only test of the hiding branch that the
        /// state doesn't imply. Otherwise, the state is unchanged. Nil if the element has another string whenever it is
        /// shown.
        func unless(_ hidden: Branch) -> State? {
            let open = hidden.tests.filter { !branch.implies(Branch([$0])) }
            guard open.count == 1, let test = open[0].opposite, !branch.excludes(hidden) else { return self }
            var state = self
            state.branch = branch.adding(test)
            let isOther = excluded.contains { state.branch.implies($0) && !branch.implies($0) }
            return isOther ? nil : state
        }

        /// The state with traits; nil if the element has another string in the branch of the traits.
        func having(_ traits: TraitStates.State) -> State? {
            if excluded.cover(traits.branch), !excluded.cover(branch) { return nil }
            var state = self
            (state.branch, state.traits) = (traits.branch, traits.traits)
            return state
        }
    }
}

extension [Branch] {
    /// The branches that are narrower than another one, in which the element has another string.
    fileprivate func narrower(than branch: Branch) -> [Branch] { filter { $0 != branch && $0.implies(branch) } }
}

/// The traits that an element has, depending on the tests in the code.
struct TraitStates {
    /// The traits in a branch.
    struct State: Hashable {
        let branch: Branch
        let traits: Set<SpokenTrait>
    }

    private let base: Set<SpokenTrait>
    /// For each function that changes a trait, the changes that apply at the same time.
    private let moments: [[TraitChange]]

    init(control: String?, _ changes: [TraitChange]) {
        base = Set(control: control)
        moments = changes.withTraitsOfAllBranches.atTheSameTime
    }

    /// The sets of traits that the element can have in a branch, each with that branch and the tests that lead to these
    /// traits.
    /// - Parameter excluded: the branches in which the element has another string.
    func states(in branch: Branch, besides excluded: [Branch] = []) -> [State] {
        if moments.count == 1 { return states(moments[0], in: branch, besides: excluded) }
        let all = moments.flatMap { states($0, in: branch, besides: excluded) }
        let tested = Set(all.filter { $0.branch != branch }.map(\.traits))
        let general = all.filter { $0.branch == branch && !tested.contains($0.traits) }
        let last = general.last ?? all.last { $0.branch == branch }
        let others = all.filter { ($0.branch != branch || general.contains($0)) && $0 != last }
        return (others + [last].compactMap(\.self)).uniqued()
    }

    private func states(_ changes: [TraitChange], in branch: Branch, besides excluded: [Branch]) -> [State] {
        let certain = base.applying(changes.holding(in: branch))
        let open = changes.map(\.branch).uniqued().filter { !branch.implies($0) && !branch.excludes($0) }
        let changed = open.compactMap { test -> State? in
            let whole = branch.joined(test)
            let traits = base.applying(changes.holding(in: whole))
            return traits == certain ? nil : State(branch: whole, traits: traits)
        }
        let isCovered = changed.count == open.count && !open.isEmpty && (open + excluded).cover(branch)
        let together = bothOf(changed, in: branch) { base.applying(changes.holding(in: $0)) }
        return together + (isCovered ? changed : changed + [State(branch: branch, traits: certain)])
    }

    /// More tests would lead to too many combinations to read.
    private static let mostTests = 3

    /// The states in which two independent tests hold and together lead to other traits than either of them: a button
    /// that is both selected and dimmed.
    private func bothOf(
        _ states: [State], in branch: Branch, _ traits: (Branch) -> Set<SpokenTrait>
    ) -> [State] {
        guard states.count <= Self.mostTests else { return [] }
        return states.indices.flatMap { first in
            states[(first + 1)...].compactMap { second in
                guard !states[first].branch.excludes(second.branch),
                    states[first].own(in: branch).isDisjoint(with: second.own(in: branch))
                else { return nil }
                let whole = states[first].branch.joined(second.branch)
                let both = traits(whole)
                return both == states[first].traits || both == second.traits ? nil : State(branch: whole, traits: both)
            }
        }
    }
}

extension TraitStates.State {
    /// The names in the tests that the state adds to a branch. Tests of one value may exclude each other.
    fileprivate func own(in branch: Branch) -> Set<String> {
        Branch(self.branch.tests.filter { !branch.tests.contains($0) }).names
    }
}

extension [TraitChange] {
    /// The changes that apply in a branch.
    fileprivate func holding(in branch: Branch) -> [TraitChange] { filter { branch.implies($0.branch) } }

    /// If more functions change the same traits, they aren't distinguished.
    private static var mostUpdaters: Int { 8 }

    /// The changes that apply at the same time: one list per function that changes a contested trait, and one for the
    /// code that runs once. For example, the function that disables a button has run, and the function that enables it
    /// hasn't.
    fileprivate var atTheSameTime: [[TraitChange]] {
        let byTrait = Dictionary(grouping: self, by: \.trait).mapValues { Set($0.map(\.updater)) }
        let contested = Set(byTrait.filter { $0.value.count > 1 }.keys)
        if contested.isEmpty { return beforeAction.map { [$0, self] } ?? [self] }
        let updaters = filter { contested.contains($0.trait) }.map(\.updater).uniqued()
        guard updaters.count <= Self.mostUpdaters else { return [self] }
        return updaters.map { updater in
            filter { $0.updater == nil || $0.updater == updater || !updaters.contains($0.updater) }
        }
    }
}

extension [TraitChange] {
    /// The changes without the states that only an event adds; nil without such states.
    private var beforeAction: [TraitChange]? {
        let added = filter { $0.isByAction && $0.effect == .adds && $0.branch.isAlways }
        let later = added.filter { change in allSatisfy { $0.trait != change.trait || $0.isByAction } }
        return later.isEmpty ? nil : filter { !later.contains($0) }
    }

    /// The changes, with one unconditional change in place of those that together add a trait in all branches.
    fileprivate var withTraitsOfAllBranches: [TraitChange] {
        if contains(where: \.removesAll) { return self }
        let added = Dictionary(grouping: filter { $0.effect == .adds && $0.updater == nil }, by: \.trait)
        let removed = Set(filter { $0.effect == .removes }.map(\.trait))
        let always = added.filter { $1.count > 1 && !removed.contains($0) && $1.map(\.branch).cover(.always) }
        return always.isEmpty
            ? self : filter { always[$0.trait] == nil } + always.keys.sorted().map { TraitChange(.adds, $0) }
    }
}

extension [SpokenElement.Variant] {
    /// The variants, without each one that sounds the same as the next and whose branch the next one covers, too.
    fileprivate var withoutRepeated: [SpokenElement.Variant] {
        indices.filter { index in
            guard index + 1 < count else { return true }
            let (own, next) = (self[index], self[index + 1])
            return own.spoken != next.spoken || own.hint != next.hint || !own.branch.implies(next.branch)
        }
        .map { self[$0] }
    }
}

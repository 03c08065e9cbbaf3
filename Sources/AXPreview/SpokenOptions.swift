import AXModel
import AXSource

extension [SpokenText.Option] {
    /// If there are more options, all are kept.
    private static var mostCompared: Int { 16 }

    /// Adds the options of a later site. They come before the options that they replace in some cases: in
    /// `label = "Play"; if isNew { label = "New" }`, “New” comes first.
    /// - Parameter replaces: whether the same function also sets the earlier options.
    mutating func insert(overriding new: [SpokenText.Option], replaces: Bool) {
        if replaces, count <= Self.mostCompared, new.count <= Self.mostCompared {
            removeAll { old in new.map(\.branch).cover(old.branch) }
        }
        let isConditional = count <= Self.mostCompared && new.allSatisfy { !$0.branch.isAlways }
        let position =
            isConditional
            ? firstIndex { old in
                new.contains { !old.branch.excludes($0.branch) && !old.branch.implies($0.branch) }
            } : nil
        insert(contentsOf: new, at: position ?? endIndex)
    }

    /// The options in an order in which narrower branches precede the branches around them: in `title ?? "Untitled"`,
    /// “Untitled” comes first.
    var narrowestFirst: [SpokenText.Option] {
        guard count > 1, count <= Self.mostCompared else { return self }
        return reduce(into: []) { ordered, option in
            let position = ordered.firstIndex { $0.branch != option.branch && option.branch.implies($0.branch) }
            ordered.insert(option, at: position ?? ordered.endIndex)
        }
    }

    /// The options without those that others always replace. For example, an `if` with an `else` replaces what the
    /// statement before it sets.
    var withoutReplaced: [SpokenText.Option] {
        guard count > 2, count <= Self.mostCompared else { return self }
        return filter { option in
            let inner = filter { $0.branch != option.branch && $0.branch.implies(option.branch) }
            return !inner.map(\.branch).cover(option.branch)
        }
    }
}

extension SpokenText {
    /// The text in a branch, without the choices that the branch rules out and the tests that it implies.
    func within(_ branch: Branch) -> SpokenText {
        SpokenText(
            parts.flatMap { part -> [Part] in
                guard case .choice(let options) = part else { return [part] }
                let possible = options.filter { !$0.branch.excludes(branch) }.map { option in
                    Option(
                        branch: option.branch.assuming(branch) ?? option.branch,
                        text: option.text.hasChoice ? option.text.within(branch.joined(option.branch)) : option.text)
                }
                let isCertain = possible.count == 1 && possible[0].branch.isAlways
                return isCertain ? possible[0].text.parts : possible.isEmpty ? [] : [.choice(possible)]
            })
    }

    private var hasChoice: Bool {
        parts.contains { part in
            if case .choice = part { true } else { false }
        }
    }
}

/// An incomplete label or value, which more strings may follow.
struct TextBeginning: Hashable {
    private(set) var option: SpokenText.Option
    /// The branches in which the text would have another string.
    private var excluded: [Branch] = []

    init(_ option: SpokenText.Option) {
        self.option = option
    }

    /// This beginning, continued by each string that can follow it. If no string is certain to follow, the beginning
    /// itself comes last.
    /// - Parameter pause: the separator between two strings.
    func continued(by next: [SpokenText.Option], after pause: String? = nil) -> [TextBeginning] {
        let meeting = next.filter { other in
            guard !other.branch.excludes(option.branch) else { return false }
            let branch = option.branch.joined(other.branch)
            return !excluded.contains(where: branch.implies)
        }
        let continued = meeting.map { other in
            let start = pause.map { option.text.isEmpty || other.text.isEmpty ? option.text : option.text + $0 }
            var beginning = self
            beginning.option = SpokenText.Option(
                branch: option.branch.joined(other.branch), text: (start ?? option.text) + other.text)
            return beginning
        }
        if meeting.map(\.branch).cover(option.branch) { return continued }
        var rest = self
        rest.excluded += meeting.map(\.branch)
        return continued + [rest]
    }
}

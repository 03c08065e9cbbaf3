import AXModel
import AXSource

/// Makes occurrences of the places where strings are set, whatever the language.
struct SiteStrings {
    let facts: FileFacts
    let index: ProjectIndex

    /// A string with its place, before it is known what else the element says.
    private struct Draft {
        let site: SpokenSite
        let leaf: StringLeaf

        var branch: Branch { site.enclosing.branch.adding(leaf.branch) }
    }

    /// The strings of the file in the order of the text. A string that is spoken is not listed a second time as any text.
    func strings() -> [FoundString] {
        let drafts = unique(
            (facts.sites + spokenCalls()).flatMap { site in leaves(of: site).map { Draft(site: site, leaf: $0) } }
        ).sorted { ($0.site.span, $0.leaf.span) < ($1.site.span, $1.leaf.span) }
        var spoken = ElementStrings()
        for draft in drafts where draft.leaf.kind != .dynamic {
            guard let element = draft.site.element else { continue }
            spoken.add(
                draft.leaf.resolved?.key ?? StringKey(draft.leaf.key), of: element, draft.site.role,
                in: draft.branch)
        }
        return drafts.map { found($0, spoken) }
    }

    /// What the rules are to judge although it is not listed.
    func unspoken() -> [FoundString] {
        let drafts = facts.unspoken.flatMap { site in leaves(of: site).map { Draft(site: site, leaf: $0) } }
        let elements = ElementStrings()
        return drafts.compactMap { draft in
            switch (draft.leaf.kind, draft.leaf.keyForm) {
            case (.localizedCall, _), (.constant, _), (_, .interpolated): found(draft, elements)
            default: nil
            }
        }
    }

    /// The arguments that types of the app speak: places like any other.
    private func spokenCalls() -> [SpokenSite] {
        facts.calls.compactMap { call in
            guard let parameter = index.spoken(call, in: facts.file.path) else { return nil }
            return SpokenSite(
                api: call.api, role: parameter.role, span: call.span, element: nil,
                screen: call.screen, stringsOnly: true, takesText: !parameter.isKey,
                leaves: call.leaves.map { parameter.isKey ? $0.asKey : $0 }, fallback: nil)
        }
    }

    /// What says nothing counts only where nothing else is set. A site is never passed over in silence, except for a literal
    /// that is meant for all languages.
    private func leaves(of site: SpokenSite) -> [StringLeaf] {
        var resolver = FlowResolver(index)
        var seen: Set<LeafPlace> = []
        let found = resolver.strings(of: site.leaves, in: facts.file.path)
        let leaves = found.map { $0.decided(among: found) }.filter {
            seen.insert(LeafPlace($0)).inserted
        }
        let strings = leaves.filter { $0.silence == nil }
        if !strings.isEmpty || leaves.contains(where: { $0.silence == .verbatim }) { return strings }
        return Array((leaves + [site.fallback].compactMap { $0 }).prefix(1))
    }

    /// A variable that is used twice gives its strings once. A literal that another file has twice is to be localized at
    /// both places.
    private struct LeafPlace: Hashable {
        private let span: Span
        private let key: String
        private let definition: StringLocation?

        init(_ leaf: StringLeaf) {
            span = leaf.span
            key = leaf.resolved?.key.text ?? leaf.key
            definition = leaf.kind == .hardCoded ? leaf.definition : nil
        }
    }

    private func unique(_ drafts: [Draft]) -> [Draft] {
        let spoken = Set(drafts.filter { $0.site.role != .other }.map(\.leaf.span))
        var listed: Set<Span> = []
        return drafts.filter { draft in
            guard draft.site.role == .other else { return true }
            return !spoken.contains(draft.leaf.span) && listed.insert(draft.leaf.span).inserted
                && (draft.leaf.kind == .localizedCall || !draft.site.isVisible)
        }
    }

    private func found(_ draft: Draft, _ spoken: ElementStrings) -> FoundString {
        var found = FoundString(occurrence: occurrence(draft, spoken))
        found.function = draft.leaf.call?.function
        found.key = draft.leaf.keyForm
        found.element = draft.site.element
        found.slots = draft.leaf.slots
        found.definition = draft.leaf.definition
        found.statement = draft.site.enclosing.statement
        found.isModifier = draft.site.isModifier
        found.isOneOfSeveral = found.statement != nil || !draft.leaf.branch.isAlways
        found.takesComment = draft.leaf.call?.takesComment ?? false
        if draft.leaf.literal.isPlain, draft.site.takesText {
            found.plainLiteral = facts.file.string(draft.leaf.span)
        }
        return found
    }

    private func occurrence(_ draft: Draft, _ spoken: ElementStrings) -> Occurrence {
        let (site, leaf) = (draft.site, draft.leaf)
        let element = site.element.map { facts.elements[$0] }
        var occurrence = Occurrence(
            path: facts.file.path, span: site.span, role: site.role, api: site.api, kind: leaf.kind,
            key: StringKey(leaf.key))
        occurrence.leafSpan = leaf.span
        occurrence.function = leaf.call.flatMap { $0.function.isEmpty ? nil : $0.function }
        occurrence.table = leaf.call?.table
        occurrence.bundle = leaf.call?.bundle
        occurrence.text = leaf.kind == .hardCoded ? leaf.key : leaf.call?.text
        occurrence.comment = leaf.call?.comment
        occurrence.element = element?.name
        occurrence.elementStart = element?.start
        occurrence.control = element?.control
        occurrence.screen = site.screen
        occurrence.pair = site.element.flatMap { spoken.pair(of: $0, site.role, in: draft.branch) }
        occurrence.visibleText = element?.visibleText
        occurrence.traits = element?.traits ?? []
        occurrence.arguments = leaf.arguments
        occurrence.branch = draft.branch
        occurrence.remark = leaf.remark
        occurrence.resolved = leaf.resolved
        occurrence.template = leaf.slots.first?.template ?? []
        return occurrence
    }
}

extension SpokenCall {
    /// `IconButton(title:)`, `setAccessibility(with:hint:)`
    fileprivate var api: String {
        switch callee {
        case .initializer(let type): "\(type.name)(\(label ?? "_"):)"
        case .function(let name, let labels): "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
        }
    }
}

/// The strings that the elements of a file speak, by the element's index: they find their pairs here.
private struct ElementStrings {
    private var keys: [Place: [(branch: Branch, key: StringKey)]] = [:]

    private struct Place: Hashable {
        let element: Int
        let role: AccessibilityRole
    }

    /// An element says no more than this many strings of one role.
    private static let most = 32

    /// Remembers a string that an element speaks.
    mutating func add(_ key: StringKey, of element: Int, _ role: AccessibilityRole, in branch: Branch) {
        let place = Place(element: element, role: role)
        guard keys[place, default: []].count < Self.most else { return }
        keys[place, default: []].append((branch, key))
    }

    /// The key of the label that belongs to a hint or value, or of the hint that belongs to a label: the one in the same
    /// branch, if there is one.
    func pair(of element: Int, _ role: AccessibilityRole, in branch: Branch) -> StringKey? {
        guard let other = Self.counterpart[role], let candidates = keys[Place(element: element, role: other)] else {
            return nil
        }
        let found =
            candidates.first { $0.branch == branch } ?? candidates.first { $0.branch.mayMeet(branch) }
            ?? candidates.first
        return found?.key
    }

    private static let counterpart: [AccessibilityRole: AccessibilityRole] = [
        .label: .hint, .hint: .label, .value: .label,
    ]
}

import AXModel
import AXSource

/// Turns the sites of a file into occurrences, for every source language.
struct SiteStrings {
    /// How many concatenations around a string are recorded. No real string is built in more steps.
    private static let mostConcatenations = 4

    private let facts: FileFacts
    private let index: ProjectIndex
    private let reach: SiteReach
    private let shownText: ShownText
    private let titled: TitledElements

    init(facts: FileFacts, index: ProjectIndex) {
        let facts = facts.withDeclaredTypes(index)
        (self.facts, self.index) = (facts, index)
        reach = SiteReach(facts, index)
        shownText = ShownText(facts, index)
        titled = TitledElements(facts)
    }

    /// A string of a site, before the other strings of the element are known.
    private struct Draft {
        let site: StringSite
        let leaf: StringLeaf
        /// The declarations that the site's strings come from, by the locations of their names; empty if no transcript
        /// is made.
        let followed: Set<SourcePlace>

        var branch: Branch {
            let whole = site.enclosing.branch.adding(leaf.branch)
            return site.enclosing.property.map(whole.afterSetting) ?? whole
        }
    }

    /// The strings in file order, followed by the titles. A string that is spoken isn't listed again with the role
    /// ``AccessibilityRole/other``.
    func strings() -> [FoundString] {
        let modified = ModifierSites.all(in: facts, index)
        let calls = SpokenCallSites(facts: facts, index: index).all
        let documented = RuntimeAttributeSites.all(in: facts, index)
        let bodies = BodyAttributeSites.all(in: facts, besides: calls.sites + modified, index)
        let assigned = RuntimeAttributeSites.assigned(in: facts, index)
        let made = calls.sites + modified + documented + assigned + bodies
        // The called code shows more about an argument than the argument's name does.
        let sites = facts.sites.filter { !$0.isArgument || !calls.arguments.contains($0.span) }
        let drafts = unique(
            (sites + made.filter { $0.title == nil }).flatMap(drafts)
        ).sorted {
            ($0.site.span, $0.site.viewStart ?? 0, $0.leaf.span) < ($1.site.span, $1.site.viewStart ?? 0, $1.leaf.span)
        }
        var spoken = ElementStrings()
        for draft in drafts where draft.leaf.kind != .dynamic {
            guard let element = draft.site.element else { continue }
            spoken.add(
                draft.leaf.resolved?.key ?? StringKey(draft.leaf.key), of: element, draft.site.role,
                in: draft.branch)
        }
        // At run time, the text from runtime attributes replaces the text in the document.
        let replaced = Set(documented.filter { $0.title != nil }.map(\.element))
        let shown = facts.titles.filter { $0.title != .text || !replaced.contains($0.element) }
        let titles =
            (facts.isForTranscript ? shown.flatMap(ShownViews(facts, index).sites) : shown)
            + made.filter { $0.title != nil }
        return (drafts + titles.flatMap(self.drafts)).map { found($0, spoken) }
    }

    /// The strings of ``FileFacts/unspoken`` that the code looks up. They are checked but not listed.
    func unspoken() -> [FoundString] {
        let drafts = facts.unspoken.flatMap(drafts)
        let elements = ElementStrings()
        return drafts.compactMap { draft in
            switch (draft.leaf.kind, draft.leaf.keyForm) {
            case (.localizedCall, _), (.constant, _), (_, .interpolated): found(draft, elements)
            default: nil
            }
        }
    }

    /// The strings of a site. If there aren't any, the first leaf without words takes their place, or the fallback
    /// without such a leaf. If one of the leaves is a verbatim literal, nothing takes their place.
    private func drafts(of written: StringSite) -> [Draft] {
        let isUnused = index.unusedMembers.contain(written, in: facts.file.path)
        if isUnused || isForUnmadeCases(written.enclosing.branch, written) { return [] }
        guard let set = index.omittedParameters.applied(to: written, in: facts.file.path) else { return [] }
        let site = facts.isForTranscript ? AssignedProperty.site(set, in: facts, index) ?? set : set
        var resolver = FlowResolver(index)
        let resolved = resolver.strings(of: shownText.strings(of: site), in: facts.file.path)
        let found = titled.strings(resolved, of: site).filter { !isForUnmadeCases($0.branch, site) }
        let leaves = found.map { $0.decided(among: found) }.uniqued { LeafID($0, facts.isForTranscript) }
        let strings = leaves.filter { $0.silence == nil || facts.isForTranscript && isHeard($0, of: site) }
        let isSilent = strings.isEmpty && !leaves.contains { $0.silence == .verbatim }
        let listed = isSilent ? Array((leaves + [site.fallback].compactMap { $0 }).prefix(1)) : strings
        return listed.map { Draft(site: site, leaf: $0, followed: facts.isForTranscript ? resolver.followed : []) }
    }

    private func isForUnmadeCases(_ branch: Branch, _ site: StringSite) -> Bool {
        index.isForUnmadeCases(branch, in: site.screen, facts.file.path) { site.testedTypes[$0] }
    }

    /// Whether a leaf without words matters to listeners: it's a part of another string, or it takes the place of a
    /// string. The element then speaks its title instead of a label.
    private func isHeard(_ leaf: StringLeaf, of site: StringSite) -> Bool {
        if leaf.isEmptyPart || leaf.silence == .wordless { return true }
        return [.label, .value, .hint].contains(site.role) && leaf.silence == .reset && !leaf.branch.isAlways
            && leaf.slots.isEmpty
            && leaf.insertedAs.isEmpty
    }

    /// Identifies a string of a site. The strings of a variable that is used twice are listed once. Two equal literals
    /// in another file are listed separately, because both must be localized.
    private struct LeafID: Hashable {
        private let span: Span
        private let key: String
        private let definition: SourcePlace?
        /// Distinguishes the uses of a variable, because listeners hear its strings wherever it's used; nil if no
        /// transcript is made.
        private let use: Use?

        private struct Use: Hashable {
            let branch: Branch
            let insertedAs: [String]
        }

        init(_ leaf: StringLeaf, _ isForTranscript: Bool) {
            use = isForTranscript ? Use(branch: leaf.branch, insertedAs: leaf.insertedAs) : nil
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

    /// The project's class of an element, and its superclasses in the project. For an element that is the enclosing
    /// type itself, only the superclasses. Empty if no transcript is made.
    private func viewClasses(of element: FoundElement?, _ site: StringSite) -> [String] {
        guard index.isForTranscript, let element, !site.isModifier else { return [] }
        let isSelf = element.name == nil && element.type == nil
        guard let type = isSelf ? site.screen : element.type, type.beginsWithCapital else { return [] }
        let name = index.resolvedType(type, from: isSelf ? nil : site.screen, facts.file.path)
        guard index.declared(name, facts.file.path)?.kind == .object else { return [] }
        let classes = index.lineage(name).dropFirst(isSelf ? 1 : 0)
        return classes.filter { index.declared($0, facts.file.path) != nil }
    }

    /// The property of another object that an element is, as `Class.property` for the object's class and its
    /// superclasses in the project. Empty for other elements, and if no transcript is made.
    private func memberOfClasses(_ element: FoundElement?) -> [String] {
        guard index.isForTranscript, let element, element.name?.contains(".") == true,
            let property = element.sourceProperty, property.path.count == 2
        else { return [] }
        let name = index.resolvedType(property.path[0], from: property.enclosingType, facts.file.path)
        guard index.declared(name, facts.file.path)?.kind == .object else { return [] }
        return index.lineage(name).filter { index.declared($0, facts.file.path) != nil }.map {
            "\($0).\(property.path[1])"
        }
    }

    /// The file of the enclosing class, if that is itself the element, so that the strings in the files of its
    /// extensions belong to one element; nil for other elements, and if no transcript is made.
    private func fileOfClass(_ element: FoundElement?, _ site: StringSite) -> String? {
        guard index.isForTranscript, let element, element.name == nil, element.type == nil, !site.isModifier,
            let screen = site.screen, index.isDeclaredOnce(screen)
        else { return nil }
        return index.declared(screen, facts.file.path)?.path
    }

    /// The project's superclasses of the enclosing class, nearest first; empty unless a transcript is made.
    private func superclasses(_ site: StringSite) -> [String] {
        guard index.isForTranscript, let screen = site.screen else { return [] }
        let name = index.resolvedType(screen, from: nil, facts.file.path)
        guard index.declared(name, facts.file.path)?.kind == .object else { return [] }
        return index.lineage(name).dropFirst().filter { index.declared($0, facts.file.path) != nil }
    }

    /// Whether the element is the enclosing class itself, and its superclass is a view without text, such as `UIView`,
    /// or a text view, which is spoken by its value. Only for transcripts.
    private func isPlainView(_ element: FoundElement?, _ site: StringSite) -> Bool {
        guard index.isForTranscript, let element, element.name == nil, element.type == nil, !site.isModifier,
            let screen = site.screen
        else { return false }
        let classes = index.lineage(index.resolvedType(screen, from: nil, facts.file.path))
        return classes.contains("UITextView") || classes.dropFirst().first.map(ControlNames.isTextless) ?? false
    }

    /// The member that provides the string to other code, or to which the code assigns the string; nil for an attribute
    /// of an element. In a view class of UIKit or AppKit, a member such as `accessibilityLabel` is an attribute.
    private func provider(_ site: StringSite) -> SourcePlace? {
        guard let screen = site.screen, let element = site.element, !site.isModifier else { return nil }
        let name = String(facts.file.string(site.span).drop { $0 == "_" })
        if name.hasPrefix("accessibility"), !site.api.isDeclaredName {
            let type = index.typeOfObject(screen, from: nil, in: facts.file.path)
            guard type == nil || type == "value" else { return nil }
        }
        if site.isMember { return SourcePlace(path: facts.file.path, span: site.span) }
        guard facts.elements[element].name == nil else { return nil }
        let assigned = Reference(path: [name], enclosingType: screen)
        guard case .declarations(let found) = index.find(assigned, in: facts.file.path) else { return nil }
        return found.first.map { SourcePlace(path: $0.path, span: $0.span) }
    }

    private func found(_ draft: Draft, _ spoken: ElementStrings) -> FoundString {
        var occurrence = occurrence(draft, spoken)
        if facts.isForTranscript { complete(&occurrence, of: draft.site) }
        var found = FoundString(occurrence: index.macTests.applied(to: occurrence))
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

    /// Adds what only a transcript needs to know.
    private func complete(_ occurrence: inout Occurrence, of site: StringSite) {
        let element = site.element.map { facts.elements[$0] }
        occurrence.isOnlyInElements = reach.isInViewOfElement(element, of: site)
        occurrence.namesSpokenView = namesSpokenView(site, occurrence.group)
        occurrence.branch = OptionalTests(index: index, path: facts.file.path)
            .applied(to: occurrence.branch, in: site.screen)
    }

    /// Whether a site shows a view whose strings are spoken only as a part of an element, and that element doesn't have
    /// the strings.
    private func namesSpokenView(_ site: StringSite, _ group: Occurrence.ElementGroup?) -> Bool {
        guard site.title == .unknown, group != nil, let call = site.leaves.first?.reference else { return false }
        // A function without strings was left out before.
        if !call.name.beginsWithCapital { return index.viewContents.isFunction(call) }
        let type = index.resolvedType(call.name, from: call.enclosingType, facts.file.path)
        return index.heardElements.views.spoken.contains(type)
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
        occurrence.elementStart = element?.start ?? site.viewStart
        occurrence.fileOfElement = fileOfClass(element, site)
        occurrence.control = element?.control
        occurrence.controlOfType = element?.controlOfType
        occurrence.group = element?.group ?? site.call
        occurrence.isTextless = element?.isTextless ?? false || isPlainView(element, site)
        occurrence.typeOfView = reach.typeOfView(element, of: site)
        occurrence.isHidden = reach.isHidden(leaf, element, of: site)
        occurrence.viewClasses = viewClasses(of: element, site)
        occurrence.memberOfClasses = memberOfClasses(element)
        occurrence.superclasses = element?.isProperty == true ? superclasses(site) : []
        occurrence.readFrom = draft.followed
        occurrence.provider = facts.isForTranscript ? provider(site) : nil
        occurrence.isSetByDocuments = index.heardElements.documented.contains(
            SourcePlace(path: facts.file.path, span: site.span))
        occurrence.hiddenIn = (element?.hiddenIn ?? []) + site.hiddenIn
        occurrence.isOfProperty = element?.isProperty ?? false
        occurrence.screen = site.screen
        occurrence.pair = site.element.flatMap { spoken.pair(of: $0, site.role, in: draft.branch) }
        occurrence.visibleText = element?.visibleText
        // The text of a function that makes the element is known only here.
        occurrence.title = site.title == .unknown && leaf.kind != .dynamic ? .text : site.title
        occurrence.traitChanges = (element.map { reach.traitChanges($0, of: site) } ?? []) + site.traitChanges
        occurrence.replacesTraits = element?.replacesTraits ?? false || site.replacesTraits
        occurrence.arguments = leaf.arguments
        occurrence.branch = draft.branch
        occurrence.updater = site.enclosing.updater
        occurrence.isSetByAction = site.enclosing.isInAction
        occurrence.setter = site.enclosing.function
        occurrence.textChanges = leaf.textChanges
        occurrence.isAppended = site.isAppended
        occurrence.ownValue = site.ownValue
        // The caller of the function chooses the table.
        let isTablePassed = leaf.kind == .localizedCall && leaf.call?.passed[.table] != nil
        occurrence.remark = leaf.remark ?? (isTablePassed ? .computedTable : nil)
        occurrence.resolved = leaf.resolved
        occurrence.insertedAs = leaf.insertedAs
        let slots = leaf.slots.prefix(Self.mostConcatenations)
        occurrence.concatenations = Self.concatenations(slots)
        occurrence.replacement = leaf.replacement.map {
            Occurrence.Replacement(property: $0.property, depth: Self.concatenations(slots.prefix($0.slots)).count)
        }
        return occurrence
    }

    private static func concatenations(_ slots: ArraySlice<Concatenation.Slot>) -> [Occurrence.Concatenation] {
        slots.map { slot in
            Occurrence.Concatenation(
                slot.concatenation.span, in: slot.path, slot.template, isList: slot.concatenation.isList)
        }
        .filter { !$0.pieces.isEmpty }
    }
}

/// The spoken strings of a file's elements, to find the hint of a label and the label of a hint or value.
private struct ElementStrings {
    private var keys: [Attribute: [(branch: Branch, key: StringKey)]] = [:]

    private struct Attribute: Hashable {
        let element: Int
        let role: AccessibilityRole
    }

    /// How many strings of one attribute are kept.
    private static let most = 32

    mutating func add(_ key: StringKey, of element: Int, _ role: AccessibilityRole, in branch: Branch) {
        let attribute = Attribute(element: element, role: role)
        guard keys[attribute, default: []].count < Self.most else { return }
        keys[attribute, default: []].append((branch, key))
    }

    /// The key of the label for a hint or value, or of the hint for a label. A string in the same branch takes
    /// precedence, then one that may be spoken together with it, then the first one.
    func pair(of element: Int, _ role: AccessibilityRole, in branch: Branch) -> StringKey? {
        guard let other = Self.counterpart[role], let candidates = keys[Attribute(element: element, role: other)] else {
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

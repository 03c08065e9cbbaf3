import AXModel
import AXSource
import SwiftSyntax

/// Collects the facts about a Swift file from its syntax tree.
struct SwiftFacts {
    let context: SiteContext
    private var indices: [ObjectIdentifier: Int] = [:]
    private var elements: [SpokenElement] = []

    init(_ tree: SwiftTree, _ options: ExtractionOptions) {
        context = SiteContext(tree, options)
    }

    static func facts(of tree: SwiftTree, _ options: ExtractionOptions) -> FileFacts {
        var reader = SwiftFacts(tree, options)
        return reader.facts()
    }

    private mutating func facts() -> FileFacts {
        let file = context.tree.file
        var facts = FileFacts(file)
        facts.isParsed = true
        facts.isForTranscript = context.readsTitles
        let found = SiteFinder.walk(context)
        Self.hideProperties(found.titles + found.sites)
        let listsVisible = context.allStrings
        facts.sites = found.sites.filter { listsVisible || !$0.row.isVisibleOnly }.map { site($0) }
        facts.visibleSites = found.sites.filter { !listsVisible && $0.row.isVisibleOnly }.map { site($0) }
        // The elements of collections are known only after the other titles have been read.
        facts.titles = found.titles.filter { $0.element.collection == nil }.map { site($0) }
        let collections = Dictionary(grouping: elements) { String($0.name?.prefix { $0 != "[" } ?? "") }
        for title in found.titles where title.element.collection != nil && facts.titles.count < Self.mostTitles {
            facts.titles += titles(title, in: collections)
        }
        facts.ownStrings = ownStrings(of: facts, found.ownTexts)
        facts.viewContents = viewContents(of: facts, found)
        facts.unspoken = found.unspoken.map { site($0) }
        facts.declarations = declared(found.declarations, found.assignments)
        facts.types = found.types
        facts.macTests = MacTests.names(in: context.tree)
        facts.setters = found.setters
        facts.initializers = found.initializers
        facts.calls = found.calls.map { call($0) }
        if context.readsTitles { noteFunctions(of: &facts, found) }
        facts.constructions = found.constructions
        facts.modifierUses = found.modifierUses.map { use($0) }
        facts.assignedAttributes = context.assignedAttributes.map { assigned($0) }
        facts.elements = elements.map(\.facts)
        facts.ownTitles = facts.titles.filter { $0.isInitialTitle && $0.isOfTypeItself(in: elements) }
        facts.inheritedTitles = inheritedTitles(of: facts)
        facts.elementTypes = context.elementTypes
        facts.madeElements = context.readsTitles ? context.madeElements : nil
        if context.readsTitles {
            facts.views = context.containers.hierarchy
            facts.views.addListed(context.listedElements.all)
        }
        facts.listedElements = context.readsTitles ? context.listedElements.names : [:]
        facts.diagnostics =
            FirstSyntaxError(in: context.tree).map { [SyntaxError.diagnostic(for: file, at: $0.span, $0.what)] } ?? []
        facts.diagnostics += found.diagnostics
        return facts
    }

    /// The functions with strings, and the parameters that calls of them may omit.
    private func noteFunctions(of facts: inout FileFacts, _ found: SiteFinder) {
        let around = (facts.sites + facts.titles).map(\.enclosing) + facts.calls.map(\.enclosing)
        let functions = Set(around.compactMap(\.function))
        facts.omissible = found.omissible.filter { functions.contains($0.start) }
        facts.namedFunctions = found.namedFunctions.filter { functions.contains($0.start) }
    }

    private func inheritedTitles(of facts: FileFacts) -> [StringSite] {
        let titles = facts.titles.filter { $0.title == .text && $0.function?.isInherited == true }
        if titles.isEmpty { return [] }
        let elements = Set(facts.sites.compactMap(\.element))
        return titles.filter { $0.element.map(elements.contains) ?? false }
    }

    /// The strings that classes give themselves and that may come from their properties.
    private mutating func ownStrings(of facts: FileFacts, _ texts: [SwiftSite]) -> [StringSite] {
        guard context.readsTitles else { return [] }
        let sites = facts.sites + facts.titles + texts.map { site($0) }
        return sites.filter { $0.isOfTypeItself(in: elements) && $0.mayShowProperty }
    }

    /// The content that the bodies of SwiftUI views show, and the attributes that they set; empty unless a transcript
    /// is made.
    private func viewContents(of facts: FileFacts, _ found: SiteFinder) -> [StringSite] {
        guard context.readsTitles else { return [] }
        let views = Set(found.types.filter { $0.kind == .structure && $0.inherits.contains("View") }.map(\.name))
        guard !views.isEmpty else { return [] }
        let roles: Set<AccessibilityRole> = [.label, .value, .hint, .customAction]
        let attributes = facts.sites.filter { $0.isModifier && roles.contains($0.role) }
        let placeholders = context.tree.placeholders
        return (attributes + facts.titles + found.innerViews.map(innerView)).filter { site in
            site.function.map(isPartOfView) ?? true && site.screen.map(views.contains) == true
                && !placeholders.contains { $0.contains(site.span.start) }
        }
    }

    /// Whether a function makes a part of a view.
    private func isPartOfView(_ function: Callable) -> Bool {
        function.name.map { context.groups.members?.declares($0) == true } ?? false
    }

    /// A site without an element. It's read only for ``FileFacts/viewContents``.
    private func innerView(_ site: SwiftSite) -> StringSite {
        StringSite(
            api: .framework(site.row.api), role: site.row.role, span: site.nameSpan, element: nil,
            screen: site.owner.typeName, takesText: false, title: site.title, viewStart: site.element.start,
            isHidden: site.element.isHidden, traitChanges: site.element.traitChanges,
            hiddenIn: site.element.hiddenIn, leaves: shown(site), fallback: nil,
            function: site.owner.enclosingFunction, enclosing: site.enclosing)
    }

    /// If one function always hides a property of its type from VoiceOver, hides it in the other functions, too, unless
    /// one of them shows it or hides it only in some branches.
    private static func hideProperties(_ sites: [SwiftSite]) {
        func hides(_ site: SwiftSite) -> Bool {
            site.title == .unknown && site.element.isHiddenByCode == true && site.enclosing.branch.isAlways
                && !site.enclosing.isInAction
        }
        guard sites.contains(where: { $0.element.isProperty && hides($0) }) else { return }
        let properties = Dictionary(grouping: sites.filter(\.element.isProperty)) {
            "\($0.owner.typeName ?? "").\($0.element.name ?? "")"
        }
        for same in properties.values where same.contains(where: hides) {
            let isShown = same.contains { $0.element.isHiddenByCode == false || !$0.element.hiddenIn.isEmpty }
            if !isShown { same.forEach { $0.element.note(isHidden: true) } }
        }
    }

    /// The number of titles after which those of collections are left out. A file with more wasn't written by hand.
    private static let mostTitles = 10_000
    /// At most this many elements of one collection are distinguished.
    private static let mostElements = 64

    /// The sites of a title that a loop gives each element of a collection: one per element that the file names, such
    /// as `labels[0]`. If it names none, the only site is that of the title itself.
    private mutating func titles(_ title: SwiftSite, in collections: [String: [SpokenElement]]) -> [StringSite] {
        let named = collections[title.element.collection ?? ""] ?? []
        let shared = named.filter { $0.name?.last == "]" }.prefix(Self.mostElements)
        return shared.isEmpty ? [site(title)] : shared.map { site(title, of: $0) }
    }

    private mutating func site(_ title: SwiftSite, of element: SpokenElement) -> StringSite {
        var title = title
        title.element = element
        return site(title)
    }

    private mutating func site(_ site: SwiftSite) -> StringSite {
        let row = site.row
        return StringSite(
            api: .framework(row.api), role: row.role, span: site.nameSpan, element: index(of: site.element),
            screen: site.owner.typeName, takesText: row.literal == .text,
            isModifier: row.isModifier, isVisible: row.isVisibleOnly, title: site.title,
            isAppended: site.isAppended, ownValue: site.ownValue, isArgument: site.isArgument,
            isMember: site.isMember, isOverride: site.isOverride,
            leaves: (leaves(of: site.values, in: site.scope) + shown(site)).map { $0.inBranch(passing: site.passed) },
            fallback: fallback(site),
            function: site.owner.enclosingFunction
                ?? (row.role == .announcement ? site.owner.enclosingAnnouncer : nil),
            enclosing: site.enclosing, testedTypes: testedTypes(site))
    }

    private func testedTypes(_ site: SwiftSite) -> [String: String] {
        guard context.readsTitles else { return [:] }
        let subjects = site.enclosing.branch.tests.compactMap { $0.subject?.prefix { $0 != "." } }
        return subjects.reduce(into: [:]) { types, name in
            guard let known = site.scope.lookUp(String(name)), known.kind != .member, !known.isArray else { return }
            types[String(name)] = known.valueType ?? known.type
        }
    }

    private mutating func call(_ argument: AppCallArgument) -> SpokenCall {
        let around = context.readsTitles ? ViewAncestors(of: argument.call, context.groups) : nil
        var leaves = leaves(of: [argument.value], in: argument.scope)
        // Another file may declare the value as a string, or as something else.
        if argument.isDynamic, !context.readsTitles { leaves = leaves.map(\.onlyIfString) }
        var enclosing = context.readsTitles ? context.branches.enclosing(Syntax(argument.call)) : EnclosingBranch()
        if let around { enclosing.branch = enclosing.branch.adding(around.shownIn(context.tree)) }
        return SpokenCall(
            callee: argument.callee, index: argument.index, label: argument.label?.bareName,
            span: context.tree.span(argument.nameNode), start: context.tree.span(argument.call).start,
            element: argument.receiver.map { index(of: $0) }, group: around?.group?.element,
            enclosing: enclosing, isHidden: around.map { $0.hides || $0.isInGroups } ?? false,
            isInBody: around?.isInBody ?? false,
            hiddenIn: around?.hiding.map { $0.branch(in: context.tree) } ?? [],
            traitChanges: context.readsTitles ? context.groups.changes(by: argument.call) : [],
            disabling: around?.disabling.flatMap { SwiftTraits(tree: context.tree).changes(by: "disabled", $0) } ?? [],
            isArgumentOfMethod: argument.call.isArgumentOfMethod, function: argument.scope.enclosingFunction,
            screen: argument.scope.typeName, isDynamic: argument.isDynamic,
            leaves: leaves,
            arguments: context.readsTitles ? arguments(of: argument.call) : [],
            closures: argument.call.trailingClosure == nil
                ? [] : [nil] + argument.call.additionalTrailingClosures.map(\.label.bareName))
    }

    private mutating func use(_ use: SwiftModifierUse) -> ModifierUse {
        ModifierUse(
            callee: use.callee, span: context.tree.span(use.name), start: context.tree.span(use.call).start,
            element: index(of: use.element),
            arguments: use.arguments.map { argument in
                Reference.Argument(
                    label: argument.label?.bareName,
                    leaves: leaves(of: [ValuePart(argument.expression, .text)], in: use.scope),
                    value: Occurrence.Argument(expression: context.tree.text(argument.expression), specifier: nil))
            },
            screen: use.scope.typeName, function: use.scope.enclosingFunction, isOfView: use.isOfView,
            enclosing: context.branches.enclosing(Syntax(use.name)))
    }

    private mutating func assigned(_ attribute: AssignedAttribute) -> RuntimeAttributeValue {
        let enclosing = context.branches.enclosing(Syntax(attribute.name))
        return RuntimeAttributeValue(
            keyPath: attribute.name.bareName, text: attribute.text, span: context.tree.span(attribute.name),
            valueSpan: context.tree.span(attribute.value), element: index(of: attribute.element),
            screen: attribute.scope.typeName, classes: [attribute.element.type].compactMap(\.self),
            enclosing: enclosing)
    }

    /// The arguments of a call with more than this many aren't read. No real function has more.
    private static let mostArguments = 32

    private func arguments(of call: FunctionCallExprSyntax) -> [Reference.Argument] {
        guard call.arguments.count <= Self.mostArguments else { return [] }
        return call.arguments.map { argument in
            let text = context.tree.text(argument.expression)
            let leaf = StringLeaf(.dynamic, at: context.tree.span(argument.expression), key: text)
            return Reference.Argument(
                label: argument.label?.bareName, leaves: [leaf],
                value: Occurrence.Argument(expression: text, specifier: nil))
        }
    }

    private func leaves(of parts: [ValuePart], in scope: SwiftScope) -> [StringLeaf] {
        LeafReader(context, scope).leaves(of: parts)
    }

    /// - Parameter assignments: The values that the file assigns to members, by the members' full names.
    private func declared(
        _ found: [StringDeclaration], _ assignments: [String: [ValuePart]]
    ) -> [SymbolDeclaration] {
        guard !found.isEmpty else { return [] }
        let lines = LineTable(context.tree.file.text)
        return found.map { declaration in
            let span = context.tree.span(declaration.token)
            var symbol = SymbolDeclaration(
                name: declaration.name, path: context.tree.file.path, span: span,
                line: lines.position(of: span.start).line)
            symbol.isPrivate = declaration.isPrivate
            symbol.type = declaration.type
            symbol.valueType = declaration.valueType
            symbol.parameters = declaration.parameters
            symbol.isCase = declaration.isCase
            symbol.isSettable = declaration.isSettable
            symbol.isStatic = declaration.isStatic
            symbol.isConstant = declaration.isConstant
            symbol.isOptional = declaration.isOptional
            symbol.isArgument = declaration.isArgument
            symbol.leaves =
                declaration.text.map { [StringLeaf(.hardCoded, at: span, key: $0)] }
                ?? leaves(of: declaration.values, in: declaration.scope)
            symbol.testedMembers = testedMembers(symbol.leaves, in: declaration.scope)
            symbol.assigned = leaves(of: values(assignedTo: declaration, assignments), in: declaration.scope)
            return symbol
        }
    }

    /// The members of the enclosing type that decide which of the strings is used; empty unless a transcript is made.
    private func testedMembers(_ leaves: [StringLeaf], in scope: SwiftScope) -> Set<String> {
        guard context.readsTitles else { return [] }
        let tested = leaves.reduce(into: Set<String>()) { $0.formUnion($1.branch.names) }
        return tested.filter { scope.lookUp($0)?.kind == .member }
    }

    /// The values that the file assigns to a property, if the type of the property is known to hold a string or, for a
    /// transcript, if the property is a constant that is set only to parameters.
    private func values(
        assignedTo declaration: StringDeclaration, _ assignments: [String: [ValuePart]]
    ) -> [ValuePart] {
        guard declaration.isSettable, let assigned = assignments[declaration.name] else { return [] }
        guard let meaning = SwiftDeclarations.meaning(ofType: declaration.type) else {
            return context.readsTitles && declaration.isConstant && assigned.allSatisfy(Self.isParameter)
                ? assigned : []
        }
        return assigned.map { part in
            var part = part
            part.meaning = meaning
            return part
        }
    }

    private static func isParameter(_ value: ValuePart) -> Bool {
        guard let name = value.expression.as(DeclReferenceExprSyntax.self)?.baseName.bareName, let scope = value.scope,
            case .parameter = scope.origin(of: name, at: value.expression.position.utf8Offset)
        else { return false }
        return true
    }

    private mutating func index(of element: SpokenElement) -> Int {
        if let known = indices[ObjectIdentifier(element)] { return known }
        indices[ObjectIdentifier(element)] = elements.count
        elements.append(element)
        return elements.count - 1
    }

    private func shown(_ site: SwiftSite) -> [StringLeaf] {
        site.shown.map { shown in
            var leaf = StringLeaf(.dynamic, at: site.nameSpan, key: shown.name, branch: shown.branch)
            leaf.reference = site.maker.flatMap { LeafReader(context, site.scope).reference(to: ExprSyntax($0)) }
            return leaf
        }
    }

    private func fallback(_ site: SwiftSite) -> StringLeaf? {
        guard !site.row.stringsOnly, let value = site.values.first, value.interest == .everything else { return nil }
        let tree = context.tree
        return StringLeaf(dynamic: value, tree.span(value.expression), tree.text(value.expression), .noString)
    }
}

extension StringLeaf {
    /// The leaf with the arguments of a call in place of the parameters in its tests.
    fileprivate func inBranch(passing values: [String: String]) -> StringLeaf {
        guard let branch = branch.inserting(values) else { return self }
        var leaf = self
        leaf.branch = branch
        return leaf
    }

    fileprivate var onlyIfString: StringLeaf {
        var leaf = self
        leaf.interest = min(interest, .strings)
        return leaf
    }
}

extension StringSite {
    /// Whether an initializer sets a title: `setTitle(title, for: .normal)`.
    fileprivate var isInitialTitle: Bool { title == .text && function != nil && function?.name == nil }

    /// Whether the element is the enclosing type itself.
    fileprivate func isOfTypeItself(in elements: [SpokenElement]) -> Bool {
        element.map { elements[$0].name == nil && elements[$0].type == nil } ?? false
    }

    /// Whether the string is spoken, and may be the value of a property.
    fileprivate var mayShowProperty: Bool {
        (title == .text || [.label, .value, .hint].contains(role)) && !isModifier && screen != nil
            && leaves.contains { $0.reference != nil || $0.newValueOf != nil }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the result is an argument of a method: of `accessibility(_:)` in `title.accessibility(Spoken("Play"))`.
    fileprivate var isArgumentOfMethod: Bool {
        guard let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
        else { return false }
        return !member.declName.baseName.text.beginsWithCapital && member.declName.baseName.text != "init"
    }
}

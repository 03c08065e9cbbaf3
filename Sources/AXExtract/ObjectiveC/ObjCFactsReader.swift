import AXModel
import AXScan
import AXSource

/// Makes facts from an Objective-C file.
struct ObjCFactsReader {
    let source: ObjCSource
    let options: ExtractionOptions
    let table: APITable
    let declarations: ObjCDeclarations
    private(set) var facts: FileFacts
    private(set) var elements = ObjCElements()
    private let budget: ObjCBudget

    static func facts(of source: ObjCSource, _ options: ExtractionOptions) -> FileFacts {
        var reader = ObjCFactsReader(source, options)
        reader.read()
        reader.facts.elements = reader.elements.facts
        return reader.facts
    }

    private init(_ source: ObjCSource, _ options: ExtractionOptions) {
        self.source = source
        self.options = options
        let framework = InterfaceFramework(imports: source.imports)
        table = .accessibility(framework).importing(framework == .appKit ? ["AppKit"] : [])
        declarations = ObjCDeclarations(source)
        facts = FileFacts(source.file)
        facts.isParsed = true
        budget = ObjCBudget(tokens: source.tokens.count)
    }

    private mutating func read() {
        for (number, function) in declarations.functions.enumerated() {
            let body = ObjCBody(function, in: source)
            let context = context(function, body)
            addResults(of: function, body, context)
            var finder = ObjCSiteFinder(context: context, table: table, scope: "\(number)")
            for statement in body.statements { finder.read(statement) }
            for site in finder.sites { add(site, context) }
            if options.allStrings { addChoices(in: body, context) }
        }
        if options.readsAllStrings { addAllStrings() }
        let symbols = ObjCSymbols(source: source, declarations: declarations)
        facts.declarations = symbols.declarations { context($0, $1) }
        facts.types = symbols.types
    }

    /// Adds the choices between strings that may depend on a number, whether or not the strings are spoken.
    private mutating func addChoices(in body: ObjCBody, _ context: ObjCContext) {
        let reader = ObjCLeafReader(context)
        facts.unspoken += ObjCNumberChoices(source: source).choices(in: body).map { choice in
            StringSite(
                api: .numberChoice, role: .other, span: choice.span, element: nil, screen: context.className,
                takesText: false, leaves: reader.leaves(of: choice.parts), fallback: nil)
        }
    }

    /// Adds all localization calls in the file.
    private mutating func addAllStrings() {
        let context = context(nil, nil)
        let element = elements.index(of: nil, in: "", type: nil)
        for call in ObjCAnyStrings(source: source, functions: context.functions).calls() {
            addSite(call.row, source.tokens[call.index].span, [call.part], element, context)
        }
    }

    func context(_ function: ObjCFunction?, _ body: ObjCBody?) -> ObjCContext {
        ObjCContext(
            source: source, functions: Set(options.functions), constants: ConstantRoots(options.constants),
            className: function?.className, body: body, parameters: Set(function?.parameters.map(\.name) ?? []),
            members: function?.className.flatMap { declarations.members[$0] } ?? [:], budget: budget)
    }

    /// Adds the strings or traits that a method with the name of an attribute returns.
    private mutating func addResults(of function: ObjCFunction, _ body: ObjCBody, _ context: ObjCContext) {
        guard let className = function.className, !function.resultType.isDisjoint(with: Self.spokenTypes) else {
            return
        }
        if function.name == "accessibilityTraits" {
            let element = elements.index(of: nil, in: className, type: className)
            for result in body.results { add(traits: ObjCPart(result.range, in: result.branch), to: element) }
        }
        guard let row = row(of: function) else { return }
        let parts = body.results.map {
            ObjCPart($0.range, in: $0.branch, interest: row.stringsOnly ? .strings : .everything)
        }
        let name = ObjCReceiver.element(row, function.name)
        let element = elements.index(of: name, in: className, type: name == nil ? className : nil)
        addSite(row, function.span, parts, element, context)
    }

    private static let spokenTypes: Set<String> = ObjCTypes.strings.union([
        "NSArray", "UIAccessibilityTraits", "CFStringRef",
    ])

    /// The row of a method. A selector may be longer than the Swift name in the row:
    /// `textForGuidedAccessRestrictionWithIdentifier:`.
    private func row(of function: ObjCFunction) -> APIRow? {
        let name = function.firstPart
        if function.parameters.isEmpty { return table.member(name) }
        let shorter = ["With", "For"].compactMap { word in
            name.ranges(of: word).last.map { String(name[..<$0.lowerBound]) }
        }
        return ([name] + shorter).lazy.compactMap { name -> APIRow? in
            guard let row = table.member(name), case .method = row.shape else { return nil }
            return row
        }.first
    }
}

extension ObjCFactsReader {
    private mutating func add(_ site: ObjCSite, _ context: ObjCContext) {
        let root = site.element?.lastName
        let type = root.flatMap(context.type) ?? (site.element == nil ? context.className : nil)
        let element = elements.index(
            of: site.element, in: site.scope, type: type, isProperty: site.element.map(context.isProperty) ?? false,
            at: site.span.start)
        switch site.kind {
        case .traits:
            add(traits: ObjCPart(site.range, in: site.enclosing.branch), to: element)
            if site.enclosing.branch.isAlways, ObjCTraits.isWhole(site.range, in: source) {
                elements.replaceTraits(of: element)
            }
        case .state(let state):
            let readsTitles = options.titles != .nowhere
            if case .hidden(_, isAboutSpeech: false) = state, !readsTitles { return }
            elements.note(state, of: element, site.range, in: site.enclosing, source)
            // The element may get its strings in another function.
            if readsTitles, case .trait = state, site.element != nil {
                addTitle([], site, element, context, .unknown)
            }
        case .visibleText:
            let leaves = ObjCLeafReader(context).leaves(of: [ObjCPart(site.range)])
            if options.titles != .nowhere { addTitle(leaves, site, element, context) }
            if let text = leaves.first(where: { $0.kind != .dynamic }) { elements.show(text.key, on: element) }
        case .string(let row):
            let part = ObjCPart(site.range, interest: row.stringsOnly ? .strings : .everything)
            var enclosing = site.enclosing
            // In one function, the last assignment counts.
            if options.titles != .nowhere { enclosing.function = context.body?.function.span.start }
            addSite(row, site.span, [part], element, context, enclosing)
        }
    }

    private mutating func addTitle(
        _ leaves: [StringLeaf], _ site: ObjCSite, _ element: Int, _ context: ObjCContext,
        _ title: Occurrence.Title = .text
    ) {
        facts.titles.append(
            StringSite(
                api: .framework("title"), role: .other, span: site.span, element: element, screen: context.className,
                takesText: true, title: title, leaves: leaves,
                fallback: ObjCLeafReader(context).dynamic(ObjCPart(site.range), .noString), enclosing: site.enclosing))
    }

    /// Adds the traits in an expression. Each branch of a choice is checked for conflicts separately.
    private mutating func add(traits value: ObjCPart, to element: Int) {
        for part in ObjCBranches(source: source).branches(of: value) ?? [value] {
            let changes = ObjCTraits.changes(by: part, in: source)
            elements.add(changes, to: element)
            facts.diagnostics +=
                TraitsConflict.diagnostic(
                    for: changes.added, in: source.file, at: source.span(part.range)
                ).map { [$0] } ?? []
        }
    }

    private mutating func addSite(
        _ row: APIRow, _ span: Span, _ parts: [ObjCPart], _ element: Int, _ context: ObjCContext,
        _ enclosing: EnclosingBranch = EnclosingBranch()
    ) {
        guard let first = parts.first else { return }
        let reader = ObjCLeafReader(context)
        let site = StringSite(
            api: .framework(row.api), role: row.role, span: span, element: element, screen: context.className,
            takesText: row.literal != .key, isVisible: row.isVisibleOnly,
            leaves: reader.leaves(of: parts),
            fallback: row.stringsOnly ? nil : reader.dynamic(first, .noString), enclosing: enclosing)
        if options.allStrings || !row.isVisibleOnly {
            facts.sites.append(site)
        } else {
            facts.visibleSites.append(site)
        }
    }
}

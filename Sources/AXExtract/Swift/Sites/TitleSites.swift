import AXModel
import AXSource
import SwiftSyntax

/// Finds the content that elements show. VoiceOver speaks that content for elements without a label.
struct TitleSites {
    let context: SiteContext
    let scope: SwiftScope

    private var receiver: SwiftReceiver { SwiftReceiver(tree: context.tree, scope: scope) }

    /// The content that an assignment sets: `titleLabel.text = …`. If the assignment sets traits or a state instead, or
    /// hides the element, the result is a site whose content is unknown.
    func sites(of sequence: SequenceExprSyntax) -> [SwiftSite] {
        guard let assignment = SwiftAssignment(sequence), let name = SwiftCallee.name(assignment.target),
            let first = assignment.value.first, !scope.isLocal(assignment.target)
        else { return [] }
        let element = receiver.element(of: assignment.target)
        switch name.bareName {
        case "accessibilityTraits":
            let loop = context.unrolled(assignment.value, element.name ?? "", scope)
            let names = loop?.steps.map(\.receiver)
            return names?.map { unknown(at: name, receiver.element(named: $0, at: name)) } ?? [
                unknown(at: name, element)
            ]
        // The element may get its strings in another function.
        case "isEnabled", "isSelected", "isHidden": return [unknown(at: name, element)]
        // A class of text fields that always hide the typed text.
        case "isSecureTextEntry" where first.isTrue && element.name == nil:
            let isInitial = context.branches.enclosing(Syntax(name)).updater == nil
            return isInitial ? [unknown(at: name, element)] : []
        case "accessibilityElementsHidden" where first.isTrue, "isAccessibilityElement" where first.isFalse:
            return [unknown(at: name, element)]
        // Many values that aren't views have a title or an image.
        case "image":
            let isView = ["image", "button"].contains(element.control) && !first.is(NilLiteralExprSyntax.self)
            return isView ? [image(assignment.value, at: name, element)] : []
        case "title":
            if element.name == nil || element.name == "navigationItem" {
                return [text(assignment.value, at: name, screenTitle(at: name))]
            }
            return ["button", "tab"].contains(element.control) ? [text(assignment.value, at: name, element)] : []
        case "secondaryText", "secondaryAttributedText":
            return shown(assignment).map { [text(assignment.value, at: name, $0, of: .detail)] } ?? []
        case "text", "attributedText", "placeholder", "stringValue", "styledText":
            if let shown = shown(assignment) { return [text(assignment.value, at: name, shown)] }
            if let label = receiver.cellLabel(of: assignment.target) {
                return [text(assignment.value, at: name, element, of: label.title)]
            }
            return element.name == nil ? [] : [text(assignment.value, at: name, element)]
        default: return []
        }
    }

    /// The text that an assignment in a class gives the object itself: `text = title`. Nil for other assignments.
    func ownText(of sequence: SequenceExprSyntax) -> SwiftSite? {
        guard let assignment = SwiftAssignment(sequence), let name = SwiftCallee.name(assignment.target),
            Self.ownTexts.contains(name.bareName), !scope.isLocal(assignment.target), scope.typeName != nil
        else { return nil }
        let element = receiver.element(of: assignment.target)
        return element.name == nil ? text(assignment.value, at: name, element) : nil
    }

    private static let ownTexts: Set<String> = [
        "attributedText", "placeholder", "stringValue", "styledText", "text", "title",
    ]

    /// The content that a call shows or sets: a SwiftUI view or modifier, a method such as `setTitle(_:for:)`, or a bar
    /// button item.
    /// - Parameter chain: the chain of modifiers that the call is a part of.
    func sites(of call: FunctionCallExprSyntax, _ chain: SwiftChain) -> [SwiftSite] {
        // The views in the closure of a builder such as `accessibilityActions` are spoken as actions or labels, and not
        // shown.
        guard let name = SwiftCallee.name(call.calledExpression), scope.builder == nil else { return [] }
        let first = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        let swipeActions = SwipeActionSites(context: context, scope: scope)
        if let action = swipeActions.site(of: call, first, at: name, chain) { return [action] }
        switch name.bareName {
        case "Text", "Image", "Label":
            guard isView(call), swipeActions.modifier(around: call) == nil else { return [] }
            return view(call, at: name, first, chain.element)
        case "Section":
            guard isView(call), let first else { return [] }
            chain.element.control = "heading"
            return [text([first], at: name, chain.element, .key)]
        case "navigationTitle", "navigationBarTitle":
            let title = SpokenElement("navigationTitle", control: "heading", start: context.tree.span(name).start)
            return first.map { [text([$0], at: name, title, .key)] } ?? []
        case "insert", "formUnion", "remove", "subtract": return changedTraits(call, at: name)
        case "toggle": return toggled(call, at: name)
        case "accessibility" where SwiftArguments.labeled(["addTraits"], of: call) != nil, "accessibilityAddTraits":
            return [unknown(at: name, chain.element, madeBy: SwiftCallee.root(of: ExprSyntax(call)))]
        // In one of the app's own modifiers.
        case "accessibilityHidden" where ["self", "content"].contains(chain.element.name):
            return [unknown(at: name, chain.element)]
        case "UIBarButtonItem", "UIAction": return item(call, at: name)
        case "setTitle", "setAttributedTitle", "setImage": return setter(call, at: name, first)
        case let view where Self.titledViews.contains(view) && isView(call):
            if view == "SecureField" { chain.element.traitChanges.add([TraitChange(.adds, "secureTextEntry")]) }
            chain.element.control = chain.element.control ?? Self.titledControls[view] ?? "text"
            return first.map { [text([$0], at: name, chain.element, .key)] } ?? []
        default:
            if isSharedPart(call, name.bareName, chain) { return [site(of: name, chain, call, "(…)")] }
            return isOwnView(call, name.bareName) ? [own(call, name, chain)].compactMap(\.self) : []
        }
    }

    /// An image that the app declares as a constant: `Image.close`.
    /// - Parameter chain: the chain of modifiers on the image; nil without any.
    func sites(of access: MemberAccessExprSyntax, _ chain: SwiftChain?) -> [SwiftSite] {
        guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Image",
            access.declName.baseName.text != "init", access.parent?.is(FunctionCallExprSyntax.self) != true,
            isShown(access)
        else { return [] }
        let element = chain?.element ?? SpokenElement("Image", start: context.tree.span(access).start)
        element.control = element.control ?? "image"
        if chain == nil {
            let around = ViewAncestors(of: access, context.groups)
            (element.group, element.isHidden) = (around.group?.element, around.hides)
        }
        return [image(ExprSyntax(access), at: access.declName.baseName, element)]
    }

    /// The site of a view that overrides `var accessibilityTraits: UIAccessibilityTraits { … }`. Its content is
    /// unknown.
    func sites(of variable: VariableDeclSyntax) -> [SwiftSite] {
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        guard let name, name.text == "accessibilityTraits", scope.kind == .type else { return [] }
        return [unknown(at: name, receiver.element(named: "self", at: name))]
    }

    /// The views whose first argument is their title.
    private static let titledViews: Set<String> = [
        "Button", "ColorPicker", "ContentUnavailableView", "DatePicker", "DisclosureGroup", "Gauge",
        "LabeledContent", "Link", "Menu", "NavigationLink", "Picker", "ProgressView", "SecureField", "ShareLink",
        "Stepper", "Tab", "TextField", "Toggle",
    ]

    /// The types of control of titled views whose names don't indicate them.
    private static let titledControls = ["DisclosureGroup": "button", "Tab": "tab"]

    /// Whether a call makes a view that is shown, rather than an argument, such as that of
    /// `.accessibilityLabel(Text("Play"))`.
    private func isView(_ call: FunctionCallExprSyntax) -> Bool {
        call.calledExpression.is(DeclReferenceExprSyntax.self) && isShown(call)
    }

    /// Whether a call may make one of the app's own views: a statement by itself, without a closure for other views.
    func isOwnView(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
        name.beginsWithCapital && call.calledExpression.is(DeclReferenceExprSyntax.self) && call.trailingClosure == nil
            && !ControlNames.isTextless(name) && !ControlNames.isContainer(name) && shown(call) == .codeBlockItem
            && context.groups.members?.declares(name) != true
    }

    private func isShown(_ view: some SyntaxProtocol) -> Bool { shown(view) != nil }

    /// The kind of the node around a view with its modifiers, such as a statement. Nil if the view isn't shown here,
    /// because it's an argument or part of an assignment.
    func shown(_ view: some SyntaxProtocol) -> SyntaxKind? {
        var current = Syntax(view)
        while let parent = current.parent {
            if let sequence = parent.as(SequenceExprSyntax.self), SwiftAssignment.isAssignment(sequence) {
                return nil
            }
            switch parent.kind {
            case .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr, .sequenceExpr,
                .exprList,
                .infixOperatorExpr, .unresolvedTernaryExpr, .ternaryExpr:
                current = parent
            case .labeledExpr, .labeledExprList: return nil
            default: return parent.kind
            }
        }
        return nil
    }

    private func text(
        _ values: [ExprSyntax], at name: TokenSyntax, _ element: SpokenElement, _ literal: APIRow.Literal = .text,
        of title: Occurrence.Title = .text, in branch: Branch = .always
    ) -> SwiftSite {
        let row = APIRow.visible(name.bareName, .property(name.bareName), literal)
        note(collectionOf: element, at: name)
        var part = context.part(values[0], row)
        part.branch = branch
        let parts = SequenceParts(tree: context.tree, part: part).parts(of: values)
        return site(row, at: name, parts, element, title)
    }

    /// Notes the collection whose elements a loop gives titles: `for label in labels { label.text = … }`.
    private func note(collectionOf element: SpokenElement, at node: TokenSyntax) {
        guard element.collection == nil, let name = element.name, scope.lookUp(name)?.kind == .local,
            let loop = ViewLoop(around: node, of: name)
        else { return }
        element.collection = SwiftCallee.path(loop.sequence)?.filter { $0 != "self" }.joined(separator: ".")
    }

    private func view(
        _ call: FunctionCallExprSyntax, at name: TokenSyntax, _ first: ExprSyntax?, _ element: SpokenElement
    ) -> [SwiftSite] {
        if name.bareName == "Label" { return first.map { [text([$0], at: name, element, .key)] } ?? [] }
        if name.bareName == "Text" {
            if let image = first.flatMap(Self.image) { return [self.image(image, at: name, element)] }
            let verbatim = SwiftArguments.labeled(["verbatim"], of: call)
            return [text([verbatim ?? ExprSyntax(call)], at: name, element)]
        }
        guard let first = call.arguments.first, first.label?.bareName != "decorative" else { return [] }
        return [image(first.expression, at: name, element)]
    }

    /// The name of the image that a text consists of: `"star"` for `Text(Image(systemName: "star"))`.
    private static func image(_ value: ExprSyntax) -> ExprSyntax? {
        guard let call = value.as(FunctionCallExprSyntax.self), SwiftCallee.path(of: call) == "Image" else {
            return nil
        }
        return call.arguments.first?.expression
    }

    private func image(_ value: ExprSyntax, at name: TokenSyntax, _ element: SpokenElement) -> SwiftSite {
        image([value], at: name, element)
    }

    private func image(_ values: [ExprSyntax], at name: TokenSyntax, _ element: SpokenElement) -> SwiftSite {
        let whole = ValuePart(values[0], .text)
        let elements = values.count == 1 ? values[0].as(SequenceExprSyntax.self).map { Array($0.elements) } : values
        let parts = SequenceParts(tree: context.tree, part: whole).parts(of: elements ?? values)
        var site = site(.visible(name.bareName, .property("image")), at: name, [], element, .image)
        site.shown = parts.map { ("image \(imageName($0.expression))", $0.branch) }
        return site
    }

    /// The name of an image: `close` for `"close"`, `UIImage(named: "close")` and `Image.close`. For other expressions,
    /// it's their source code.
    private func imageName(_ value: ExprSyntax) -> String {
        let value = SwiftCallee.unwrapped(value)
        if let text = SwiftLiteral.plainText(value) { return text }
        let call = value.as(FunctionCallExprSyntax.self)
        if let named = call.flatMap({ SwiftArguments.labeled(["named", "systemName"], of: $0) }),
            let text = SwiftLiteral.plainText(named)
        {
            return text
        }
        return SwiftCallee.path(value)?.filter { !$0.isEmpty && $0 != "UIImage" && $0 != "Image" }.joined(
            separator: ".")
            ?? context.tree.text(value)
    }

    /// The element of the text that an assignment gives a content configuration.
    private func shown(_ assignment: SwiftAssignment) -> SpokenElement? {
        receiver.shown(by: assignment.target, context.configurations)
    }

    /// The site of an element whose content isn't known.
    /// - Parameter view: The expression that makes the element, which may be the call of a function of the app.
    func unknown(at name: TokenSyntax, _ element: SpokenElement, madeBy view: ExprSyntax? = nil) -> SwiftSite {
        var site = site(.visible(name.bareName, .property(name.bareName)), at: name, [], element, .unknown)
        site.shown = [("label", .always)]
        site.maker = view?.as(FunctionCallExprSyntax.self).flatMap { Self.mayCallFunction($0) ? $0 : nil }
        return site
    }

    /// Whether a call that makes a view may be one of a function of the app: without a closure for other views, and
    /// with a name that isn't one of the SwiftUI views above.
    static func mayCallFunction(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.trailingClosure == nil, let name = call.calledExpression.as(DeclReferenceExprSyntax.self) else {
            return false
        }
        let view = name.baseName.bareName
        return !["Text", "Image", "Label"].contains(view) && !titledViews.contains(view)
            && !ControlNames.isContainer(view)
    }

    private func site(
        _ row: APIRow, at name: TokenSyntax, _ values: [ValuePart], _ element: SpokenElement, _ title: Occurrence.Title
    ) -> SwiftSite {
        var site = context.site(row, at: name, values, element, scope)
        site.title = title
        return site
    }
}

extension TitleSites {
    /// The site of an element whose traits a call changes: `cell.accessibilityTraits.insert(.selected)`. Its content is
    /// unknown.
    private func changedTraits(_ call: FunctionCallExprSyntax, at name: TokenSyntax) -> [SwiftSite] {
        let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
        guard let base, SwiftCallee.name(base)?.bareName == "accessibilityTraits" else { return [] }
        return [unknown(at: name, receiver.element(of: base))]
    }

    /// The site of an element whose state a call inverts: `button.isSelected.toggle()`.
    private func toggled(_ call: FunctionCallExprSyntax, at name: TokenSyntax) -> [SwiftSite] {
        let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
        guard let base, let property = SwiftCallee.name(base)?.bareName,
            ["isSelected", "isEnabled", "isHidden"].contains(property)
        else { return [] }
        return [unknown(at: name, receiver.element(of: base))]
    }

    /// The element for the `title` of the enclosing object. In a view controller, it's a heading, because the
    /// navigation bar shows the title.
    private func screenTitle(at name: TokenSyntax) -> SpokenElement {
        let isController = scope.typeName?.hasSuffix("Controller") == true
        return SpokenElement("title", control: isController ? "heading" : nil, start: context.tree.span(name).start)
    }

    /// The title or image that a method sets: `button.setTitle("Play", for: .normal)`. The title of a selected button
    /// is also spoken. The titles of other states, such as `highlighted`, are shown only briefly.
    private func setter(
        _ call: FunctionCallExprSyntax, at name: TokenSyntax, _ value: ExprSyntax?
    ) -> [SwiftSite] {
        let state = SwiftArguments.labeled(["for"], of: call)
        guard let value else { return [] }
        let element = receiver.element(of: call.calledExpression)
        let isOfText = name.bareName != "setImage"
        if isOfText, state.flatMap(SwiftCallee.name)?.bareName == "selected", context.readsTitles {
            return [text([value], at: name, element, in: element.isSelected)]
        }
        guard
            state.map({
                SwiftCallee.name($0)?.bareName == "normal" || $0.as(ArrayExprSyntax.self)?.elements.isEmpty == true
            }) ?? true
        else { return [] }
        if isOfText { return [text([value], at: name, element)] }
        return state == nil || value.is(NilLiteralExprSyntax.self) ? [] : [image(value, at: name, element)]
    }

    /// The title or image of a bar button item or an item of a menu:
    /// `let close = UIBarButtonItem(image: UIImage(named: "close"), …)`.
    private func item(_ call: FunctionCallExprSyntax, at name: TokenSyntax) -> [SwiftSite] {
        guard let element = receiver.assigned(call) else { return [] }
        element.control = element.control ?? "button"
        if let item = SwiftArguments.labeled(["barButtonSystemItem", "systemItem"], of: call) {
            let system = SwiftCallee.name(item)?.bareName ?? ""
            if ["flexibleSpace", "fixedSpace"].contains(system) { return [] }
            var site = site(.visible(name.bareName, .property("image")), at: name, [], element, .image)
            site.shown = [("system item \(system)", .always)]
            return [site]
        }
        if let title = SwiftArguments.labeled(["title"], of: call), !title.is(NilLiteralExprSyntax.self) {
            return [text([title], at: name, element)]
        }
        return SwiftArguments.labeled(["image"], of: call).map { [image($0, at: name, element)] } ?? []
    }
}

extension SpokenElement {
    /// The branch in which the element is selected.
    fileprivate var isSelected: Branch { Branch([.holds([name.map { "\($0).isSelected" } ?? "isSelected"])]) }
}

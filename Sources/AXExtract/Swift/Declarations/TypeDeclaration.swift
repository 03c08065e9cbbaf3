import AXSource
import SwiftSyntax

/// The properties that declarations of all kinds of types share. swift-syntax declares protocols for them, but a cast
/// to a protocol makes the runtime search the conformances of the whole program.
struct TypeDeclaration {
    /// Nil for an extension.
    let kind: SymbolType.Kind?
    /// Nil for an extension.
    let name: TokenSyntax?
    /// Nil unless this is an extension.
    let extended: TypeSyntax?
    let modifiers: DeclModifierListSyntax
    let inheritance: InheritanceClauseSyntax?
    let members: MemberBlockItemListSyntax

    /// Nil if the node doesn't declare or extend a type.
    init?(_ node: Syntax) {
        if let type = node.as(StructDeclSyntax.self) {
            self.init(.structure, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ClassDeclSyntax.self) {
            self.init(.object, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(EnumDeclSyntax.self) {
            self.init(.enumeration, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ActorDeclSyntax.self) {
            self.init(.object, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ProtocolDeclSyntax.self) {
            self.init(.protocol, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ExtensionDeclSyntax.self) {
            self.init(nil, nil, type.extendedType, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else {
            return nil
        }
    }

    /// The name of the view that the type's `body` makes, ignoring modifiers: `Button` for
    /// `var body: some View { Button("Play") { … }.padding() }`. Nil unless `body`, or the property that it shows,
    /// consists of one call.
    var body: String? {
        bodyExpressions.last.flatMap { SwiftCallee.root(of: $0).as(FunctionCallExprSyntax.self) }
            .flatMap(SwiftCallee.path)
    }

    /// The type of the view of UIKit or AppKit that a representable view makes: `UITextField` for
    /// `func makeUIView(context: Context) -> UITextField`; `SecureField` if the code makes its entry secure.
    private var representedView: String? {
        for member in members {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                ["makeUIView", "makeNSView"].contains(function.name.text),
                let type = function.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.name.bareName
            else { continue }
            return type == "UITextField" && Self.isSecure(function) ? "SecureField" : type
        }
        return nil
    }

    /// Whether a function sets `isSecureTextEntry = true`.
    private static func isSecure(_ function: FunctionDeclSyntax) -> Bool {
        function.body?.statements.contains { statement in
            guard let sequence = statement.item.as(SequenceExprSyntax.self),
                let assignment = SwiftAssignment(sequence),
                SwiftCallee.name(assignment.target)?.bareName == "isSecureTextEntry"
            else { return false }
            return assignment.value.first?.isTrue == true
        } ?? false
    }

    /// The same as ``body``, or the view that a representable view makes. For a stack with a single control in it, it's
    /// that control; for a new element that ignores its children, `Group`. For both, nil if the modifiers of `body` add
    /// traits; for a stack, also if there are several controls.
    var mainControl: String? {
        guard let body else { return representedView }
        let modifiers = bodyModifiers
        // A new element that ignores its children isn't a control.
        let isNew = modifiers.contains { $0.name == "accessibilityElement" && $0.ignoresChildren }
        guard isNew || Self.stacks.contains(body) else { return body }
        if modifiers.contains(where: \.addsTraits) { return nil }
        if isNew { return "Group" }
        let stack = bodyExpressions.last.flatMap { SwiftCallee.root(of: $0).as(FunctionCallExprSyntax.self) }
        let controls = stack?.trailingClosure?.tokens(viewMode: .sourceAccurate).filter { token in
            token.text.beginsWithCapital && token.parent?.is(DeclReferenceExprSyntax.self) == true
                && ControlNames.control(ofType: token.text).map(Self.controls.contains) == true
        }
        guard let controls, controls.count < 2 else { return nil }
        return controls.first?.text ?? body
    }

    private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]
    /// The types of controls that make a stack more than a container.
    private static let controls: Set<String> = [
        "button", "link", "menu", "picker", "search field", "secure field", "slider", "stepper", "switch", "text field",
    ]

    /// Whether the type's `body` hides itself from VoiceOver: `{ Image("line").accessibilityHidden(true) }`.
    var hidesBody: Bool { bodyModifiers.contains { ViewHiding.isAlways($0.call, $0.name) } }

    /// The modifiers of the view that `body` makes, the last one first.
    private var bodyModifiers: [BodyModifier] {
        bodyExpressions.flatMap { expression in
            var modifiers: [BodyModifier] = []
            var current = expression
            while let call = current.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            {
                modifiers.append(BodyModifier(name: member.declName.baseName.bareName, call: call))
                guard let base = member.base else { break }
                current = base
            }
            return modifiers
        }
    }

    private struct BodyModifier {
        let name: String
        let call: FunctionCallExprSyntax

        var addsTraits: Bool {
            name == "accessibilityAddTraits"
                || name == "accessibility" && call.arguments.contains { $0.label?.text == "addTraits" }
        }

        var ignoresChildren: Bool { ViewAncestors.children(of: call) == "ignore" }
    }

    /// How many members are searched for defaults, closures and cases. Real views have fewer.
    private static let mostMembers = 64

    /// The values that stored variables have unless an initializer sets them, by name. Only simple values, such as
    /// `true` or `nil`, are included. A property with a wrapper, such as `@State`, can change, so it isn't included.
    var defaults: [String: String] {
        members.prefix(Self.mostMembers).reduce(into: [:]) { defaults, member in
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
                variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
                let binding = variable.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
            else { return }
            if let value = binding.initializer?.value {
                defaults[name] = StringDeclaration.simpleValue(value)
            } else if binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true {
                defaults[name] = "nil"
            }
        }
    }

    /// The names of the cases of an enumeration; empty if a case has associated values, and if there are many members.
    var cases: [String] {
        guard members.count <= Self.mostMembers else { return [] }
        let elements = members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
        }
        return elements.contains { $0.parameterClause != nil } ? [] : elements.map(\.name.bareName)
    }

    /// The names of all cases of an enumeration; empty for other types, and if Objective-C can make the cases, too.
    static func caseNames(_ node: Syntax) -> [String] {
        guard let type = node.as(EnumDeclSyntax.self),
            !type.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.path == "objc" })
        else { return [] }
        return type.memberBlock.members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.bareName) ?? []
        }
    }

    /// The stored properties that hold closures, in order.
    var closures: [String] {
        members.prefix(Self.mostMembers).compactMap { member in
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first, binding.accessorBlock == nil,
                let type = binding.typeAnnotation?.type, SwiftDeclarations.isClosure(type)
            else { return nil }
            return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        }
    }

    /// How many properties are followed, beginning with `body`. Each makes the view of the previous one.
    private static let longestBody = 4

    /// The only statement of `body` and, if that is a property of the type, the only statement of that property, and so
    /// on. Empty if `body` has several statements, or none.
    private var bodyExpressions: [ExprSyntax] {
        var (expressions, name): ([ExprSyntax], String?) = ([], "body")
        while let property = name, expressions.count < Self.longestBody, let expression = onlyStatement(of: property) {
            expressions.append(expression)
            name = Self.property(shownBy: expression)
        }
        return expressions
    }

    private func onlyStatement(of property: String) -> ExprSyntax? {
        for member in members {
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName == property,
                let statements = StatementResults.getter(of: binding), statements.count == 1,
                case .expr(let expression)? = statements.first?.item
            else { continue }
            return expression
        }
        return nil
    }

    /// The property of the type at the beginning of a chain of modifiers: `field` for `field.padding()`.
    private static func property(shownBy expression: ExprSyntax) -> String? {
        var current = expression
        while let call = current.as(FunctionCallExprSyntax.self),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        {
            current = base
        }
        return SwiftCallee.path(current).flatMap { path in
            path.count == 1 || path.count == 2 && path[0] == "self" ? path.last : nil
        }
    }

    private init(
        _ kind: SymbolType.Kind?, _ name: TokenSyntax?, _ extended: TypeSyntax?, _ modifiers: DeclModifierListSyntax,
        _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) {
        self.kind = kind
        self.name = name
        self.extended = extended
        self.modifiers = modifiers
        self.inheritance = inheritance
        members = block.members
    }
}

extension SymbolType {
    /// Nil for a generic alias, and for a node that isn't an alias.
    init?(alias node: Syntax, in scope: SwiftScope, _ tree: SwiftTree) {
        guard let alias = node.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil else { return nil }
        let name = alias.name.bareName
        self.init(
            name: scope.typeName.map { "\($0).\(name)" } ?? name, path: tree.file.path,
            isPrivate: scope.isPrivate || StringDeclaration.isPrivate(alias.modifiers), inherits: [],
            alias: tree.text(alias.initializer.value))
    }
}

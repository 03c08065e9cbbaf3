import AXModel
import AXSource
import SwiftSyntax

/// The properties and functions of a file that make a part of a view: `var title: some View { … }`. That part is shown
/// where the member is used.
final class ViewMembers {
    private let tree: SwiftTree
    /// The number of members that make views, by name.
    private lazy var declared = tokens.compactMap(Self.member).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    private lazy var uses = findUses()
    /// The tokens of the file; empty if it can't have such members.
    private lazy var tokens =
        Self.opaque.containsWord(in: tree.file.text) ? Array(tree.root.tokens(viewMode: .sourceAccurate)) : []

    private static let opaque = SubstringSearch(["some"])

    init(_ tree: SwiftTree) {
        self.tree = tree
    }

    /// The view that a member makes, without its modifiers. If tests choose between several views, it's the first one.
    /// - Returns: nil if the file doesn't declare the member exactly once, or if the member shows several views at once
    ///   or may be different controls.
    func view(madeBy name: String) -> FunctionCallExprSyntax? {
        guard declared[name] == 1 else { return nil }
        return views[name]
    }

    private lazy var views = bodies.compactMapValues(view)

    /// The view that a member makes whatever its tests, if the file uses the member exactly once; nil for others.
    func onlyView(madeBy name: String) -> FunctionCallExprSyntax? {
        guard let body = bodies[name], uses[name]?.count == 1,
            StatementResults(tree: tree, isBuilder: true).results(of: body).count == 1
        else { return nil }
        return views[name]
    }

    /// The bodies of the members that the file declares exactly once.
    private lazy var bodies: [String: CodeBlockItemListSyntax] = tokens.reduce(into: [:]) { bodies, token in
        guard let name = Self.member(token), declared[name] == 1 else { return }
        bodies[name] = Self.body(token)
    }

    /// The body of the member whose name is used: `title`, `self.title` or `row(song)`. Nil for another name, and for a
    /// member that the file doesn't declare exactly once.
    func body(usedBy name: TokenSyntax) -> CodeBlockItemListSyntax? {
        bodies[name.text].flatMap { Self.use(name) == nil ? nil : $0 }
    }

    private func view(in body: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
        let results = StatementResults(tree: tree, isBuilder: true).results(of: body)
        let views = results.prefix(Self.mostViews).compactMap {
            SwiftCallee.root(of: $0.expression).as(FunctionCallExprSyntax.self)
        }
        guard let first = views.first, views.count == results.count else { return nil }
        if views.count == 1 { return first }
        let controls = Set(views.map { SwiftCallee.path(of: $0).flatMap(ControlNames.control(ofType:)) })
        // VoiceOver speaks a menu as a button.
        guard controls.count == 1 || controls == ["button", "menu"], !controls.contains(nil),
            results.indices.allSatisfy({ index in
                results[..<index].allSatisfy { $0.branch.excludes(results[index].branch) }
            })
        else { return nil }
        return first
    }

    /// How many views one member may choose from. Real members have fewer.
    private static let mostViews = 16

    /// Whether a member that makes a part of a view has this name.
    func declares(_ name: String) -> Bool { declared[name] != nil }

    /// The only use of a member in the file.
    /// - Parameter boundary: the body of a property, or a function.
    /// - Returns: nil for `body`, for a member that doesn't make a view, and for a member that the file uses several
    ///   times or not at all.
    func onlyUse(of boundary: Syntax) -> Syntax? {
        let found = uses(of: boundary)
        return found.count == 1 ? found.first : nil
    }

    /// The uses of a member in the file, if there are several but not many. See ``onlyUse(of:)``.
    func severalUses(of boundary: Syntax) -> [Syntax] {
        let found = uses(of: boundary)
        return found.count > 1 ? found : []
    }

    private static let mostUses = 4

    /// The uses of a member outside its own body, where the name is that of a variable. Empty if there are many.
    private func uses(of boundary: Syntax) -> [Syntax] {
        guard let name = Self.name(of: boundary) else { return [] }
        let all = uses(of: name, inTypeAround: boundary)
        let start = all.partitioningIndex { $0.position >= boundary.position }
        let end = all[start...].partitioningIndex { $0.position >= boundary.endPosition }
        return all.count - (end - start) <= Self.mostUses ? Array(all[..<start] + all[end...]) : []
    }

    /// The uses of a member in order. If several types of the file have a member with this name, only the uses in the
    /// type around the node.
    /// - Parameter node: A node in the type.
    func uses(of name: String, inTypeAround node: Syntax) -> ArraySlice<Syntax> {
        guard let found = uses[name] else { return [] }
        if declared[name] == 1 { return found[...] }
        guard let block = sequence(first: node, next: \.parent).first(where: { $0.is(MemberBlockSyntax.self) })
        else { return [] }
        guard Self.isAtTopLevel(block), let type = Self.name(ofTypeOf: block) else {
            return Self.uses(found, in: block)
        }
        if let known = usesInTypes[type]?[name] { return known }
        let inType = blocks[type, default: []].flatMap { Self.uses(found, in: $0) }[...]
        usesInTypes[type, default: [:]][name] = inType
        return inType
    }

    /// The uses in the top-level types and their extensions, by type and member. A type can have thousands of
    /// extensions.
    private var usesInTypes: [String: [String: ArraySlice<Syntax>]] = [:]

    private static func uses(_ all: [Syntax], in block: Syntax) -> ArraySlice<Syntax> {
        let start = all.partitioningIndex { $0.position >= block.position }
        return all[start..<all.partitioningIndex { $0.position >= block.endPosition }]
    }

    private static func isAtTopLevel(_ block: Syntax) -> Bool {
        let item = block.parent?.parent
        return item?.is(CodeBlockItemSyntax.self) == true && item?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    /// The members of the file's top-level types and of their extensions, by the names of the types.
    private lazy var blocks: [String: [Syntax]] = tree.root.statements.reduce(into: [:]) { blocks, statement in
        guard let block = statement.item.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
            let name = Self.name(ofTypeOf: Syntax(block))
        else { return }
        blocks[name, default: []].append(Syntax(block))
    }

    /// The name of a type or of an extended type.
    private static func name(ofTypeOf block: Syntax) -> String? {
        if let extended = block.parent?.as(ExtensionDeclSyntax.self)?.extendedType {
            return SwiftDeclarations.typeName(extended)
        }
        return block.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    private static func name(of boundary: Syntax) -> String? {
        if let function = boundary.as(FunctionDeclSyntax.self) { return function.name.text }
        let binding = boundary.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    /// The uses of the members that make views, by name.
    private func findUses() -> [String: [Syntax]] {
        guard !declared.isEmpty else { return [:] }
        var uses: [String: [Syntax]] = [:]
        for token in tokens where declared[token.text] != nil {
            if let use = Self.use(token) { uses[token.text, default: []].append(use) }
        }
        return uses
    }

    /// The name of the member whose type is `some View`; nil if the token isn't part of such a type, and for `body`.
    /// - Parameter token: The keyword `some` in the member's type.
    private static func member(_ token: TokenSyntax) -> String? {
        guard let owner = owner(token) else { return nil }
        if let binding = owner.parent?.as(PatternBindingSyntax.self) {
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            return name == "body" ? nil : name
        }
        return owner.parent?.parent?.as(FunctionDeclSyntax.self)?.name.text
    }

    /// The node that has the type `some View` or `(some View)?`; nil if the token isn't part of such a type.
    private static func owner(_ token: TokenSyntax) -> Syntax? {
        guard token.tokenKind == .keyword(.some), let type = token.parent?.as(SomeOrAnyTypeSyntax.self),
            type.constraint.trimmedDescription == "View"
        else { return nil }
        var owner = type.parent
        while let node = owner, optionals.contains(node.kind) { owner = node.parent }
        return owner
    }

    private static let optionals: Set<SyntaxKind> = [
        .tupleTypeElement, .tupleTypeElementList, .tupleType, .optionalType,
    ]

    /// The body of the member whose type contains a token.
    private static func body(_ token: TokenSyntax) -> CodeBlockItemListSyntax? {
        let owner = owner(token)?.parent
        if let binding = owner?.as(PatternBindingSyntax.self) { return StatementResults.getter(of: binding) }
        return owner?.parent?.as(FunctionDeclSyntax.self)?.body?.statements
    }

    /// The expression that a name is in: `title`, `self.title` or `row(song)`; nil for a member of another value.
    private static func use(_ token: TokenSyntax) -> Syntax? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
            return Syntax(reference)
        }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" ? Syntax(member) : nil
    }
}

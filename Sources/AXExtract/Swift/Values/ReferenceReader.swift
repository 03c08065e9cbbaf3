import AXModel
import AXSource
import SwiftSyntax

/// Reads the name in an access or a call, so that it can be looked up when the whole project is known.
struct ReferenceReader {
    let tree: SwiftTree
    let scope: SwiftScope
    let inference: SpecifierInference
    /// Reads the strings of a receiver or an argument. Empty if it is nested too deeply, or if too many values have
    /// already been followed.
    let strings: (ExprSyntax) -> [StringLeaf]

    /// Nil if the name can't be looked up.
    func reference(to expression: ExprSyntax) -> Reference? {
        let call = expression.as(FunctionCallExprSyntax.self)
        let callee = SwiftCallee.unwrapped(call?.calledExpression ?? expression)
        guard var reference = named(callee) ?? member(callee) else { return nil }
        if let base = callee.as(MemberAccessExprSyntax.self)?.base {
            let text = tree.text(SwiftCallee.unwrapped(base))
            reference.base = text.beginsWithCapital && !isMade(base) || text == "self" ? nil : text
            reference.isChained = base.is(OptionalChainingExprSyntax.self)
        }
        if let call {
            reference.arguments = call.arguments.map { argument($0) }
            if reference.isOwn { reference.isStatic = false }
        }
        return reference
    }

    /// Whether a value is the result of a type's function, as in `Mode.current().title`, and not a new object.
    private func isMade(_ base: ExprSyntax) -> Bool {
        let made = SwiftCallee.unwrapped(base).as(FunctionCallExprSyntax.self).flatMap(SwiftCallee.path(of:))
        return made.map { !$0.lastName.beginsWithCapital } ?? false
    }

    private func named(_ callee: ExprSyntax) -> Reference? {
        if let mapped = MappedKeyPath(callee, in: tree) { return member(mapped) }
        // `$title` is the publisher or the binding of the property `title`.
        guard var path = SwiftCallee.path(callee)?.map(\.withoutProjection), let root = path.first, root != "super"
        else { return subscripted(callee) }
        let isType = root.beginsWithCapital && root != "Self"
        if root == "self" || root == "Self" {
            path.removeFirst()
            if path.isEmpty { return nil }
            var reference = Reference(path: path, enclosingType: scope.typeName)
            reference.isOwn = root == "Self"
            reference.isStatic = reference.isOwn
            return reference
        }
        guard path.count > 1, !isType, !root.isEmpty else {
            var reference = Reference(path: path, enclosingType: scope.typeName)
            reference.isStatic = path.count > 1
            return reference
        }
        switch scope.origin(of: root, at: callee.position.utf8Offset) {
        case .local(let values, let owner):
            let element = values.declaration.value.flatMap(Self.collection)
            let type = values.declaration.type.map { qualified($0, of: root, in: owner) }
            if type == nil, element == nil, isProperty(root, unwrappedBy: values, in: owner) {
                return Reference(path: path, enclosingType: scope.typeName)
            }
            if type == nil, element == nil, let value = source(of: values, in: owner) {
                return Reference(path: value.path + path.dropFirst(), enclosingType: value.enclosingType)
            }
            return typed(type ?? element.flatMap(owner.elementType), path, callee)
        case .parameter(let type):
            var reference = typed(type.map { qualified($0, of: root, in: scope) }, path, callee)
            reference?.isOfParameter = true
            return reference
        case .closureParameter:
            if let collection = ClosureParameter.collection(ofMember: path[1], of: root, at: callee) {
                return scope.type(of: collection).flatMap { typed($0, Array(path.dropFirst()), callee) }
            }
            if let type = ClosureParameter.elementType(of: root, at: callee, in: scope) {
                return typed(type, path, callee)
            }
            return element(root, path, callee)
        case .outside:
            if tree.isForTranscript, AccessorParameter(root, at: callee)?.type == "String" { return member(callee) }
            return Reference(path: path, enclosingType: scope.typeName)
        }
    }

    /// A member of an element that a closure gets, as a member of the collection, whose type another declaration shows:
    /// `songs.title` for `song.title` in `songs().map { song in song.title }`. Nil if the collection is a local
    /// variable, and if no transcript is made.
    private func element(_ name: String, _ path: [String], _ callee: ExprSyntax) -> Reference? {
        guard tree.isForTranscript, let collection = ClosureParameter.collection(ofElement: name, at: callee) else {
            return nil
        }
        let call = SwiftCallee.unwrapped(collection).as(FunctionCallExprSyntax.self)
        let owner = SwiftCallee.unwrapped(call?.calledExpression ?? collection)
        guard let found = named(owner), found.receiver.isEmpty, found.maker.isEmpty,
            found.path.count > 1 || !scope.isLocal(owner)
        else { return nil }
        return Reference(path: found.path + path.dropFirst(), enclosingType: found.enclosingType)
    }

    /// The member of the elements that a key path reads: `songs.title` for `\.title` in `songs.map(\.title)`.
    private func member(_ mapped: MappedKeyPath) -> Reference? {
        let type = CollectionElement.type(of: mapped.collection, in: scope)
        var reference = type.flatMap { typed($0, [$0] + mapped.names, mapped.collection) }
        if type == nil {
            reference = named(SwiftCallee.unwrapped(mapped.collection)).map { found in
                Reference(path: found.path + mapped.names, enclosingType: found.enclosingType)
            }
        }
        reference?.base = "\(tree.text(mapped.collection))[…]"
        return reference
    }

    /// Whether a variable only unwraps the property with its name: `if let song`. Only for transcripts.
    private func isProperty(_ name: String, unwrappedBy values: LocalHistory.Values, in owner: SwiftScope) -> Bool {
        guard tree.isForTranscript, values.declaration.isShorthand, values.assignments.isEmpty,
            case .outside = owner.origin(of: name, at: values.declaration.start - 1)
        else { return false }
        return true
    }

    /// The member or function of a type that is a variable's only value: `Mode.current` for `mode` after
    /// `let mode = Mode.current()`. Nil for other values, and if no transcript is made.
    private func source(of values: LocalHistory.Values, in owner: SwiftScope) -> Reference? {
        guard tree.isForTranscript, values.assignments.isEmpty, let value = values.declaration.value else { return nil }
        let call = SwiftCallee.unwrapped(value).as(FunctionCallExprSyntax.self)
        guard let path = SwiftCallee.path(SwiftCallee.unwrapped(call?.calledExpression ?? value)), path.count > 1,
            path.count <= Self.longest, let last = path.last, !last.beginsWithCapital, last != "init",
            path[0].beginsWithCapital, path[0] != "Self"
        else { return nil }
        return Reference(path: path, enclosingType: scope.typeName)
    }

    /// A member of an element of a collection: `songs[index].title`.
    private func subscripted(_ callee: ExprSyntax) -> Reference? {
        var (names, current): ([String], ExprSyntax) = ([], callee)
        while let member = current.as(MemberAccessExprSyntax.self), let base = member.base, names.count < Self.longest {
            names.append(member.declName.baseName.bareName)
            current = SwiftCallee.unwrapped(base)
        }
        guard !names.isEmpty, let type = Self.collection(current).flatMap(scope.elementType) else { return nil }
        return typed(type, [type] + names.reversed(), callee)
    }

    /// No real path has more parts.
    private static let longest = 16

    /// The collection of which an expression is an element: `songs` for `songs[index]`, but not for a range.
    private static func collection(_ element: ExprSyntax) -> ExprSyntax? {
        guard let access = SwiftCallee.unwrapped(element).as(SubscriptCallExprSyntax.self), access.arguments.count == 1
        else { return nil }
        let operators = access.arguments.tokens(viewMode: .sourceAccurate).prefix(longest)
        return operators.contains { ["..<", "..."].contains($0.text) } ? nil : access.calledExpression
    }

    /// Refers to a member of a variable as a member of the variable's type.
    private func typed(_ type: String?, _ path: [String], _ callee: ExprSyntax) -> Reference? {
        if type == nil || type == "String" { return member(callee) }
        return type.map { type in
            let names = type.split(separator: ".").map(String.init)
            return Reference(path: names + path.dropFirst(), enclosingType: scope.typeName)
        }
    }

    /// The type of a parameter or variable with the enclosing types that are written before it, even if it was
    /// unwrapped in between: `Key.Kind` for `Kind`.
    private func qualified(_ type: String, of name: String, in scope: SwiftScope) -> String {
        guard let written = scope.lookUp(name)?.valueType, written.lastName == type else { return type }
        return written
    }

    /// A member of a new object or of an expression that may be a string: `Player().title`, `"play.button".localized`.
    private func member(_ callee: ExprSyntax) -> Reference? {
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        if let type = SwiftCallee.unwrapped(base).as(FunctionCallExprSyntax.self).flatMap(SwiftCallee.path(of:)),
            type.beginsWithCapital
        {
            let path = type.split(separator: ".").map(String.init) + [member.declName.baseName.bareName]
            var reference = Reference(path: path, enclosingType: scope.typeName)
            reference.maker = strings(base)
            return reference
        }
        guard mayBeString(base) else { return nil }
        var reference = Reference(path: ["String", member.declName.baseName.bareName], enclosingType: nil)
        reference.receiver = strings(base)
        return reference.receiver.isEmpty ? nil : reference
    }

    private func mayBeString(_ base: ExprSyntax) -> Bool {
        switch SwiftCallee.unwrapped(base).kind {
        case .stringLiteralExpr, .declReferenceExpr: true
        default: false
        }
    }

    private func argument(_ argument: LabeledExprSyntax) -> Reference.Argument {
        Reference.Argument(
            label: argument.label?.bareName, leaves: strings(argument.expression),
            value: Occurrence.Argument(
                expression: tree.text(argument.expression), specifier: inference.specifier(argument.expression)),
            type: scope.type(of: argument.expression) ?? SwiftDeclarations.evidentType(of: argument.expression))
    }
}

extension String {
    /// The name of the property whose projected value this is; the name itself for others, such as `$0`.
    fileprivate var withoutProjection: String {
        first == "$" && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
    }
}

import AXModel
import AXSource

extension ObjCLeafReader {
    /// Reads a bare name: `nil`, a variable, a parameter, or a name that is declared elsewhere.
    func name(_ name: String, _ part: ObjCPart) -> Step {
        if Self.nothing.contains(name) { return .leaf(silent(.reset, part)) }
        if let variable = context.body?.variables[name] { return self.variable(variable, part) }
        if context.parameters.contains(name) {
            var leaf = dynamic(part, .parameter)
            leaf.reference = .parameter(name)
            return .leaf(leaf)
        }
        return .leaf(referring(to: [name], part, reason(name, part)))
    }

    private static let nothing: Set<String> = ["nil", "NULL", "Nil", "nullptr"]

    /// The values that a variable may have where it is used, including strings that are appended to its value.
    private func variable(_ variable: ObjCBody.Variable, _ part: ObjCPart) -> Step {
        let values = variable.values(before: part.position)
        guard !values.isEmpty, part.depth < Self.deepest else { return .leaf(dynamic(part, .localVariable)) }
        return .parts(
            values.flatMap { value -> [ObjCPart] in
                var inner = part.replaced(by: value.range, in: value.branch)
                inner.position = value.range.lowerBound
                inner.depth += 1
                guard value.isFormat else { return [inner] }
                return ObjCConcatenation(source: source).parts(
                    ofFormat: ObjCArguments.split(value.range, in: source), inner)
            })
    }

    /// Reads the member of an object: `object.member`.
    func member(_ member: (base: Range<Int>, name: Int), _ part: ObjCPart) -> Step {
        let name = source.name(member.name) ?? ""
        if ObjCTransparency.isSameText(name) { return .parts([part.replaced(by: member.base)]) }
        if let key = localizedLiteral(name, member.base, part) { return key }
        let reason = reason(name, part)
        guard let path = ObjCOperand.path(part.range, in: source) else { return .leaf(dynamic(part, reason)) }
        if path[0] == "self" || path[0] == "super" {
            let isOwn = path.count == 2 && path[0] == "self"
            return .leaf(isOwn ? referring(to: [name], part, reason) : dynamic(part, reason))
        }
        return .leaf(constant(path, part) ?? dynamic(part, reason))
    }

    /// The reason why a member or message has no string.
    private func reason(
        _ member: String, _ part: ObjCPart, else other: Remark.Unresolved = .member
    ) -> Remark.Unresolved {
        ObjCVisibleText.reason(member, source.excerpt(part.range)) ?? other
    }

    /// Reads a call to a function or macro.
    func call(_ name: String, _ arguments: [Range<Int>], _ part: ObjCPart) -> Step {
        if let key = localization.key(of: name, arguments, in: part) { return .parts([key]) }
        var leaf = referring(to: [name], part, .message(name))
        leaf.reference?.arguments = arguments.map { argument($0, label: nil, part) }
        if let key = localization.key(ofUnknown: name, arguments, in: part) {
            leaf.interest = .localized
            return .parts([key], with: leaf)
        }
        return .parts(enclosed(arguments, part), with: leaf)
    }

    func message(_ message: ObjCMessage, _ part: ObjCPart) -> Step {
        if let key = localization.key(of: message, in: part) { return .parts([key]) }
        let name = message.parts[0].name
        if case .key = part.meaning, let key = concatenatedKey(name, part) { return .leaf(key) }
        if let key = localizedLiteral(name, message.receiver, part) { return key }
        if let parts = transparency.parts(of: message, in: part) { return .parts(parts) }
        if transparency.isEmpty(message) { return .leaf(silent(.emptied, part)) }
        let arguments = message.parts.map(\.argument).filter { !$0.isEmpty }
        return .parts(enclosed(arguments, part), with: sent(message, part))
    }

    /// A key that is concatenated or formatted, so that no strings file contains it in this form; nil for any other
    /// message.
    private func concatenatedKey(_ selector: String, _ part: ObjCPart) -> StringLeaf? {
        let isFormat = selector == "stringWithFormat" || selector == "localizedStringWithFormat"
        guard isFormat || selector.hasPrefix("stringByAppending") else { return nil }
        var leaf = dynamic(part, isFormat ? .interpolatedKey : .concatenatedKey)
        leaf.keyForm = isFormat ? .interpolated : .concatenated
        return leaf
    }

    /// The key in `[@"key" localized]` or `@"key".localized`, a method that many apps add to `NSString`; nil for any
    /// other member or message.
    private func localizedLiteral(_ name: String, _ receiver: Range<Int>, _ part: ObjCPart) -> Step? {
        guard ObjCLiteral(receiver, in: source) != nil,
            name.hasPrefix("localized") && !ObjCTransparency.isSameText(name) || context.functions.contains(name)
        else { return nil }
        var key = part.replaced(by: receiver)
        var call = LocalizationCall(function: name)
        call.interpolates = false
        key.meaning = .key(call)
        return .parts([key])
    }
}

extension ObjCLeafReader {
    /// The leaf of an unknown message: a constant of a class, or a method of `self` or another object.
    private func sent(_ message: ObjCMessage, _ part: ObjCPart) -> StringLeaf {
        let selector = message.selector
        let receiver = source.text(message.receiver)
        let arguments =
            message.parts[0].argument.isEmpty
            ? nil
            : message.parts.enumerated().map { index, piece in
                argument(piece.argument, label: index == 0 ? nil : piece.name, part)
            }
        let reason = reason(message.parts[0].name, part, else: .message(selector))
        if receiver == "self" {
            var leaf = referring(to: [selector], part, reason)
            leaf.reference?.arguments = arguments
            return leaf
        }
        guard message.receiver.count == 1, let type = source.name(message.receiver.lowerBound),
            var leaf = constant([type, selector], part)
        else { return dynamic(part, reason) }
        leaf.reference?.arguments = arguments
        if arguments != nil {
            leaf.kind = .dynamic
            leaf.remark = .unresolved(reason)
        }
        return leaf
    }

    /// A member of a type: `Strings.closeHint`, which is the same as `[Strings closeHint]`. Nil for members such as
    /// `shared`, for a system type that isn't configured as a root of constants, and for any other value.
    private func constant(_ path: [String], _ part: ObjCPart) -> StringLeaf? {
        guard path.count > 1, let last = path.last, !Self.metaMembers.contains(last),
            path.dropLast().allSatisfy({ $0.beginsWithCapital })
        else { return nil }
        let isNamed = context.constants.length(in: path) != nil
        guard isNamed || !Self.isSystemType(path[0]) else { return nil }
        var leaf = referring(to: path, part, nil)
        leaf.kind = .constant
        leaf.key = path.joined(separator: ".")
        leaf.keyForm = .literal
        leaf.isCertain = isNamed
        leaf.reference?.isStatic = true
        return leaf
    }

    private static func isSystemType(_ name: String) -> Bool {
        name.hasPrefix("NS") || name.hasPrefix("UI") || name.hasPrefix("CG") || name.hasPrefix("CA")
    }

    private static let metaMembers: Set<String> = [
        "alloc", "new", "class", "description", "self", "shared", "sharedInstance", "init", "superclass", "string",
    ]

    /// A leaf with a reference to a declaration that may be in another file.
    private func referring(to path: [String], _ part: ObjCPart, _ reason: Remark.Unresolved?) -> StringLeaf {
        var leaf = dynamic(part, reason ?? .member)
        if reason == nil { leaf.remark = nil }
        leaf.reference = Reference(path: path, enclosingType: context.className)
        return leaf
    }

    /// The arguments of a call, which are searched only for localized strings.
    private func enclosed(_ arguments: [Range<Int>], _ part: ObjCPart) -> [ObjCPart] {
        arguments.flatMap { ObjCArguments.split($0, in: source) }.map { part.text($0, .localized) }
    }

    private func argument(_ range: Range<Int>, label: String?, _ part: ObjCPart) -> Reference.Argument {
        var inner = part.text(range)
        inner.depth += 1
        let value = Occurrence.Argument(
            expression: source.excerpt(range), specifier: ObjCSpecifiers(context: context).specifier(range))
        return Reference.Argument(
            label: label, leaves: part.depth < 4 ? leaves(of: [inner]) : [], value: value)
    }
}

import AXModel
import AXSource

extension StringLeaf {
    /// Why the value couldn't be resolved; nil if the remark doesn't give a reason.
    var unresolvedReason: Remark.Unresolved? {
        if case .unresolved(let reason)? = remark { reason } else { nil }
    }

    /// The leaf as a value that can't be resolved, with the reason as its remark. A localized string loses only its
    /// reference.
    func unresolved(_ reason: Remark.Unresolved) -> StringLeaf {
        var leaf = self
        leaf.reference = nil
        guard kind != .localizedCall else { return leaf }
        leaf.kind = .dynamic
        // A remark that the element shows the value is more useful.
        if case .mirror? = unresolvedReason, reason != .ambiguous { return leaf }
        leaf.remark = .unresolved(reason)
        return leaf
    }

    /// The leaf to use if the type is known, but the project doesn't declare the member.
    func external() -> StringLeaf {
        guard reference?.receiver.isEmpty == true else { return withoutReference() }
        return unresolved(.declaredElsewhere)
    }

    /// The leaf to use if the project doesn't declare the name.
    func unknown() -> StringLeaf {
        var leaf = withoutReference()
        if kind != .localizedCall, kind == .constant || reference?.isStatic == true {
            leaf.remark = remark ?? .unresolved(.declaredElsewhere)
        }
        return leaf
    }

    /// The string. If it's in another file than the leaf that uses it, its location becomes that of the leaf.
    func moved(to leaf: StringLeaf, in path: String) -> StringLeaf {
        var string = self
        for index in string.slots.indices {
            let origin = string.slots[index].path ?? path
            string.slots[index].path = origin == path ? nil : origin
            if origin != path { string.slots[index].reported = leaf.span }
        }
        guard let origin = string.path, origin != path else { return string }
        string.definition = SourcePlace(path: origin, span: string.span)
        string.span = leaf.span
        string.path = nil
        return string
    }

    private func withoutReference() -> StringLeaf {
        var leaf = self
        leaf.reference = nil
        return leaf
    }

    /// The leaf in code where SwiftUI takes a literal as a key: a literal becomes a localized string.
    var asKey: StringLeaf {
        guard kind == .hardCoded else { return self }
        var leaf = self
        leaf.kind = .localizedCall
        leaf.key = literal.formatKey ?? key
        leaf.call = .bareKey
        leaf.literal.isPlain = false
        return leaf
    }

    /// The leaf that replaces this one: the argument of a parameter, or the literal of a constant.
    /// - Parameter expression: The source of the argument.
    func taking(_ argument: StringLeaf, as expression: String? = nil) -> StringLeaf {
        var leaf = argument
        leaf.passage.arguments += [expression].compactMap(\.self)
        leaf.passage.branch = argument.passage.depth > 0 ? argument.passage.branch : argument.branch
        leaf.passage.depth += 1
        leaf.passage.isValue = argument.isPassedValue || interest == .strings
        // A string that was already looked up isn't a key of this function.
        if argument.kind != .hardCoded { leaf.passage.isLookedUp = false }
        leaf.interest = min(interest, argument.interest)
        leaf.insertedAs = insertedAs.isEmpty ? argument.insertedAs : insertedAs + leaf.passage.arguments
        leaf.slots = slots + argument.slots
        leaf.textChanges += textChanges
        leaf.passage.added = Addition(
            isInBranch: leaf.branch.isAlways, isFormat: leaf.arguments.isEmpty, slots: slots.count)
        if leaf.branch.isAlways { leaf.branch = branch }
        // The function uses the parameter as a format.
        if leaf.arguments.isEmpty { leaf.arguments = arguments }
        guard let call else { return leaf }
        guard argument.kind == .hardCoded else {
            leaf.passage.isLookedUp = argument.call == .bareKey
            leaf.call = leaf.passage.isLookedUp ? call.lookingUpLiteral : argument.call ?? call
            return leaf
        }
        guard !call.showsStrings else { return leaf }
        leaf.call = call
        guard argument.literal.formatKey == nil || call.interpolates else {
            leaf.kind = .dynamic
            leaf.keyForm = .interpolated
            leaf.passage.isLookedUp = true
            leaf.remark = .unresolved(.interpolatedKey)
            return leaf
        }
        leaf.kind = .localizedCall
        leaf.passage.isLookedUp = true
        leaf.key = argument.literal.formatKey ?? argument.key
        leaf.literal.isPlain = false
        leaf.remark = leaf.remark ?? call.remark
        return leaf
    }
}

extension LocalizationCall {
    /// The call for a literal that is passed as a bare key. It keeps the table and bundle of this call, but not a
    /// function that only shows strings.
    fileprivate var lookingUpLiteral: LocalizationCall {
        guard showsStrings else { return self }
        var call = self
        call.function = LocalizationCall.bareKey.function
        call.takesComment = false
        return call
    }

    /// Fills in the literals that are passed to the parameters of a wrapper.
    mutating func fill(from bindings: [String: [Reference.Argument]]) {
        for (field, name) in passed {
            guard let leaf = bindings[name]?.first?.leaves.first, leaf.kind == .hardCoded else { continue }
            switch field {
            case .table: table = leaf.key
            case .text: text = leaf.literal.formatKey ?? leaf.key
            case .comment: comment = leaf.key
            }
            passed[field] = nil
        }
    }
}

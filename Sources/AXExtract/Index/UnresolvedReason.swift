import AXModel

/// Why a reference leads to no string.
enum UnresolvedReason {
    case tooDeep
    case ambiguous
    /// The type is known, its member is not.
    case external
    /// Nothing of the name is declared in the project.
    case unknown
    /// A declaration that gets its value while the app runs.
    case data
    /// What the declaration gives cannot be followed itself.
    case because(String)
}

extension StringLeaf {
    /// The leaf where its reference leads nowhere, with the reason.
    func unresolved(_ reason: UnresolvedReason) -> StringLeaf {
        var leaf = self
        leaf.reference = nil
        guard kind != .localizedCall else { return leaf }
        switch reason {
        case .tooDeep: leaf.fail("too deep")
        case .ambiguous:
            leaf.note = nil
            leaf.fail("ambiguous: declared more than once")
        case .external: if reference?.receiver.isEmpty == true { leaf.fail(Self.declaredElsewhere) }
        case .data: leaf.fail("runtime data")
        case .because(let note): leaf.fail(note)
        case .unknown:
            if kind == .constant || reference?.isStatic == true { leaf.note = note ?? Self.declaredElsewhere }
        }
        return leaf
    }

    private static let declaredElsewhere = "declared outside the project"

    private mutating func fail(_ reason: String) {
        kind = .dynamic
        // What an element shows is the better reason.
        if note?.hasPrefix("mirror") != true { note = reason }
    }

    /// A literal where SwiftUI takes it as a key.
    var asKey: StringLeaf {
        guard kind == .hardCoded else { return self }
        var leaf = self
        leaf.kind = .localizedCall
        leaf.key = formatKey ?? key
        leaf.call = .bareKey
        leaf.isPlainLiteral = false
        return leaf
    }

    /// An argument in the place of this leaf, which is a parameter or what a constant holds.
    func taking(_ argument: StringLeaf) -> StringLeaf {
        var leaf = argument
        leaf.handedCondition = argument.passes > 0 ? argument.handedCondition : argument.condition
        leaf.passes += 1
        leaf.isValue = argument.isPassedValue || interest == .strings
        // What was looked up before it was handed over is no key of this function.
        if argument.kind != .hardCoded { leaf.isLookedUp = false }
        leaf.interest = min(interest, argument.interest)
        leaf.joint = argument.joint ?? joint
        if leaf.condition == nil { leaf.condition = condition }
        guard let call else { return leaf }
        guard argument.kind == .hardCoded else {
            leaf.isLookedUp = argument.call == .bareKey
            leaf.call = leaf.isLookedUp ? call.lookingUpLiteral : argument.call ?? call
            return leaf
        }
        guard !call.showsStrings else { return leaf }
        leaf.call = call
        guard argument.formatKey == nil || call.interpolates else {
            leaf.kind = .dynamic
            leaf.keyForm = .interpolated
            leaf.isLookedUp = true
            leaf.note = "the key is interpolated"
            return leaf
        }
        leaf.kind = .localizedCall
        leaf.isLookedUp = true
        leaf.key = argument.formatKey ?? argument.key
        leaf.isPlainLiteral = false
        return leaf
    }
}

extension LocalizationCall {
    /// The call of a function that is handed a literal as a key: the table and the bundle are those of the function.
    fileprivate var lookingUpLiteral: LocalizationCall {
        guard showsStrings else { return self }
        var call = self
        call.function = LocalizationCall.bareKey.function
        call.takesComment = false
        return call
    }

    /// Takes over what a wrapper is given for its parameters, where that is spelled out.
    mutating func fill(from bindings: [String: [Reference.Argument]]) {
        for (field, name) in passed {
            guard let leaf = bindings[name]?.first?.leaves.first, leaf.kind == .hardCoded else { continue }
            switch field {
            case .table: table = leaf.key
            case .text: text = leaf.formatKey ?? leaf.key
            case .comment: comment = leaf.key
            }
            passed[field] = nil
        }
    }
}

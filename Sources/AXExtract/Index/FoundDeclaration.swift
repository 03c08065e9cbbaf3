import AXModel
import AXSource

/// A declaration that a reference leads to, with the strings that it provides for the reference.
struct FoundDeclaration {
    let declaration: SymbolDeclaration
    let leaves: [StringLeaf]
    /// The file that contains the reference.
    let usedIn: String
    /// Whether a string that a declaration composes from values is shown, even if none of the values is a string.
    let showsComposed: Bool

    /// The strings that replace the reference of a leaf.
    /// - Returns: The strings and true, or the leaf and false if the declaration provides no strings. Such a leaf has a
    ///   remark with the reason, unless it's a localized string. A key that a wrapper's caller composes counts as a
    ///   string.
    func strings(for leaf: StringLeaf) -> (leaves: [StringLeaf], isFollowed: Bool) {
        guard leaves.contains(where: { $0.kind != .dynamic || $0.silence != nil }) || isComposed(leaf) else {
            if leaf.kind == .localizedCall { return ([leaf], false) }
            if let composed = leaves.first(where: \.isPassedKey) {
                return ([lookedUp(composed: composed, for: leaf)], true)
            }
            return ([leaf.unresolved(reason)], false)
        }
        return (leaves.map { string($0, for: leaf) }, true)
    }

    /// Whether the leaf is a property of the enclosing type that joins several values: `"\(title), \(subtitle)"`.
    private func isComposed(_ leaf: StringLeaf) -> Bool {
        guard showsComposed, let reference = leaf.reference, reference.base == nil, reference.arguments == nil,
            reference.path.count == 1, !reference.isParameter, !declaration.isSettable
        else { return false }
        return leaves.contains { $0.slots.contains { $0.concatenation.pieces.count > 1 } }
    }

    private var reason: Remark.Unresolved {
        if leaves.isEmpty { return .runtimeData(nil) }
        return leaves.lazy.compactMap(\.unresolvedReason).first ?? .expression
    }

    private func string(_ found: StringLeaf, for leaf: StringLeaf) -> StringLeaf {
        var result = adopted(found, by: leaf)
        // The conditions in a wrapper don't matter to its callers.
        let inner = found.isPassedKey ? found.passage.branch : found.branch
        // The tests of an argument are in the caller's terms already.
        let isOwn = found.passage.depth == 0 || found.passage.added.isInBranch
        let base = isOwn ? leaf.reference?.receiverText : nil
        let own =
            base.map { base in
                declaration.testedMembers.reduce(into: ["self": base]) { $0[$1] = "\(base).\($1)" }
            } ?? [:]
        let whole = inner.inserting(own) ?? inner
        result.branch = leaf.branch.adding(presence(of: base, in: whole, leaf)).adding(whole)
        result.interest = leaf.interest
        result.slots = leaf.slots + found.slots
        result.textChanges += leaf.textChanges
        // If a format is itself a value of another format, its values are inserted into the inner format.
        result.insertedAs = found.insertedAs.isEmpty ? leaf.insertedAs : found.insertedAs
        result.reference = nil
        if found.isReplaceable {
            result.isReplaceable = false
            result.replacement = StringLeaf.Replacement(property: leaf.key, slots: leaf.slots.count)
        }
        // A wrapper such as `"key".localized` doesn't know the values of the format.
        if leaf.kind == .localizedCall || leaf.kind == .dynamic, result.arguments.isEmpty {
            result.arguments = leaf.arguments
            result.passage.added.isFormat = true
        }
        if result.kind == .localizedCall { result = lookedUp(result, for: leaf) }
        result.passage.depth = max(0, found.passage.depth - 1)
        // The arguments of functions inside a constant say nothing about the constant.
        if result.passage.depth == 0 { result.passage.arguments = [] }
        return result
    }

    /// The test that an enumeration isn't nil, for a string of one of its cases: `kind?.name`. Nil for other strings,
    /// and if no transcript is made.
    private func presence(of base: String?, in branch: Branch, _ leaf: StringLeaf) -> Branch.Test? {
        guard showsComposed, leaf.reference?.isChained == true, let base,
            branch.tests.contains(where: { $0.subject == base })
        else { return nil }
        return .holds(["\(base) != nil"])
    }

    /// A key that the caller of a wrapper composes at run time. The wrapper's other strings are only fallbacks.
    private func lookedUp(composed found: StringLeaf, for leaf: StringLeaf) -> StringLeaf {
        var result = string(found, for: leaf)
        result.keyForm = .expression
        return result
    }

    /// The string as the leaf uses it. If the leaf looks it up, a literal becomes a key. Otherwise, the literal of a
    /// constant in another file gets a remark with the constant's name.
    private func adopted(_ found: StringLeaf, by leaf: StringLeaf) -> StringLeaf {
        guard found.kind == .hardCoded else { return found }
        if let call = leaf.call, !call.showsStrings, leaf.kind != .localizedCall { return leaf.taking(found) }
        // An argument's literal is in the call itself, not in a constant.
        guard found.passage.depth == 0, found.path != usedIn, let name = leaf.reference?.name else { return found }
        var text = found
        text.literal.isPlain = false
        text.remark = .textOf(constant: name)
        return text
    }

    /// A localized string that a leaf's reference leads to. The declaration is a wrapper if it looks up its argument,
    /// and a constant if it's a static member.
    private func lookedUp(_ found: StringLeaf, for leaf: StringLeaf) -> StringLeaf {
        guard found.isPassedKey || found.passage.depth == 0 else { return found }
        var result = found
        result.resolved = Occurrence.Resolved(
            key: StringKey(found.key), table: found.call?.table, path: declaration.path, span: declaration.span,
            line: declaration.line)
        if found.isPassedKey {
            result.call = merged(found.call, leaf.kind == .localizedCall ? leaf.call : nil)
            // Xcode and genstrings don't find this key, because the call names the wrapper.
            if let reference = leaf.reference { result.call?.function = reference.name }
            // A comment in the wrapper would be the same for all keys, so the wrapper needs a parameter for it.
            result.call?.takesComment = declaration.parameters?.contains { $0.name == "comment" } ?? false
        } else if let reference = leaf.reference, reference.isStatic || leaf.kind == .constant {
            result.kind = .constant
            result.key = reference.written
            result.span = leaf.span
            result.path = leaf.path
            result.arguments = leaf.arguments.isEmpty ? found.arguments : leaf.arguments
            result.call?.takesComment = false
            result.isCertain = true
        }
        return result
    }

    /// The call to a wrapper, completed with the arguments of the call inside the wrapper.
    private func merged(_ inner: LocalizationCall?, _ outer: LocalizationCall?) -> LocalizationCall? {
        guard var call = outer else { return inner }
        call.table = call.table ?? inner?.table
        call.bundle = call.bundle ?? inner?.bundle
        call.text = call.text ?? inner?.text
        call.comment = call.comment ?? inner?.comment
        return call
    }
}

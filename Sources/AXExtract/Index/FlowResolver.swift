import AXModel
import AXSource

/// Follows references through a project until strings are reached.
///
/// In a function that is called, the strings of the arguments replace the parameters.
struct FlowResolver {
    /// The context in which leaves are resolved: a declaration with its arguments, or the top level of a file.
    struct Frame {
        let path: String
        var bindings: [String: [Reference.Argument]] = [:]
        /// The declarations that are being followed, to detect cycles.
        var open: [SourcePlace] = []
    }

    /// How many declarations are followed in a chain.
    static let deepest = 16
    /// How many declarations of one name are followed.
    private static let mostCandidates = 4
    /// How many references are followed for one site.
    private static let longestSearch = 3_000

    let index: ProjectIndex
    /// The declarations that the leaves of the last site led to, by the locations of their names.
    private(set) var followed: Set<SourcePlace> = []
    /// The properties with a known value whose strings were used, by their full names.
    var used: Set<String> = []
    /// The values of properties that are known, by the properties' full names.
    let known: [String: Reference.Argument]
    private var steps = 0
    /// The maximum number of steps. The arguments of a call get half of those that remain, so that a long search in an
    /// argument doesn't keep the call itself from being followed.
    private var mostSteps = longestSearch

    /// - Parameter known: The values of properties that are known, by the properties' full names.
    init(_ index: ProjectIndex, known: [String: Reference.Argument] = [:]) {
        (self.index, self.known) = (index, known)
    }

    /// The strings that the leaves of a site lead to.
    /// - Parameter bindings: The arguments of the function around the site, by the names of its parameters.
    mutating func strings(
        of leaves: [StringLeaf], in path: String, _ bindings: [String: [Reference.Argument]] = [:]
    ) -> [StringLeaf] {
        (steps, mostSteps) = (0, Self.longestSearch)
        (followed, used) = ([], [])
        let found = resolved(leaves, Frame(path: path, bindings: bindings))
        let wanted = found.filter(\.isWanted)
        guard index.isForTranscript else { return wanted }
        // A value that takes the place of a string in another branch is heard, too.
        let inserted = Set(wanted.map(\.insertedAs)).subtracting([[]])
        return found.filter { leaf in
            leaf.isWanted || leaf.kind == .dynamic && !leaf.branch.isAlways && inserted.contains(leaf.insertedAs)
        }
    }

    /// The leaves with all references followed. If a call or member access can be resolved, the leaves inside it are
    /// left out, except for a localized string that the result doesn't contain yet.
    /// - Parameter isArgument: Whether the leaves are an argument of a call.
    mutating func resolved(_ leaves: [StringLeaf], _ frame: Frame, isArgument: Bool = false) -> [StringLeaf] {
        // Most sites have a single leaf, which has no owner.
        guard leaves.count > 1 else {
            return leaves.flatMap { followed($0.typed(index, in: frame.path), frame).leaves.map(Self.unowned) }
        }
        var isFollowed = Array(repeating: false, count: leaves.count)
        /// Whether each leaf is an associated value of a case that a call takes, or is that case.
        var isOfCase = isFollowed
        var result: [StringLeaf] = []
        var origins: [Int] = []
        for (index, leaf) in leaves.enumerated() {
            let leaf = leaf.typed(self.index, in: frame.path)
            var found = [leaf]
            if let owner = leaf.owner, owner < index, isFollowed[owner] {
                isFollowed[index] = true
                if leaf.kind != .localizedCall || result.contains(where: { $0.span == leaf.span }) { found = [] }
            } else if let owner = leaf.owner, owner < index, isOfCase[owner] {
                (found, isOfCase[index]) = ([], true)
            } else {
                (found, isFollowed[index]) = followed(leaf, frame)
                // The call inserts the associated values into a string that isn't known here.
                isOfCase[index] =
                    self.index.isForTranscript && !isFollowed[index] && leaf.isCaseWithValues
                    && (isArgument || leaf.owner != nil)
            }
            result += found
            origins += found.map { _ in index }
        }
        let localized = zip(result, origins).filter { $0.0.kind == .localizedCall }.map(\.1)
        let holders = frame.open.isEmpty ? [] : Self.holders(of: Set(localized), leaves, isFollowed)
        return zip(result, origins).filter { !holders.contains($0.1) }.map { Self.unowned($0.0) }
    }

    /// The indices of the unresolved member accesses that contain a localized string. In a declaration, such an access
    /// most likely returns that string, so the access is left out.
    private static func holders(
        of localized: Set<Int>, _ leaves: [StringLeaf], _ isFollowed: [Bool]
    ) -> Set<Int> {
        var holders: Set<Int> = []
        for index in localized {
            var owner = leaves[index].owner
            while let holder = owner, holder < index, !isFollowed[holder], leaves[holder].kind == .dynamic,
                holders.insert(holder).inserted
            {
                owner = leaves[holder].owner
            }
        }
        return holders
    }

    /// Counts a reference that is followed.
    /// - Returns: False if too many were.
    mutating func countStep() -> Bool {
        steps += 1
        return steps < mostSteps
    }

    private static func unowned(_ leaf: StringLeaf) -> StringLeaf {
        var leaf = leaf
        leaf.owner = nil
        return leaf
    }

    private mutating func followed(_ leaf: StringLeaf, _ frame: Frame) -> (leaves: [StringLeaf], isFollowed: Bool) {
        var found = followedToNil(leaf, frame)
        if !found.isFollowed, let described = index.description(of: leaf, in: frame.path) {
            let description = followedToNil(described, frame)
            if description.isFollowed, description.leaves.allSatisfy(\.isPlainText) { found = description }
        }
        if !found.isFollowed,
            let cases = index.descriptions(of: leaf, in: frame.path) ?? index.rawValues(of: leaf, in: frame.path)
        {
            return (cases, true)
        }
        guard leaf.isUnwrapped, found.leaves.contains(where: { $0.silence == .reset }) else { return found }
        found.leaves.removeAll { $0.silence == .reset }
        // The value isn't nil, so it's the only other one.
        if found.leaves.count == 1 { found.leaves[0].branch = leaf.branch }
        return found
    }

    /// The leaves that a leaf leads to, including nil values.
    private mutating func followedToNil(
        _ leaf: StringLeaf, _ frame: Frame
    ) -> (leaves: [StringLeaf], isFollowed: Bool) {
        var leaf = leaf
        leaf.call?.fill(from: frame.bindings)
        if !known.isEmpty, let strings = knownStrings(for: leaf, frame) { return (strings, true) }
        guard let reference = leaf.reference else { return ([leaf], false) }
        let isShort = countStep()
        if reference.isParameter { return passed(leaf, reference, frame) }
        let values = values(with: reference, frame)
        if reference.arguments == nil, let member = reference.path.last, !values.isEmpty {
            let strings = values.compactMap { $0.strings(of: member, for: leaf) }
            if strings.count == values.count { return (strings.flatMap(\.self), true) }
        }
        guard isShort, frame.open.count < Self.deepest else {
            return ([leaf.unresolved(.tooDeep)], false)
        }
        switch index.find(reference, in: frame.path) {
        case .declarations(let found):
            return declared(leaf, reference, found, of: values.count == 1 ? values[0] : nil, frame)
        case .noMember: return ([leaf.external()], false)
        case .unknown: return generated(leaf)
        }
    }

    /// Resolves a name that no file declares. A tool may have generated it from a key.
    private func generated(_ leaf: StringLeaf) -> (leaves: [StringLeaf], isFollowed: Bool) {
        guard !index.generated.isEmpty, let constant = GeneratedConstant(leaf, roots: index.roots) else {
            return ([leaf.unknown()], false)
        }
        let keys = constant.keys(index.generated)
        if keys.isEmpty, let path = leaf.reference?.path, case .constant = constant, !index.roots.names(path) {
            return ([leaf.unknown()], false)
        }
        return ([leaf.generated(keys)], true)
    }

    /// The strings that the call passes for a parameter, in place of the leaf; the leaf itself if the call passes none.
    private func passed(
        _ leaf: StringLeaf, _ reference: Reference, _ frame: Frame
    ) -> (leaves: [StringLeaf], isFollowed: Bool) {
        guard let arguments = frame.bindings[reference.name] else { return ([leaf], false) }
        let passed = arguments.flatMap { argument in
            argument.leaves.map { leaf.taking($0, as: argument.value.expression) }
        }
        return (passed, true)
    }

    private mutating func declared(
        _ leaf: StringLeaf, _ reference: Reference, _ candidates: [SymbolDeclaration], of value: MadeValue?,
        _ frame: Frame
    ) -> (leaves: [StringLeaf], isFollowed: Bool) {
        var arguments = reference.arguments
        let most = mostSteps
        mostSteps = steps + (most - steps) / 2
        for index in arguments?.indices ?? 0..<0 {
            arguments?[index].leaves = Self.located(
                resolved(reference.arguments?[index].leaves ?? [], frame, isArgument: true), in: frame.path)
        }
        let receiver = Self.located(resolved(receiver(of: reference, leaf, candidates, frame), frame), in: frame.path)
        mostSteps = most
        let candidates = Array(candidates.prefix(Self.mostCandidates))
        let enumCase = value?.enumCase == nil ? index.enumCase(before: reference, in: frame.path) : nil
        let results = candidates.map { declaration in
            let declaration = enumCase.map(declaration.of) ?? declaration
            return strings(
                of: declaration, called: arguments.map { taken($0, written: reference, by: declaration, frame) },
                on: receiver, of: value, frame)
        }
        guard let first = results.first, let declaration = candidates.first else { return ([leaf], false) }
        // If no candidate leads to a string, the ambiguity doesn't matter.
        let isString = results.contains { $0.contains { $0.kind != .dynamic } }
        if !isString, let format = format(madeBy: leaf, reference, candidates, frame) { return (format, true) }
        var choice = (declaration: declaration, leaves: first)
        if isString, !results.allSatisfy({ Self.isSame($0, first) }) {
            guard let nearest = Self.nearest(candidates.map(\.path), to: frame.path) else {
                return ([leaf.unresolved(.ambiguous)], false)
            }
            choice = (candidates[nearest], results[nearest])
        }
        var found = FoundDeclaration(
            declaration: choice.declaration, leaves: choice.leaves, usedIn: frame.path,
            showsComposed: index.isForTranscript
        ).strings(for: leaf)
        if frame.open.isEmpty { found.leaves = found.leaves.map { $0.moved(to: leaf, in: frame.path) } }
        if !found.isFollowed, choice.declaration.isOptional {
            for index in found.leaves.indices { found.leaves[index].isOptional = true }
        }
        return found
    }

    /// The index of the candidate that shares the most folders with a file, and so is most likely in the same module.
    /// Nil if several candidates share the most.
    private static func nearest(_ candidates: [String], to path: String) -> Int? {
        let folders = path.split(separator: "/")
        let common = candidates.map { zip($0.split(separator: "/"), folders).prefix { $0 == $1 }.count }
        guard let most = common.max(), common.filter({ $0 == most }).count == 1 else { return nil }
        return common.firstIndex(of: most)
    }

    /// The string whose member is used: `title` in `title.localized`, the raw value of a case, or `self` in an
    /// extension of `String`. Empty if the member isn't a string's.
    private func receiver(
        of reference: Reference, _ leaf: StringLeaf, _ candidates: [SymbolDeclaration], _ frame: Frame
    ) -> [StringLeaf] {
        // In an extension of `String`, `self` is followed only if the values of properties are known.
        if !known.isEmpty, reference.path.count == 1, candidates.first?.owner == "String",
            frame.bindings["self"] != nil
        {
            var own = StringLeaf(.dynamic, at: leaf.span, key: "self")
            own.reference = .parameter("self")
            return [own]
        }
        guard reference.receiver.isEmpty, reference.path.count > 1, reference.path.first != "String" else {
            return reference.receiver
        }
        if let text = rawValue(Array(reference.path.dropLast()), reference.enclosingType, leaf, frame.path) {
            return [text]
        }
        guard candidates.first?.name.hasPrefix("String.") == true else { return [] }
        var base = StringLeaf(.dynamic, at: leaf.span, key: leaf.key)
        base.reference = Reference(path: reference.path.dropLast(), enclosingType: reference.enclosingType)
        return [base]
    }

    /// The arguments as a function takes them: with the raw values of enumeration cases as their strings, `"play"` for
    /// `.play` in `localize(.play)`, and with the values that initializers make.
    private mutating func taken(
        _ arguments: [Reference.Argument], written reference: Reference, by declaration: SymbolDeclaration,
        _ frame: Frame
    ) -> [Reference.Argument] {
        guard let written = reference.arguments, let parameters = declaration.parameters,
            let types = ArgumentMatch.types(of: written, in: parameters)
        else { return arguments }
        return zip(arguments, zip(written, types)).map { argument, pair in
            let (written, type) = pair
            guard written.leaves.contains(where: { $0.reference != nil }) else { return argument }
            var changed = argument
            changed.made = made(by: written.leaves, of: type.map { index.fullName($0, in: declaration) }, frame)
            let rawValues = written.leaves.compactMap { leaf -> StringLeaf? in
                guard let reference = leaf.reference, !reference.isParameter else { return nil }
                let (path, enclosing) = (reference.path, reference.enclosingType)
                guard path.first?.isEmpty == true else { return rawValue(path, enclosing, leaf, frame.path) }
                return type.flatMap { rawValue([$0] + path.dropFirst(), enclosing, leaf, declaration.path) }
            }
            guard !rawValues.isEmpty, rawValues.count == written.leaves.count else { return changed }
            changed.leaves = Self.located(rawValues, in: frame.path)
            return changed
        }
    }

    /// The raw value of a case, at the location of a leaf; nil if the name isn't a case with a string as its raw value.
    private func rawValue(
        _ path: [String], _ enclosingType: String?, _ leaf: StringLeaf, _ origin: String
    ) -> StringLeaf? {
        let reference = Reference(path: path + ["rawValue"], enclosingType: enclosingType)
        guard case .declarations(let found) = index.find(reference, in: origin), found.count == 1,
            found[0].leaves.count == 1, found[0].leaves[0].kind == .hardCoded
        else { return nil }
        var text = StringLeaf(.hardCoded, at: leaf.span, key: found[0].leaves[0].key)
        text.branch = leaf.branch
        return text
    }

    static func located(_ leaves: [StringLeaf], in path: String) -> [StringLeaf] {
        leaves.map { leaf in
            var leaf = leaf
            leaf.path = leaf.path ?? path
            for index in leaf.slots.indices { leaf.slots[index].path = leaf.slots[index].path ?? path }
            return leaf
        }
    }

    /// The strings that a declaration provides, with the arguments of the call in place of its parameters.
    private mutating func strings(
        of declaration: SymbolDeclaration, called arguments: [Reference.Argument]?, on receiver: [StringLeaf],
        of value: MadeValue?, _ frame: Frame
    ) -> [StringLeaf] {
        let id = SourcePlace(path: declaration.path, span: declaration.span)
        followed.insert(id)
        guard !frame.open.contains(id) else {
            // The property is assigned a value that is made of its previous value, which is followed anyway.
            if declaration.isSettable { return [] }
            var cycle = StringLeaf(.dynamic, at: declaration.span, key: declaration.name)
            cycle.remark = .unresolved(.tooDeep)
            return [cycle]
        }
        var inner = Frame(path: declaration.path, open: frame.open + [id])
        let parameters = declaration.parameters ?? []
        let bindings = arguments.flatMap { ArgumentMatch.bindings(of: $0, to: parameters) }
        inner.bindings = bindings ?? [:]
        // Only a transcript has a string in each of its branches.
        let isBranched = index.isForTranscript && declaration.leaves.isBranched
        let known = isBranched ? bindings.map { ArgumentMatch.known($0, of: parameters) } : nil
        if !receiver.isEmpty {
            let value = Occurrence.Argument(expression: "self", specifier: nil)
            inner.bindings["self"] = [Reference.Argument(label: nil, leaves: receiver, value: value)]
        }
        var own = declaration.leaves.assuming(known ?? .always)
        if isBranched { own = own.keeping { isForUnmadeCases($0, of: declaration) ? nil : $0 } }
        if isBranched, let bindings { own = own.omitting(parameters.filter { bindings[$0.name] == nil }) }
        if let value {
            own = value.setting(own, of: declaration, index)
            inner.bindings.merge(value.members.mapValues { [$0] }) { parameter, _ in parameter }
            if let enumCase = value.enumCase { own = own.of(enumCase, "self") }
        }
        own = own.of(enumCasesIn: inner.bindings)
        var leaves = Self.located(resolved(own, inner).filter(\.isWanted), in: declaration.path)
        // A property that is empty at first gets its string at run time.
        if declaration.isSettable, index.isForTranscript { leaves = leaves.filter { $0.silence == nil } }
        if !declaration.assigned.isEmpty {
            // An assigned value replaces an empty initial value.
            let assigned = resolved(declaration.assigned, inner).filter(\.isWanted)
            leaves = leaves.filter { $0.silence == nil }
            let values = AssignedValues(assigned, isForTranscript: index.isForTranscript)
            leaves += Self.located(values.strings, in: declaration.path)
            if values.hasOthers {
                for index in leaves.indices { leaves[index].isReplaceable = true }
            }
        }
        if index.isForTranscript, let bindings { leaves = leaves.inserting(bindings) }
        // A function that looks up its argument is a wrapper. Its other strings are fallbacks, except for the values of
        // its format string. What it tests doesn't matter to its callers.
        guard leaves.contains(where: \.isPassedKey) else { return leaves }
        let formats = Set(leaves.lazy.filter { $0.isPassedKey && !$0.arguments.isEmpty }.map(\.key))
        return leaves.filter { leaf in
            // The function may look up the key in several ways that aren't all recognized as a format.
            leaf.isPassedValue || leaf.isPassedKey && (!leaf.arguments.isEmpty || !formats.contains(leaf.key))
        }.map { leaf in
            var leaf = leaf
            if leaf.isPassedValue { leaf.branch = leaf.passage.branch }
            return leaf
        }
    }

    private func isForUnmadeCases(_ leaf: StringLeaf, of declaration: SymbolDeclaration) -> Bool {
        index.isForUnmadeCases(leaf.branch, in: declaration.owner, declaration.path) { name in
            declaration.parameters?.first { $0.name == name }?.type
        }
    }

    private static func isSame(_ left: [StringLeaf], _ right: [StringLeaf]) -> Bool {
        left.map(\.kind) == right.map(\.kind) && left.map(\.key) == right.map(\.key)
            && left.map(\.call?.table) == right.map(\.call?.table)
    }
}

extension StringLeaf {
    /// Whether it may be a case with associated values, such as `.songs(title)`.
    fileprivate var isCaseWithValues: Bool {
        guard let reference, reference.arguments != nil else { return false }
        return reference.path.count == 2 && reference.path[0].isEmpty && reference.path[1] != "init"
    }
}

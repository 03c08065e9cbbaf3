import AXModel
import AXSource

/// One of the strings that an expression may evaluate to, or a value that may be a string. The expression may be in any
/// source language.
///
///     label = isOn ? L10n.play : "Stop \(name)"
///                    ─────────   ──────────────
///                    a constant  a literal, which isn't split
///                    reference   literal.formatKey  Stop %@
///                    branch      isOn               !(isOn)
struct StringLeaf: Sendable {
    // The string.
    var kind: Occurrence.Kind
    /// The key, the constant's name, the literal's value or the expression.
    var key: String
    var literal = Literal()
    /// The localization call that it's the key of.
    var call: LocalizationCall?
    var keyForm = FoundString.KeyForm.literal
    /// The key with the values of its placeholders; nil without interpolations.
    var runtimeKey: RuntimeKey?
    var arguments: [Occurrence.Argument] = []
    /// The changes that the code makes to the string, in order.
    var textChanges: [TextChange] = []
    /// Whether this is certainly a string and not another value.
    var isCertain = true
    /// Why the string is unknown, or what the analysis assumes.
    var remark: Remark?

    // Its location.
    /// The span in the file that contains the string; after resolution, in the file that uses it.
    var span: Span
    /// The file that ``span`` belongs to; nil if it's the file that uses the string.
    var path: String?
    /// The location of the string, if ``span`` is in another file that uses it.
    var definition: SourcePlace?
    var branch: Branch
    /// The concatenations that it's a part of, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// The expressions that insert the string into another string, such as a value of a format. Empty if it's spoken by
    /// itself.
    var insertedAs: [String] = []
    /// The value whose description is the string, to look up its type: `kind` in `"\(kind)"`. Nil for other leaves, and
    /// if no transcript is made.
    var described: ValueName?
    /// Whether it's used only if it isn't nil: the value of `if let title = …`.
    var isUnwrapped = false
    /// Whether another string is used if this value is nil: `title` in `title ?? "Untitled"`.
    var hasFallback = false
    /// Whether the value is a property or parameter that may be nil.
    var isOptional = false
    /// Which values are wanted in the context of this leaf, such as only localized strings.
    var interest = StringFilter.everything
    /// The index, in the same list, of the leaf whose call or member access contains this one. This leaf is used only
    /// if the containing leaf's reference can't be resolved.
    var owner: Int?

    // Its reference.
    /// The name to look up when the whole project is known; nil if the leaf is complete.
    var reference: Reference?
    var passage = Passage()
    /// The full name of the property whose setter is given the value: that of `title` for `newValue`. Nil for other
    /// values, and if no transcript is made.
    var newValueOf: String?
    /// The localization key of a constant or wrapper.
    var resolved: Occurrence.Resolved?
    /// Whether the string is a value of a property to which the code also assigns values that aren't known.
    var isReplaceable = false
    /// The property that provides the string but may also have a value that isn't known; nil for other strings.
    var replacement: Replacement?

    struct Replacement: Sendable {
        let property: String
        /// The number of concatenations around the property. They are the first ones in the leaf's
        /// ``StringLeaf/slots``.
        let slots: Int
    }

    struct Literal: Sendable {
        /// Whether it's on one line, without interpolations.
        var isPlain = false
        /// Whether the other leaves of the expression decide if it's a key.
        var isUndecided = false
        /// The key that a localization call makes of it: `%lld songs` for `\(count) songs`.
        var formatKey: String?
    }

    /// The nested functions that a leaf was passed through.
    struct Passage: Sendable {
        /// The number of functions.
        var depth = 0
        /// The branch of the string as an argument of the outermost call.
        var branch = Branch.always
        /// Whether a function uses it as a key.
        var isLookedUp = false
        /// Whether a function inserts it into another string as a value.
        var isValue = false
        /// The expressions that passed it to the functions, the innermost call last.
        var arguments: [String] = []
        /// What the functions add to the string, in terms of the parameters of the innermost one that is being
        /// followed.
        var added = Addition()
    }

    /// What a function adds to a string that is passed to it.
    struct Addition: Sendable {
        /// Whether ``StringLeaf/branch`` is the function's.
        var isInBranch = false
        /// Whether the function uses the string as a format, so that ``StringLeaf/arguments`` are the function's.
        var isFormat = false
        /// How many of ``StringLeaf/slots`` are the function's. They are the first ones.
        var slots = 0
    }

    /// Whether the leaf is an argument that a function looks up.
    var isPassedKey: Bool { passage.isLookedUp && passage.depth > 0 }

    /// Whether the leaf is an argument that a function inserts into a string.
    var isPassedValue: Bool { passage.isValue && passage.depth > 0 }

    init(_ kind: Occurrence.Kind, at span: Span, key: String, branch: Branch = .always) {
        self.kind = kind
        self.span = span
        self.key = key
        self.branch = branch
    }

    /// Why the value has no words; nil if it may have some.
    var silence: Remark.Silence? {
        if case .silence(let silence)? = remark { silence } else { nil }
    }

    /// Whether this is one of the choices for a part of another string, and empty: `count > 1 ? "s" : ""`. Whether a
    /// value is nil isn't a choice.
    var isEmptyPart: Bool {
        guard silence == .emptied, !insertedAs.isEmpty, let test = branch.tests.last else { return false }
        if case .isNil = test.kind { return false }
        return true
    }

    /// Whether this is certainly a string without words, and not another value.
    var isWordless: Bool { silence == .emptied || silence == .wordless }

    /// The leaf after the other leaves of the expression have decided whether an undecided literal is a key:
    /// - If SwiftUI looks up one of the other leaves, the literal is a key.
    /// - Otherwise, if one of them is a string, the literal is hard-coded.
    /// - Otherwise, the leaf remains unchanged.
    func decided(among leaves: [StringLeaf]) -> StringLeaf {
        guard literal.isUndecided else { return self }
        let isKey = leaves.contains { $0.kind == .localizedCall && $0.call?.showsStrings == true }
        let isText = leaves.contains { $0.kind == .localizedCall || $0.kind == .hardCoded }
        guard isKey || isText else { return self }
        var leaf = self
        leaf.remark = nil
        leaf.kind = isKey ? .localizedCall : .hardCoded
        leaf.keyForm = .literal
        leaf.call = isKey ? .bareKey : nil
        leaf.key = isKey ? literal.formatKey ?? key : key
        return leaf
    }

    /// Whether ``interest`` includes the leaf.
    var isWanted: Bool {
        switch interest {
        case .everything: true
        case .strings: kind == .dynamic ? isWordless : kind != .constant || isCertain
        case .localized: kind == .localizedCall
        }
    }
}

extension [StringLeaf] {
    /// The leaves without the tests that `known` implies, and without the leaves that it excludes.
    func assuming(_ known: Branch) -> [StringLeaf] {
        if known.isAlways || !isBranched { return self }
        return keeping { leaf in
            guard let branch = leaf.branch.assuming(known) else { return nil }
            var leaf = leaf
            leaf.reference?.assume(known)
            leaf.branch = branch
            for index in leaf.slots.indices { leaf.slots[index].concatenation.assume(known) }
            return leaf
        }
    }

    /// Whether a test decides on one of the leaves, or on a string that one of them contains.
    var isBranched: Bool {
        contains { leaf in
            !leaf.branch.isAlways || leaf.reference?.isBranched == true
                || leaf.slots.contains(where: \.concatenation.isBranched)
        }
    }

    /// The leaves that `change` returns, with the indices of their owners among them.
    func keeping(_ change: (StringLeaf) -> StringLeaf?) -> [StringLeaf] {
        var kept: [Int: Int] = [:]
        var leaves: [StringLeaf] = []
        for (index, leaf) in enumerated() {
            guard var leaf = change(leaf) else { continue }
            leaf.owner = leaf.owner.flatMap { kept[$0] }
            kept[index] = leaves.count
            leaves.append(leaf)
        }
        return leaves
    }
}

/// The name of a constant, function or parameter in an expression, to look up when the whole project is known.
struct Reference: Sendable {
    struct Argument: Sendable {
        let label: String?
        /// The strings that the argument may be.
        var leaves: [StringLeaf]
        /// The argument as a value for a placeholder.
        let value: Occurrence.Argument
        /// Nil if the file doesn't show the type.
        var type: String?
        /// The values that initializers of the app make, among those that the argument may be. Known when the argument
        /// is followed into the called code.
        var made: [MadeValue] = []

        /// The argument for a parameter that takes a key.
        var asKey: Argument {
            var argument = self
            argument.leaves = leaves.map(\.asKey)
            return argument
        }
    }

    /// The parts of a dotted name without `self`: `["Strings", "play"]`. The first part is empty for `.play`. The type
    /// of a variable, if the file shows it, replaces the variable's name.
    let path: [String]
    /// The full dotted name of the type around the expression; nil outside types.
    let enclosingType: String?
    /// Whether the name is a parameter of the enclosing declaration. In a member of `String`, `self` counts as a
    /// parameter.
    var isParameter = false
    /// Whether the first part is written as a type: `Strings.play`, not `title` or `viewModel.title`.
    var isStatic = false
    /// Whether the name begins with `Self`: `Self.play`.
    var isOwn = false
    /// Whether ``base`` is a parameter of the enclosing function, or a member of one.
    var isOfParameter = false
    /// The value whose member it is, as written in the source; nil for a bare name, and for a member of a type or of
    /// `self`.
    var base: String?
    /// The value that `self` is in the referenced member, as written in the source; nil for a member of a type or of
    /// `self`.
    var receiverText: String? {
        if base != nil || !isStatic || path.count < 3 { return base }
        let value = path.dropLast()
        return value.last?.beginsWithCapital == false ? value.joined(separator: ".") : nil
    }

    /// Whether it's a member of ``base`` only if that isn't nil: `kind?.name`.
    var isChained = false
    /// The arguments in order; nil if this isn't a call.
    var arguments: [Argument]?
    /// The string that has the member: `"play.button"` in `"play.button".localized`.
    var receiver: [StringLeaf] = []
    /// The call of an initializer that makes the value whose member it is, as the only leaf: `State(.on)` in
    /// `State(.on).title`. Empty for other references.
    var maker: [StringLeaf] = []

    init(path: [String], enclosingType: String?) {
        self.path = path
        self.enclosingType = enclosingType
    }

    static func parameter(_ name: String, in type: String? = nil) -> Reference {
        var reference = Reference(path: [name], enclosingType: type)
        reference.isParameter = true
        return reference
    }

    /// Whether a test decides on a string of the receiver, its initializer or an argument.
    fileprivate var isBranched: Bool {
        receiver.isBranched || maker.isBranched || arguments?.contains(where: \.leaves.isBranched) == true
    }

    /// Removes the strings that `known` excludes from the receiver, its initializer and the arguments.
    mutating func assume(_ known: Branch) {
        receiver = receiver.assuming(known)
        maker = maker.assuming(known)
        arguments = arguments?.map { argument in
            var argument = argument
            argument.leaves = argument.leaves.assuming(known)
            return argument
        }
    }

    var name: String { path.joined(separator: ".") }

    /// The dotted name as written in the source.
    var written: String { isOwn ? "Self.\(name)" : name }
}

/// A value that an initializer of the app makes, such as `Key(name: "play")`, or a case of an enumeration. The code
/// that takes it may use its members: `key.name` is `"play"`.
struct MadeValue: Sendable {
    /// The branch in which the value is this one.
    var branch = Branch.always
    /// The arguments by the names of the initializer's parameters, which are those of the members that they set.
    let members: [String: Reference.Argument]
    /// The values of the members whose arguments are omitted: `nil`, `""` and other simple ones.
    let omitted: [String: String]
    /// The case, if the value is one of an enumeration.
    var enumCase: EnumCase?

    struct EnumCase: Sendable {
        let name: String
        /// The associated values.
        let values: [Reference.Argument]
    }
}

/// Which values count as strings.
enum StringFilter: Int, Comparable, Sendable {
    /// Only strings that are certainly for people: localized strings.
    case localized
    /// Strings in the source: localized strings, constants with a known root, and literals.
    case strings
    /// Every value.
    case everything

    static func < (left: StringFilter, right: StringFilter) -> Bool { left.rawValue < right.rawValue }
}

import AXModel
import AXSource

/// A string, or a value that may be one, at the end of an expression. It says nothing about the language it is written in.
///
///     label = isOn ? L10n.play : "Stop \(name)"
///                    ─────────   ──────────────
///                    a constant  a literal, which is kept whole
///                    reference   literal.formatKey  Stop %@
///                    branch      isOn               !(isOn)
struct StringLeaf: Sendable {
    // What it is.
    var kind: Occurrence.Kind
    /// The key, the constant's name, the literal's text or the expression.
    var key: String
    var literal = Literal()
    /// The localization call that it is the key of.
    var call: LocalizationCall?
    var keyForm = FoundString.KeyForm.literal
    /// The key with the values of its placeholders; nil where nothing is interpolated.
    var runtimeKey: RuntimeKey?
    var arguments: [Occurrence.Argument] = []
    /// Whether this is certainly a string and not another value.
    var isCertain = true
    /// Why there is no string, or what is assumed.
    var remark: Remark?

    // Where it is.
    /// In the file that has it, and at last where it is used.
    var span: Span
    /// The file that the leaf was read from, while it isn't the one that uses it.
    var path: String?
    /// The string itself, where ``span`` is the place in another file that uses it.
    var home: StringLocation?
    var branch: Branch
    /// The concatenations that it is a part of, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// Which strings count at this place.
    var interest = Interest.everything
    /// The leaf, as an index into the same list, whose access encloses this one. It counts where that one's reference leads
    /// nowhere.
    var owner: Int?

    // What it leads to.
    /// What to look up once the whole project is known; nil where the leaf is all there is.
    var reference: Reference?
    var passage = Passage()
    /// The localization key behind a constant or wrapper.
    var resolved: Occurrence.Resolved?

    /// What is known of a literal.
    struct Literal: Sendable {
        /// Whether it is one line without interpolation.
        var isPlain = false
        /// Whether only the types of its neighbors tell whether it is a key.
        var isUndecided = false
        /// The key that a localization call makes of it: `%lld songs` for `\(count) songs`.
        var formatKey: String?
    }

    /// The way through the functions that a leaf was handed to.
    struct Passage: Sendable {
        /// The number of functions, one inside the other.
        var depth = 0
        /// The branch in which it was handed to the innermost one.
        var branch = Branch.always
        /// Whether a function uses it as a key.
        var isLookedUp = false
        /// Whether a function puts it into another string, as a value.
        var isValue = false
    }

    /// Whether the function that gives the leaf looks up its own argument.
    var isPassedKey: Bool { passage.isLookedUp && passage.depth > 0 }

    /// Whether the leaf is a value of the string that the function makes.
    var isPassedValue: Bool { passage.isValue && passage.depth > 0 }

    init(_ kind: Occurrence.Kind, at span: Span, key: String, branch: Branch = .always) {
        self.kind = kind
        self.span = span
        self.key = key
        self.branch = branch
    }

    /// Why the value has no words; nil where it may have some.
    var silence: Remark.Silence? {
        if case .silence(let silence)? = remark { silence } else { nil }
    }

    /// Whether this is certainly a text that says nothing, and not another value.
    var isWordless: Bool { silence == .emptied || silence == .wordless }

    /// A literal that is a key where a neighbor is one that SwiftUI looks up, and a text where a neighbor is a text.
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

    /// Whether the leaf counts where only some strings do.
    var isWanted: Bool {
        switch interest {
        case .everything: true
        case .strings: kind == .dynamic ? isWordless : kind != .constant || isCertain
        case .localized: kind == .localizedCall
        }
    }
}

/// What an expression names: a constant, a function or a parameter, to be looked up when the whole project is known.
struct Reference: Sendable {
    /// An argument of a call.
    struct Argument: Sendable {
        let label: String?
        /// The strings that the argument may give.
        var leaves: [StringLeaf]
        /// The argument as a value of a format.
        let value: Occurrence.Argument
        /// The type, as far as the file shows it.
        var type: String?

        /// The argument of a parameter that takes a key.
        var asKey: Argument {
            var argument = self
            argument.leaves = leaves.map(\.asKey)
            return argument
        }
    }

    /// The names from the root on, `self` left out: `["Strings", "play"]`. The root is empty for `.play`. Where the file
    /// shows the type of a variable, the type's name stands for it.
    let path: [String]
    /// The full dotted name of the type that the expression stands in; nil outside of types.
    let enclosingType: String?
    /// Whether the name is a parameter of the enclosing declaration; `self` is what a member of a string is taken of.
    var isParameter = false
    /// Whether the root is written as a type: `Strings.play`, not `title` or `viewModel.title`.
    var isStatic = false
    /// Whether it is spelled `Self.play`.
    var isOwn = false
    /// The arguments in order; nil where nothing is called.
    var arguments: [Argument]?
    /// The string that the member is taken of: `"play.button".localized`.
    var receiver: [StringLeaf] = []

    init(path: [String], enclosingType: String?) {
        self.path = path
        self.enclosingType = enclosingType
    }

    /// A parameter of the enclosing declaration.
    static func parameter(_ name: String) -> Reference {
        var reference = Reference(path: [name], enclosingType: nil)
        reference.isParameter = true
        return reference
    }

    /// The dotted name.
    var name: String { path.joined(separator: ".") }

    /// The dotted name as it is spelled at the place.
    var spelled: String { isOwn ? "Self.\(name)" : name }
}

/// Which strings count at a place.
enum Interest: Int, Comparable, Sendable {
    /// Only what is certainly meant for people: localized strings.
    case localized
    /// Strings in the source: localized ones, constants with a known root, and literals.
    case strings
    /// Whatever stands there.
    case everything

    static func < (left: Interest, right: Interest) -> Bool { left.rawValue < right.rawValue }
}

import AXModel
import AXSource

/// A string, or what may be one, at the end of an expression. It says nothing about the language it is written in.
struct StringLeaf: Sendable {
    var kind: Occurrence.Kind
    /// Where the string or expression stands in its file.
    var span: Span
    /// The key, the constant's name, the literal's text or the expression.
    var key: String
    /// The branch that it is in.
    var branch: Branch
    /// The branch in which it was handed to a parameter.
    var handedBranch = Branch.always
    var remark: Remark?
    /// The localization call that it is the key of.
    var call: LocalizationCall?
    var keyForm = FoundString.KeyForm.literal
    var arguments: [Occurrence.Argument] = []
    /// Whether this is certainly a text and not another value.
    var isCertain = true
    var isPlainLiteral = false
    /// Which strings count at this place.
    var interest = Interest.everything
    /// Whether this is a literal of which only the type of its neighbors tells whether it is a key.
    var isUndecided = false
    /// What to look up once the whole project is known; nil where the leaf is all there is.
    var reference: Reference?
    /// The leaf, as an index into the same list, inside of whose access this one stands. It counts where that one's
    /// reference leads nowhere.
    var owner: Int?
    /// What a localization call with placeholders looks up for this literal: `%lld songs` for `\(count) songs`.
    var formatKey: String?
    /// The key with the values of its placeholders; nil where nothing is interpolated.
    var runtimeKey: RuntimeKey?
    /// The file that the leaf stands in, where that is not the file it is used in.
    var path: String?
    /// Where the string stands, where ``span`` is the place in another file that uses it.
    var home: StringHome?
    /// How many functions, one inside of the other, the leaf was handed to before it is found.
    var passes = 0
    /// The text that the leaf is put together with others to, without a pause; nil where it stands for itself.
    var joint: Span?
    /// Whether it is `String(describing:)` of an optional.
    var isOptionalDescribed = false
    /// Whether a function looks up what was handed to it.
    var isLookedUp = false
    /// Whether a function puts what was handed to it into a text: as a value of a format, or by interpolation.
    var isValue = false

    /// Whether the leaf is a look-up of what was handed to the function that it is found in.
    var isPassedKey: Bool { isLookedUp && passes > 0 }

    /// Whether the leaf is a value of the text that the function makes in which it is found.
    var isPassedValue: Bool { isValue && passes > 0 }
    /// The localization key behind a constant or wrapper.
    var resolved: Occurrence.Resolved?

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
        guard isUndecided else { return self }
        let isKey = leaves.contains { $0.kind == .localizedCall && $0.call?.showsStrings == true }
        let isText = leaves.contains { $0.kind == .localizedCall || $0.kind == .hardCoded }
        guard isKey || isText else { return self }
        var leaf = self
        leaf.remark = nil
        leaf.kind = isKey ? .localizedCall : .hardCoded
        leaf.keyForm = .literal
        leaf.call = isKey ? .bareKey : nil
        leaf.key = isKey ? formatKey ?? key : key
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

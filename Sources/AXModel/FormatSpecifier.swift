/// A conversion in a format string, as Foundation reads it: `%@`, `%1$lld`, `%-*.3f`, `%#@count@` …
///
/// Grammar and meaning follow `CFString.c` in swift-corelibs-foundation: after `%`, flags, digits (a width, or a
/// position if `$` follows), a precision and length modifiers may appear in any order before the conversion letter.
///
/// In catalogs, Xcode 26 allows a name for the argument, after the percent sign or the position: `%(count)lld`,
/// `%1$(name)@`. Xcode replaces names with positions when it builds the app. Foundation doesn't support names: it
/// prints `(count)lld` (measured on swift-corelibs-foundation, Swift 6.3).
public struct FormatSpecifier: Hashable, Sendable {
    /// The type of the argument that a conversion uses.
    package enum ArgumentType: Hashable, Sendable {
        case object
        /// An integer of `bytes` bytes.
        case integer(bytes: Int)
        case float
        /// A UTF-16 unit or a C character.
        case character
        /// A C string or a pointer.
        case pointer
        /// `%arg`, in the forms of a substitution in a catalog: the argument of the substitution, which specifies its
        /// type. Elsewhere, Foundation reads it as `%a` and two letters.
        case ownArgument
        /// `%%` uses no argument.
        case none
    }

    /// A width or a precision.
    package enum Amount: Hashable, Sendable {
        case number(Int)
        /// The value of an argument: the one at `position`, or the next one if `position` is nil.
        case argument(position: Int?)
    }

    /// The valid argument positions, which begin at 1. Foundation rejects positions above 127 (`CFString.c`).
    public static let arguments = 1...127

    /// The specifier as written.
    public let raw: String
    /// The location of the specifier in the message, in UTF-8 offsets.
    public let range: Range<Int>
    /// The explicit 1-based position of the argument, such as 2 in `%2$@`; nil if there isn't one.
    public let position: Int?
    /// The name between the parentheses of `%(count)lld`; nil for a specifier without a name.
    public let name: String?
    /// The flags, as in C: `-`, `+`, a space, `0` and `#`.
    public let flags: Set<Character>
    package let width: Amount?
    package let precision: Amount?
    /// The length modifier: `h`, `ll`, `q` …; empty if there isn't one.
    public let length: String
    /// The conversion letter, such as `d`, or one of the characters `@` and `%`.
    public let conversion: Character
    /// The name between the at signs of `%#@name@`; nil if the specifier isn't a variable.
    public let variable: String?

    /// The type of the argument that the conversion uses.
    package var type: ArgumentType {
        if raw == Self.ownArgument { return .ownArgument }
        return switch conversion {
        case "%": .none
        case "@": .object
        case "d", "i", "D", "u", "U", "o", "O", "x", "X": .integer(bytes: integerSize)
        case "f", "F", "e", "E", "g", "G", "a", "A": .float
        case "c", "C": .character
        default: .pointer
        }
    }

    static let ownArgument = "%arg"

    /// Whether the specifier is an escaped percent sign, as in `100%%`.
    public var isLiteralPercent: Bool { conversion == "%" }

    private var integerSize: Int {
        switch length {
        case "hh": 1
        case "h": 2
        case "l", "ll", "q", "z", "t", "j": 8
        default: 4
        }
    }
}

extension FormatSpecifier.ArgumentType {
    /// Whether the argument is a number, which can select a plural form.
    package var isNumber: Bool { isInteger || self == .float }

    package var isInteger: Bool {
        if case .integer = self { true } else { false }
    }
}

/// One conversion of a format string, as Foundation reads it: `%@`, `%1$lld`, `%-*.3f`, `%#@count@` …
///
/// Grammar and meaning follow `CFString.c` of swift-corelibs-foundation: after `%`, flags, digits (a width, or a position
/// when `$` follows), a precision and length modifiers may come in any order until a conversion letter.
///
/// Catalogs of Xcode 26 may name the argument, after the percent sign or the position: `%(count)lld`, `%1$(name)@`. Xcode
/// replaces names by positions when it builds the app. Foundation knows no names: it prints `(count)lld` (measured on
/// swift-corelibs-foundation, Swift 6.3).
public struct FormatSpecifier: Hashable, Sendable {
    /// What a conversion takes from the argument list.
    public enum ArgumentType: Hashable, Sendable {
        case object
        /// An integer of `bytes` bytes.
        case integer(bytes: Int)
        /// A floating point number.
        case float
        /// A UTF-16 unit or a C character.
        case character
        /// A C string or a pointer.
        case pointer
        /// `%arg`, in the forms of a catalog's substitution: the argument of the substitution, which says of what type it
        /// is. Anywhere else Foundation reads `%a` and two letters.
        case ownArgument
        /// `%%` takes nothing.
        case none
    }

    /// A width or a precision.
    public enum Amount: Hashable, Sendable {
        case number(Int)
        /// Taken from the argument list, at a position where one is given.
        case argument(position: Int?)
    }

    /// The arguments that a text can name: Foundation refuses positions over 127 (`CFString.c`).
    public static let arguments = 1...127

    /// The specifier as written.
    public let raw: String
    /// UTF-8 offsets in the message.
    public let range: Range<Int>
    /// The 1-based argument, for `%2$@`.
    public let position: Int?
    /// The name between the parentheses of `%(count)lld`.
    public let name: String?
    public let flags: Set<Character>
    public let width: Amount?
    public let precision: Amount?
    /// `h`, `ll`, `q` …; empty when there is none.
    public let length: String
    /// The conversion letter.
    public let conversion: Character
    /// The name between the at signs of `%#@name@`.
    public let variable: String?

    /// What the conversion takes from the argument list.
    public var type: ArgumentType {
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

    /// How string catalogs spell the argument of a substitution in its forms.
    static let ownArgument = "%arg"

    /// A percent sign for people, as in `100%%`.
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

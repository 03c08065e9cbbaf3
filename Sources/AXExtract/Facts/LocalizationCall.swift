import AXModel

/// A localization call, without its key.
struct LocalizationCall: Hashable, Sendable {
    /// An argument that a wrapper may take as a parameter and pass on.
    enum Field: Hashable, Sendable {
        case table
        case text
        case comment
    }

    /// The function or type: `NSLocalizedString`, `Text` …
    var function: String
    var table: String?
    var bundle: String?
    /// The source string.
    var text: String?
    /// The source string with its placeholders, if the file doesn't show all their types.
    var openText: RuntimeKey?
    var comment: String?
    /// Whether interpolations become placeholders of the key.
    var interpolates = true
    /// Whether the call could have a comment for translators.
    var takesComment = false
    /// A limit of the analysis, such as a table name that is computed.
    var remark: Remark?
    /// The names of the enclosing function's parameters that provide arguments of the call, by argument.
    var passed: [Field: String] = [:]

    /// Whether the project declares the function itself.
    var isOwn = false
    /// Whether only a literal is a key, and a `String` is shown unlocalized: `Text(title)`.
    var showsStrings = false

    /// The call for a literal that SwiftUI takes as a key.
    static let bareKey: LocalizationCall = {
        var call = LocalizationCall(function: "LocalizedStringKey")
        call.showsStrings = true
        return call
    }()
}

/// The key that Foundation makes of a literal with interpolations: `%lld of %lld` for `\(n) of \(m)`.
struct RuntimeKey: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        case value(Value)
    }

    struct Value: Hashable, Sendable {
        let expression: String
        /// The format specifier; nil if the type is unknown.
        var specifier: String?
        /// The name by which the type can be looked up in the project; nil if the specifier is known or can't be found.
        var name: ValueName?
    }

    private(set) var pieces: [Piece]

    /// The key, with `%@` for values of unknown type.
    var text: String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let part): text += part
            case .value(let value): text += value.specifier ?? "%@"
            }
        }
    }

    var values: [Value] {
        pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    var arguments: [Occurrence.Argument] {
        values.map { Occurrence.Argument(expression: $0.expression, specifier: $0.specifier) }
    }

    /// Whether the rest of the project may show the types of more values.
    var isOpen: Bool { values.contains { $0.name != nil } }

    /// A remark that values of unknown type are assumed to be objects; nil if all types are known.
    var remark: Remark? {
        let unknown = values.filter { $0.specifier == nil }.map(\.expression)
        return unknown.isEmpty ? nil : .assumedObjects(unknown)
    }

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The key with the specifiers of another key. Nil if the keys differ in more than their specifiers, or if the
    /// specifiers are numbered.
    func taking(specifiersOf other: String) -> RuntimeKey? {
        var specifiers = Message(parsing: other).segments.compactMap { segment -> String? in
            guard case .placeholder(let specifier) = segment, !specifier.isLiteralPercent else { return nil }
            return specifier.raw
        }
        guard specifiers.count == values.count, !specifiers.contains(where: { $0.contains("$") }) else { return nil }
        specifiers.reverse()
        let key = RuntimeKey(
            pieces.map { piece in
                guard case .value(var value) = piece else { return piece }
                value.specifier = specifiers.popLast()
                value.name = nil
                return .value(value)
            })
        return key.text == other ? key : nil
    }

    /// The key with the specifiers that `specifier` returns for values with names. If it returns nil, the type of the
    /// value remains unknown.
    func filled(_ specifier: (ValueName) -> String?) -> RuntimeKey {
        RuntimeKey(
            pieces.map { piece in
                guard case .value(var value) = piece, let name = value.name else { return piece }
                value.specifier = specifier(name)
                value.name = nil
                return .value(value)
            })
    }
}

/// The name of an interpolated value, by which its type is looked up in the project.
struct ValueName: Hashable, Sendable {
    /// The parts of a dotted name; the first may be a type.
    let path: [String]
    /// The labels of the arguments; nil if the value isn't a call.
    var labels: [String?]?
    /// The full dotted name of the type around the expression; nil outside types.
    let enclosingType: String?
    /// Whether the path is the type of the value.
    var isType = false
    /// The specifier to use if the project doesn't show the type of the value: `%lld` for a member named `count`.
    var usual: String?
}

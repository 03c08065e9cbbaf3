import AXModel

/// What a localization call says besides its key.
struct LocalizationCall: Hashable, Sendable {
    /// What a call can say that a wrapper may take as a parameter and hand on.
    enum Field: Hashable, Sendable {
        case table
        case text
        case comment
    }

    /// The function or type: `NSLocalizedString`, `Text` …
    var function: String
    var table: String?
    var bundle: String?
    /// The text in the development language.
    var text: String?
    /// The text with its placeholders, where the file does not show the types of all of them.
    var openText: RuntimeKey?
    var comment: String?
    /// Whether interpolations become placeholders of the key.
    var interpolates = true
    /// Whether the call could say something to translators.
    var takesComment = false
    /// What could not be read, such as a table that is computed.
    var remark: Remark?
    /// The parameters of the enclosing function that give a field.
    var passed: [Field: String] = [:]

    /// Whether the project declares the function itself.
    var isOwn = false
    /// Whether a `String` is a text here, and only a literal is a key: `Text(title)`.
    var showsStrings = false

    /// A literal that SwiftUI takes as a key.
    static let bareKey: LocalizationCall = {
        var call = LocalizationCall(function: "LocalizedStringKey")
        call.showsStrings = true
        return call
    }()
}

/// The key that Foundation makes of a literal with interpolations: `\(n) of \(m)` is looked up as `%lld of %lld`.
struct RuntimeKey: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        case value(Value)
    }

    /// An interpolated value.
    struct Value: Hashable, Sendable {
        let expression: String
        /// The format specifier; nil where the type is not known.
        var specifier: String?
        /// What the project may know the type of; nil where the specifier is known, or nobody can tell.
        var name: ValueName?
    }

    private(set) var pieces: [Piece]

    /// The key, with `%@` where nothing is known.
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

    /// Whether the rest of the project may know more.
    var isOpen: Bool { values.contains { $0.name != nil } }

    /// What is assumed about values whose type is not known; nil when all are known.
    var remark: Remark? {
        let unknown = values.filter { $0.specifier == nil }.map(\.expression)
        return unknown.isEmpty ? nil : .assumedObjects(unknown)
    }

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The key with the specifiers of another one; nil where that has not as many, or numbers them.
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

    /// The key with the specifiers of the values that the project knows.
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

/// What an interpolated value is called, for the project to find its type.
struct ValueName: Hashable, Sendable {
    /// The names from the root on; the root may be a type.
    let path: [String]
    /// The labels of the arguments; nil where nothing is called.
    var labels: [String?]?
    /// The full dotted name of the type that the expression stands in; nil outside of types.
    let enclosingType: String?
    /// Whether the path is the type of the value itself.
    var isType = false
}

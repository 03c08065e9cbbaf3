import AXSource

/// The Swift symbol that Xcode 26 (`xcstringstool generate-symbols`) generates for a manually managed key of a string
/// catalog: `playerPlaySong(title:)` for `player.play_song` with the value `Play %(title)@`.
///
/// Apple doesn't document the naming of symbols. The rule implemented here reproduces all generated files found in
/// public repositories (588 of 588 names, 568 of 568 argument lists).
package struct CatalogSymbol: Hashable, Sendable {
    /// An argument of the generated function.
    package struct Argument: Hashable, Sendable {
        /// The name of a named placeholder or of a substitution; nil for the label `_`.
        package let label: String?
        /// The Swift type, such as `Int` or `String`.
        package let type: String
    }

    /// The name without the table's namespace.
    package let name: String
    /// The arguments by position; empty for a property.
    package let arguments: [Argument]

    /// - Parameters:
    ///   - key: the key of the entry.
    ///   - unit: the entry in the source language; nil if the catalog doesn't contain it, in which case the key is the
    ///     string.
    /// - Returns: nil if the key has no characters that a name can contain.
    package init?(of key: String, _ unit: Unit?) {
        guard let name = Self.name(of: key) else { return nil }
        self.name = name
        let texts = unit?.forms.filter { $0.path.steps.first?.isSubstitution != true }.map(\.text.string) ?? []
        let arguments = Self.arguments(of: texts.last ?? key, unit?.substitutions ?? [:])
        self.arguments = arguments.isEmpty ? Self.arguments(of: key, [:]) : arguments
    }

    /// The name of the symbol, without its arguments; nil if the key has no characters that a name can contain.
    package static func name(of key: String) -> String? {
        var name = ""
        for word in words(of: key) {
            // Only leading capitals and the lowercase letters that follow them change: `CKAsset` becomes `Ckasset`, or
            // `ckasset` at the beginning.
            let capitals = word.prefix(while: \.isUppercase)
            let small = word[capitals.endIndex...].prefix { $0.isLetter && !$0.isUppercase }
            let head = (capitals + small).lowercased()
            name += (name.isEmpty ? head : head.prefix(1).uppercased() + head.dropFirst()) + word[small.endIndex...]
        }
        guard let first = name.first else { return nil }
        return first.isNumber ? "_" + name : name
    }

    /// The words of a key: runs of letters, and runs of digits. Format specifiers separate words, and apostrophes are
    /// removed.
    private static func words(of key: String) -> [Substring] {
        let plain = Message(parsing: key).segments.map { segment in
            if case .text(let text) = segment { text } else { " " }
        }.joined().filter { $0 != "’" && $0 != "'" }
        return plain.split { !isNamed($0) }.flatMap { word -> [Substring] in
            var parts: [Substring] = []
            var rest = word[...]
            while !rest.isEmpty {
                let digits = rest.prefix { !$0.isLetter }
                let part = digits.isEmpty ? rest.prefix(while: \.isLetter) : digits
                parts.append(part)
                rest = rest[part.endIndex...]
            }
            return parts
        }
    }

    private static func isNamed(_ character: Character) -> Bool {
        character.isLetter || character.isWholeNumber || character == "$"
    }

    private static func arguments(of text: String, _ substitutions: [String: Substitution]) -> [Argument] {
        var found: [Int: Argument] = [:]
        for taken in Message(parsing: text).numberedSpecifiers() where !taken.specifier.isLiteralPercent {
            let variable = taken.specifier.variable
            let substitution = variable.flatMap { substitutions[$0] }
            let position = taken.specifier.position ?? substitution?.argument ?? taken.argument
            let type = substitution.flatMap { Message.placeholders(in: "%" + $0.specifier).first } ?? taken.specifier
            if found[position] == nil {
                found[position] = Argument(label: variable ?? taken.specifier.name, type: type.swiftType)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension VariationPath.Step {
    fileprivate var isSubstitution: Bool { if case .substitution = self { true } else { false } }
}

extension FormatSpecifier {
    fileprivate var swiftType: String {
        switch type {
        case .integer(let bytes):
            let size = bytes == 8 ? "" : String(bytes * 8)
            return ("uUxXoO".contains(conversion) ? "UInt" : "Int") + size
        case .float: return length.isEmpty ? "Float" : "Double"
        case .object, .ownArgument, .none: return "String"
        case .character: return conversion == "c" ? "CChar" : "UInt16"
        case .pointer: return conversion == "s" ? "UnsafePointer<CChar>" : "UnsafeRawPointer"
        }
    }
}

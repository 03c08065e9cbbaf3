import SwiftSyntax

extension TypeSyntax {
    /// Longer dotted names are those of no program.
    private static let longestPath = 24

    /// The dotted name of a type as it is written, without generic arguments: `UIButton.Configuration`. Nil for anything
    /// but names, and read without recursion: hostile code has names of any length.
    var path: String? {
        var names: [String] = []
        var current = self
        while names.count < Self.longestPath {
            if let named = current.as(IdentifierTypeSyntax.self) {
                return (names + [named.name.bareName]).reversed().joined(separator: ".")
            }
            guard let member = current.as(MemberTypeSyntax.self) else { return nil }
            names.append(member.name.bareName)
            current = member.baseType
        }
        return nil
    }
}

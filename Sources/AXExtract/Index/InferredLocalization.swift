import AXModel
import AXSource

/// How a project localizes its strings, inferred from its declarations.
package struct InferredLocalization: Hashable, Sendable {
    /// Functions that look up their first argument, and members of `String` that look up the string, sorted.
    package let functions: [String]
    /// Types whose constants are localized strings, sorted.
    package let constants: [String]

    /// A type with fewer localized constants isn't reported.
    private static let fewestConstants = 3

    /// - Parameter facts: The facts of the parsed files.
    package init(_ facts: [FileFacts]) {
        let declarations = facts.flatMap(\.declarations).filter { !$0.isPrivate }
        let wrappers = Set(declarations.filter(Self.isWrapper).map(Self.name))
        functions = wrappers.sorted()
        let declared = declarations.filter { $0.parameters != nil }
        let others = Set(declared.map(\.name.lastName)).subtracting(declared.filter(Self.looksUp).map(\.name.lastName))
        var counts: [String: Int] = [:]
        for declaration in declarations
        where declaration.isStatic && Self.isConstant(declaration, wrappers, others) {
            guard let root = Self.root(of: declaration.name) else { continue }
            counts[root, default: 0] += 1
        }
        constants = counts.filter { $0.value >= Self.fewestConstants }.map(\.key).sorted()
    }

    /// Whether the first parameter, or `self` in a member of `String`, is passed to a localization call as its key.
    private static func isWrapper(_ declaration: SymbolDeclaration) -> Bool {
        var keys = Set([declaration.parameters?.first?.name].compactMap(\.self))
        if declaration.name.hasPrefix("String.") { keys.insert("self") }
        return declaration.leaves.contains { leaf in
            guard let reference = leaf.reference, reference.isParameter, let call = leaf.call else { return false }
            return keys.contains(reference.name) && !call.showsStrings
        }
    }

    /// Whether a function passes one of its parameters, or `self`, to a localization call as its key.
    private static func looksUp(_ declaration: SymbolDeclaration) -> Bool {
        declaration.leaves.contains { $0.reference?.isParameter == true && $0.call.map { !$0.showsStrings } ?? false }
    }

    /// Whether a declaration is a localized string. An initializer, as in `Notification.Name("saved")`, doesn't look up
    /// its argument.
    /// - Parameter others: Functions of the project that don't look up their argument, such as `setting("name")`.
    private static func isConstant(
        _ declaration: SymbolDeclaration, _ wrappers: Set<String>, _ others: Set<String>
    ) -> Bool {
        !declaration.leaves.isEmpty
            && declaration.leaves.allSatisfy { leaf in
                if leaf.kind == .localizedCall { return true }
                guard leaf.isText, let name = leaf.reference?.name.lastName else { return false }
                return !name.beginsWithCapital && name != "init" && !others.contains(name) || wrappers.contains(name)
            }
    }

    private static func root(of name: String) -> String? {
        guard let dot = name.firstIndex(of: "."), name.beginsWithCapital else { return nil }
        let root = String(name[..<dot])
        return root == "String" ? nil : root
    }

    private static func name(_ declaration: SymbolDeclaration) -> String {
        declaration.name.hasPrefix("String.") ? String(declaration.name.dropFirst(7)) : declaration.name
    }
}

extension StringLeaf {
    /// Whether the first argument of a call is a literal: `tr("Localizable", "player.play")`.
    fileprivate var isText: Bool {
        reference?.arguments?.first?.leaves.contains { $0.kind == .hardCoded } ?? false
    }
}

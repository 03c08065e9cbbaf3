import AXModel
import AXSource
import SwiftSyntax

/// Finds the app's own properties that are true only on a Mac, such as `ProcessInfo.onMac`, whose value is
/// `processInfo.isiOSAppOnMac || processInfo.isMacCatalystApp`.
struct MacTests {
    fileprivate struct Property {
        let type: String
        let name: String
        let isStatic: Bool
        /// The source of the expressions that the getter returns.
        let results: [String]
    }

    /// How often the properties are searched for those that use one another.
    private static let mostRounds = 8

    /// The expressions with which other code reads the properties of a file: `ProcessInfo.onMac`. Empty unless a
    /// transcript is made.
    static func names(in tree: SwiftTree) -> Set<String> {
        guard tree.isForTranscript, MacTestNames.search.containsWord(in: tree.file.text) else { return [] }
        let properties = properties(in: tree)
        var known = MacTestNames.ofSystem
        for _ in 0..<mostRounds {
            let new = properties.filter { !known.contains($0.name) && isOfMac($0, known) }
            if new.isEmpty { break }
            known.formUnion(new.map(\.name))
        }
        return Set(properties.filter { isOfMac($0, known) }.compactMap(\.expression))
    }

    private static func properties(in tree: SwiftTree) -> [Property] {
        tree.root.tokens(viewMode: .sourceAccurate).compactMap { token -> Property? in
            guard token.text == "Bool",
                let binding = token.parent?.parent?.parent?.as(PatternBindingSyntax.self),
                let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName,
                let getter = StatementResults.getter(of: binding),
                let type = variable.parent?.parent?.parent?.parent.flatMap(TypeDeclaration.init)
            else { return nil }
            let modifiers = variable.modifiers.map(\.name.text)
            return Property(
                type: type.name?.bareName ?? type.extended.map { tree.text($0) } ?? "", name: name,
                isStatic: modifiers.contains("static") || modifiers.contains("class"),
                results: StatementResults(tree: tree).results(of: getter).map { tree.text($0.expression) })
        }
    }

    /// Whether each result that may be true is a test of a Mac.
    private static func isOfMac(_ property: Property, _ known: Set<String>) -> Bool {
        let results = property.results.filter { $0 != "false" }
        return !results.isEmpty
            && results.allSatisfy { result in
                result.split(separator: " || ").allSatisfy { either in
                    either.split(separator: " && ").contains { isOfMac($0, in: property.type, known) }
                }
            }
    }

    private static func isOfMac(_ condition: Substring, in type: String, _ known: Set<String>) -> Bool {
        let path = condition.split(separator: ".")
        guard let name = path.last, known.contains(String(name)) else { return false }
        return ["", "self", "Self", "processInfo", "ProcessInfo", "ProcessInfo.processInfo", type[...]].contains(
            path.dropLast().joined(separator: ".")[...])
    }
}

extension MacTests.Property {
    /// How code in other types reads the property; nil unless it belongs to a type or to an object that the system
    /// shares.
    fileprivate var expression: String? {
        let shared = ["ProcessInfo": "ProcessInfo.processInfo", "UIDevice": "UIDevice.current"]
        return (isStatic ? type : shared[type]).map { "\($0).\(name)" }
    }
}

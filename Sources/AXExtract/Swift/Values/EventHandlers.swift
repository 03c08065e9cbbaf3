import SwiftSyntax

/// Decides whether code of a file runs only when an event happens, such as a tap.
struct EventHandlers {
    private let calls: OnlyCalls
    private static let ancestorLimit = 128

    /// - Parameter calls: The uses of the functions of the file.
    init(_ calls: OnlyCalls) {
        self.calls = calls
    }

    /// Whether the function around a node, or a closure in it, handles an event.
    func contains(_ node: Syntax) -> Bool {
        let around = sequence(first: node) { $0.parent }.prefix(Self.ancestorLimit)
        guard let function = around.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first else { return false }
        let closures = around.prefix { $0.id != function.id }.compactMap { $0.as(ClosureExprSyntax.self) }
        if !closures.allSatisfy(ClosureParameter.isRunAtOnce) { return true }
        return isHandler(function)
    }

    private func isHandler(_ function: FunctionDeclSyntax) -> Bool {
        let name = function.name.text
        return function.has(attribute: "IBAction")
            || Self.suffixes.contains { name.hasSuffix($0) || name == $0.lowercased() }
            || Self.prefixes.contains { Self.hasFirstWord(name, $0) }
            || Self.reports(function)
            || function.has(attribute: "objc") && calls.isOnlySelected(function)
    }

    /// Whether a function of a delegate reports an event: `pickerView(_:didSelectRow:inComponent:)`.
    private static func reports(_ function: FunctionDeclSyntax) -> Bool {
        let second = function.signature.parameterClause.parameters.dropFirst().first
        return second.map { hasFirstWord($0.firstName.text, "did") } ?? false
    }

    private static func hasFirstWord(_ name: String, _ word: String) -> Bool {
        name.hasPrefix(word) && name.dropFirst(word.count).first?.isLowercase != true
    }

    /// The first words of the names of functions that handle events.
    private static let prefixes = ["did", "handle", "on", "tap", "toggle"]
    /// The last words of these names.
    private static let suffixes = ["Action", "Changed", "Clicked", "Pressed", "Tap", "Tapped"]
}

extension FunctionDeclSyntax {
    fileprivate func has(attribute: String) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute }
    }
}

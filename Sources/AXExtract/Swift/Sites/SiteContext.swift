import AXSource
import SwiftSyntax

/// What the finders of sites share: the file, the table, and how literals are meant.
final class SiteContext {
    let tree: SwiftTree
    let table: APITable
    /// The names of the app's own localization functions.
    let functions: Set<String>
    /// The roots of generated constants.
    let constants: ConstantPath
    /// Whether strings are listed that have nothing to do with accessibility.
    let allStrings: Bool
    /// Whether such strings are read, listed or not.
    let readsAllStrings: Bool
    /// Whether the file imports SwiftUI, so that an unknown parameter may take a key.
    let importsSwiftUI: Bool
    /// Whether the file imports App Intents, whose types have names of every day.
    let importsAppIntents: Bool
    /// Whether the file holds tests, whose texts nobody hears.
    let isTest: Bool
    /// Whether the file sets traits anywhere, which may contradict each other.
    let setsTraits: Bool
    /// The branches of the file's statements.
    let branches: SwiftBranches
    /// The scopes of closures and bodies.
    let closures = ClosureScopes()

    init(_ tree: SwiftTree, _ options: ExtractionOptions) {
        self.tree = tree
        branches = SwiftBranches(tree)
        let imports = tree.imports
        let framework = InterfaceFramework(imports: imports)
        let known: APITable = options.readsAllStrings ? .all(framework) : .accessibility(framework)
        table = known.importing(imports)
        setsTraits = tree.file.text.withUnsafeBufferPointer { Self.traits.contains(in: $0) { _, _ in true } }
        functions = Set(options.functions)
        constants = ConstantPath(roots: options.constants)
        allStrings = options.allStrings
        readsAllStrings = options.readsAllStrings
        isTest = imports.contains("XCTest") || imports.contains("Testing")
        importsSwiftUI = imports.contains("SwiftUI")
        importsAppIntents = imports.contains("AppIntents")
    }

    /// What the names of all modifiers of SwiftUI hold that add traits, and their arguments.
    private static let traits = StemSearch(["addTraits", "AddTraits"])

    /// What a bare literal is at a row's place.
    func meaning(_ row: APIRow) -> ValuePart.Meaning {
        switch row.literal {
        case .text: .text
        case .key: .key(.bareKey)
        case .declared: importsSwiftUI ? .unknown : .text
        }
    }

    /// The part to begin with for a value at a row's place.
    func part(_ expression: ExprSyntax, _ row: APIRow) -> ValuePart {
        var part = ValuePart(expression, meaning(row))
        if row.stringsOnly { part.interest = .strings }
        return part
    }

    func site(
        _ row: APIRow, at name: some SyntaxProtocol, _ values: [ValuePart], _ element: SpokenElement,
        _ scope: SwiftScope
    ) -> SwiftSite {
        SwiftSite(
            row: row, nameSpan: tree.span(name), values: values, element: element, scope: scope,
            enclosing: branches.enclosing(Syntax(name)))
    }
}

/// The scopes of a file's closures and of the bodies of its members, which are read again when their results are looked
/// for. It is made while one file is walked, and lives no longer.
final class ClosureScopes {
    private var scopes: [SyntaxIdentifier: SwiftScope] = [:]

    /// The scope of a closure; nil where the walk did not come to it.
    func scope(of closure: ClosureExprSyntax) -> SwiftScope? { scopes[closure.id] }

    /// The scope of a closure or body, made when it is asked for first.
    func scope(of node: some SyntaxProtocol, make: () -> SwiftScope) -> SwiftScope {
        if let known = scopes[node.id] { return known }
        let scope = make()
        scopes[node.id] = scope
        return scope
    }
}

import AXModel
import AXSource
import SwiftSyntax

/// The file, the API table, the options and the caches that all site finders share.
final class SiteContext {
    let tree: SwiftTree
    let table: APITable
    /// The names of the app's own localization functions.
    let functions: Set<String>
    let constants: ConstantPath
    /// Whether strings that have nothing to do with accessibility are listed.
    let allStrings: Bool
    /// Whether strings that have nothing to do with accessibility are read, even if they aren't listed.
    let readsAllStrings: Bool
    /// Whether to read the content that elements show, which only transcripts need.
    let readsTitles: Bool
    private let readsDebugCode: Bool
    /// The names of functions that may be the app's own modifiers.
    let modifierNames: Set<String>
    let speakingTypes: Set<String>
    private let ownTypes: Set<String>?
    /// In a file that imports SwiftUI, a parameter of unknown type may take a key.
    let importsSwiftUI: Bool
    /// The types of App Intents have common names, so they are recognized only in a file that imports the framework.
    let importsAppIntents: Bool
    /// Whether the file contains tests, whose strings are never spoken in the app.
    let isTest: Bool
    /// Whether a modifier in the file may add traits, which may conflict.
    let setsTraits: Bool
    let branches: SwiftBranches
    let closures = ClosureScopes()
    let configurations = ContentConfigurations()
    let groups: ViewGroups
    let contents: ContentProperties
    let traitProperties: TraitProperties
    /// The chains of rows with swipe actions, by the row's modifier `swipeActions`.
    var swiped: [SyntaxIdentifier: SwiftChain] = [:]
    /// The names that the bodies of functions return or assign, by body.
    var namesPassedOn: [SyntaxIdentifier: Set<String>] = [:]
    /// The types whose views are single elements because they set `isAccessibilityElement` to true. VoiceOver never
    /// reaches the views in them.
    var elementTypes: Set<String> = []
    var containers = ViewContainers()
    /// The views that the file may make accessibility elements: names of types, and properties as `Type.name`, with `*`
    /// for any type or any name.
    var madeElements: Set<String> = []
    var listedElements = ListedElements()
    /// The assignments of literals to properties of the app's own views.
    var assignedAttributes: [AssignedAttribute] = []
    private var unrolledSteps = 0

    init(_ tree: SwiftTree, _ options: ExtractionOptions) {
        self.tree = tree
        groups = ViewGroups(tree, followsMembers: options.titles != .nowhere)
        branches = SwiftBranches(tree, views: groups.members)
        traitProperties = TraitProperties(tree)
        let imports = tree.imports
        let framework = InterfaceFramework(imports: imports)
        let known: APITable = options.readsAllStrings ? .all(framework) : .accessibility(framework)
        table = known.importing(imports)
        setsTraits = tree.file.text.withUnsafeBufferPointer { Self.traits.contains(in: $0) { _, _ in true } }
        functions = Set(options.functions)
        constants = ConstantPath(roots: ConstantRoots(options.constants))
        contents = ContentProperties(table, branches, groups)
        allStrings = options.allStrings
        readsAllStrings = options.readsAllStrings
        readsTitles = options.titles != .nowhere
        readsDebugCode = options.readsDebugCode
        modifierNames = options.modifiers
        speakingTypes = options.speakingTypes
        ownTypes = options.ownTypes
        isTest = imports.contains("XCTest") || imports.contains("Testing")
        importsSwiftUI = imports.contains("SwiftUI")
        importsAppIntents = imports.contains("AppIntents")
    }

    /// The names of all SwiftUI modifiers and arguments that add traits contain one of these.
    private static let traits = SubstringSearch(["addTraits", "AddTraits"])

    /// Whether the code in a clause of `#if` isn't in the iPhone app that users get. This is true of code for other
    /// systems, unless the app may be only for these systems, and of code for debug builds, unless such code is read.
    func isForOthers(_ clause: Syntax) -> Bool {
        guard let clause = clause.as(IfConfigClauseSyntax.self),
            let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
        else { return false }
        let conditions = clauses.map { $0.condition.map { tree.text($0) } }
        let condition = clause.condition.map { tree.text($0) }
        let isOnlyDebug = condition == "DEBUG" || condition == nil && conditions == ["!DEBUG", nil]
        return isOnlyDebug && !readsDebugCode
            || CompilationConditions(conditions).excludePhone(from: condition, isForPhone: isForPhone)
    }

    /// Whether a function only prepares a cell to be set up again, so that the strings that it sets are never spoken.
    /// Always false unless a transcript is made.
    func isOnlyForReuse(_ function: FunctionDeclSyntax) -> Bool {
        readsTitles && function.name.bareName == "prepareForReuse"
    }

    /// Whether a condition of `#if` at the top level of the file is one that holds for an iPhone.
    private lazy var isForPhone = tree.root.statements.contains { item in
        guard case .decl(let declaration) = item.item, let config = declaration.as(IfConfigDeclSyntax.self) else {
            return false
        }
        let conditions = config.clauses.compactMap { $0.condition.map { tree.text($0) } }
        return !CompilationConditions.phones.isDisjoint(with: conditions)
    }

    /// Whether an argument label names an attribute, such as `accessibilityLabel`.
    func isAttribute(_ label: TokenSyntax) -> Bool { table.argument(label.bareName) != nil }

    /// Whether the sources may declare the type that a call makes. A system type doesn't speak the app's parameters.
    /// - Parameter name: The name of the type, or `init` or `Self`.
    func mayBeOwnType(_ name: String) -> Bool {
        name == "init" || name == "Self" || ownTypes?.contains(name) ?? true
    }

    /// The meaning of a bare literal at a site of this API.
    func meaning(_ row: APIRow) -> ValuePart.Meaning {
        switch row.literal {
        case .text: .text
        case .key: .key(.bareKey)
        case .declared: importsSwiftUI ? .unknown : .text
        }
    }

    /// The number of loop steps in one file after which no more loops are unrolled.
    private static let mostUnrolledSteps = 2_000

    /// The loop around a statement, if it sets a property of a different element in each step; nil if there isn't one,
    /// or if too many steps have already been unrolled.
    func unrolled(_ value: [ExprSyntax], _ receiver: String, _ scope: SwiftScope) -> UnrolledLoop? {
        guard unrolledSteps < Self.mostUnrolledSteps, let loop = UnrolledLoop(value, receiver, scope) else {
            return nil
        }
        unrolledSteps += loop.steps.count
        return loop
    }

    /// The whole value at a site of this API, as the first part to read.
    func part(_ expression: ExprSyntax, _ row: APIRow) -> ValuePart {
        var part = ValuePart(expression, meaning(row))
        if row.stringsOnly { part.interest = .strings }
        return part
    }

    func site(
        _ row: APIRow, at name: some SyntaxProtocol, _ value: ExprSyntax, _ element: SpokenElement, _ scope: SwiftScope
    ) -> SwiftSite {
        site(row, at: name, [part(value, row)], element, scope)
    }

    func site(
        _ row: APIRow, at name: some SyntaxProtocol, _ values: [ValuePart], _ element: SpokenElement,
        _ scope: SwiftScope
    ) -> SwiftSite {
        var enclosing = branches.enclosing(Syntax(name))
        enclosing.branch = enclosing.branch.adding(element.shownIn)
        return SwiftSite(
            row: row, nameSpan: tree.span(name), values: values, element: element, scope: scope, enclosing: enclosing)
    }
}

/// A site where a string is set. Its values are expressions, which are read later.
struct SwiftSite {
    let row: APIRow
    /// The span of the API's name.
    let nameSpan: Span
    let values: [ValuePart]
    var element: SpokenElement
    let scope: SwiftScope
    /// The scope of the call that passes the element to the function around the site, or whose result is assigned to
    /// the element. Nil for other sites.
    var caller: SwiftScope?
    /// The arguments of that call, except the element, by the names of their parameters.
    var passed: [String: String] = [:]
    var enclosing = EnclosingBranch()
    /// The kind of content, if the string is what the element shows; nil for other strings.
    var title: Occurrence.Title?
    /// Whether the string is appended to the attribute's previous value.
    var isAppended = false
    /// The expression by which the string contains the attribute's previous value: `button.accessibilityLabel ?? ""`.
    /// Nil if it doesn't.
    var ownValue: String?
    /// Whether the string is an argument that is named after an attribute.
    var isArgument = false
    /// Whether the site is a property or function that provides the string.
    var isMember = false
    /// Whether that member overrides the one of a superclass.
    var isOverride = false
    /// The content that an element shows instead of a string, such as an image, by branch.
    var shown: [(name: String, branch: Branch)] = []
    /// The call that makes the element, if one of the app's functions may return the text that the element shows.
    var maker: FunctionCallExprSyntax?

    /// The scope of the code that contains the element.
    var owner: SwiftScope { caller ?? scope }
}

/// The scopes of a file's closures and of the bodies of its members. They are kept while the file is read, because a
/// body is read again when its results are needed.
final class ClosureScopes {
    private var scopes: [SyntaxIdentifier: SwiftScope] = [:]

    /// The scope of a closure; nil if the walk didn't visit it.
    func scope(of closure: ClosureExprSyntax) -> SwiftScope? { scopes[closure.id] }

    /// The scope of a closure or body, which `make` creates on first use.
    func scope(of node: some SyntaxProtocol, make: () -> SwiftScope) -> SwiftScope {
        if let known = scopes[node.id] { return known }
        let scope = make()
        scopes[node.id] = scope
        return scope
    }
}

import SwiftSyntax

/// The framework whose views a file is about.
enum InterfaceFramework: Sendable {
    case uiKit
    case appKit

    /// What the imports of a file tell: AppKit where only that is imported, else UIKit.
    init(imports modules: Set<String>) {
        let isAppKit = !modules.isDisjoint(with: ["AppKit", "Cocoa"]) && !modules.contains("UIKit")
        self = isAppKit ? .appKit : .uiKit
    }

    /// The modules that a file imports, also those that it imports on some platforms only.
    static func imports(of file: SourceFileSyntax) -> Set<String> {
        var modules: Set<String> = []
        var open = [file.statements]
        while let statements = open.popLast() {
            for statement in statements {
                if let declaration = statement.item.as(ImportDeclSyntax.self), let module = declaration.path.first {
                    modules.insert(module.name.bareName)
                }
                open += statement.item.as(IfConfigDeclSyntax.self).map(clauses) ?? []
            }
        }
        return modules
    }

    private static func clauses(_ conditional: IfConfigDeclSyntax) -> [CodeBlockItemListSyntax] {
        conditional.clauses.compactMap { clause in
            if case .statements(let statements)? = clause.elements { statements } else { nil }
        }
    }
}

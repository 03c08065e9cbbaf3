package import AXSource
import SwiftSyntax

/// The targets that a `Package.swift` declares with literals. The manifest is never run, so computed targets are
/// missing.
package struct PackageManifest: Sendable {
    package struct Target: Hashable, Sendable {
        package enum Kind: Sendable {
            /// A library. Code in a library must specify the library's bundle to look up a string.
            case library
            case executable
            /// Tests, plug-ins, macros, binaries: none of their strings are spoken in an app.
            case other
        }

        package let name: String
        package let kind: Kind
        /// The folder of the target, relative to the package; nil if the manifest doesn't specify it.
        package let path: String?
        /// The files and folders that the target lists as resources, relative to the target's folder.
        package let resources: [String]
    }

    package let targets: [Target]

    /// Reads a manifest; nil if the file is nested too deeply to be parsed.
    package init?(_ file: SourceFile) {
        guard !SwiftNesting.isTooDeep(file.text) else { return nil }
        targets = DeepStack.run {
            var targets: [Target] = []
            var open = [Syntax(SwiftTree(parsing: file).root)]
            while let node = open.popLast() {
                // In `dependencies`, `.target(name:)` refers to a target that is declared elsewhere.
                if node.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { continue }
                if let target = node.as(FunctionCallExprSyntax.self).flatMap(Self.target) { targets.append(target) }
                open += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
            }
            return targets.sorted { $0.name < $1.name }
        }
    }

    private static func target(_ call: FunctionCallExprSyntax) -> Target? {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            let kind = kinds[callee.declName.baseName.text], let name = text("name", of: call)
        else { return nil }
        let resources = SwiftArguments.labeled(["resources"], of: call)?.as(ArrayExprSyntax.self)?.elements ?? []
        return Target(
            name: name, kind: kind, path: text("path", of: call),
            resources: resources.compactMap { $0.expression.as(FunctionCallExprSyntax.self).flatMap(resource) })
    }

    /// The path of a resource: `Resources` for `.process("Resources")`.
    private static func resource(_ call: FunctionCallExprSyntax) -> String? {
        call.arguments.first.flatMap { SwiftLiteral.plainText($0.expression) }
    }

    private static func text(_ label: String, of call: FunctionCallExprSyntax) -> String? {
        SwiftArguments.labeled([label], of: call).flatMap(SwiftLiteral.plainText)
    }

    private static let kinds: [String: Target.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .other, "plugin": .other, "macro": .other,
        "systemLibrary": .other, "binaryTarget": .other,
    ]
}

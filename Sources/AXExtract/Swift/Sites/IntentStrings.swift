import SwiftSyntax

/// Finds the strings of App Intents. Their literals are keys, although the code doesn't name a localizable type.
struct IntentStrings {
    let context: SiteContext
    let scope: SwiftScope

    /// An argument that contains strings, and their table if it isn't the default one.
    private struct Argument: ExpressibleByStringLiteral {
        let label: String?
        var table: String?

        /// The first argument, which has no label.
        static let first = Argument(label: nil)

        init(label: String?, table: String? = nil) {
            self.label = label
            self.table = table
        }

        init(stringLiteral label: String) {
            self.init(label: label)
        }
    }

    /// Types whose literals are keys.
    static let types: Set<String> = [
        "DisplayRepresentation", "TypeDisplayRepresentation", "IntentDescription", "IntentDialog",
    ]

    /// The strings of a call: `IntentDescription("…")`, `AppShortcut(…, shortTitle: "…")`.
    func parts(of call: FunctionCallExprSyntax, named name: String) -> [ValuePart] {
        guard context.importsAppIntents else { return [] }
        let expected = ExpectedType(types: context.table.places, scope: scope)
        let type = name == "init" ? expected.destination(of: call).type : name
        return (type.flatMap { Self.calls[$0] } ?? []).flatMap { parts(of: call.arguments, $0) }
    }

    /// The strings of a property wrapper: `@Parameter(title: "…")`.
    func parts(of attribute: AttributeSyntax) -> [ValuePart] {
        guard context.importsAppIntents, case .argumentList(let arguments)? = attribute.arguments,
            let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.bareName,
            Self.wrappers.contains(name)
        else { return [] }
        return ["title", "description", "requestValueDialog", "requestDisambiguationDialog"].flatMap {
            parts(of: arguments, Argument(label: $0))
        }
    }

    private func parts(of arguments: LabeledExprListSyntax, _ argument: Argument) -> [ValuePart] {
        let value =
            argument.label == nil
            ? arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
            : arguments.first { $0.label?.bareName == argument.label }?.expression
        guard let value else { return [] }
        var call = LocalizationCall(function: "LocalizedStringResource")
        call.table = argument.table
        var part = ValuePart(value, .key(call))
        part.interest = .localized
        return [part]
    }

    private static let wrappers: Set<String> = ["Parameter", "Property", "ComputedProperty", "DeferredProperty"]

    private static let calls: [String: [Argument]] = [
        "IntentDescription": [.first, "categoryName", "searchKeywords", "resultValueName"],
        "IntentDialog": [.first, "full", "supporting"],
        "DisplayRepresentation": ["title", "subtitle", "synonyms"],
        "TypeDisplayRepresentation": ["name", "numericFormat", "synonyms"],
        "AppShortcut": [Argument(label: "phrases", table: "AppShortcuts"), "shortTitle"],
        "IntentChoiceOption": ["title"],
        "Summary": [.first],
        "result": ["dialog"],
        "needsValueError": [.first],
        "needsDisambiguationError": ["dialog"],
        "requestValue": [.first],
        "requestChoice": ["dialog"],
        "requestConfirmation": ["dialog"],
        "requestDisambiguation": ["dialog"],
    ]
}

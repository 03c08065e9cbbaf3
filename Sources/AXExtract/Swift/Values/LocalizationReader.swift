import AXModel
import SwiftSyntax

/// Reads calls of localization functions: what the key is, and what else the call says.
struct LocalizationReader {
    let tree: SwiftTree
    let inference: SpecifierInference
    /// The names of the app's own localization functions.
    let functions: Set<String>

    /// The key of a localization call as a part that knows the call; nil for another call.
    func key(of call: FunctionCallExprSyntax, in part: ValuePart) -> ValuePart? {
        guard mayLookUp(call) else { return nil }
        guard let path = path(of: call) else { return bareInitializer(call, part) }
        if let row = LocalizationFunctions.function(path) { return key(row, call, part) }
        let name = path.split(separator: ".").last.map(String.init) ?? path
        guard functions.contains(name) || functions.contains(path), let first = call.arguments.first else { return nil }
        return wrapper(name, first.expression, call, part)
    }

    /// Tells of most calls by their last names that they look nothing up, without spelling the others.
    private func mayLookUp(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName else { return false }
        return name == "init" || LocalizationFunctions.hasFunction(named: name)
            || functions.contains { $0 == name || $0.hasSuffix(".\(name)") }
    }

    /// `Bundle(for: X.self).localizedString(…)`: a method counts whatever it is called on.
    private func path(of call: FunctionCallExprSyntax) -> String? {
        if let path = SwiftCallee.path(of: call), !path.isEmpty { return path }
        guard let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
            member.base != nil
        else { return nil }
        return "." + member.declName.baseName.bareName
    }

    private func key(_ row: LocalizationFunction, _ call: FunctionCallExprSyntax, _ part: ValuePart) -> ValuePart? {
        let arguments = LabeledArguments(call)
        let first = call.arguments.first
        let bare = first.flatMap { $0.label == nil ? $0.expression : nil }
        let unlabeled = bare ?? arguments.first(["stringLiteral"])
        guard let key = row.keyLabel.map({ arguments.first([$0]) }) ?? unlabeled else { return nil }
        var facts = facts(row.name, call, arguments, row)
        // This argument is a `String`: its interpolations are resolved before the lookup.
        if first?.label?.bareName == "stringLiteral" { facts.interpolates = false }
        return keyPart(key, facts, arguments, part)
    }

    /// `.init(localized: "k")` where a `String` is expected, and `.init("Recents", table: "Sort")` where a
    /// `LocalizedStringResource` or `LocalizedStringKey` is.
    private func bareInitializer(_ call: FunctionCallExprSyntax, _ part: ValuePart) -> ValuePart? {
        guard SwiftCallee.path(call.calledExpression) == ["", "init"], let first = call.arguments.first else {
            return nil
        }
        if first.label?.bareName == "localized" {
            return LocalizationFunctions.function("String").flatMap { key($0, call, part) }
        }
        guard first.label == nil || first.label?.bareName == "stringLiteral" else { return nil }
        // A bundle may be that of an image or a color.
        if case .text = part.meaning, SwiftArguments.labeled(LocalizationFunction.resourceLabels, of: call) == nil {
            return nil
        }
        let isResource = call.arguments.dropFirst().contains { argument in
            argument.label.map { LocalizationFunction.labels.contains($0.bareName) } ?? false
        }
        return key(LocalizationFunction("LocalizedStringResource", interpolates: true, comment: isResource), call, part)
    }

    /// A function of the app: the key first, the rest by its labels. A second text without a label is the comment.
    private func wrapper(
        _ name: String, _ key: ExprSyntax, _ call: FunctionCallExprSyntax, _ part: ValuePart
    ) -> ValuePart {
        let arguments = LabeledArguments(call)
        var facts = facts(name, call, arguments, nil)
        facts.interpolates = false
        facts.isOwn = true
        if facts.comment == nil, let second = call.arguments.dropFirst().first, second.label == nil {
            facts.comment = SwiftLiteral.constantText(second.expression).flatMap { $0.contains(" ") ? $0 : nil }
        }
        facts.takesComment = facts.comment != nil
        return keyPart(key, facts, arguments, part)
    }

    /// The key as a part; the values of a default text's placeholders are those of the key's.
    private func keyPart(
        _ key: ExprSyntax, _ facts: LocalizationCall, _ arguments: LabeledArguments, _ part: ValuePart
    ) -> ValuePart {
        var inner = part.replaced(by: key)
        inner.meaning = .key(facts)
        let text = arguments.first(LocalizationFunction.textLabels)?.as(StringLiteralExprSyntax.self)
        let values = text.flatMap(SwiftLiteral.init)?.interpolations.compactMap { $0.first?.expression } ?? []
        if !values.isEmpty { inner.arguments = values }
        return inner
    }

    private func facts(
        _ name: String, _ call: FunctionCallExprSyntax, _ arguments: LabeledArguments, _ row: LocalizationFunction?
    ) -> LocalizationCall {
        var facts = LocalizationCall(function: name)
        facts.interpolates = row?.interpolates ?? false
        facts.takesComment = row?.takesComment ?? false
        facts.comment = arguments.first(LocalizationFunction.commentLabels).flatMap(SwiftLiteral.constantText)
        facts.showsStrings = name == "Text"
        facts.passed = passed(arguments)
        facts.bundle = arguments.first(LocalizationFunction.bundleLabels).map(tree.text)
        if name == ".localizedString" { facts.bundle = receiver(of: call) }
        if let table = arguments.first(LocalizationFunction.tableLabels) {
            facts.table = SwiftLiteral.constantText(table)
            if facts.table == nil, facts.passed[.table] == nil, !table.is(NilLiteralExprSyntax.self) {
                facts.remark = .computedTable
            }
        }
        if let text = arguments.first(LocalizationFunction.textLabels) { read(text, into: &facts) }
        return facts
    }

    /// What the call hands on of the parameters of the function that it stands in.
    private func passed(_ arguments: LabeledArguments) -> [LocalizationCall.Field: String] {
        let fields: [(LocalizationCall.Field, Set<String>)] = [
            (.table, LocalizationFunction.tableLabels), (.text, LocalizationFunction.textLabels),
            (.comment, LocalizationFunction.commentLabels),
        ]
        var passed: [LocalizationCall.Field: String] = [:]
        for (field, labels) in fields {
            guard let value = arguments.first(labels)?.as(DeclReferenceExprSyntax.self),
                case .parameter = inference.scope.origin(of: value.baseName.bareName, at: value.position.utf8Offset)
            else { continue }
            passed[field] = value.baseName.bareName
        }
        return passed
    }

    private func receiver(of call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(tree.text)
    }

    /// A default text; its interpolations are placeholders in the table.
    private func read(_ text: ExprSyntax, into facts: inout LocalizationCall) {
        guard let spelled = text.as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(spelled) else {
            facts.text = SwiftLiteral.constantText(text)
            return
        }
        let text = RuntimeKey(literal, inference)
        facts.text = text.text
        if text.isOpen { facts.openText = text }
    }
}

/// The arguments of a call that have labels, spelled once for several questions.
struct LabeledArguments {
    private let arguments: [(label: String, expression: ExprSyntax)]

    init(_ call: FunctionCallExprSyntax) {
        arguments = call.arguments.compactMap { argument in
            argument.label.map { ($0.bareName, argument.expression) }
        }
    }

    /// The first argument with one of the labels.
    func first(_ labels: Set<String>) -> ExprSyntax? {
        arguments.first { labels.contains($0.label) }?.expression
    }
}

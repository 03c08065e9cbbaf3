import AXModel
import AXSource
import SwiftSyntax

/// Reads calls to localization functions: their keys, tables, comments and other arguments.
struct LocalizationReader {
    let tree: SwiftTree
    let inference: SpecifierInference
    /// The names of the app's own localization functions.
    let functions: Set<String>

    /// The key of a localization call, as a part whose meaning includes the call; nil for other calls.
    func key(of call: FunctionCallExprSyntax, in part: ValuePart) -> ValuePart? {
        guard mayLookUp(call) else { return nil }
        guard let path = path(of: call) else { return bareInitializer(call, part) }
        if let row = LocalizationFunctions.function(path) { return key(row, call, part) }
        let name = path.lastName
        guard functions.contains(name) || functions.contains(path), let first = call.arguments.first else { return nil }
        return wrapper(name, first.expression, call.arguments, part)
    }

    /// The key of a macro for localized strings, as a part: `#localize("play.label")`. The macro's lookup isn't known,
    /// because compiler plug-ins are never run.
    func key(of macro: MacroExpansionExprSyntax, in part: ValuePart) -> ValuePart? {
        let name = macro.macroName.bareName
        guard functions.contains(name) || name.hasPrefix("localize"), let first = macro.arguments.first else {
            return nil
        }
        return wrapper(name, first.expression, macro.arguments, part)
    }

    /// Rules out most calls by their last names, before the dotted name is built.
    private func mayLookUp(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName else { return false }
        return name == "init" || LocalizationFunctions.hasFunction(named: name)
            || functions.contains { $0 == name || $0.hasSuffix(".\(name)") }
    }

    /// The dotted name of the called function. If a method's receiver isn't a name, it's only the method's name:
    /// `.localizedString` for `Bundle(for: X.self).localizedString(…)`. Nil if the callee isn't a name.
    private func path(of call: FunctionCallExprSyntax) -> String? {
        if let path = SwiftCallee.path(of: call), !path.isEmpty { return path }
        guard let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
            member.base != nil
        else { return nil }
        return "." + member.declName.baseName.bareName
    }

    private func key(_ row: LocalizationFunction, _ call: FunctionCallExprSyntax, _ part: ValuePart) -> ValuePart? {
        let arguments = LabeledArguments(call.arguments)
        let first = call.arguments.first
        let bare = first.flatMap { $0.label == nil ? $0.expression : nil }
        let unlabeled = bare ?? arguments.first(["stringLiteral"])
        guard let key = row.keyLabel.map({ arguments.first([$0]) }) ?? unlabeled else { return nil }
        var lookup = localizationCall(row.name, arguments, row)
        if row.name == ".localizedString" { lookup.bundle = receiver(of: call) }
        // This argument is a `String`: its interpolations are resolved before the lookup.
        if first?.label?.bareName == "stringLiteral" { lookup.interpolates = false }
        return keyPart(key, lookup, arguments, part)
    }

    /// The key of a call to `.init`, whose type the call doesn't name. `.init(localized: "k")` makes a `String`, and
    /// `.init("Recents", table: "Sort")` makes a `LocalizedStringResource` or `LocalizedStringKey`. Nil for other
    /// calls.
    private func bareInitializer(_ call: FunctionCallExprSyntax, _ part: ValuePart) -> ValuePart? {
        guard SwiftCallee.path(call.calledExpression) == ["", "init"], let first = call.arguments.first else {
            return nil
        }
        if first.label?.bareName == "localized" {
            return LocalizationFunctions.function("String").flatMap { key($0, call, part) }
        }
        guard first.label == nil || first.label?.bareName == "stringLiteral" else { return nil }
        // Without a table, default value or comment, the call might make another value, such as an image in a bundle.
        if case .text = part.meaning, SwiftArguments.labeled(LocalizationFunction.resourceLabels, of: call) == nil {
            return nil
        }
        let isResource = call.arguments.dropFirst().contains { argument in
            argument.label.map { LocalizationFunction.labels.contains($0.bareName) } ?? false
        }
        return key(LocalizationFunction("LocalizedStringResource", interpolates: true, comment: isResource), call, part)
    }

    /// Reads a call to the app's own function or macro. The first argument is the key, and labels identify the others.
    /// A literal as the second argument, without a label, is the comment if it contains a space.
    private func wrapper(
        _ name: String, _ key: ExprSyntax, _ list: LabeledExprListSyntax, _ part: ValuePart
    ) -> ValuePart {
        let arguments = LabeledArguments(list)
        var lookup = localizationCall(name, arguments, nil)
        lookup.interpolates = false
        lookup.isOwn = true
        if lookup.comment == nil, let second = list.dropFirst().first, second.label == nil {
            lookup.comment = SwiftLiteral.constantText(second.expression).flatMap { $0.contains(" ") ? $0 : nil }
        }
        lookup.takesComment = lookup.comment != nil
        return keyPart(key, lookup, arguments, part)
    }

    /// The key as a part. The interpolated values of a default value are also the values for the key's placeholders.
    private func keyPart(
        _ key: ExprSyntax, _ lookup: LocalizationCall, _ arguments: LabeledArguments, _ part: ValuePart
    ) -> ValuePart {
        var inner = part.replaced(by: key)
        inner.meaning = .key(lookup)
        let defaultValue = arguments.first(LocalizationFunction.textLabels)?.as(StringLiteralExprSyntax.self)
        let values = defaultValue.flatMap(SwiftLiteral.init)?.interpolations.compactMap { $0.first?.expression } ?? []
        if !values.isEmpty { inner.arguments = values }
        return inner
    }

    private func localizationCall(_ name: String, _ arguments: LabeledArguments, _ row: LocalizationFunction?)
        -> LocalizationCall
    {
        var lookup = LocalizationCall(function: name)
        lookup.interpolates = row?.interpolates ?? false
        lookup.takesComment = row?.takesComment ?? false
        lookup.comment = arguments.first(LocalizationFunction.commentLabels).flatMap(SwiftLiteral.constantText)
        lookup.showsStrings = name == "Text"
        lookup.passed = passedParameters(arguments)
        lookup.bundle = arguments.first(LocalizationFunction.bundleLabels).map(tree.text)
        if let table = arguments.first(LocalizationFunction.tableLabels) {
            lookup.table = SwiftLiteral.constantText(table)
            if lookup.table == nil, lookup.passed[.table] == nil, !table.is(NilLiteralExprSyntax.self) {
                lookup.remark = .computedTable
            }
        }
        if let value = arguments.first(LocalizationFunction.textLabels) { readDefaultValue(value, into: &lookup) }
        return lookup
    }

    /// The parameters of the enclosing function that the call passes on, by the field of the call.
    private func passedParameters(_ arguments: LabeledArguments) -> [LocalizationCall.Field: String] {
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

    /// Reads a default value. Its interpolations are placeholders in the table. An empty default value is ignored,
    /// because users see the key instead (Apple, “localizedString(forKey:value:table:)”).
    private func readDefaultValue(_ value: ExprSyntax, into lookup: inout LocalizationCall) {
        if SwiftLiteral.plainText(value)?.isEmpty == true { return }
        guard let syntax = value.as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(syntax) else {
            lookup.text = SwiftLiteral.constantText(value)
            return
        }
        let text = RuntimeKey(literal, inference)
        lookup.text = text.text
        if text.isOpen { lookup.openText = text }
    }
}

/// The labeled arguments of a call. The labels are converted to strings only once, and then searched several times.
private struct LabeledArguments {
    private let arguments: [(label: String, expression: ExprSyntax)]

    init(_ list: LabeledExprListSyntax) {
        arguments = list.compactMap { argument in
            argument.label.map { ($0.bareName, argument.expression) }
        }
    }

    func first(_ labels: Set<String>) -> ExprSyntax? {
        arguments.first { labels.contains($0.label) }?.expression
    }
}
